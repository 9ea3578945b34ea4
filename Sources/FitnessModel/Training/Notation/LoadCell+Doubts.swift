extension LoadCell {
    private static let largestReps = 100
    private static let largestCount = 20
    private static let heaviest = Mass(grams: 1_000_000)
    private static let longestMilliseconds = 4 * 3_600_000

    /// Readings that are hardly meant: "300 reps?". They are marked, never corrected; each is told once.
    public var doubts: [String] {
        var doubts: [String] = []
        func tell(_ doubt: String) {
            if !doubts.contains(doubt) { doubts.append(doubt) }
        }
        for (set, count) in Self.runs(of: sets) {
            for part in set.parts {
                if let doubt = weightDoubt(part.resistance) { tell(doubt) }
                if let doubt = workDoubt(part.work) { tell(doubt) }
            }
            if count > Self.largestCount { tell("\(count) identical sets?") }
        }
        return doubts
    }

    private func weightDoubt(_ resistance: PerformedSet.Resistance) -> String? {
        switch resistance {
        case .none: return nil
        case .load(let mass), .bodyWeight(let mass):
            let weight = Mass(grams: abs(mass.grams))
            return weight > Self.heaviest ? "\(weight.shown(in: unit)) \(unit.rawValue)?" : nil
        }
    }

    private func workDoubt(_ work: PerformedSet.Work) -> String? {
        switch work {
        case .reps(let reps): return reps > Self.largestReps ? "\(reps) reps?" : nil
        case .time(let milliseconds):
            return milliseconds > Self.longestMilliseconds ? "\(NotationText.time(milliseconds))?" : nil
        case .distance(let length):
            // "2m" in a plank is rather two minutes.
            return kind == .time ? "\(length.shown(in: .m)) metres?" : nil
        }
    }
}
