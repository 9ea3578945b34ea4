/// How many errors lead from what was typed to the beginning of a word.
enum PrefixDistance {
    /// Letters left out, added, wrong or swapped with their neighbour; nil for more than `atMost`.
    static func between(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar], atMost most: Int) -> Int? {
        let width = min(word.count, typed.count + most)
        guard typed.count - width <= most else { return nil }
        var beforeLast = [Int](repeating: 0, count: width + 1)
        var last = Array(0...width)
        var current = last
        for (row, letter) in typed.enumerated() {
            current[0] = row + 1
            var least = row + 1
            for column in 0..<width {
                var best = last[column] + (letter == word[column] ? 0 : 1)
                best = min(best, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == word[column - 1], typed[row - 1] == word[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = best
                least = min(least, best)
            }
            if least > most { return nil }
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        guard let least = last.min(), least <= most else { return nil }
        return least
    }
}
