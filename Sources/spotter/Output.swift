import DiaryExchange
import DiaryStore
import Foundation
import SpotterCore
import Synchronization
import TerminalKit

/// The only access to standard output and standard error. Results are written to standard output, everything else to
/// standard error.
///
/// Names and texts come from files of other programs, so control characters are made visible and never reach a
/// terminal. The first failed write is remembered, as `ferror` does, and `finish` throws it.
enum Output {
    /// The error number of the first failed write to standard output.
    private static let failure = Mutex<Int32?>(nil)

    /// Prints a line of a result. Control characters are always made visible, because the output may pass through a
    /// pager.
    static func say(_ line: Phrase) { say(verbatim: line.text) }

    /// Prints a line of data.
    static func say(verbatim line: String) { result(TextWidth.printable(line) + "\n") }

    /// Prints a whole document: unchanged to a file or pipe, with visible control characters on a terminal.
    static func text(_ text: String) {
        result(isatty(STDOUT_FILENO) != 0 ? shown(text.replacing("\r\n", with: "\n")) : text)
    }

    /// Writes a document into a file; without one, or to `-`, prints it.
    static func text(_ text: String, to path: String?, replacing: Bool, sparing diary: Diary) throws {
        guard let path, path != standard else { return self.text(text) }
        try ExportFile.write(text, to: path, replacing: replacing, sparing: diary)
    }

    /// Prints bytes as they are.
    ///
    /// - Throws: a terminal would show them as noise.
    static func bytes(_ data: Data) throws {
        guard isatty(STDOUT_FILENO) == 0 else {
            throw Failure(.usage, "Standard output is a terminal. Name a file, or pass the copy on with | or >.")
        }
        result(data)
    }

    /// The name of standard input and output in place of a file.
    static let standard = "-"

    /// Prints a status line or an error to standard error.
    static func complain(_ line: Phrase) {
        // If standard error is closed, there is no way to report it.
        _ = send("spotter: \(TextWidth.printable(line.text))\n", to: STDERR_FILENO)
    }

    /// Prints the usage of a command to standard error.
    static func explain(_ usage: String) { _ = send(shown(usage) + "\n", to: STDERR_FILENO) }

    /// Prints a value as JSON with sorted keys.
    ///
    /// - Parameter snakeCase: Whether keys such as `rowsRead` are written as `rows_read`.
    static func json(_ value: some Encodable, snakeCase: Bool = false) throws {
        result(try JSONText.of(value, snakeCase: snakeCase))
    }

    /// Prints a table as CSV.
    static func csv(_ table: ProgressTable) { text(table.csv.replacing("\r\n", with: "\n")) }

    /// Prints a table in a format, the plain one by default, which alone has the heading.
    static func table(
        _ table: ProgressTable, as form: TableOptions.Form?, heading: @autoclosure () throws -> Phrase
    ) throws {
        switch form ?? .plain {
        case .json: try json(table)
        case .csv: csv(table)
        case .plain:
            say(try heading())
            for line in table.plain { say(verbatim: line) }
        }
    }

    /// Asks a yes/no question; nil without a user at the keyboard.
    static func asks(_ question: Phrase) -> Bool? {
        answer("\(question) \("[y/N]")").map { ["y", "yes"].contains($0.lowercased()) }
    }

    /// Asks for a line; nil without a user at the keyboard.
    static func answer(_ question: Phrase) -> String? {
        guard isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0 else { return nil }
        _ = send("\(TextWidth.printable(question.text)) ", to: STDERR_FILENO)
        return readLine() ?? ""
    }

    /// Throws if a part of the result could not be written. A closed pipe, as with `head`, has no message.
    static func finish() throws {
        guard let code = failure.withLock({ $0 }) else { return }
        let reason = String(cString: strerror(code))
        throw Failure(
            .disk, code == EPIPE ? "" : "Standard output cannot be written: \(reason). The output is incomplete.")
    }

    private static func shown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { TextWidth.printable(String($0)) }
            .joined(separator: "\n")
    }

    private static func result(_ text: String) {
        result(Data(text.utf8))
    }

    private static func result(_ data: Data) {
        guard failure.withLock({ $0 }) == nil, let code = send(data, to: STDOUT_FILENO) else { return }
        failure.withLock { $0 = code }
    }

    private static func send(_ text: String, to descriptor: Int32) -> Int32? { send(Data(text.utf8), to: descriptor) }

    /// Writes all bytes. Returns the error number, or nil.
    private static func send(_ data: Data, to descriptor: Int32) -> Int32? {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another program may have set the shared terminal to non-blocking.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

/// What is read where a file is named `-`.
enum StandardInput {
    /// Everything up to its end.
    static func bytes() throws -> Data {
        guard isatty(STDIN_FILENO) == 0 else {
            throw Failure(.usage, "Standard input is a terminal. Name a file, or pass one on with | or <.")
        }
        do {
            return try FileHandle.standardInput.readToEnd() ?? Data()
        } catch {
            throw Failure(.noInput, "Standard input cannot be read: \(error.localizedDescription)")
        }
    }

    /// The file at a path, or standard input.
    static func file(_ path: String) throws -> ImportFile {
        guard [Output.standard, "/dev/stdin"].contains(path) else {
            return try ImportFile(path: Paths.expanded(path))
        }
        let (name, data) = ("standard input", try bytes())
        guard !data.isEmpty else { throw ImportError.empty(path: name) }
        guard data.count <= ImportFile.sizeLimit else {
            throw ImportError.tooLarge(path: name, bytes: data.count, limit: ImportFile.sizeLimit)
        }
        return ImportFile(name: name, bytes: data)
    }
}
