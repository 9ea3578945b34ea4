extension LoadCell {
    /// The parsed sets in words, for the line beside a cell being typed: "80 kg x 3, 95 kg x 3". Empty for an empty
    /// cell.
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
    /// A set in words: "warm-up 40 kg x 8", "80 kg x 5 > 60 kg x 8 @9".
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

extension LoadCell {
    /// Sets in the notation: "w40x8 70x5*3@8". Parsing the text gives the same sets in the same unit.
    ///
    /// That holds for all sets that a cell can express. Others are approximated: a load of zero becomes body weight,
    /// another weight after a pause becomes a drop.
    public static func render(_ sets: [PerformedSet], unit: MassUnit) -> String {
        var words: [String] = []
        for run in runs(of: sets) {
            let word = render(run.set, unit: unit)
            var count = run.count
            while count >= 3 {
                let alike = min(count, SetReader.largestCount)
                words.append("\(word.parts)*\(alike)\(word.suffix)")
                count -= alike
            }
            words.append(contentsOf: repeatElement(word.parts + word.suffix, count: count))
        }
        return words.joined(separator: " ")
    }

    private static func render(_ set: PerformedSet, unit: MassUnit) -> (parts: String, suffix: String) {
        var parts = set.isWarmUp ? "w" : ""
        var last: PerformedSet.Resistance?
        for part in set.parts {
            if let last {
                let sameWeight = last == part.resistance
                switch part.link {
                case .pause where sameWeight: parts += "+" + render(part.work)
                case .otherSide where sameWeight: parts += "/" + render(part.work)
                default: parts += ">" + render(part, unit: unit)
                }
            } else {
                parts += render(part, unit: unit)
            }
            last = part.resistance
        }
        return (parts, (set.effort.map(NotationText.effort) ?? "") + (set.toFailure ? "!" : ""))
    }

    private static func render(_ part: PerformedSet.Part, unit: MassUnit) -> String {
        let work = render(part.work)
        switch part.resistance {
        case .none: return part.reps == nil ? work : "x" + work
        case .load(let load): return load.said(in: unit) + "x" + work
        case .bodyWeight(let added):
            if added == .zero { return (part.reps == nil ? "bwx" : "x") + work }
            return "bw" + (added.grams < 0 ? "-" : "+") + Mass(grams: abs(added.grams)).said(in: unit) + "x" + work
        }
    }

    private static func render(_ work: PerformedSet.Work) -> String {
        switch work {
        case .reps(let reps): String(reps)
        case .time(let milliseconds): NotationText.time(milliseconds)
        case .distance(let length): length.text(in: .m) + "m"
        }
    }
}

/// The smallest pieces of the notation as text.
enum NotationText {
    /// "60s", "10.5s", "1:30", "1:02:30".
    static func time(_ milliseconds: Int) -> String {
        guard milliseconds > 60_000 else { return DecimalText.write(milliseconds, decimals: 3) + "s" }
        let minutes = milliseconds / 60_000
        let seconds = DecimalText.write(milliseconds % 60_000, decimals: 3)
        let padded = milliseconds % 60_000 < 10_000 ? "0\(seconds)" : seconds
        guard minutes >= 60 else { return "\(minutes):\(padded)" }
        return "\(minutes / 60):\((minutes % 60).twoDigits):\(padded)"
    }

    /// "@8.5" or "rir2".
    static func effort(_ effort: Effort) -> String {
        switch effort {
        case .rpe(let tenths): "@" + DecimalText.write(tenths, decimals: 1)
        case .rir(let reps): "rir\(reps)"
        }
    }
}
