extension LoadCell {
    /// The reading in words, to stand beside the cell while it is typed: "80 kg x 3, 95 kg x 3". Empty for an empty cell.
    public func described(in unit: MassUnit) -> String {
        var phrases: [String] = []
        for token in tokens {
            switch token.item {
            case .set(let set):
                let phrase = set.described(in: unit)
                phrases.append(token.count > 1 ? "\(token.count) sets of \(phrase)" : phrase)
            case .skipped: phrases.append("skipped")
            case .note: phrases.append("note: \(token.text)")
            }
        }
        return phrases.joined(separator: ", ")
    }
}

extension PerformedSet {
    /// One set in words: "warm-up 40 kg x 8", "80 kg x 5 > 60 kg x 8 @9".
    public func described(in unit: MassUnit) -> String {
        var words = isWarmUp ? ["warm-up"] : []
        for part in parts {
            switch part.link {
            case .first: words.append(part.described(in: unit))
            case .drop: words += [">", part.described(in: unit)]
            case .pause: words += ["+", part.work.described]
            case .otherSide: words += ["/", part.work.described]
            }
        }
        switch effort {
        case .rpe(let tenths): words.append("@" + NumberFormat.shown(tenths, decimals: 1))
        case .rir(let reps): words.append("(\(reps) in reserve)")
        case nil: break
        }
        if toFailure { words.append("to failure") }
        return words.joined(separator: " ")
    }
}

extension PerformedSet.Part {
    fileprivate func described(in unit: MassUnit) -> String {
        switch resistance {
        case .none: return work.described
        case .load(let load): return "\(load.shown(in: unit)) \(unit.rawValue) x \(work.described)"
        case .bodyWeight(let added):
            if added == .zero { return "body weight x \(work.described)" }
            let weight = Mass(grams: abs(added.grams)).shown(in: unit)
            return "body weight \(added.grams < 0 ? "-" : "+") \(weight) \(unit.rawValue) x \(work.described)"
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
