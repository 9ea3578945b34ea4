import TerminalKit

extension InputDecoder {
    /// The maximum length: more than any known sequence has.
    private static let longest = 64

    /// Decodes `ESC [ parameters letter`; false if more bytes are needed. Unknown sequences are dropped as a whole.
    mutating func takeControlSequence(isFinal: Bool) -> Bool {
        let start = position + 2
        guard let end = buffer[start...].firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
            guard isFinal || buffer.count - start > Self.longest else { return false }
            finish(buffer.count - position, start == buffer.count ? .alt("[") : nil)
            return true
        }
        let letter = buffer[end]
        guard (0x40..<0x7f).contains(letter) else {
            // A control character or a byte beyond ASCII ends the sequence and is decoded separately.
            finish(end - position, nil)
            return true
        }
        let parameters = String(decoding: buffer[start..<end], as: UTF8.self)
        if letter == UInt8(ascii: "M"), parameters.isEmpty {
            return takeOldMouse(from: end + 1, isFinal: isFinal)
        }
        position = end + 1
        switch letter {
        case UInt8(ascii: "M") where parameters.hasPrefix("<"), UInt8(ascii: "m") where parameters.hasPrefix("<"):
            takeMouse(parameters.dropFirst(), isPress: letter == UInt8(ascii: "M"))
        case UInt8(ascii: "I") where parameters.isEmpty: decoded.append(.focus(true))
        case UInt8(ascii: "O") where parameters.isEmpty: decoded.append(.focus(false))
        case UInt8(ascii: "~"): takeNumbered(parameters)
        default: takeLetter(letter, parameters)
        }
        return true
    }

    private mutating func takeNumbered(_ parameters: String) {
        let number = parameters.split(separator: ";").first.flatMap { Int($0) }
        if number == 200 { paste = [] }
        if let key = number.flatMap({ Self.numbered[$0] }) { decoded.append(.key(key)) }
    }

    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .f(1), 12: .f(2),
        13: .f(3), 14: .f(4), 15: .f(5), 17: .f(6), 18: .f(7), 19: .f(8), 20: .f(9), 21: .f(10), 23: .f(11), 24: .f(12),
    ]

    private mutating func takeLetter(_ letter: UInt8, _ parameters: String) {
        guard parameters.allSatisfy({ $0.isNumber || $0 == ";" }), let key = Self.key(final: letter) else { return }
        // The second number is 1 + shift 1 + alt 2 + ctrl 4.
        let modifiers = parameters.split(separator: ";").dropFirst().first.flatMap { Int($0) } ?? 1
        let isByWord = modifiers > 1 && (modifiers - 1) & 6 != 0
        switch key {
        case .left where isByWord: decoded.append(.key(.alt("b")))
        case .right where isByWord: decoded.append(.key(.alt("f")))
        default: decoded.append(.key(key))
        }
    }
}

extension InputDecoder {
    /// Decodes a key, a mouse report or another sequence after ESC; false if more bytes are needed.
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
        case UInt8(ascii: "]"): return takeAnswer(isFinal: isFinal)
        case 0x7f, 0x08: finish(2, .ctrl("w"))  // Alt-Backspace erases a word everywhere
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

    /// `ESC ] 11 ; rgb:red/green/blue`, ended by BEL or `ESC \`: the answer to the question for the background. Other
    /// bytes after `ESC ]` are Alt and a bracket.
    private mutating func takeAnswer(isFinal: Bool) -> Bool {
        let start = position + 2
        let (rest, known) = (buffer[start...], Array("11;".utf8))
        guard rest.starts(with: known) else {
            return !isFinal && known.starts(with: rest) ? false : takeAlt(isFinal: isFinal)
        }
        guard let end = rest.firstIndex(where: { $0 < 0x20 }) else {
            guard isFinal || rest.count > Self.longest else { return false }
            finish(buffer.count - position, nil)
            return true
        }
        let isEscape = buffer[end] == 0x1b
        if isEscape, end + 1 == buffer.count, !isFinal { return false }
        if let colour = Self.colour(String(decoding: buffer[(start + known.count)..<end], as: UTF8.self)) {
            decoded.append(.background(colour))
        }
        let isEnded = isEscape && end + 1 < buffer.count && buffer[end + 1] == UInt8(ascii: "\\")
        // Another ESC begins the next key.
        finish(end + (isEnded ? 2 : isEscape ? 0 : 1) - position, nil)
        return true
    }

    /// The colour of `rgb:ffff/ffff/ffff`, with one to four digits a part.
    private static func colour(_ text: String) -> RGB? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, ["rgb", "rgba"].contains(parts[0]) else { return nil }
        let values = parts[1].split(separator: "/").compactMap { digits -> UInt8? in
            guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
            return UInt8(value * 255 / ((1 << (4 * UInt32(digits.count))) - 1))
        }
        return values.count >= 3 ? RGB(values[0], values[1], values[2]) : nil
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

    /// Consumes bytes, and adds their key if they are one.
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
