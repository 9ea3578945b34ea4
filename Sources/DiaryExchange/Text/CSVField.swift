import Foundation

/// A field of a CSV record: bytes of the file, valid only as long as the record's buffer.
struct CSVField {
    /// The bytes between the delimiters, or between the quotes.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether the field contains doubled quotes.
    let hasEscapes: Bool

    static var empty: CSVField { CSVField(bytes: UnsafeBufferPointer(start: nil, count: 0), hasEscapes: false) }

    var isEmpty: Bool { bytes.isEmpty }

    /// The bytes without surrounding blanks.
    var trimmed: UnsafeBufferPointer<UInt8> {
        var start = 0
        var end = bytes.count
        while start < end, Self.isBlank(bytes[start]) { start += 1 }
        while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// The trimmed text; nil if it is not UTF-8.
    var text: String? {
        let bytes = trimmed
        return hasEscapes
            ? String(validating: Self.unescaped(bytes), as: UTF8.self) : String(validating: bytes, as: UTF8.self)
    }

    /// The trimmed text as Windows-1252, which always succeeds.
    var foreignText: String {
        hasEscapes ? TextEncoding.windows1252(Self.unescaped(trimmed)) : TextEncoding.windows1252(trimmed)
    }

    /// The beginning of the text, for messages.
    var excerpt: String {
        String((text ?? foreignText).prefix(40))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Replaces each pair of quotes by one; a single quote is unchanged.
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

/// The encodings of exports.
enum TextEncoding {
    /// Removes the byte order mark of UTF-8 and converts UTF-16 with one. Other bytes are unchanged.
    static func utf8(_ bytes: Data) -> Data {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes.dropFirst(3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0, high: 1) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1, high: 0) }
        return bytes
    }

    /// A surrogate cut in half becomes U+FFFD, so that the rest can still be read.
    private static func utf16(_ bytes: Data, low: Int, high: Int) -> Data {
        let text = bytes.withUnsafeBytes { buffer in
            let units = stride(from: 0, to: buffer.count - 1, by: 2).lazy.map { index in
                UInt16(buffer[index + low]) | UInt16(buffer[index + high]) << 8
            }
            return String(decoding: Array(units), as: UTF16.self)
        }
        return Data(text.utf8)
    }

    /// Decodes Windows-1252, in which every byte is valid; its five unused bytes are decoded as Latin-1.
    static func windows1252(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let code = (0x80...0x9F).contains(byte) ? upperControls[Int(byte) - 0x80] : UInt16(byte)
            text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        }
        return String(text)
    }

    private static let upperControls: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
