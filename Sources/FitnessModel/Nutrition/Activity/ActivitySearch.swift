/// Finds activities by a few typed words, also by synonyms and with misspellings.
public enum ActivitySearch {
    /// A matching activity.
    public struct Match: Hashable, Sendable {
        /// Its place in the list that was searched.
        public let index: Int
        /// The words that matched in place of unknown ones; nil if all typed words matched.
        public let correction: String?
    }

    /// The activities that match every typed word, the best first: the exact name, then names that start with it, then
    /// words that start with it, then synonyms; of equal ones the more frequent one, then the plainer name, the general
    /// one, the one with the lower number, the shorter one. Without text all of them, the more frequent ones first.
    ///
    /// - Parameter uses: how often each was done; empty if that does not matter.
    public static func rank(_ text: String, in activities: [Activity], uses: [Int] = []) -> [Match] {
        let typed = String(SearchKey.fold(text).prefix(longest))
        let candidates = activities.enumerated().map { index, activity in
            Candidate(index: index, activity: activity, uses: uses.indices.contains(index) ? uses[index] : 0)
        }
        let words = Candidate.words(typed)
        guard !typed.isEmpty else {
            return candidates.sorted { ($1.uses, $0.index) < ($0.uses, $1.index) }
                .map { Match(index: $0.index, correction: nil) }
        }
        // No name consists of punctuation only.
        guard !words.isEmpty else { return [] }
        let found = fitting(typed, words, candidates)
        guard found.isEmpty, let corrected = correct(words, candidates) else {
            return found.map { Match(index: $0, correction: nil) }
        }
        let meant = corrected.joined(separator: " ")
        return fitting(meant, corrected, candidates).map { Match(index: $0, correction: meant) }
    }

    private static let longest = 64
    private static let shortestToCorrect = 4
    private static let minSimilarity = 0.66

    private static func fitting(_ typed: String, _ words: [String], _ candidates: [Candidate]) -> [Int] {
        let ranked = candidates.compactMap { candidate in
            candidate.rank(typed, words).map { (rank: $0, candidate: candidate) }
        }
        return ranked.sorted { left, right in
            let (first, second) = (left.candidate, right.candidate)
            guard (left.rank, second.uses) == (right.rank, first.uses) else {
                return (left.rank, second.uses) < (right.rank, first.uses)
            }
            return (first.speciality, first.number, first.key.count, first.index)
                < (second.speciality, second.number, second.key.count, second.index)
        }
        .map(\.candidate.index)
    }

    /// Each word that nothing has, replaced by the likeliest word that something has; nil if one is like none.
    private static func correct(_ words: [String], _ candidates: [Candidate]) -> [String]? {
        let known = Set(candidates.flatMap(\.allWords)).filter { $0.count >= shortestToCorrect }.sorted()
        var corrected: [String] = []
        for word in words {
            if candidates.contains(where: { $0.has(word) }) {
                corrected.append(word)
                continue
            }
            guard word.count >= shortestToCorrect else { return nil }
            let bytes = Array(word.utf8)
            let likely = known.map { (word: $0, likeness: likeness(bytes, Array($0.utf8))) }
            guard let best = likely.max(by: { $0.likeness < $1.likeness }), best.likeness > 0 else {
                return nil
            }
            corrected.append(best.word)
        }
        return corrected
    }

    /// The similarity to the whole word, or to its beginning while typing; the whole word scores a little more.
    private static func likeness(_ typed: [UInt8], _ known: [UInt8]) -> Double {
        let whole = EditDistance.likeness(typed, known, least: minSimilarity)
        guard known.count > typed.count else { return whole }
        return max(whole, EditDistance.likeness(typed, Array(known.prefix(typed.count)), least: minSimilarity) * 0.95)
    }

    /// An activity as it is searched.
    private struct Candidate {
        let index: Int
        let uses: Int
        let key: String
        let words: [String]
        let allWords: [String]

        init(index: Int, activity: Activity, uses: Int) {
            self.index = index
            self.uses = uses
            key = SearchKey.fold(activity.name)
            words = Self.words(key)
            let given = words + Self.words(SearchKey.fold(activity.heading))
            allWords = given + ActivityWords.others(for: given)
        }

        /// "Running, own pace" is 0, "Running, 9.7 km/h" 1, "Climbing stairs, general" 2, "Running up stairs" 3: "run"
        /// means the first.
        var speciality: Int {
            let isPlain = key.first { !$0.isLetter }.map { $0 == "," } ?? true
            let isGeneral = words.contains("general") || key.hasSuffix("own pace") || words.count == 1
            return (isPlain ? 0 : 2) + (isGeneral ? 0 : 1)
        }

        /// The first number in the name, so that 9.7 km/h comes before 10.8; none is the lowest.
        var number: Double {
            let digits = key.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            return Double(digits) ?? -1
        }

        /// Letters and numbers; "(soccer)" and "cross-country" count as their words.
        static func words(_ folded: String) -> [String] {
            folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }

        func has(_ word: String) -> Bool { allWords.contains { $0.hasPrefix(word) } }

        /// How well it fits, 0 best; nil if a word is missing.
        func rank(_ typed: String, _ typedWords: [String]) -> Int? {
            if key == typed { return 0 }
            if key.hasPrefix(typed) { return 1 }
            if typedWords.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) { return 2 }
            return typedWords.allSatisfy(has) ? 3 : nil
        }
    }
}

/// Synonyms of activities. The names of the catalogue have one word each.
enum ActivityWords {
    /// The synonyms of these words, without the words themselves.
    static func others(for words: [String]) -> [String] {
        let given = Set(words)
        return same.filter { !given.isDisjoint(with: $0) }.flatMap { $0.filter { !given.contains($0) } }
    }

    private static let same: [[String]] = [
        ["cycling", "bicycling", "bicycle", "bike", "cycle", "biking"],
        ["running", "run", "runner"],
        ["jogging", "jog", "jogger"],
        ["walking", "walk", "stroll", "strolling"],
        ["hiking", "hike", "trekking", "trek"],
        ["swimming", "swim", "lengths", "crawl", "breaststroke", "backstroke", "butterfly"],
        ["weight", "weights", "lifting", "strength", "resistance", "gym"],
        ["elliptical", "crosstrainer"],
        ["rowing", "rower", "ergometer"],
        ["spinning", "spin"],
        ["soccer", "football"],
        ["skipping", "jumping", "rope", "jumprope"],
        ["skiing", "ski", "skis"],
        ["skating", "skate", "rollerblading", "skates"],
        ["snowboarding", "snowboard"],
        ["climbing", "climb", "bouldering"],
        ["dancing", "dance", "dances", "ballet", "salsa", "zumba"],
        ["riding", "horseback", "equestrian"],
        ["sledding", "sledging", "tobogganing"],
        ["gardening", "garden", "yard", "lawn"],
        ["shovelling", "shoveling"],
        ["snorkelling", "snorkeling"],
        ["vacuum", "hoover", "hoovering", "vacuuming"],
        ["cleaning", "housework", "chores"],
        ["canoeing", "canoe", "kayaking", "kayak", "paddling"],
        ["stairs", "stair", "steps"],
        ["stretching", "mobility"],
        ["interval", "hiit", "tabata", "crossfit"],
        ["badminton", "shuttlecock"],
        ["billiards", "pool", "snooker"],
        ["pushchair", "stroller", "pram", "buggy"],
    ]
}
