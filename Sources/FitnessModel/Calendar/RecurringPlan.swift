/// A task that a client repeats every few days. Records of its kind fulfil it; only a custom one is marked as done.
public struct RecurringPlan: Identified, Hashable {
    /// The kind of record that fulfils it.
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
        /// A mood check-in.
        case checkIn
        /// A custom task, which is marked as done.
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
    /// The client.
    public var client: Identifier<Client>
    /// As the trainer calls it.
    public var name: String
    /// The kind.
    public var kind: Kind
    /// The sheet or routine of a session task; nil for any.
    public var phase: Identifier<Phase>?
    /// The exercise of an exercise task.
    public var exercise: Identifier<Exercise>?
    /// Days from the day on which it was done to the next: 1...3660.
    public var interval: Int
    /// The minute past midnight, 0...1439; nil for any time of the day.
    public var minute: Int?
    /// The day that was set: it holds until a record is there which is newer than `since`, or of that day or a later
    /// one.
    public var due: Day
    /// The newest record of its kind when the day was set; 0 if there was none.
    public var since: Int64
    /// Whether it has a reminder.
    public var isOn: Bool
    /// Free text.
    public var note: String

    /// A task with a reminder.
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

    /// The next day: the interval after it was done, early or late; the set day as long as it was not done since. A
    /// past day stays: a missed task is overdue, and never moved silently.
    public func next(after newest: Doing?) -> Day {
        guard let newest, counts(newest) else { return due }
        return newest.day.adding(days: interval)
    }

    /// Whether a record is there since the day was set.
    private func counts(_ record: Doing) -> Bool { record.record > since || record.day >= due }

    /// The records that each of these tasks of one kind has: a record does only the one that is due first.
    ///
    /// - Parameter records: those of their kind, oldest first.
    public static func share(
        _ records: [Doing], among tasks: [RecurringPlan]
    ) -> [Identifier<RecurringPlan>: [Doing]] {
        var done: [Identifier<RecurringPlan>: [Doing]] = [:]
        for record in records {
            let first = tasks.filter { $0.counts(record) }.min { one, other in
                let (next, later) = (one.next(after: done[one.id]?.last), other.next(after: done[other.id]?.last))
                return (next, one.id.rawValue) < (later, other.id.rawValue)
            }
            if let first { done[first.id, default: []].append(record) }
        }
        return done
    }
}
