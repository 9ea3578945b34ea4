/// What a client found in something that strained them, in week 4.
public struct WeekMeaning: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeekMeaning>
    /// Whose it is.
    public var programme: Identifier<Programme>
    /// What it was.
    public var event = ""
    /// What came of it.
    public var positives = ""

    /// Nothing yet.
    public init(id: Identifier<WeekMeaning> = .unsaved, programme: Identifier<Programme> = .unsaved) {
        self.id = id
        self.programme = programme
    }
}
