import TerminalKit

extension InputDecoder {
    /// A key, a mouse report or anything else that begins with ESC; false when more bytes are needed.
    mutating func takeEscape(
        isFinal: Bool, into events: inout [InputEvent], _ now: ContinuousClock.Instant
    ) -> Bool {
        let rest = buffer[position...]
        guard rest.count > 1 else {
            if isFinal { finish(1, .escape, into: &events) }
            return isFinal
        }
        if let known = keys.filter({ rest.starts(with: $0.bytes) }).max(by: { $0.bytes.count < $1.bytes.count }) {
            finish(known.bytes.count, known.key, into: &events)
            return true
        }
        if !isFinal, keys.contains(where: { $0.bytes.starts(with: rest) }) { return false }
        switch buffer[position + 1] {
        case UInt8(ascii: "["): return takeControlSequence(isFinal: isFinal, into: &events, now)
        case UInt8(ascii: "O"): return takeApplicationKey(isFinal: isFinal, into: &events)
        case 0x7f, 0x08: finish(2, .ctrl("w"), into: &events)  // alt-backspace erases a word everywhere
        case ..<0x20: finish(1, .escape, into: &events)
        default: return takeAlt(isFinal: isFinal, into: &events)
        }
        return true
    }

    /// `ESC O x`: cursor keys, F1 to F4 and the number pad in application mode.
    private mutating func takeApplicationKey(isFinal: Bool, into events: inout [InputEvent]) -> Bool {
        guard position + 2 < buffer.count else {
            if isFinal { finish(2, .alt("O"), into: &events) }
            return isFinal
        }
        finish(3, Self.key(final: buffer[position + 2]), into: &events)
        return true
    }

    /// Alt and a character.
    private mutating func takeAlt(isFinal: Bool, into events: inout [InputEvent]) -> Bool {
        let start = position + 1
        let length = isUTF8 ? Self.length(ofLead: buffer[start]) : 1
        guard start + length <= buffer.count || isFinal else { return false }
        let character = text(buffer[start..<min(start + length, buffer.count)]).first ?? "\u{FFFD}"
        finish(1 + min(length, buffer.count - start), character == "\u{FFFD}" ? nil : .alt(character), into: &events)
        return true
    }

    /// Done with some bytes, which were a key or nothing known.
    mutating func finish(_ count: Int, _ key: Key?, into events: inout [InputEvent]) {
        position += count
        if let key { events.append(.key(key)) }
    }

    /// The key of a sequence's last letter, as xterm sends it.
    static func key(final: UInt8) -> Key? {
        switch Character(Unicode.Scalar(final)) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        case "M": .enter
        case "P": .f(1)
        case "Q": .f(2)
        case "R": .f(3)
        case "S": .f(4)
        case "Z": .backTab
        default: nil
        }
    }
}
