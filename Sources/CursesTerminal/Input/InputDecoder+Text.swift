import TerminalKit

extension InputDecoder {
    /// A run of typed text, one key for each character as a person sees it.
    mutating func takeText(isFinal: Bool) -> Bool {
        let end = buffer[position...].firstIndex { $0 < 0x20 || $0 == 0x7f } ?? buffer.endIndex
        let kept = end == buffer.endIndex && !isFinal ? unfinishedBytes(before: end) : 0
        guard position < end - kept else { return false }
        for character in text(buffer[position..<end - kept]) where Self.isTyped(character) {
            decoded.append(.key(.char(character)))
        }
        position = end - kept
        return true
    }

    /// Bytes in the terminal's character set. What is not valid becomes U+FFFD.
    func text(_ bytes: some Collection<UInt8>) -> String {
        if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// How many bytes at the end begin a character that is still coming.
    private func unfinishedBytes(before end: Int) -> Int {
        guard isUTF8 else { return 0 }
        for count in 1...3 where end - count >= position {
            let byte = buffer[end - count]
            if byte & 0xC0 == 0x80 { continue }
            return Self.length(ofLead: byte) > count ? count : 0
        }
        return 0
    }

    /// The bytes of a UTF-8 character that begins so.
    static func length(ofLead byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    /// Damaged bytes and the controls of the upper half are no keys.
    private static func isTyped(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first != "\u{FFFD}" && !(0x80...0x9F).contains(first.value)
    }
}
