package import FitnessModel
package import Phrases

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
