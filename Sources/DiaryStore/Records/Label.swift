import FitnessModel

/// Pieces of the short phrases that name a change in the journal.
enum Label {
    private static let longestName = 60

    /// A name cut to what fits a message line, without the control characters that it may hold.
    static func name(_ name: String, longest: Int = longestName) -> String {
        let shown = name.unicodeScalars.prefix(4 * longest).map { scalar in
            scalar.properties.generalCategory == .control ? " " : Character(scalar)
        }
        let words = String(shown).split(separator: " ").joined(separator: " ")
        return words.count > longest ? words.prefix(longest - 1) + "…" : words
    }

    /// "1 cell", "5 cells".
    static func count(_ number: Int, _ singular: String) -> String {
        number == 1 ? "1 \(singular)" : "\(number) \(singular)s"
    }
}
