/// An event for the program's log. The log contains kinds and numbers only, never the names in an error.
public enum ProgramEvent: Sendable {
    /// An error that was shown to the user.
    case failed(any Error)
    /// An imported file: its format, the number of records, and the number of unreadable lines.
    case imported(format: String, read: Int, lost: Int)
    /// A key that took too long to handle.
    case slowKey(Duration)
}
