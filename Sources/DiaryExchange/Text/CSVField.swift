/// One field of a CSV record: bytes of the file, valid only while the record's buffer is.
struct CSVField {
    /// What stands between the delimiters, or between the quotes.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Quotes inside are doubled.
    let hasEscapes: Bool

    static var empty: CSVField { CSVField(bytes: UnsafeBufferPointer(start: nil, count: 0), hasEscapes: false) }

    var isEmpty: Bool { bytes.isEmpty }

    /// The bytes without blanks around them.
    var trimmed: UnsafeBufferPointer<UInt8> {
        var start = 0
        var end = bytes.count
        while start < end, Self.isBlank(bytes[start]) { start += 1 }
        while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// The text without blanks around it; nil when it is not UTF-8.
    var text: String? {
        let bytes = trimmed
        return hasEscapes
            ? String(validating: Self.unescaped(bytes), as: UTF8.self) : String(validating: bytes, as: UTF8.self)
    }

    /// The text as Windows-1252, which always succeeds.
    var foreignText: String {
        hasEscapes ? TextEncoding.windows1252(Self.unescaped(trimmed)) : TextEncoding.windows1252(trimmed)
    }

    /// The beginning of the text, for messages.
    var excerpt: String {
        String((text ?? foreignText).prefix(40))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Each pair of quotes becomes one; a single quote stays.
    private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            result.append(bytes[index])
            let isPair = bytes[index] == 0x22 && index + 1 < bytes.count && bytes[index + 1] == 0x22
            index += isPair ? 2 : 1
        }
        return result
    }
}
