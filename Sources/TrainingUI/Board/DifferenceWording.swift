import FitnessModel
import TerminalKit
import ViewKit

extension ComparedFigure {
    /// The name in the head of a column and in the message.
    var name: Phrase {
        switch self {
        case .best: "best set"
        case .e1RM: "e1RM"
        case .volume: "volume"
        case .sets: "sets"
        case .effort: "average RPE"
        }
    }

    /// The name where there is little room.
    var shortName: Phrase {
        switch self {
        case .best: "best"
        case .effort: "RPE"
        default: name
        }
    }

    /// The width of the longest usual difference in words.
    var columnWidth: Int { self == .effort ? 13 : 17 }
}

extension ExerciseFigures {
    /// A figure as text; empty if there is none.
    func text(_ figure: ComparedFigure, in unit: MassUnit) -> String {
        switch figure {
        case .best: best?.text(in: unit) ?? ""
        case .e1RM: e1RM.map { $0.estimateText(in: unit) } ?? ""
        case .volume: volume == .zero ? "" : VolumeText.text(volume, unit)
        case .sets: sets == 0 ? "" : String(sets)
        case .effort: meanEffortTenths.map { NumberFormat.shown($0, decimals: 1) } ?? ""
        }
    }
}

extension Mass {
    /// The absolute amount.
    fileprivate var size: Mass { Mass(grams: abs(grams)) }
}

extension Difference {
    /// Symbol, amount and word, so that nothing depends on colour: "▲ +5 kg up".
    func wording(
        _ figure: ComparedFigure, in unit: MassUnit, _ glyphs: Glyphs, isShort: Bool = false, perSession: Bool = false
    ) -> Phrase {
        switch self {
        case .nothing: return ""
        case .new: return "new"
        case .removed: return "gone"
        case .first: return "first"
        case .notYet: return "not yet"
        case .same: return !perSession ? "= same" : isShort ? "= same/ses" : "= same/session"
        case .otherKind: return "other kind"
        default: break
        }
        let sign = direction > 0 ? "\(glyphs.up) +" : "\(glyphs.down) -"
        let (amount, unitName) = amount(figure, in: unit)
        if perSession, isShort { return "\(sign)\(amount)\(unitName)/ses" }
        let measured: Phrase =
            if case .reps(let reps) = self {
                "\(sign)\(abs(reps), one: "rep", other: "reps")"
            } else {
                unitName.isEmpty ? "\(sign)\(amount)" : "\(sign)\(amount) \(unitName)"
            }
        if perSession { return "\(measured)/session" }
        if case .weight(_, let reps) = self, reps != 0 {
            // More weight for fewer repetitions is not simply more.
            let sign = reps > 0 ? "+" : "-"
            return isShort
                ? "\(measured) \(sign)\(abs(reps))"
                : "\(measured) \(sign)\(abs(reps), one: "rep", other: "reps")"
        }
        guard isShort else { return directed(measured) }
        // The arrow replaces the word; the unit stays, because it names the value.
        switch (self, unitName.isEmpty) {
        case (.reps, _), (_, false): return measured
        default: return figure == .effort ? "\(measured) RPE" : directed(measured)
        }
    }

    /// The longest words that fit.
    func wording(
        _ figure: ComparedFigure, in unit: MassUnit, _ glyphs: Glyphs, perSession: Bool, room: Int
    ) -> Phrase {
        var plain = self
        if case .weight(let mass, _) = self { plain = .weight(mass) }
        let forms = [
            wording(figure, in: unit, glyphs, perSession: perSession),
            wording(figure, in: unit, glyphs, isShort: true, perSession: perSession),
            plain.wording(figure, in: unit, glyphs, isShort: true, perSession: perSession),
        ]
        return forms.first { TextWidth.of($0) <= room } ?? forms[2]
    }

    /// An amount with the word for its direction.
    private func directed(_ amount: Phrase) -> Phrase {
        switch self {
        case .sets: direction > 0 ? "\(amount) more" : "\(amount) fewer"
        case .effort: direction > 0 ? "\(amount) harder" : "\(amount) easier"
        default: direction > 0 ? "\(amount) up" : "\(amount) down"
        }
    }

    /// The number and its unit; repetitions are worded with their plural.
    private func amount(_ figure: ComparedFigure, in unit: MassUnit) -> (String, String) {
        switch self {
        case .weight(let mass, _):
            (figure == .e1RM ? mass.size.estimateText(in: unit) : mass.size.plateText(in: unit), unit.rawValue)
        case .time(let milliseconds): (NumberFormat.shown(Double(abs(milliseconds)) / 1_000, decimals: 2), "s")
        case .distance(let length): (NumberFormat.shown(Double(abs(length.millimetres)) / 1_000, decimals: 2), "m")
        case .share(let perMille):
            (
                abs(perMille) < 10 ? NumberFormat.shown(abs(perMille), decimals: 1) : String((abs(perMille) + 5) / 10),
                "%"
            )
        case .sets(let sets): (String(abs(sets)), "")
        case .setsPerSession(let tenths), .effort(let tenths): (NumberFormat.shown(abs(tenths), decimals: 1), "")
        default: ("", "")
        }
    }

    /// The style that supports the words.
    var style: Style {
        switch self {
        case .effort: .accent
        case .new, .first: Style(.accent, .bold)
        default: direction > 0 ? .success : direction < 0 ? .warning : .muted
        }
    }
}
