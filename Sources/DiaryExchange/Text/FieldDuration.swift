/// A duration in an export.
enum FieldDuration {
    /// Parses `2h 38m`, `45m`, `1:02:03` or plain seconds into seconds; nil for other text or more than seven days.
    static func seconds(_ field: CSVField) -> Int? {
        let bytes = field.trimmed
        guard !bytes.isEmpty else { return nil }
        let total = bytes.contains(0x3A) ? clock(bytes) : parts(bytes)
        return total.flatMap { $0 <= 7 * 86_400 ? $0 : nil }
    }

    /// Parses `H:MM:SS` or `H:MM`.
    private static func clock(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var scanner = ByteScanner(bytes)
        var parts: [Int] = []
        repeat {
            guard let part = scanner.number(upTo: 7)?.value, parts.isEmpty || part < 60 else { return nil }
            parts.append(part)
        } while scanner.take(":")
        guard (2...3).contains(parts.count), scanner.isAtEnd else { return nil }
        let total = parts.reduce(0) { $0 * 60 + $1 }
        return parts.count == 2 ? total * 60 : total
    }

    /// Parses numbers with units; a single number without a unit is in seconds.
    private static func parts(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var scanner = ByteScanner(bytes)
        var total: Int?
        while !scanner.isAtEnd {
            guard let amount = scanner.number(upTo: 7)?.value else { return nil }
            if scanner.isAtEnd { return total == nil ? amount : nil }
            while scanner.take(" ") {}
            guard let factor = factor(scanner.takeWord()) else { return nil }
            while scanner.take(" ") {}
            total = (total ?? 0) + amount * factor
        }
        return total
    }

    private static func factor(_ unit: String) -> Int? {
        switch unit.lowercased() {
        case "h", "hr", "hrs", "std", "std.": 3600
        case "m", "min", "mins", "min.": 60
        case "s", "sec", "secs", "sek", "sek.": 1
        default: nil
        }
    }
}

extension ByteScanner {
    /// Takes the text before the next blank or digit.
    fileprivate mutating func takeWord() -> String {
        let word = rest.prefix { !(0x30...0x39).contains($0) && $0 != 0x20 }
        _ = take(Array(word))
        return String(decoding: word, as: UTF8.self)
    }
}

/// Parses bytes from the front, for numbers, dates and times.
struct ByteScanner<Bytes: RandomAccessCollection<UInt8>> {
    /// The remaining bytes.
    private(set) var rest: Bytes.SubSequence

    init(_ bytes: Bytes) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// Takes an ASCII character; false if it is not next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Takes these bytes; false if they are not next.
    mutating func take(_ bytes: [UInt8]) -> Bool {
        guard rest.starts(with: bytes) else { return false }
        rest = rest.dropFirst(bytes.count)
        return true
    }

    /// Takes a digit; nil if none is next.
    mutating func digit() -> Int? {
        guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
        rest = rest.dropFirst()
        return Int(first - 0x30)
    }

    /// Takes a whole number of at most `limit` digits; nil if none is next.
    mutating func number(upTo limit: Int) -> (value: Int, digits: Int)? {
        var (value, digits) = (0, 0)
        while digits < limit, let digit = digit() {
            value = value * 10 + digit
            digits += 1
        }
        return digits > 0 ? (value, digits) : nil
    }
}
