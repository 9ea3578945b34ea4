import TerminalKit

extension InputDecoder {
    /// No sequence that means something is longer.
    private static let longest = 64

    /// `ESC [ parameters letter`; false when more bytes are needed. Unknown ones are swallowed whole.
    mutating func takeControlSequence(
        isFinal: Bool, into events: inout [InputEvent], _ now: ContinuousClock.Instant
    ) -> Bool {
        let start = position + 2
        guard let end = buffer[start...].firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
            guard isFinal || buffer.count - start > Self.longest else { return false }
            finish(buffer.count - position, start == buffer.count ? .alt("[") : nil, into: &events)
            return true
        }
        let letter = buffer[end]
        guard (0x40..<0x7f).contains(letter) else {
            // A control or a letter of another alphabet breaks off the sequence and counts for itself.
            finish(end - position, nil, into: &events)
            return true
        }
        let parameters = String(decoding: buffer[start..<end], as: UTF8.self)
        if letter == UInt8(ascii: "M"), parameters.isEmpty {
            return takeOldMouse(from: end + 1, isFinal: isFinal, into: &events, now)
        }
        position = end + 1
        switch letter {
        case UInt8(ascii: "M") where parameters.hasPrefix("<"), UInt8(ascii: "m") where parameters.hasPrefix("<"):
            takeMouse(parameters.dropFirst(), isPress: letter == UInt8(ascii: "M"), into: &events, now)
        case UInt8(ascii: "I") where parameters.isEmpty: events.append(.focus(true))
        case UInt8(ascii: "O") where parameters.isEmpty: events.append(.focus(false))
        case UInt8(ascii: "~"): takeNumbered(parameters, into: &events)
        default: takeLetter(letter, parameters, into: &events)
        }
        return true
    }

    private mutating func takeNumbered(_ parameters: String, into events: inout [InputEvent]) {
        let number = parameters.split(separator: ";").first.flatMap { Int($0) }
        switch number {
        case 200: paste = []
        case 1, 7: events.append(.key(.home))
        case 2: events.append(.key(.insert))
        case 3: events.append(.key(.delete))
        case 4, 8: events.append(.key(.end))
        case 5: events.append(.key(.pageUp))
        case 6: events.append(.key(.pageDown))
        case .some(let number):
            let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
            if let index = functions.firstIndex(of: number) { events.append(.key(.f(index + 1))) }
        case nil: break
        }
    }

    private func takeLetter(_ letter: UInt8, _ parameters: String, into events: inout [InputEvent]) {
        guard parameters.allSatisfy({ $0.isNumber || $0 == ";" }), let key = Self.key(final: letter) else { return }
        // The second number is 1 + shift 1 + alt 2 + ctrl 4.
        let modifiers = parameters.split(separator: ";").dropFirst().first.flatMap { Int($0) } ?? 1
        let isByWord = modifiers > 1 && (modifiers - 1) & 6 != 0
        switch key {
        case .left where isByWord: events.append(.key(.alt("b")))
        case .right where isByWord: events.append(.key(.alt("f")))
        default: events.append(.key(key))
        }
    }
}
