package import FitnessModel

/// A week on paper: a client ticks how the day was, and the trainer types it in later.
package enum WellbeingSheet {
    /// 75 columns and 47 rows, for one side of paper.
    package static func text(of name: String, from first: Day) -> String {
        let levels = StressLevel.allCases.map { "[ ] \($0.rawValue) \($0.word)" }.joined(separator: "   ")
        let line = String(repeating: "_", count: 60)
        var lines = [
            "\(name), \(first.long) to \(first.adding(days: 6).long)", "",
            "How was the day? There is no middle: take the side that is nearer.",
            "Words are welcome and not asked for.", "",
        ]
        for offset in 0..<7 {
            lines += [
                first.adding(days: offset).long, "  \(levels)", "  at ____:____   slept ____:____ h",
                "  words  \(line)", "         \(line)", "",
            ]
        }
        return lines.joined(separator: "\n")
    }
}
