import CCurses
import Foundation
public import TerminalKit

/// The terminal on standard input and output, controlled as long as this object is open.
///
/// Use it from one thread. While it is open nothing else may write to standard output; standard error is held back
/// until the screen is left. `close`, deinitialisation, `exit` and a crash restore the terminal.
public final class CursesTerminal {
    /// Columns and rows at the start, then as reported by the last `.resize` event.
    public internal(set) var size: Size
    /// The colours that `show` uses.
    public let depth: ColourDepth
    /// Whether the locale's character set is UTF-8; else draw with `Glyphs.ascii`.
    public let usesUnicode: Bool
    /// Whether the terminal database has no entry of the terminal's name, so that it is treated as one of xterm's
    /// family.
    public let isUnknown: Bool

    let curses: OpaquePointer
    /// The end of the signal pipe that becomes readable when a signal arrives.
    let signals: Int32
    var modes: TerminalModes
    var decoder: InputDecoder
    var painter: ScreenPainter
    /// When the terminal was asked for its background; nil once it has answered.
    private var asked: ContinuousClock.Instant?
    /// When the last byte was read.
    var lastInput = ContinuousClock.now
    /// Events raised outside `nextEvents`, delivered by its next call.
    var waiting: [InputEvent] = []
    /// The signal that asked the program to quit; nil without one, and if it only reported that the terminal vanished.
    public private(set) var endingSignal: Int32?
    /// Whether the terminal vanished or a signal asked the program to quit.
    var hasEnded = false
    /// Whether the program controls the terminal; false while it is suspended, another program runs, or after the end.
    var isShowing = true
    private var isOpen = true

    /// Takes control of the terminal. If it throws, the terminal is as it was.
    ///
    /// - Parameters:
    ///   - mouse: whether the mouse is reported from the start.
    ///   - forced: the colour depth, limited to that of the terminal; nil detects it.
    public init(mouse: Bool, depth forced: ColourDepth? = nil) throws(TerminalError) {
        guard terminal_io_is_terminal() != 0 else { throw .notATerminal }
        let environment = ProcessInfo.processInfo.environment
        let name = environment["TERM"] ?? ""
        guard name != "dumb" else { throw .dumbTerminal }
        guard !name.isEmpty else { throw .unknownTerminal(name: name) }
        usesUnicode = ["UTF-8", "UTF8"].contains(String(cString: terminal_io_character_set()).uppercased())

        terminal_guard_save()
        signals = signal_pipe_open()
        guard signals >= 0 else { throw .noSignals(code: errno) }
        let request = ColourRequest(environment: environment, forced: forced)
        let direct = request.wantsDirectColours ? direct_colour_open() : nil
        let known = direct ?? cc_open(name)
        isUnknown = known == nil
        // Terminals that are too new for the system's database understand xterm's sequences.
        guard let screen = known ?? direct_colour_open() else {
            signal_pipe_close()
            throw .unknownTerminal(name: name)
        }
        curses = screen
        guard cc_capability("cup") != nil else {
            cc_close(screen)
            signal_pipe_close()
            throw .dumbTerminal
        }
        terminal_io_all_keys()
        def_prog_mode()
        modes = TerminalModes(mouse: mouse)
        terminal_guard_arm(modes.restoring)

        let promised = Int(cc_promised_colours())
        let requested = request.depth(colours: isUnknown ? 256 : promised)
        // Without start_color curses never sends a colour.
        depth = requested != .mono && start_color() == OK ? requested : .mono
        painter = ScreenPainter(depth: depth)
        decoder = InputDecoder(
            keys: KeyBytes.ofTerminal(), isUTF8: usesUnicode,
            erasesWithControlH: terminal_guard_erase_character() == 8)
        size = Self.reportedSize() ?? Size(columns: Int(cc_columns()), rows: Int(cc_rows()))
        cc_resize(Int32(size.rows), Int32(size.columns))
        terminal_guard_hold_errors()
        write(modes.entering)
    }

    deinit { close() }

