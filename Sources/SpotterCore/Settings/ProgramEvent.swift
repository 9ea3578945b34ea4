/// An event of the program for its log. The log gets kinds and numbers only, never what an error names.
public enum ProgramEvent: Sendable {
    /// An error that the person was shown.
    case failed(any Error)
    /// A file that was read: its format, how many records, and how many lines could not be read.
    case imported(format: String, read: Int, lost: Int)
    /// A key that took longer than a blink.
    case slowKey(Duration)
}
