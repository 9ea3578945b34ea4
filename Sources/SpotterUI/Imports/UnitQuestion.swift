import DiaryExchange
import FitnessModel
import TerminalKit
import ViewKit

/// Asks in which unit a file's weights are, because the file does not say; the likely answer is chosen, with its reason.
struct UnitQuestion: Overlay {
    private let guess: MassUnitGuess?
    private var unit: MassUnit
    private let answer: @Sendable (MassUnit, inout Context) -> Void

    init(guess: MassUnitGuess?, answer: @escaping @Sendable (MassUnit, inout Context) -> Void) {
        self.guess = guess
        self.answer = answer
        unit = guess?.unit ?? .kg
    }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [KeyHint("Enter", "go on with \(unit.rawValue)"), KeyHint("k l", "kg, lb"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape: return .close
        case .enter: return .finish { [unit, answer] context in answer(unit, &context) }
        case .char("k"): unit = .kg
        case .char("l"), .char("p"): unit = .lb
        case .left, .right, .up, .down, .tab, .backTab, .char(" "): unit = unit == .kg ? .lb : .kg
        default: break
        }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let inside = screen.popup(
            Size(columns: min(body.width - 2, 66), rows: 7), title: "Kilograms or pounds?", in: body)
        screen.put("The file does not say in which unit its weights are.", at: inside.origin, maxWidth: inside.width)
        let reason = guess.map { "Likely \($0.unit.rawValue): \($0.reason)." } ?? "Its weights fit both units."
        screen.put(reason, at: inside.origin.moved(rows: 1), style: .muted, maxWidth: inside.width)
        var column = 0
        for choice in MassUnit.allCases {
            let name = choice == .kg ? "kg kilograms" : "lb pounds"
            let isChosen = choice == unit
            let place = inside.origin.moved(columns: column, rows: 3)
            let text = isChosen ? "[\(name)]" : " \(name) "
            column += screen.put(text, at: place, style: isChosen ? Style(.accent, .bold) : .muted) + 2
        }
    }
}
