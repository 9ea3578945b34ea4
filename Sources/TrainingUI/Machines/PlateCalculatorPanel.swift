import DiaryStore
package import FitnessModel
package import SpotterShell
import TerminalKit
import ViewKit

/// Shows the plates for a typed load while it is typed.
package struct PlateCalculatorPanel: Overlay {
    private var editor: LineEditor
    /// Whether the line still holds its initial text, which typing replaces.
    private var isUntouched = true
    private let bars: [Machine]
    private var chosen = 0
    private let plates: [Plate]
    private let isGymKnown: Bool
    private var calculator: PlateCalculator

    /// - Parameter load: the initial load.
    package init(_ context: inout Context, load: Mass? = nil) {
        let unit = context.client?.unit ?? .kg
        let owned = context.read { diary in try diary.plates.list() } ?? []
        let machines = context.read { diary in try diary.machines.list() } ?? []
        let bars = machines.filter { $0.kind == .bar }
        self.bars =
            bars.isEmpty
            ? Plate.bars(unit).map { Machine(id: .unsaved, name: "", kind: .bar, unit: unit, start: $0) } : bars
        plates = owned
        isGymKnown = !owned.isEmpty
        editor = LineEditor(load.map { $0.notation(in: unit) } ?? "")
        calculator = PlateCalculator(self.bars[0], plates: Plate.inUse(owned, unit: self.bars[0].unit))
    }

    private var bar: Machine { bars[chosen] }
    /// The name of the bar; a standard one has none of its own.
    private var barName: Phrase { bar.id == .unsaved ? "Bar" : "\(bar.name)" }
    private var load: Mass? { Mass.read(editor.text, unit: bar.unit) }

    var hints: [KeyHint] {
        [KeyHint.typing("a load"), KeyHint("↑ ↓", "bar"), KeyHint("C-u", "clear"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .enter: return .close
        case .up, .backTab: choose(chosen - 1)
        case .down, .tab: choose(chosen + 1)
        case .char where isUntouched:
            editor = LineEditor("")
            isUntouched = false
            _ = editor.handle(key)
        default:
            isUntouched = false
            _ = editor.handle(key)
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        if isUntouched { editor = LineEditor("") }
        isUntouched = false
        editor.insert(text)
    }

    private mutating func choose(_ index: Int) {
        chosen = (index + bars.count) % bars.count
        calculator = PlateCalculator(bar, plates: Plate.inUse(plates, unit: bar.unit))
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let box = body.centred(Size(columns: min(body.width - 2, 70), rows: min(body.height, 10)))
        screen.popup(box, title: "Plate calculator")
        let inside = box.inset(by: 1).inset(columns: 1)
        screen.put("Load", at: inside.origin, style: Style(.accent, .bold))
        screen.input(editor, in: inside.top(1).droppingLeft(6).left(14))
        screen.put(verbatim: bar.unit.rawValue, at: inside.origin.moved(columns: 22), style: .muted)
        let barLine = inside.droppingTop(1).top(1)
        screen.put("Bar", at: barLine.origin, style: .muted)
        let weight = "\(NumberFormat.shown(bar.start.notation(in: bar.unit))) \(bar.unit.rawValue)"
        let name: Phrase =
            bars.count > 1
            ? "\(barName), \(weight)  (\(chosen + 1) of \(bars.count))" : "\(barName), \(weight)"
        screen.put(name, at: barLine.origin.moved(columns: 6), maxWidth: inside.width - 6)
        drawAnswer(into: &screen, inside.droppingTop(3))
        let source: Phrase = isGymKnown ? "Plates of the gym." : "Standard plates: , p in Machines enters the gym's."
        screen.put(source, in: inside.bottom(1), align: .leading, style: .muted)
    }

    private func drawAnswer(into screen: inout Screen, _ area: Rect) {
        let separator = screen.glyphs.separator
        guard let load else {
            let isEmpty = editor.text.trimmingBlanks.isEmpty
            screen.put(
                isEmpty ? "Type a load: 102.5, or 225 lb." : "Not a weight: write 102.5, or 225 lb.", in: area,
                align: .leading, style: isEmpty ? .muted : .warning)
            return
        }
        let text = PlateWording.text(load, on: calculator, unit: bar.unit, separator: separator)
        guard let loading = calculator.loading(load) else {
            screen.put("! \(text)", in: area, align: .leading, style: .warning)
            return
        }
        screen.put(text, in: area, align: .leading, style: Style(.accent, .bold))
        let side = loading.perSide.flatMap { Array(repeating: $0.plate.text(beside: bar.unit), count: $0.count) }
        let right = side.map { "[\($0)]" }.joined()
        let left = calculator.sides == 1 ? "" : side.reversed().map { "[\($0)]" }.joined()
        let picture = "\(left)\(String(repeating: "=", count: 12))\(right)"
        if TextWidth.of(picture) <= area.width {
            screen.put(verbatim: picture, in: area.droppingTop(2), align: .leading, style: .text)
        }
    }
}

/// The plates for a load, as text.
enum PlateWording {
    /// "102.5 kg: bar 20 + per side 25 · 15 · 1.25", or the nearest loads if it is impossible.
    static func text(_ load: Mass, on calculator: PlateCalculator, unit: MassUnit, separator: String) -> Phrase {
        let weight = "\(load.shown(in: unit)) \(unit.rawValue)"
        guard let loading = calculator.loading(load) else {
            let (below, above) = calculator.neighbours(of: load)
            switch (below?.shown(in: unit), above?.shown(in: unit)) {
            case (let below?, let above?): return "\(weight) cannot be loaded; nearest: \(below) or \(above)"
            case (let near?, nil), (nil, let near?): return "\(weight) cannot be loaded; nearest: \(near)"
            case (nil, nil): return "\(weight) cannot be loaded"
            }
        }
        let bar = NumberFormat.shown(calculator.bar.notation(in: unit))
        let plates = loading.text(in: unit, separator: separator)
        return switch (calculator.bar > .zero, plates.isEmpty, calculator.sides == 1) {
        case (true, true, _): "\(weight): bar \(bar), empty"
        case (false, true, _): "\(weight): no plates"
        case (true, false, true): "\(weight): bar \(bar) + on one side \(plates)"
        case (true, false, false): "\(weight): bar \(bar) + per side \(plates)"
        case (false, false, true): "\(weight): on one side \(plates)"
        case (false, false, false): "\(weight): per side \(plates)"
        }
    }
}
