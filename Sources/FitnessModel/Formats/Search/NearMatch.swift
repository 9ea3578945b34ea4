/// Finds the names probably intended by another one, so that an exercise is not entered twice.
public enum NearMatch {
    /// The likeness, 0...1, below which names are different things.
    private static let threshold = 0.6
    /// Joined names must be more similar than words: "legpress" is not a misspelt "benchpress".
    private static let joinedThreshold = 0.8
    /// The likeness of a word that starts the other one: nearly that of an equal one.
    private static let startLikeness = 0.9
    /// The penalty for each word that only the found name has, and its maximum: the shorter of equally similar names
    /// comes first.
    private static let (surplusCost, mostSurplusCost) = (0.05, 0.2)
    /// Bytes of a word and words of a name that are compared; pasted text must not take time.
    private static let (longestWord, maxWords) = (64, 16)

    /// Indexes into `names`, best first, at most `limit`. Order of words, case, accents and hyphens are ignored; words
    /// may be misspelt or missing: "Bx squat" finds "box-squat banded".
    public static func rank(_ query: String, in names: [String], limit: Int) -> [Int] {
        let wanted = words(query)
        guard !wanted.isEmpty, limit > 0 else { return [] }
        let found = names.enumerated().map { (index: $0, likeness: likeness(wanted, words($1))) }
        return found.filter { $0.likeness >= threshold }
            .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }.prefix(limit).map(\.index)
    }

    /// The likeness of two names by their words.
    private static func likeness(_ wanted: [[UInt8]], _ candidate: [[UInt8]]) -> Double {
        guard !candidate.isEmpty else { return 0 }
        // "boxsquat" and "box squat" differ only in a blank.
        let joined = EditDistance.likeness(cut(wanted.joined()), cut(candidate.joined()), least: joinedThreshold)
        let found = wanted.map { word in candidate.map { likeness(word, $0) }.max() ?? 0 }
        let average = found.reduce(0, +) / Double(wanted.count)
        let surplus = Double(max(candidate.count - wanted.count, 0))
        return max(joined, average - min(surplus * surplusCost, mostSurplusCost))
    }

    /// The likeness of two words; 0 below the threshold.
    private static func likeness(_ word: [UInt8], _ other: [UInt8]) -> Double {
        if word == other { return 1 }
        if word.count >= 2, other.starts(with: word) { return startLikeness }
        return EditDistance.likeness(word, other, least: threshold)
    }

    private static func words(_ text: String) -> [[UInt8]] {
        SearchKey.fold(text).split { !$0.isLetter && !$0.isNumber }.prefix(maxWords).map { cut($0.utf8) }
    }

    private static func cut(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        Array(bytes.prefix(longestWord))
    }
}

/// How many bytes must change to make one word of another.
enum EditDistance {
    /// Bytes inserted, removed, replaced or swapped with their neighbour (optimal string alignment). A letter outside
    /// of ASCII has several.
    static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in 1...left.count {
            var current = [i] + [Int](repeating: 0, count: right.count)
            for j in 1...right.count {
                let isSame = left[i - 1] == right[j - 1]
                current[j] = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    current[j] = min(current[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }

    /// The share of bytes that need not change: 1 for the same word, 0 for nothing in common, and also 0 below `least`.
    static func likeness(_ left: [UInt8], _ right: [UInt8], least: Double) -> Double {
        let longest = max(left.count, right.count)
        guard longest > 0 else { return 1 }
        func share(after changes: Int) -> Double { 1 - Double(changes) / Double(longest) }
        // The difference in length alone needs that many changes; most pairs end here.
        guard share(after: abs(left.count - right.count)) >= least else { return 0 }
        let likeness = share(after: between(left, right))
        return likeness >= least ? likeness : 0
    }
}
