import Foundation
package import TerminalKit

/// Converts the bytes from a terminal into events. Bytes may arrive in any pieces.
///
/// Not curses' own `get_wch`: that reads byte by byte, takes a pasted text for a million keys, and blocks while it
/// waits for the rest of a sequence.
package struct InputDecoder {
    /// How long an unfinished sequence may wait: the ESC key and the start of another key look the same.
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
    /// The time of the bytes, which distinguishes double clicks from clicks.
    var now = ContinuousClock.now
    /// Complete events that were not returned yet.
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

    /// Returns the complete events. `now` distinguishes double clicks from clicks.
    package mutating func events(at now: ContinuousClock.Instant = .now) -> [InputEvent] {
        take(isFinal: false, now)
    }

    /// How long to wait for the rest of an incomplete sequence; nil if none is pending.
    package var patience: Duration? {
        if paste != nil { return Self.pasteDelay }
        switch buffer.count - position {
        case 0: return nil
        case 1 where buffer[position] == 0x1b: return escapeDelay
        default: return max(escapeDelay, Self.sequenceDelay)
        }
    }

    /// Decodes the pending bytes as complete, after `patience` passed without more.
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

extension InputDecoder {
    /// `ESC [ < button ; column ; row M`, from 1; `m` when the button is released.
    mutating func takeMouse(_ parameters: Substring, isPress: Bool) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, isPress else { return }
        report(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1)
    }

    /// `ESC [ M` and three bytes, 32 more than the numbers: terminals without the newer form.
    mutating func takeOldMouse(from start: Int, isFinal: Bool) -> Bool {
        guard start + 3 <= buffer.count else {
            if isFinal { position = buffer.count }
            return isFinal
        }
        let numbers = buffer[start..<start + 3].map { Int($0) - 32 }
        position = start + 3
        report(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1)
        return true
    }

    /// Bits: 3 letting go (old form), 4 shift, 8 alt, 16 ctrl, 32 moving, 64 the wheel.
    private mutating func report(button: Int, column: Int, row: Int) {
        guard button >= 0, button & 32 == 0, column >= 0, row >= 0 else { return }
        let point = Point(column: column, row: row)
        switch (button & 64 != 0, button & 3) {
        case (true, 0): decoded.append(.mouse(Mouse(kind: .wheelUp, at: point)))
        case (true, 1): decoded.append(.mouse(Mouse(kind: .wheelDown, at: point)))
        case (false, 0): decoded.append(.mouse(Mouse(kind: clicks.kind(at: point, now), at: point)))
        default: break
        }
    }
}

extension InputDecoder {
    private static let pasteEnd = Array("\u{1b}[201~".utf8)

    /// More of a paste; false when its end is not there yet.
    mutating func takePaste() -> Bool {
        var next = position
        while let escape = buffer[next...].firstIndex(of: 0x1b) {
            let rest = buffer[escape...]
            if rest.starts(with: Self.pasteEnd) {
                paste?.append(contentsOf: buffer[position..<escape])
                position = escape + Self.pasteEnd.count
                finishPaste()
                return true
            }
            if Self.pasteEnd.starts(with: rest) {
                paste?.append(contentsOf: buffer[position..<escape])
                position = escape
                return false
            }
            next = escape + 1
        }
        paste?.append(contentsOf: buffer[position...])
        position = buffer.count
        return false
    }

    /// Lines end with LF, whatever the terminal made of them.
    mutating func finishPaste() {
        guard let bytes = paste else { return }
        paste = nil
        let lines = text(bytes).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        decoded.append(.paste(lines))
    }
}

extension InputDecoder {
    /// A run of typed text, one key for each character as a person sees it.
    mutating func takeText(isFinal: Bool) -> Bool {
        let end = buffer[position...].firstIndex { $0 < 0x20 || $0 == 0x7f } ?? buffer.endIndex
        let unfinished = end == buffer.endIndex && !isFinal ? unfinishedBytes(before: end) : 0
        guard position < end - unfinished else { return false }
        for character in text(buffer[position..<end - unfinished]) where Self.isTyped(character) {
            decoded.append(.key(.char(character)))
        }
        position = end - unfinished
        return true
    }

    /// Decodes bytes in the terminal's character set. Invalid ones become U+FFFD.
    func text(_ bytes: some Collection<UInt8>) -> String {
        if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// The number of bytes at the end that start an incomplete character.
    private func unfinishedBytes(before end: Int) -> Int {
        guard isUTF8 else { return 0 }
        for count in 1...3 where end - count >= position {
            let byte = buffer[end - count]
            if byte & 0xC0 == 0x80 { continue }
            return Self.length(ofLead: byte) > count ? count : 0
        }
        return 0
    }

    /// The length of a UTF-8 character with this first byte.
    static func length(ofLead byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    /// Damaged bytes and the controls of the upper half are not keys.
    private static func isTyped(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first != "\u{FFFD}" && !(0x80...0x9F).contains(first.value)
    }
}

/// Distinguishes double clicks from clicks.
struct ClickCounter {
    /// The longest time between the presses of a double click.
    private static let interval: Duration = .milliseconds(400)
    private var last: (point: Point, time: ContinuousClock.Instant)?

    /// The kind of a press. A third quick press is a first one again.
    mutating func kind(at point: Point, _ now: ContinuousClock.Instant) -> Mouse.Kind {
        if let last, last.point == point, now - last.time <= Self.interval {
            self.last = nil
            return .doubleClick
        }
        last = (point, now)
        return .press
    }
}
