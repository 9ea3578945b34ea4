/// Names to search while typing, by the beginnings of their words in any order. They are split once, so that a key
/// costs no time.
public struct NameList: Sendable {
    /// One name of the list.
    public struct Entry: Sendable {
        /// The name as written.
        public let name: String
        /// Other names.
        public let otherNames: [String]
        /// How often it is used; of equally good names the one with more comes first.
        public let uses: Int
        /// The name as search compares it.
        fileprivate let key: String

        /// Creates an entry; `key` is the name as folded by `SearchKey`, if it is known.
        public init(_ name: String, otherNames: [String] = [], uses: Int = 0, key: String? = nil) {
            self.name = name
            self.otherNames = otherNames
            self.uses = uses
            self.key = key ?? SearchKey.fold(name)
        }
    }

    private struct Item: Sendable {
        /// The folded name.
        let key: String
        let uses: Int
        /// The words of the name, followed by those of its other names.
        let words: Range<Int>
        /// The name, then the other names.
        let phrases: Range<Int>
        /// Whether it is left out of the results.
        var isLeftOut = false
    }

    /// How a typed text fits; less is better.
    private struct Rank {
        let index: Int
        /// 0 if the name is the text, 1 if it is except for punctuation, else 2.
        let whole: Int
        /// 0: another name equals the text, 1: the name starts with it, 2: words of it do, 3: only with words of its
        /// other names.
        let fit: Int
        /// Whether enough is typed that a name may be spelt exactly.
        let isSpelt: Bool
    }

    private static let maxWords = 64
    /// The largest number of typed words, as names are not longer.
    private static let maxTyped = 8

    private var letters: [UInt8] = []
    /// The range of each word among the letters.
    private var words: [Range<Int>] = []
    /// The range of words of each phrase.
    private var phrases: [Range<Int>] = []
    private var items: [Item] = []

    /// Takes the names apart.
    public init(_ entries: [Entry]) { append(entries) }

    /// This list with further names at its end, and without its own names at these indexes. Its own names are not split
    /// again.
    public func leavingOut(_ places: some Sequence<Int>, adding entries: [Entry]) -> NameList {
        var list = self
        for place in places { list.items[place].isLeftOut = true }
        list.append(entries)
        return list
    }

    private mutating func append(_ entries: [Entry]) {
        items.reserveCapacity(items.count + entries.count)
        for entry in entries {
            let (firstWord, firstPhrase) = (words.count, phrases.count)
            add(entry.key)
            for name in entry.otherNames { add(SearchKey.fold(name)) }
            items.append(
                Item(
                    key: entry.key, uses: entry.uses,
                    words: firstWord..<min(words.count, firstWord + Self.maxWords),
                    phrases: firstPhrase..<phrases.count))
        }
    }

    private mutating func add(_ phrase: String) {
        let first = words.count
        var start = letters.count
        func close(_ list: inout NameList) {
            if start < list.letters.count { list.words.append(start..<list.letters.count) }
            start = list.letters.count
        }
        for byte in phrase.utf8 {
            switch Self.part(byte) {
            case .letter: letters.append(byte)
            case .gap: close(&self)
            case .nothing: break
            }
        }
        close(&self)
        phrases.append(first..<words.count)
    }

    /// The indexes of matching names, the best first: each typed word starts another word of the name or its other
    /// names. A name equal to the text comes first, then, from four letters on, names that match by themselves and not
    /// by their other names, then more frequent ones, then those that start with the text, then shorter ones.
    public func matches(_ typed: String, limit: Int) -> [Int] {
        let key = SearchKey.fold(typed)
        let wanted = Array(Self.words(key).prefix(Self.maxTyped))
        guard !wanted.isEmpty, limit > 0 else { return [] }
        var best: [Rank] = []
        for index in items.indices where !items[index].isLeftOut {
            guard let rank = rank(index, key, wanted) else { continue }
            var place = best.count
            while place > 0, precedes(rank, best[place - 1]) { place -= 1 }
            guard place < limit else { continue }
            best.insert(rank, at: place)
            if best.count > limit { best.removeLast() }
        }
        return best.map(\.index)
    }

    /// The first name that is this text, ignoring case and accents.
    public func exact(_ typed: String) -> Int? {
        let key = SearchKey.fold(typed)
        return items.firstIndex { $0.key == key && !$0.isLeftOut }
    }

    private func precedes(_ left: Rank, _ right: Rank) -> Bool {
        if left.whole != right.whole { return left.whole < right.whole }
        // A spelt-out name means that exercise, and not another one whose other names match.
        if left.isSpelt, (left.fit == 3) != (right.fit == 3) { return right.fit == 3 }
        let (one, other) = (items[left.index], items[right.index])
        if one.uses != other.uses { return one.uses > other.uses }
        if left.fit != right.fit { return left.fit < right.fit }
        let (length, otherLength) = (one.key.utf8.count, other.key.utf8.count)
        if length != otherLength { return length < otherLength }
        return one.key == other.key ? left.index < right.index : one.key < other.key
    }

    private func rank(_ index: Int, _ key: String, _ wanted: [[UInt8]]) -> Rank? {
        let item = items[index]
        guard fits(wanted, in: item.words) else { return nil }
        let whole = item.key == key ? 0 : isSame(wanted, phrases[item.phrases.lowerBound]) ? 1 : 2
        return Rank(index: index, whole: whole, fit: fit(wanted, item), isSpelt: key.utf8.count >= 4)
    }

    private func fit(_ wanted: [[UInt8]], _ item: Item) -> Int {
        let name = phrases[item.phrases.lowerBound]
        if phrases[item.phrases].contains(where: { isSame(wanted, $0) }) { return 0 }
        if begins(name, with: wanted) { return 1 }
        return fits(wanted, in: name) ? 2 : 3
    }

    private func isSame(_ wanted: [[UInt8]], _ phrase: Range<Int>) -> Bool {
        wanted.count == phrase.count && begins(phrase, with: wanted)
            && zip(wanted, words[phrase]).allSatisfy { $0.count == $1.count }
    }

    private func begins(_ phrase: Range<Int>, with wanted: [[UInt8]]) -> Bool {
        wanted.count <= phrase.count && zip(wanted, phrase).allSatisfy { begins(word: $1, with: $0) }
    }

    private func begins(word: Int, with typed: [UInt8]) -> Bool {
        let place = words[word]
        guard typed.count <= place.count else { return false }
        for offset in typed.indices where letters[place.lowerBound + offset] != typed[offset] { return false }
        return true
    }

    /// Whether each typed word starts a separate word.
    private func fits(_ wanted: [[UInt8]], in words: Range<Int>, from index: Int = 0, taken: UInt64 = 0) -> Bool {
        guard index < wanted.count else { return true }
        for (place, word) in words.prefix(Self.maxWords).enumerated() {
            let bit: UInt64 = 1 << UInt64(place)
            if taken & bit == 0, begins(word: word, with: wanted[index]),
                fits(wanted, in: words, from: index + 1, taken: taken | bit)
            {
                return true
            }
        }
        return false
    }

    /// The kind of a byte of a folded text; an apostrophe separates nothing: "farmer's" is "farmers".
    private enum Part { case letter, gap, nothing }

    private static func part(_ byte: UInt8) -> Part {
        switch byte {
        case UInt8(ascii: "'"): .nothing
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: .letter
        default: .gap
        }
    }

    private static func words(_ text: String) -> [[UInt8]] {
        text.utf8.split { part($0) == .gap }.map { $0.filter { part($0) == .letter } }.filter { !$0.isEmpty }
    }
}
