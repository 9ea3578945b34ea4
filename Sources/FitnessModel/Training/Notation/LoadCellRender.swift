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
        case .load(let load): return load.notation(in: unit) + "x" + work
        case .bodyWeight(let added):
            if added == .zero { return (part.reps == nil ? "bwx" : "x") + work }
            return "bw" + (added.grams < 0 ? "-" : "+") + Mass(grams: abs(added.grams)).notation(in: unit) + "x" + work
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
package enum NotationText {
    /// "60s", "10.5s", "1:30", "1:02:30".
    package static func time(_ milliseconds: Int) -> String {
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
