extension LoadCell {
    /// Neighbouring sets that are alike, with their number.
    static func runs(of sets: [PerformedSet]) -> [(set: PerformedSet, count: Int)] {
        var runs: [(set: PerformedSet, count: Int)] = []
        for set in sets {
            if let last = runs.last, last.set == set {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((set, 1))
            }
        }
        return runs
    }
}
