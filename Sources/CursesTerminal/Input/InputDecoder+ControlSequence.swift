import TerminalKit

extension InputDecoder {
    /// No sequence that means something is longer.
    private static let longest = 64

    /// `ESC [ parameters letter`; false when more bytes are needed. Unknown ones are swallowed whole.
    mutating func takeControlSequence(isFinal: Bool) -> Bool {
        let start = position + 2
        guard let end = buffer[start...].firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
            guard isFinal || buffer.count - start > Self.longest else { return false }
            finish(buffer.count - position, start == buffer.count ? .alt("[") : nil)
            return true
        }
        let letter = buffer[end]
        guard (0x40..<0x7f).contains(letter) else {
            // A control or a letter of another alphabet breaks off the sequence and counts for itself.
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
