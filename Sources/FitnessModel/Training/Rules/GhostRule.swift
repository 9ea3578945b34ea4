/// The session whose loads appear in the empty cells of a new one.
public enum GhostRule: String, CaseIterable, Sendable {
    /// The last time of the exercise, in any phase, free session or import.
    case any
    /// The last time in the same phase; outside of phases nothing.
    case phase
    /// None.
    case off
}
