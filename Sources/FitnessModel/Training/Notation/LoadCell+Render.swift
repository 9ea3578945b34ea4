extension LoadCell {
    /// Sets in the notation: "w40x8 70x5*3@8". Reads back to the same sets in the same unit.
    ///
    /// True for all sets that a cell can say. What none can say is written as near as possible: a load of zero
    /// becomes body weight, another weight after a pause becomes a drop.
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
