/// Finds what a misspelt name in a settings file was meant to be.
enum NearName {
    /// ": did you mean theme?", or nothing when no name is near.
    static func suggestion(for name: String, among names: [String]) -> String {
        let rated = names.map { (name: $0, distance: distance(name, $0)) }
        guard let best = rated.min(by: { $0.distance < $1.distance }), best.distance <= max(2, name.count / 3) else {
            return ""
        }
        return ": did you mean \(best.name)?"
    }

    /// The fewest insertions, deletions and replacements between two names (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let letters = Array(second)
        var row = Array(0...letters.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in letters.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[letters.count]
    }
}
