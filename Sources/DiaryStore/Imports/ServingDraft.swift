public import FitnessModel

/// Something eaten that another program wrote, before it is in the diary.
public struct ServingDraft: Hashable, Sendable {
    /// What it is known by in its source: importing it again adds nothing.
    public var source: String
    /// What was eaten; its own id counts for nothing.
    public var entry: FoodEntry

    /// An entry of a source.
    public init(source: String, entry: FoodEntry) {
        self.source = source
        self.entry = entry
    }
}

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
