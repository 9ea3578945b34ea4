import FitnessModel
import TerminalKit

extension ComparedFigure {
    /// The name in the head of a column and in the message.
    var name: String {
        switch self {
        case .best: "best set"
        case .e1RM: "e1RM"
        case .volume: "volume"
        case .sets: "sets"
        case .effort: "mean RPE"
        }
    }

    /// The name where there is little room.
    var shortName: String {
        switch self {
        case .best: "best"
        case .effort: "RPE"
        default: name
        }
    }

    /// Room for the longest usual difference in words.
    var columnWidth: Int {
        switch self {
        case .best, .e1RM: 15
        case .volume, .sets: 15
        case .effort: 13
        }
    }
}

extension ExerciseFigures {
    /// One figure as text; empty where there is none.
    func text(_ figure: ComparedFigure, in unit: MassUnit) -> String {
        switch figure {
        case .best: best?.text(in: unit) ?? ""
        case .e1RM: e1RM.map { $0.estimateText(in: unit) } ?? ""
        case .volume: volume == .zero ? "" : volume.volumeText(in: unit)
        case .sets: sets == 0 ? "" : String(sets)
        case .effort: meanEffortTenths.map { NumberText.tenths($0) } ?? ""
        }
    }
}

extension Mass {
    /// "1.25": what plates can say stays as it is, converted weights are shown to the tenth.
    func plateText(in unit: MassUnit) -> String {
        let quarters = value(in: unit) * 4
        return abs(quarters - quarters.rounded()) < 0.02
            ? NumberText.plain(quarters.rounded() / 4) : estimateText(in: unit)
    }

    /// "115.5": an estimate is not more exact than a tenth.
    func estimateText(in unit: MassUnit) -> String { NumberText.plain((value(in: unit) * 10).rounded() / 10) }

    /// "840 kg", "12.4 t", "27300 lb".
    func volumeText(in unit: MassUnit) -> String {
        let value = value(in: unit)
        guard unit == .kg, value >= 1_000 else { return "\(Int(value.rounded())) \(unit.rawValue)" }
        let tenths = Int((value / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) t"
    }
}

extension Mass {
    /// Without its sign.
    fileprivate var size: Mass { Mass(grams: abs(grams)) }
}

/// Numbers of the comparison.
enum NumberText {
    /// "8.5", "8".
    static func tenths(_ amount: Int) -> String { plain(Double(amount) / 10) }

    /// Without zeros at the end.
    static func plain(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension Difference {
    /// Sign, amount and word, so that none of it depends on colour: "▲ +5 kg up".
    func words(
        _ figure: ComparedFigure, in unit: MassUnit, _ glyphs: Glyphs, isShort: Bool = false, perSession: Bool = false
    ) -> String {
        switch self {
        case .nothing: return ""
        case .new: return "new"
        case .gone: return "gone"
        case .first: return "first"
        case .notYet: return "not yet"
        case .same: return perSession ? "= same\(isShort ? "/ses" : "/session")" : "= same"
        case .otherKind: return "other kind"
        default: break
        }
        let sign = direction > 0 ? "\(glyphs.up) +" : "\(glyphs.down) -"
        let (amount, unitName) = amount(figure, in: unit)
        let word = word
        if perSession {
            return isShort
                ? "\(sign)\(amount)\(unitName)/ses"
                : "\(sign)\(amount)\(unitName.isEmpty ? "" : " \(unitName)")/session"
        }
        // The arrow says the word as well; what the number counts is said by nothing else.
        if isShort { return "\(sign)\(amount) \(unitName.isEmpty ? figure == .effort ? "RPE" : word : unitName)" }
        return unitName.isEmpty ? "\(sign)\(amount) \(word)" : "\(sign)\(amount) \(unitName) \(word)"
    }

    /// The words that fit, the longest first.
    func words(
        _ figure: ComparedFigure, in unit: MassUnit, _ glyphs: Glyphs, perSession: Bool, room: Int
    ) -> String {
        let long = words(figure, in: unit, glyphs, perSession: perSession)
        return TextWidth.of(long) <= room
            ? long : words(figure, in: unit, glyphs, isShort: true, perSession: perSession)
    }

    private var word: String {
        switch self {
        case .sets: direction > 0 ? "more" : "fewer"
        case .effort: direction > 0 ? "harder" : "easier"
        default: direction > 0 ? "up" : "down"
        }
    }

    private func amount(_ figure: ComparedFigure, in unit: MassUnit) -> (String, String) {
        switch self {
        case .weight(let mass):
            (figure == .e1RM ? mass.size.estimateText(in: unit) : mass.size.plateText(in: unit), unit.rawValue)
        case .reps(let reps): (String(abs(reps)), abs(reps) == 1 ? "rep" : "reps")
        case .time(let milliseconds): (NumberText.plain(Double(abs(milliseconds)) / 1_000), "s")
        case .distance(let length): (NumberText.plain(Double(abs(length.millimetres)) / 1_000), "m")
        case .share(let perMille):
            (abs(perMille) < 10 ? NumberText.tenths(abs(perMille)) : String((abs(perMille) + 5) / 10), "%")
        case .sets(let sets): (String(abs(sets)), "")
        case .setsPerSession(let tenths): (NumberText.tenths(abs(tenths)), "")
        case .effort(let tenths): (NumberText.tenths(abs(tenths)), "")
        default: ("", "")
        }
    }

    /// What the colour adds to the words.
    var style: Style {
        switch self {
        case .effort: .accent
        case .new, .first: Style(.accent, .bold)
        default: direction > 0 ? .success : direction < 0 ? .warning : .muted
        }
    }
}
