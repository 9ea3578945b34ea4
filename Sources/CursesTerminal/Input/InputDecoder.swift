import Foundation
package import TerminalKit

/// Turns what a terminal sends into events. Bytes may come in any pieces.
///
/// Not curses' own `get_wch`: that reads byte by byte, takes a pasted text for a million keys, and blocks while it waits
/// for the rest of a sequence.
package struct InputDecoder {
    /// How long an unfinished sequence may stay: the ESC key and the beginning of a key look the same.
    private let escapeDelay: Duration
    /// A sequence of a remote terminal may come in two packets.
    private static let sequenceDelay: Duration = .milliseconds(100)
    /// A paste whose end was lost must not swallow the keys for ever.
    private static let pasteDelay: Duration = .seconds(5)

    let keys: [KeyBytes]
    let isUTF8: Bool
    private let erasesWithControlH: Bool
    var buffer: [UInt8] = []
    /// The first byte of `buffer` that is not done.
    var position = 0
    var clicks = ClickCounter()
    /// When the bytes came: it tells double clicks from clicks.
    var now = ContinuousClock.now
    /// What is complete and was not handed out yet.
    var decoded: [InputEvent] = []
    /// The text of the paste that is coming in.
    var paste: [UInt8]?

    /// A decoder for a terminal with these keys, in UTF-8 or else Latin-1. On some terminals backspace is ctrl-h.
    package init(
        keys: [KeyBytes] = [], isUTF8: Bool = true, erasesWithControlH: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.keys = keys
        self.isUTF8 = isUTF8
        self.erasesWithControlH = erasesWithControlH
        let milliseconds = environment["ESCDELAY"].flatMap { Int($0) } ?? 25
        escapeDelay = .milliseconds(min(max(milliseconds, 0), 1000))
    }

    /// Takes bytes from the terminal.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
    }

    /// What is complete. `now` tells double clicks from clicks.
    package mutating func events(at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        take(isFinal: false, now)
    }

    /// How long to wait for the rest of what is not complete; nil when nothing is pending.
    package var patience: Duration? {
        if paste != nil { return Self.pasteDelay }
        switch buffer.count - position {
        case 0: return nil
        case 1 where buffer[position] == 0x1b: return escapeDelay
        default: return max(escapeDelay, Self.sequenceDelay)
        }
    }

    /// Takes what is pending as complete, after `patience` passed without more.
    package mutating func flush(at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        if paste != nil { finishPaste() }
        return take(isFinal: true, now)
    }

    private mutating func take(isFinal: Bool, _ now: ContinuousClock.Instant) -> [InputEvent] {
        self.now = now
        while position < buffer.count, step(isFinal: isFinal) {}
        buffer.removeFirst(position)
        position = 0
        defer { decoded = [] }
        return decoded
    }

    /// One thing from the front of the buffer; false when more bytes are needed.
    private mutating func step(isFinal: Bool) -> Bool {
        if paste != nil { return takePaste() }
        let byte = buffer[position]
        switch byte {
        case 0x1b: return takeEscape(isFinal: isFinal)
        case ..<0x20, 0x7f:
            position += 1
            decoded.append(.key(control(byte)))
            return true
        default: return takeText(isFinal: isFinal)
        }
    }

    /// The key of a control character.
    private func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: .ctrl(" ")
        case 0x08 where erasesWithControlH: .backspace
        case 0x09: .tab
        case 0x0d: .enter
        case 0x7f: .backspace
        default: .ctrl(Character(Unicode.Scalar(byte | (byte < 0x1b ? 0x60 : 0x40))))
        }
    }
}
