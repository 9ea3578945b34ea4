/// Whose loads of last time stand in the empty cells of a session.
public enum GhostRule: String, CaseIterable, Sendable {
    /// The last time of the exercise, in any phase, free session or import.
    case any
    /// The last time in the same phase; outside of phases nothing.
    case phase
    /// Nobody's.
    case off
}
