/// Bytes of a text that are taken from the front: what numbers, dates and times are read with.
struct ByteScanner<Bytes: RandomAccessCollection<UInt8>> {
    /// What is not taken yet.
    private(set) var rest: Bytes.SubSequence

    init(_ bytes: Bytes) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// Takes an ASCII sign; false when it does not stand here.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Takes these bytes; false when they do not stand here.
    mutating func take(_ bytes: [UInt8]) -> Bool {
        guard rest.starts(with: bytes) else { return false }
        rest = rest.dropFirst(bytes.count)
        return true
    }

    /// Takes a digit; nil when none stands here.
    mutating func digit() -> Int? {
        guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
        rest = rest.dropFirst()
        return Int(first - 0x30)
    }

    /// Takes a whole number of so many digits at most; nil when none stands here.
    mutating func number(upTo limit: Int) -> (value: Int, digits: Int)? {
        var (value, digits) = (0, 0)
        while digits < limit, let digit = digit() {
            value = value * 10 + digit
            digits += 1
        }
        return digits > 0 ? (value, digits) : nil
    }
}
