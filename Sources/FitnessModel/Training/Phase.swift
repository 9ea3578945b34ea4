/// One training sheet: rows of exercises, columns of sessions.
public struct Phase: Identified, Hashable {
    /// How many columns a sheet may have.
    public static let sessionCounts = 1...60
    /// Columns of a new sheet, as on paper.
    public static let defaultSessionCount = 6

    /// Names the record.
    public var id: Identifier<Phase>
    /// The client; nil for a template.
    public var client: Identifier<Client>?
    /// "P6 In season".
    public var name: String
    /// The scheme of loading, free text.
    public var periodization: String
    /// The aim of the phase, free text.
    public var goal: String
    /// The first planned day.
    public var start: Day?
    /// Columns of the sheet, 1...60.
    public var sessionCount: Int
    /// The last planned day; nil for none.
    public var lastDay: Day?
    /// The days by turn or weekday, as typed: "A B C", "A mon, B thu"; empty if every session has all rows.
    public var daysText: String
    /// Free text.
    public var notes: String
    /// Whether it is hidden from lists.
    public var isArchived = false
    /// A template without targets: just a list of exercises.
    public var isRoutine: Bool

    /// Belongs to no client, so it is copied when it is assigned.
    public var isTemplate: Bool { client == nil }

    /// Without a client, a template.
    public init(
        id: Identifier<Phase>,
        client: Identifier<Client>? = nil,
        name: String,
        periodization: String = "",
        goal: String = "",
        start: Day? = nil,
        sessionCount: Int = Phase.defaultSessionCount,
        notes: String = "",
        isRoutine: Bool = false,
        daysText: String = "",
        lastDay: Day? = nil
    ) {
        self.id = id
        self.client = client
        self.name = name
        self.periodization = periodization
        self.goal = goal
        self.start = start
        self.sessionCount = sessionCount
        self.notes = notes
        self.isRoutine = isRoutine
        self.daysText = daysText
        self.lastDay = lastDay
    }
}
