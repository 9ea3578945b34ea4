package import DiaryStore
package import FitnessModel
package import Phrases
import TerminalKit

extension LoadCell {
    /// The parsed sets in words, for the line beside a cell being typed: "80 kg x 3, 95 kg x 3". Empty for an empty
    /// cell.
    package func described(in unit: MassUnit) -> Phrase {
        let phrases = tokens.map { token -> Phrase in
            switch token.item {
            case .set(let set):
                let described = set.described(in: unit)
                return token.count > 1 ? "\(token.count) sets of \(described)" : described
            case .skipped: return "skipped"
            case .note: return "note: \(token.text)"
            }
        }
        return phrases.isEmpty ? "" : phrases.joined(separator: ", ")
    }
}

extension PerformedSet {
    /// A set in words: "warm-up 40 kg x 8", "80 kg x 5 > 60 kg x 8 @9".
    fileprivate func described(in unit: MassUnit) -> Phrase {
        var words: [Phrase] = isWarmUp ? ["warm-up"] : []
        for part in parts {
            switch part.link {
            case .first: words.append(part.described(in: unit))
            case .drop: words += [Phrase(verbatim: ">"), part.described(in: unit)]
            case .pause: words.append(Phrase(verbatim: "+ \(part.work.described)"))
            case .otherSide: words.append(Phrase(verbatim: "/ \(part.work.described)"))
            }
        }
        switch effort {
        case .rpe(let tenths): words.append(Phrase(verbatim: "@\(NumberFormat.shown(tenths, decimals: 1))"))
        case .rir(let reps): words.append("(\(reps) in reserve)")
        case nil: break
        }
        if toFailure { words.append("to failure") }
        return words.joined(separator: " ")
    }
}

extension PerformedSet.Part {
    fileprivate func described(in unit: MassUnit) -> Phrase {
        switch resistance {
        case .none: return "\(work.described)"
        case .load(let load):
            return Phrase(verbatim: "\(load.shown(in: unit)) \(unit.rawValue) x \(work.described)")
        case .bodyWeight(.zero): return "body weight x \(work.described)"
        case .bodyWeight(let added):
            let weight = "\(Mass(grams: abs(added.grams)).shown(in: unit)) \(unit.rawValue)"
            return added.grams < 0
                ? "body weight - \(weight) x \(work.described)" : "body weight + \(weight) x \(work.described)"
        }
    }
}

extension PerformedSet.Work {
    fileprivate var described: String {
        switch self {
        case .reps(let reps): String(reps)
        case .time(let milliseconds):
            milliseconds > 60_000
                ? NotationText.time(milliseconds) : NumberFormat.shown(milliseconds, decimals: 3) + " s"
        case .distance(let length): length.shown(in: .m) + " m"
        }
    }
}

/// The texts for the times of sets; all arguments are in milliseconds.
package enum SetTimeText {
    /// "4.2": seconds with one decimal.
    package static func seconds(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 50) / 100
        return NumberFormat.shown("\(tenths / 10).\(tenths % 10)")
    }

    /// "0:21": minutes and seconds, rounded.
    package static func clock(_ milliseconds: Int) -> String { ElapsedText.write(milliseconds + 500) }

    /// "4.2 s a rep".
    package static func perRep(_ milliseconds: Int) -> Phrase { "\(seconds(milliseconds)) s a rep" }

    /// "70x5 in 0:21, 4.2 s a rep"; for a hold "60s in 1:00".
    package static func done(_ set: PerformedSet, _ mark: SetMark, _ unit: MassUnit) -> Phrase {
        let done: Phrase = "\(LoadCell.render([set], unit: unit)) in \(clock(mark.milliseconds))"
        let mean = mark.millisecondsPerRep(count: set.repsOfAllParts).map(perRep)
        return [done, mean].compactMap(\.self).joined(separator: ", ")
    }

    /// "3010 asks 4 s, was 3.1 s", "31X0 asks 5 s (X 1 s)"; nil if the text is not a tempo with a duration.
    ///
    /// - Parameter mean: The mean time of a repetition, if known.
    package static func tempo(_ text: String, was mean: Int? = nil) -> Phrase? {
        guard let milliseconds = Tempo.repTime(text), let tempo = Tempo(text) else { return nil }
        let (name, time) = (text.trimmingBlanks, milliseconds / 1000)
        let asks: Phrase =
            tempo.parts.contains(.explosive)
            ? "\(name) asks \(time) s (X \(Tempo.explosive / 1000) s)" : "\(name) asks \(time) s"
        return [asks, mean.map { "was \(seconds($0)) s" }].compactMap(\.self).joined(separator: ", ")
    }

    /// "7 of 12 reps within 0.5 s"; nil if no repetition was measured against a tempo.
    package static func inTempo(_ figures: TimeFigures) -> Phrase? {
        guard figures.pacedReps > 0 else { return nil }
        return "\(figures.inTempo) of \(figures.pacedReps, one: "rep", other: "reps") within 0.5 s"
    }
}

/// The name of a session: its phase and number, or its own title.
package enum SessionName {
    /// "P6 In season, session 4", "Legs", "Free session". If the width is too small, the word "session" is shortened
    /// first, then the phase's name; the number is always complete.
    package static func text(
        phase: String?, column: Int?, title: String, width: Int = .max, ellipsis: String = "…"
    ) -> Phrase {
        guard let phase else { return title.isEmpty ? "Free session" : "\(title)" }
        guard let column else { return "\(phase)" }
        let whole: Phrase = "\(phase), session \(column)"
        guard TextWidth.of(whole) > width else { return whole }
        func short(_ name: String) -> Phrase { "\(name), no. \(column)" }
        return short(TextWidth.truncate(phase, to: width - TextWidth.of(short("")), ellipsis: ellipsis))
    }
}

extension SessionSheet {
    /// "P6 In season, session 3", "Legs", "Free session".
    package var title: Phrase {
        SessionName.text(phase: phaseName, column: session.column, title: session.title)
    }
}