    /// Restores the terminal. Further calls do nothing.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        if isShowing { leave() }
        cc_free(curses)
        signal_pipe_close()
    }

    /// Paints a screen from the top left corner and sends only the cells that changed since the last call. Cells
    /// outside the terminal are cut off.
    public func show(_ screen: Screen, theme: Theme) {
        guard isShowing, !hasEnded else { return }
        painter.paint(screen, theme: theme, onto: size)
    }

    /// Rings the terminal's bell.
    public func bell() {
        if isShowing { write("\u{07}") }
    }

    /// Copies a text to the terminal's clipboard (OSC 52). The terminal may refuse, and does not report it.
    public func copy(_ text: String) {
        if isShowing { write("\u{1b}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}") }
    }

    /// Asks the terminal for the colour of its background (OSC 11). The answer arrives as an event, if at all: not every
    /// terminal knows the question.
    public func askBackground() {
        guard isShowing, modes.isExtended, depth != .mono else { return }
        write("\u{1b}]11;?\u{1b}\\")
        asked = .now
    }

    /// Reads an answer that is still on its way, which the shell would take for typed text.
    func awaitAnswer() {
        guard let asked, ContinuousClock.now - asked < .seconds(1) else { return }
        self.asked = nil
        guard terminal_io_wait(signals, nil, 0, 100) & terminal_io_input != 0 else { return }
        readInput()
    }

    /// Switches mouse events on or off. While they are off, the terminal's own text selection works.
    public func setMouse(_ on: Bool) {
        let sequence = modes.setMouse(on)
        if isShowing { write(sequence) }
    }

    /// The size that the terminal reports; nil if it reports none.
    static func reportedSize() -> Size? {
        var rows: Int32 = 0
        var columns: Int32 = 0
        guard terminal_io_size(&rows, &columns) != 0 else { return nil }
        return Size(columns: Int(columns), rows: Int(rows))
    }

    /// Handles a signal that asks the program to quit.
    ///
    /// - Parameter taken: the result of `signal_pipe_take`.
    func end(by taken: Int32) {
        hasEnded = true
        // The kernel's SIGHUP for a vanished terminal is not a request to quit.
        if terminal_io_is_gone() == 0 { endingSignal = taken >> signal_pipe_number }
    }

    /// Writes an escape sequence past curses. After the end it writes only until the terminal is restored: the
    /// restoring sequences must still be sent, but a later write would go to the shell.
    func write(_ sequence: String) {
        guard !sequence.isEmpty, !hasEnded || isShowing else { return }
        var sequence = sequence
        sequence.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let start = characters.baseAddress else { return }
                _ = terminal_io_write(start, characters.count)
            }
        }
    }
}

extension CursesTerminal {
    /// Waits for input, a signal, or one of `wake`. Once the terminal has vanished it always returns `.closed`.
    ///
    /// - Parameters:
    ///   - timeout: how long it waits before it returns an empty list; nil waits forever.
    ///   - wake: at most eight descriptors that become readable for other events. The caller reads them; -1 is
    ///     skipped.
    public func nextEvents(timeout: Duration?, wake: [Int32] = []) -> [InputEvent] {
        precondition(wake.count <= terminal_io_most_wakes, "More descriptors than terminal_io_wait watches")
        let end = timeout.map { ContinuousClock.now + $0 }
        var events = waiting
        waiting = []
        while !hasEnded {
            let due = decoder.patience.map { lastInput + $0 }
            let limit = events.isEmpty ? [end, due].compactMap { $0 }.min() : ContinuousClock.now
            let ready = terminal_io_wait(signals, wake, wake.count, Self.milliseconds(until: limit))
            if ready & terminal_io_signal != 0 { events += takeSignals() }
            if ready & terminal_io_input != 0 { readInput() }
            let now = ContinuousClock.now
            events += decoder.events(at: now)
            if asked != nil, events.contains(where: \.isBackground) { asked = nil }
            if let due, ready & terminal_io_input == 0, now >= due { events += decoder.flush(at: now) }
            if ready & terminal_io_wake != 0 { events.append(.wake) }
            if !events.isEmpty || end.map({ now >= $0 }) ?? false { break }
        }
        return hasEnded ? events + [.closed] : events
    }

    /// Reads the pending input, at most a megabyte, so that a flood does not stop painting.
    private func readInput() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        for _ in 0..<256 {
            let count = terminal_io_read(&buffer, buffer.count)
            guard count > 0 else {
                if count < 0 { hasEnded = true }
                return
            }
            lastInput = .now
            decoder.feed(buffer[..<Int(count)])
        }
    }

    private func takeSignals() -> [InputEvent] {
        let taken = signal_pipe_take()
        if taken & signal_pipe_ended != 0 {
            end(by: taken)
            return []
        }
        if taken & signal_pipe_stop != 0 {
            suspend()
        } else if taken & signal_pipe_continued != 0 {
            // Stopped and continued by others: the state of the terminal is unknown.
            enter()
        } else if taken & signal_pipe_resized != 0, let reported = Self.reportedSize(), reported != size {
            size = reported
            cc_resize(Int32(size.rows), Int32(size.columns))
            painter.forget()
            return [.resize(size)]
        }
        // Filled by `enter`, which `suspend` calls.
        defer { waiting = [] }
        return waiting
    }

    /// The timeout for poll: -1 without a limit; rounded up, so that poll does not return just before the limit.
    private static func milliseconds(until limit: ContinuousClock.Instant?) -> Int32 {
        guard let limit else { return -1 }
        let (seconds, attoseconds) = (limit - .now).components
        let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, milliseconds))
    }
}

extension InputEvent {
    /// Whether it answers the question for the background.
    fileprivate var isBackground: Bool { if case .background = self { true } else { false } }
}
