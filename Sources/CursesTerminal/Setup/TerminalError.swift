/// Why the terminal cannot be used. Nothing was changed or written when one of these is thrown.
public enum TerminalError: Error, Hashable, Sendable {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// The terminal database has no entry of this name; the name is empty when `TERM` is not set.
    case unknownTerminal(name: String)
    /// The terminal cannot place its cursor.
    case dumbTerminal
    /// The pipe for the program's signals could not be made, for this reason (errno).
    case noSignals(code: Int32)
}
