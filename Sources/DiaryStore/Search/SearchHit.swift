/// What search looks through.
public enum SearchKind: String, Hashable, Sendable, CaseIterable {
    case client, exercise, phase, mesocycle, machine
}

/// A record that search found.
public struct SearchHit: Hashable, Sendable {
    /// What it is.
    public let kind: SearchKind
    /// Its identifier's number.
    public let recordID: Int64
    /// Its name.
    public let title: String
    /// What tells it from others of the same name: the client of a plan, a year of birth, "template", "routine".
    public let detail: String
    /// Put away.
    public let isArchived: Bool
}
