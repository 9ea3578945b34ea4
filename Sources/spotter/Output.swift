import Foundation
import SpotterCore
import Synchronization
import TerminalKit

/// The only way to standard output and standard error: results go to the first, everything else to the second.
///
/// Names and texts come from files of other programs, so controls in them are shown, never sent to a terminal. Write
/// errors are remembered, like `ferror`, and reported at the end by `finish`.
enum Output {
    /// The error number of the first write to standard output that failed.
    private static let failure = Mutex<Int32?>(nil)

    /// A line of a result for people: controls in it are shown wherever it goes, since it may go through a pager.
    static func say(_ line: String) { result(TextWidth.printable(line) + "\n") }

    /// A whole document for people or programs: to the letter into a file or pipe, with its controls shown on a screen.
    static func text(_ text: String) {
        result(isatty(STDOUT_FILENO) != 0 ? shown(text.replacing("\r\n", with: "\n")) : text)
    }

    /// A line about the work, or a mistake.
    static func complain(_ line: String) {
        // // If even standard error is closed, nobody can be told.
        _ = send("spotter: \(TextWidth.printable(line))\n", to: STDERR_FILENO)
    }

    /// How a command is used; on standard error.
    static func explain(_ usage: String) { _ = send(shown(usage) + "\n", to: STDERR_FILENO) }

    /// A value as JSON, with its keys in order.
    ///
    /// - Parameter snakeCase: whether keys such as `rowsRead` are written as `rows_read`.
    static func json(_ value: some Encodable, snakeCase: Bool = false) throws {
        result(try JSONText.of(value, snakeCase: snakeCase))
    }

    /// Asks a yes-or-no question; nil without a person at the keyboard.
    static func asks(_ question: String) -> Bool? {
        answer("\(question) [y/N]").map { ["y", "yes"].contains($0.lowercased()) }
    }

    /// Asks for a line; nil without a person at the keyboard.
    static func answer(_ question: String) -> String? {
        guard isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0 else { return nil }
        _ = send("\(TextWidth.printable(question)) ", to: STDERR_FILENO)
        return readLine() ?? ""
    }

    /// Throws when a part of the result could not be written. A reader that went away, as `head` does, is no mistake to
    /// talk about.
    static func finish() throws {
        guard let code = failure.withLock({ $0 }) else { return }
        let reason = String(cString: strerror(code))
        throw Failure(
            .disk, code == EPIPE ? "" : "Standard output cannot be written: \(reason). What is there is cut off.")
    }

    private static func shown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { TextWidth.printable(String($0)) }
            .joined(separator: "\n")
    }

    private static func result(_ text: String) {
        guard failure.withLock({ $0 }) == nil, let code = send(text, to: STDOUT_FILENO) else { return }
        failure.withLock { $0 = code }
    }

    /// Writes all of it; the error number where that fails.
    private static func send(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another program may have made the terminal that both write to non-blocking.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
