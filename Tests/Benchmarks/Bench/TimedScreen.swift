import Foundation
import TestSupport

/// A program on a pseudo-terminal, with time measurement.
final class TimedScreen {
    let process: PtyProcess
    let terminal: Terminal
    private let began = ContinuousClock.now

    /// An error for a frame that did not appear.
    struct Missing: Error, CustomStringConvertible { let description: String }

    init(_ path: String, _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24) throws
    {
        let base = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH": $0] } ?? [:]
        terminal = Terminal(columns: columns, rows: rows)
        process = try PtyProcess(
            path, arguments, environment: base.merging(environment) { $1 }.merging(libraries) { $1 }, columns: columns,
            rows: rows)
    }

    /// The time from the start of the program to the frame that satisfies `test`.
    func untilFirst(_ test: (Terminal) -> Bool) throws -> Duration { try wait(since: began, test) }

    /// The time from the key to the frame that satisfies `test`. It first waits until the previous frame is complete:
    /// otherwise the key would be timed against the rest of that frame, and two keys handled as one would show none.
    /// The clock stops when the last bytes arrive, not when they are processed.
    func press(_ bytes: String, until test: (Terminal) -> Bool) throws -> Duration {
        try settle()
        return try time(bytes, until: test)
    }

    /// The same for a test that compares the new frame with `before`, a value of the previous one.
    func press<T>(
        _ bytes: String, from before: (Terminal) -> T, until test: (T, Terminal) -> Bool
    ) throws -> Duration {
        try settle()
        let old = before(terminal)
        return try time(bytes) { test(old, $0) }
    }

    private func time(_ bytes: String, until test: (Terminal) -> Bool) throws -> Duration {
        let start = ContinuousClock.now
        process.write(Array(bytes.utf8)) { terminal.feed($0) }
        return try wait(since: start, test)
    }

    /// Goes to another view without measuring; does nothing if that view is already shown.
    func go(_ bytes: String, until test: (Terminal) -> Bool) throws {
        try settle()
        process.write(Array(bytes.utf8), output: show)
        try settle()
        if !test(terminal) { _ = try wait(since: .now, test) }
    }

    /// Waits until the program has written everything and sleeps.
    private func settle() throws {
        guard process.settle(within: .seconds(30), output: show) else {
            throw Missing(description: "the program did not come to rest:\n\(terminal.text)")
        }
    }

    private func show(_ bytes: [UInt8]) {
        terminal.feed(bytes)
        let answer = terminal.takeInput()
        if !answer.isEmpty { process.write(answer) { terminal.feed($0) } }
    }

    private func wait(since start: ContinuousClock.Instant, _ test: (Terminal) -> Bool) throws -> Duration {
        let end = start + .seconds(30)
        while ContinuousClock.now < end {
            var taken: Duration?
            for (bytes, arrived) in try burst() {
                show(bytes)
                if taken == nil, test(terminal) { taken = arrived - start }
            }
            if let taken { return taken }
        }
        throw Missing(description: "the picture did not come within 30 s:\n\(terminal.text)")
    }

    /// Reads until the output pauses, with the arrival time of each piece. The pieces are processed only afterwards: a
    /// busy terminal would block the program, which waits after every 4 KB of unread output.
    private func burst() throws -> [(bytes: [UInt8], arrived: ContinuousClock.Instant)] {
        var pieces: [(bytes: [UInt8], arrived: ContinuousClock.Instant)] = []
        while true {
            guard let bytes = process.read(timeout: .milliseconds(pieces.isEmpty ? 200 : 1)) else {
                if pieces.isEmpty { throw Missing(description: "the program ended:\n\(terminal.text)") }
                return pieces
            }
            if bytes.isEmpty { return pieces }
            pieces.append((bytes, ContinuousClock.now))
        }
    }

    /// A value of /proc/PID/status in MB: VmRSS, VmHWM, RssAnon.
    func memory(_ name: String) -> Double {
        let text = (try? String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line.flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Double($0) }.map {
            $0 / 1_000
        } ?? 0
    }

    /// Bytes that the program has sent to the disk.
    var written: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process.identifier)/io", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("write_bytes:") }
        return line.flatMap { $0.split(separator: " ").last }.flatMap { Double($0) } ?? 0
    }

    /// The processor time of all its threads, ms; whole ticks of the kernel, 10 ms each.
    var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process.identifier)/stat", encoding: .utf8)) ?? ""
        // The name of the program, in brackets, may contain blanks.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +) * 10
    }

    /// Reads what the program writes for this time.
    func rest(_ time: Duration) throws {
        let end = ContinuousClock.now + time
        while ContinuousClock.now < end, let bytes = process.read(timeout: .milliseconds(50)) { show(bytes) }
    }

    /// Ends the program with its own keys and waits. A program that shows a prompt instead is killed, so that the next
    /// part can run.
    func end(_ keys: String) {
        process.write(Array(keys.utf8)) { terminal.feed($0) }
        let patience = ContinuousClock.now + .seconds(10)
        while process.exitStatus() == nil, process.read(timeout: .milliseconds(50)) != nil {
            if ContinuousClock.now > patience { process.signal(SIGKILL) }
        }
    }
}
