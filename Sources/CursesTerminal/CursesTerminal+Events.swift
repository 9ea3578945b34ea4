import CCurses
public import TerminalKit

extension CursesTerminal {
    /// Waits until something happens: input, a signal, or one of `wake` (up to eight descriptors that become readable when
    /// something else happens; reading them is the caller's, and -1 is passed over). Empty after `timeout`; nil waits for
    /// ever. Once the terminal is gone it always returns `.closed`.
    public func nextEvents(timeout: Duration?, wake: [Int32] = []) -> [InputEvent] {
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
            if let due, ready & terminal_io_input == 0, now >= due { events += decoder.flush(at: now) }
            if ready & terminal_io_wake != 0 { events.append(.wake) }
            if !events.isEmpty || end.map({ now >= $0 }) ?? false { break }
        }
        return hasEnded ? events + [.closed] : events
    }

    /// Reads all that waits, at most about a megabyte so that a flood does not stop painting.
    private func readInput() {
        var buffer = [UInt8](repeating: 0, count: 65536)
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
            // Stopped and continued without asking: what became of the terminal meanwhile is not known.
            enter()
        } else if taken & signal_pipe_resized != 0, let reported = Self.reportedSize(), reported != size {
            size = reported
            cc_resize(Int32(size.rows), Int32(size.columns))
            painter.forget()
            return [.resize(size)]
        }
        defer { waiting = [] }
        return waiting
    }

    /// For poll: -1 without a limit; rounded up, so that it does not return just before the time.
    private static func milliseconds(until limit: ContinuousClock.Instant?) -> Int32 {
        guard let limit else { return -1 }
        let (seconds, attoseconds) = (limit - .now).components
        let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, milliseconds))
    }
}
