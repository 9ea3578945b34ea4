/// What an import added, or would add.
public struct ImportOutcome: Hashable, Sendable {
    /// New sessions.
    public var sessionsAdded = 0
    /// Sessions that had been imported before.
    public var sessionsAlreadyThere = 0
    /// Exercises that the library did not have.
    public var exercisesAdded = 0
    /// Load cells.
    public var rowsAdded = 0
    /// Sets in them.
    public var setsAdded = 0

    /// Nothing.
    public init() {}
}
