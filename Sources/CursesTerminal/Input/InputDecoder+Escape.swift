import TerminalKit

extension InputDecoder {
    /// A key, a mouse report or anything else that begins with ESC; false when more bytes are needed.
    mutating func takeEscape(isFinal: Bool) -> Bool {
        let rest = buffer[position...]
        guard rest.count > 1 else {
            if isFinal { finish(1, .escape) }
            return isFinal
        }
        if let known = keys.filter({ rest.starts(with: $0.bytes) }).max(by: { $0.bytes.count < $1.bytes.count }) {
            finish(known.bytes.count, known.key)
            return true
        }
        if !isFinal, keys.contains(where: { $0.bytes.starts(with: rest) }) { return false }
        switch buffer[position + 1] {
        case UInt8(ascii: "["): return takeControlSequence(isFinal: isFinal)
        case UInt8(ascii: "O"): return takeApplicationKey(isFinal: isFinal)
        case 0x7f, 0x08: finish(2, .ctrl("w"))  // alt-backspace erases a word everywhere
        case ..<0x20: finish(1, .escape)
        default: return takeAlt(isFinal: isFinal)
        }
        return true
    }

    /// `ESC O x`: cursor keys, F1 to F4 and the number pad in application mode.
    private mutating func takeApplicationKey(isFinal: Bool) -> Bool {
        guard position + 2 < buffer.count else {
            if isFinal { finish(2, .alt("O")) }
            return isFinal
        }
        finish(3, Self.key(final: buffer[position + 2]))
        return true
    }

    /// Alt and a character.
    private mutating func takeAlt(isFinal: Bool) -> Bool {
        let start = position + 1
        let length = isUTF8 ? Self.length(ofLead: buffer[start]) : 1
        guard start + length <= buffer.count || isFinal else { return false }
        let character = text(buffer[start..<min(start + length, buffer.count)]).first ?? "\u{FFFD}"
        finish(1 + min(length, buffer.count - start), character == "\u{FFFD}" ? nil : .alt(character))
        return true
    }

    /// Done with some bytes, which were a key or nothing known.
    mutating func finish(_ count: Int, _ key: Key?) {
        position += count
        if let key { decoded.append(.key(key)) }
    }

    /// The key of a sequence's last letter, as xterm sends it.
    static func key(final: UInt8) -> Key? { finals[Character(Unicode.Scalar(final))] }

    private static let finals: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "M": .enter, "P": .f(1), "Q": .f(2),
        "R": .f(3), "S": .f(4), "Z": .backTab,
    ]
}
