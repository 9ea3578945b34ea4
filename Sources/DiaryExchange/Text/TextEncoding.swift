import Foundation

/// The encodings that exports come in.
enum TextEncoding {
    /// UTF-8 without its byte order mark; UTF-16 with one is converted. Anything else comes back as it is.
    static func utf8(_ bytes: Data) -> Data {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes.dropFirst(3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0, high: 1) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1, high: 0) }
        return bytes
    }

    /// Half characters at a cut become U+FFFD, so that the rest is still read.
    private static func utf16(_ bytes: Data, low: Int, high: Int) -> Data {
        let text = bytes.withUnsafeBytes { buffer in
            let units = stride(from: 0, to: buffer.count - 1, by: 2).lazy.map { index in
                UInt16(buffer[index + low]) | UInt16(buffer[index + high]) << 8
            }
            return String(decoding: Array(units), as: UTF16.self)
        }
        return Data(text.utf8)
    }

    /// Windows-1252, in which every byte has a meaning; its five unused bytes stay what they are in Latin-1.
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
