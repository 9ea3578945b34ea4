/// Scores candidates for pickers and the palette, which match by a few letters of a name.
public struct FuzzyMatch: Sendable {
    private static let longest = 256

    private let words: [[Unicode.Scalar]]

    /// Splits the query once for all candidates. The part longer than any name is cut.
    public init(_ query: String) {
        words = SearchKey.fold(String(query.prefix(Self.longest))).split(separator: " ").map {
            Array($0.unicodeScalars)
        }
    }

    /// Higher is better; nil if a letter is missing. An empty query matches everything with 0.
    ///
    /// The letters of each word of the query must occur in order; beginnings of words and adjacent letters score more,
    /// and the words may be in any order.
    public func score(_ candidate: String) -> Int? {
        let letters = Array(SearchKey.fold(String(candidate.prefix(Self.longest))).unicodeScalars.prefix(Self.longest))
        var total = 0
        for word in words {
            guard let score = Self.score(word, in: letters) else { return nil }
            total += score
        }
        // The shorter of two equally good names is more likely.
        return total == 0 ? 0 : total * 16 - min(letters.count, 15)
    }

    /// The indices of the candidates that fit, the best first; equally good ones stay in their order.
    public func rank(_ candidates: [String]) -> [Int] {
        let scored = candidates.enumerated().compactMap { index, text in score(text).map { (index: index, score: $0) } }
        return scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.index)
    }

    private static let hit = 16
    private static let neighbour = 16
    private static let wordStart = 12
    private static let textStart = 8
    private static let unreachable = Int.min / 2

    /// The best way to match the letters in order: `ending[j]` is the best score with the last letter at j.
    private static func score(_ word: [Unicode.Scalar], in letters: [Unicode.Scalar]) -> Int? {
        guard word.count <= letters.count else { return nil }
        var ending = [Int](repeating: unreachable, count: letters.count)
        for (place, wanted) in word.enumerated() {
            var next = [Int](repeating: unreachable, count: letters.count)
            var bestBefore = place == 0 ? 0 : unreachable
            for (index, letter) in letters.enumerated() {
                if place > 0, index > 0 {
                    // A gap costs one for each letter that is passed over.
                    bestBefore = max(bestBefore - 1, ending[index - 1])
                }
                guard letter == wanted, bestBefore > unreachable / 2 else { continue }
                let follows = place > 0 && index > 0 && ending[index - 1] > unreachable / 2
                let apart = bestBefore + hit + bonus(at: index, in: letters)
                let joined = follows ? ending[index - 1] + hit + max(neighbour, bonus(at: index, in: letters)) : apart
                next[index] = max(apart, joined)
            }
            ending = next
        }
        guard let best = ending.max(), best > unreachable / 2 else { return nil }
        return max(best, 1)
    }

    private static func bonus(at index: Int, in letters: [Unicode.Scalar]) -> Int {
        if index == 0 { return wordStart + textStart }
        let before = letters[index - 1]
        return before.properties.isAlphabetic || before.properties.numericType != nil ? 0 : wordStart
    }
}
