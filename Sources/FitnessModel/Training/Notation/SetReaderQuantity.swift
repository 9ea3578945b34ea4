extension SetReader {
    /// A number with its unit.
    enum Quantity {
        case number(DecimalNumber)
        case mass(Mass)
        case time(milliseconds: Int)
        case distance(Length)
    }

    /// Longest time and distance that are read: 999,999 s and 999,999 m.
    private static let largestAmount = 999_999_999

    /// Reads "70", "20kg", "60s", "1:30", "40m".
    mutating func quantity() -> Quantity? {
        guard let number = DecimalNumber.take(from: &rest) else { return nil }
        guard let next = rest.first else { return .number(number) }
        switch next | 0x20 {
        case UInt8(ascii: ":"): return clock(number)
        case UInt8(ascii: "k"):
            if take("kgs") || take("kg") { return .mass(Mass(number, .kg)) }
            return take("km") ? distance(number, millimetres: 1_000_000) : nil
        case UInt8(ascii: "l"): return take("lbs") || take("lb") ? .mass(Mass(number, .lb)) : nil
        case UInt8(ascii: "s"):
            return take("secs") || take("sec") || take("s") ? time(number, milliseconds: 1000) : nil
        case UInt8(ascii: "\""): return take("\"") ? time(number, milliseconds: 1000) : nil
        case UInt8(ascii: "m"):
            if take("mins") || take("min") { return time(number, milliseconds: 60_000) }
            return take("m") ? distance(number, millimetres: 1000) : nil
        case UInt8(ascii: "c"): return take("cm") ? distance(number, millimetres: 10) : nil
        default: return .number(number)
        }
    }

    /// "1:30", "1:30.5", "1:02:30": below the first colon always two digits, below 60.
    private mutating func clock(_ leading: DecimalNumber) -> Quantity? {
        guard rest.first == UInt8(ascii: ":"), var total = leading.whole else { return nil }
        for _ in 0..<2 where take(":") {
            guard let sixtieths = sixtieths() else { return nil }
            total = total * 60 + sixtieths
        }
        var milliseconds = total * 1000
        if rest.count > 1, rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
            // Completes the number to "0.5", so that fractions are parsed in one place.
            rest = [UInt8(ascii: "0")] + rest
            guard let fraction = DecimalNumber.take(from: &rest), fraction.decimals > 0 else { return nil }
            milliseconds += fraction.scaled(by: 1000)
        }
        return milliseconds <= Self.largestAmount ? .time(milliseconds: milliseconds) : nil
    }

    private mutating func sixtieths() -> Int? {
        guard let tens = digit(below: 6), let ones = digit(below: 10) else { return nil }
        return tens * 10 + ones
    }

    private mutating func digit(below limit: UInt8) -> Int? {
        guard let byte = rest.first, byte >= UInt8(ascii: "0"), byte < UInt8(ascii: "0") + limit else { return nil }
        rest.removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }

    private func time(_ number: DecimalNumber, milliseconds: Int) -> Quantity? {
        let amount = number.scaled(by: milliseconds)
        return amount <= Self.largestAmount ? .time(milliseconds: amount) : nil
    }

    private func distance(_ number: DecimalNumber, millimetres: Int) -> Quantity? {
        let amount = number.scaled(by: millimetres)
        return amount <= Self.largestAmount ? .distance(Length(millimetres: amount)) : nil
    }

    /// Removes "x", "X" or "×" at the beginning.
    mutating func takeTimes() -> Bool {
        take("x") || take("\u{D7}")
    }

    /// Removes "reps" or "rep" at the beginning.
    mutating func takeReps() -> Bool { take("reps") || take("rep") }

    /// Removes a word at the beginning, in either case; the word is given in lowercase.
    mutating func take(_ word: String) -> Bool {
        var position = rest.startIndex
        for letter in word.utf8 {
            guard position < rest.endIndex else { return false }
            let byte = rest[position]
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            guard (isCapital ? byte | 0x20 : byte) == letter else { return false }
            position += 1
        }
        rest = rest[position...]
        return true
    }
}
