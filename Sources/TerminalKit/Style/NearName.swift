/// Finds what a misspelt name was meant to be.
public enum NearName {
    /// The most similar name that differs in at most a third of its letters, or in `least` of them; nil when none does.
    public static func nearest(to name: String, among names: [String], least: Int = 1) -> String? {
        let best = names.map { (name: $0, distance: distance(name, $0)) }.min { $0.distance < $1.distance }
        guard let best, best.distance <= max(least, name.count / 3) else { return nil }
        return best.name
    }

    /// The fewest insertions, deletions and replacements between two names (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in 0..<second.count {
                let replaced = diagonal + (letter == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
