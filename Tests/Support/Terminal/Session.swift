import Foundation

/// A program on a pseudo-terminal, driven by keys and observed on its screen like by a user. Tests wait for screen
/// contents, never for a fixed time.
public final class Session {
    /// The program.
    public let process: PtyProcess
    /// The screen of the program.
    public let terminal: Terminal

    /// An error for a condition that was not met, with the screen.
    public struct Timeout: Error, CustomStringConvertible {
        /// The message and the screen.
        public let description: String
    }

    /// The timeout of a wait: generous, because the machine may be busy.
    public static let patience: Duration = .seconds(60)

    /// Starts `path` with a small, known environment. `environment` adds to it; an empty value removes a variable.
    public init(
        _ path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        var variables = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": NSTemporaryDirectory(),
        ]
        // Coverage and library paths come from the test run.
        for name in ["LLVM_PROFILE_FILE", "LD_LIBRARY_PATH", "TMPDIR"] {
            variables[name] = ProcessInfo.processInfo.environment[name]
        }
        variables.merge(environment) { $1 }
        variables = variables.filter { !$0.value.isEmpty }
        terminal = Terminal(columns: columns, rows: rows)
        process = try PtyProcess(
            path, arguments, environment: variables, columns: columns, rows: rows)
    }

    /// Waits until the screen satisfies `test`.
    public func wait(_ what: String, timeout: Duration = patience, until test: (Terminal) -> Bool) throws {
        let end = ContinuousClock.now + timeout
        while !test(terminal) {
            guard ContinuousClock.now < end else {
                throw Timeout(description: "no \(what) within \(timeout):\n\(terminal.text)")
            }
            if pump(.milliseconds(50)) == nil && !test(terminal) {
                throw Timeout(description: "the program ended before \(what):\n\(terminal.text)")
            }
        }
    }

    /// Waits until a row of the screen contains `text`.
    public func wait(for text: String, timeout: Duration = patience) throws {
        try wait("“\(text)”", timeout: timeout) { $0.shows(text) }
    }

    /// Waits until the program has read every key and shown the result: see `PtyProcess.settle`.
    public func waitUntilSettled() throws {
        guard process.settle(within: Self.patience, output: show) else {
            throw Timeout(description: "still busy after \(Self.patience):\n\(terminal.text)")
        }
    }

    /// Waits for a period longer than a clock tick in which the program's main thread does not run at all.
    public func waitUntilDormant(for stretch: Duration = .milliseconds(1_200)) throws {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            try waitUntilSettled()
            let before = process.activity?.mainSwitches
            if before != nil, pump(stretch) == false, process.activity?.mainSwitches == before { return }
        }
        throw Timeout(description: "never asleep for \(stretch) within \(Self.patience):\n\(terminal.text)")
    }

    /// Waits for the program's exit and shows its remaining output.
    @discardableResult
    public func waitForExit(timeout: Duration = patience) throws -> ExitStatus {
        let end = ContinuousClock.now + timeout
        while true {
            if let status = process.exitStatus() {
                while let rest = process.read(timeout: .zero), !rest.isEmpty { show(rest) }
                return status
            }
            guard ContinuousClock.now < end else {
                throw Timeout(description: "still running after \(timeout):\n\(terminal.text)")
            }
            // Once its terminal is closed there is nothing to poll, so it checks again after a moment.
            if pump(.milliseconds(5)) == nil { poll(nil, 0, 1) }
        }
    }

    /// Types text.
    public func type(_ text: String) { send { $0.type(text) } }
    /// Presses a key.
    public func press(_ key: Terminal.Key, _ modifiers: Terminal.Modifiers = []) { send { $0.press(key, modifiers) } }
    /// Presses ctrl and a letter.
    public func control(_ letter: Character) {
        let code = (letter.asciiValue ?? 0) & 0x1f
        write([code])
    }
    /// Presses alt and a letter.
    public func alt(_ letter: Character) { write([0x1b] + Array(String(letter).utf8)) }
    /// Pastes text.
    public func paste(_ text: String) { send { $0.paste(text) } }
    /// Clicks a cell; column and row count from 0.
    public func click(column: Int, row: Int) { send { $0.click(column: column, row: row) } }
    /// Turns the wheel by one notch over a cell; column and row count from 0.
    public func wheel(up: Bool, column: Int, row: Int) {
        send { $0.click(column: column, row: row, button: up ? 4 : 5) }
    }

    /// Sends raw bytes.
    public func write(_ bytes: [UInt8]) { process.write(bytes) { show($0) } }

    /// Performs an action on the terminal and sends the resulting input to the program.
    public func send(_ body: (Terminal) -> Void) {
        body(terminal)
        write(terminal.takeInput())
    }

    /// Changes the terminal's size.
    public func resize(columns: Int, rows: Int) {
        terminal.resize(columns: columns, rows: rows)
        process.resize(columns: columns, rows: rows)
    }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) { process.signal(number) }

    /// The screen as text.
    public var text: String { terminal.text }

    private func show(_ bytes: [UInt8]) {
        terminal.feed(bytes)
        let answer = terminal.takeInput()
        if !answer.isEmpty { process.write(answer) { terminal.feed($0) } }
    }

    /// Shows the output within `timeout`. Returns whether there was any; nil if there can be no more.
    private func pump(_ timeout: Duration) -> Bool? {
        guard let bytes = process.read(timeout: timeout) else { return nil }
        if !bytes.isEmpty { show(bytes) }
        return !bytes.isEmpty
    }
}
