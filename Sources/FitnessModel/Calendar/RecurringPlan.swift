/// What a client does every so many days. The records of its kind do it; nothing has to be ticked off, but what is one's own.
public struct RecurringPlan: Identified, Hashable {
    /// What it asks for.
    public enum Kind: String, CaseIterable, Sendable {
        /// A session, of a certain sheet or routine where one is named.
        case session
        /// A run, walk or ride.
        case run
        /// Sets of one exercise.
        case exercise
        /// A body weight.
        case weighIn
        /// Skinfolds or girths.
        case measurement
        /// How the client feels.
        case checkIn
        /// What no record of the diary says: it is ticked off.
        case own
    }

    /// A record that did it.
    public struct Doing: Hashable, Sendable {
        /// The number of the record; later ones are greater.
        public let record: Int64
        /// When it was done.
        public let day: Day

        /// Names a record and its day.
        public init(record: Int64, day: Day) {
            self.record = record
            self.day = day
        }
    }

    /// Days between two times: 1...3660.
    public static let intervals = 1...3_660

    /// Names the record.
    public var id: Identifier<RecurringPlan>
    /// Who does it.
    public var client: Identifier<Client>
    /// As the trainer calls it.
    public var name: String
    /// What it asks for.
    public var kind: Kind
    /// Of a session the sheet or the routine; nil for any.
    public var phase: Identifier<Phase>?
    /// Of an exercise which.
    public var exercise: Identifier<Exercise>?
    /// Days from the day on which it was done to the next: 1...3660.
    public var interval: Int
    /// The minute past midnight, 0...1439; nil for any time of the day.
    public var minute: Int?
    /// The day that was set: it holds until a record is there which is newer than `since`.
    public var due: Day
    /// The newest record of its kind when the day was set; 0 where there was none.
    public var since: Int64
    /// Whether it is said when it is due.
    public var isOn: Bool
    /// Free text.
    public var note: String

    /// One that is said when it is due.
    public init(
        id: Identifier<RecurringPlan> = .unsaved, client: Identifier<Client>, name: String = "", kind: Kind = .session,
        interval: Int = 7, minute: Int? = nil, due: Day, since: Int64 = 0
    ) {
        self.id = id
        self.client = client
        self.name = name
        self.kind = kind
        self.interval = interval
        self.minute = minute
        self.due = due
        self.since = since
        isOn = true
        note = ""
    }

    /// At what time of the day; nil for any.
    public var time: TimeOfDay? {
        get { TimeOfDay(minuteOfDay: minute) }
        set { minute = newValue?.minuteOfDay }
    }

    /// When it is next: so many days after it was done, early or late; the day that was set as long as it was not done since.
    /// A day that is past stays: what is missed is overdue, and never moved silently.
    public func next(after newest: Doing?) -> Day {
        guard let newest, newest.record > since else { return due }
        return newest.day.adding(days: interval)
    }
}
