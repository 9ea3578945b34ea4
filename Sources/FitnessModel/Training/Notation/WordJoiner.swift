/// Finds sets that are written with blanks inside: "62.5 x 8 @9", "60 kg x 8 reps", "20 s".
struct WordJoiner {
    /// The largest number of words in a set: "80 kg x 8 > 60 kg x 8 > 40 kg x 10 reps @ RPE 9" has 18.
    private static let longest = 24
    private static let units =
        MassUnit.allCases.flatMap(\.words)
        + ["secs", "sec", "s", "mins", "min", "m", "km", "cm", "reps", "rep", "\""]

    let bytes: [UInt8]
    let words: [Range<Int>]
    let unit: MassUnit

    /// The set that starts with a word, and the number of its words; the longest one.
    ///
    /// - Parameter isInNote: whether a note precedes it.
    func set(at first: Int, isInNote: Bool) -> (set: PerformedSet, count: Int, words: Int)? {
        var text = bytes[words[first]]
        var read = SetReader.read(text, unit: unit)
        let isWhole = read != nil
        var found = read.map { (set: $0.set, count: $0.count, words: 1) }
        guard isWhole || !Self.isOperator(text) || !isInNote && Self.isTimes(text) else { return nil }
        var next = first + 1
        while next < words.count, next - first < Self.longest {
            let right = bytes[words[next]]
            guard Self.isJoint(text, right), !isTorn(text, read, right) else { break }
            text += right
            next += 1
            read = SetReader.read(text, unit: unit, isJoined: true)
            guard let read, !isCut(text, before: next) else { continue }
            // "5 min late" is a note: a bare time with a blank inside must be alone.
            let isBare = !isWhole && read.set.parts[0].resistance == .none
            if isBare, isInNote || startsWithLetter(next) { continue }
            found = (read.set, read.count, next - first)
        }
        return found
    }

    /// Whether two sets would be joined: each is a set by itself, or a sum of sets is meant, "70x5 + 70x3".
    private func isTorn(
        _ left: ArraySlice<UInt8>, _ read: (set: PerformedSet, count: Int)?, _ right: ArraySlice<UInt8>
    ) -> Bool {
        guard let own = SetReader.read(right, unit: unit) else { return false }
        if read != nil { return true }
        guard let last = left.last, last == UInt8(ascii: "+") || last == UInt8(ascii: "/") else { return false }
        return own.set.parts[0].resistance != .none && SetReader.read(left.dropLast(), unit: unit) != nil
    }

    /// Whether a number would be separated from the "x" or the unit after it.
    private func isCut(_ text: ArraySlice<UInt8>, before next: Int) -> Bool {
        guard next < words.count else { return false }
        let word = bytes[words[next]]
        return word.first == UInt8(ascii: "*") || Self.isTimes(word) || Self.startsWithUnit(word, after: text)
    }

    private func startsWithLetter(_ next: Int) -> Bool {
        next < words.count && Self.isLetter(bytes[words[next].lowerBound])
    }

    /// Whether two words can belong together by their adjacent characters: never two numbers.
    private static func isJoint(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        guard let last = left.last, let first = right.first, !SetReader.isClosing(last) else { return false }
        let isNumberNext = isDigit(first)
        if isDigit(last), isNumberNext { return false }
        if isOperator(last) || left.suffix(2).elementsEqual("×".utf8) { return true }
        if isOperator(first) || first == UInt8(ascii: "!") || right.starts(with: "×".utf8) { return true }
        if begins(right, with: "rpe") || begins(right, with: "rir") { return true }
        guard isNumberNext else {
            let isWarmUp = left.count == 1 && last | 0x20 == UInt8(ascii: "w")
            return isWarmUp && begins(right, with: "bw") || startsWithUnit(right, after: left)
        }
        if left.count == 1, last | 0x20 == UInt8(ascii: "w") { return true }
        return begins(left.suffix(3), with: "rpe") || begins(left.suffix(3), with: "rir")
    }

    private static func startsWithUnit(_ word: ArraySlice<UInt8>, after left: ArraySlice<UInt8>) -> Bool {
        guard let last = left.last, isDigit(last) else { return false }
        return units.contains { unit in
            guard begins(word, with: unit) else { return false }
            let after = word.dropFirst(unit.utf8.count).first
            return after.map { !isLetter($0) || $0 | 0x20 == UInt8(ascii: "x") || $0 == 0xC3 } ?? true
        }
    }

    /// Whether a word starts with another one, which is given in lowercase, in either case.
    private static func begins(_ word: ArraySlice<UInt8>, with other: String) -> Bool {
        var place = word.startIndex
        for letter in other.utf8 {
            guard place < word.endIndex, word[place] == letter || word[place] | 0x20 == letter else { return false }
            place += 1
        }
        return true
    }

    private static func isTimes(_ word: ArraySlice<UInt8>) -> Bool {
        word.elementsEqual("x".utf8) || word.elementsEqual("X".utf8) || word.elementsEqual("×".utf8)
    }

    private static func isOperator(_ word: ArraySlice<UInt8>) -> Bool { word.allSatisfy(isOperator) || isTimes(word) }

    /// The characters between the numbers of a set.
    private static func isOperator(_ byte: UInt8) -> Bool { "xX*@>+/".utf8.contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
