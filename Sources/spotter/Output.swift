import Foundation
import TerminalKit

/// What commands write: results to standard output, everything else to standard error.
enum Output {
    /// A line of a result.
    static func say(_ line: String) { write(line, to: .standardOutput) }

    /// A whole document as it is; on a screen its controls are shown, not sent.
    static func text(_ text: String) {
        let isOnScreen = isatty(STDOUT_FILENO) != 0
        let shown =
            isOnScreen
            ? text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
                .map { TextWidth.printable(String($0)) }.joined(separator: "\n") : text
        try? FileHandle.standardOutput.write(contentsOf: Data(shown.utf8))
    }

    /// A line about the work, or a mistake. Control characters of file contents are shown, not sent.
    static func complain(_ line: String) { write("spotter: " + TextWidth.printable(line), to: .standardError) }

    /// A value as JSON, with its keys in order.
    static func json(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        say(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Asks a question that is answered with y; no without a person at the keyboard.
    static func asks(_ question: String) -> Bool? {
        guard isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0 else { return nil }
        FileHandle.standardError.write(Data("\(TextWidth.printable(question)) [y/N] ".utf8))
        return readLine().map { ["y", "yes"].contains($0.lowercased()) } ?? false
    }

    private static func write(_ line: String, to handle: FileHandle) {
        // A closed pipe is nothing to stop for.
        try? handle.write(contentsOf: Data((line + "\n").utf8))
    }
}
