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
