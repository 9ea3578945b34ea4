public import FitnessModel

/// What an import of servings added, or would add.
public struct ServingOutcome: Hashable, Sendable {
    /// New entries.
    public var added = 0
    /// Entries that had been imported before.
    public var alreadyThere = 0
    /// The days on which something was added.
    public var days: Set<Day> = []
    /// Energy of what was added.
    public var energy = Energy.zero

    /// Nothing.
    public init() {}
}
