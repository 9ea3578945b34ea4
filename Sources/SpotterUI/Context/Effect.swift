/// What the terminal must do besides painting.
public enum Effect: Hashable, Sendable {
    case bell
    case suspend
    case mouse(Bool)
    case edit(draftKey: String)
    /// A text for the clipboard of the terminal.
    case copy(String)
    /// A web address, for the system's own program.
    case open(String)
}
