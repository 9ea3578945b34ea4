/// What is said of one day of a client as a whole.
public struct DiaryDay: Hashable, Sendable {
    /// Whether one trains on it: targets differ.
    public enum Kind: String, Sendable, CaseIterable {
        case training, rest
    }

    /// Which day.
    public var day: Day
    /// Said by hand; nil takes it from whether a session or a run stands on the day.
    public var kind: Kind?
    /// Free text.
    public var note: String
    /// Everything eaten is recorded: only then the day counts for the adaptive expenditure.
    public var isComplete: Bool

    /// A day of which nothing is said.
    public init(day: Day, kind: Kind? = nil, note: String = "", isComplete: Bool = false) {
        self.day = day
        self.kind = kind
        self.note = note
        self.isComplete = isComplete
    }
}
