/// An aim that every client of a trainer can reach: so many trainings or repetitions within so many days.
public struct Badge: Identified, Hashable {
    /// What is counted.
    public enum Counted: String, Sendable, CaseIterable {
        /// Trainings: sessions, finished runs and activities, each as one.
        case sessions
        /// Repetitions of work sets, of one exercise or of all.
        case reps

        /// As people call it: "trainings".
        public var name: String { self == .sessions ? "trainings" : rawValue }
    }

    /// Names the record.
    public var id: Identifier<Badge>
    /// As the trainer calls it.
    public var name: String
    /// What is counted.
    public var counted: Counted
    /// Only repetitions of this exercise; nil counts all.
    public var exercise: Identifier<Exercise>?
    /// How many are needed.
    public var target: Int
    /// Within how many days.
    public var days: Int

    /// How many may be asked for.
    public static let targets = 1...1_000_000
    /// Within how many days they may be asked for.
    public static let spans = 1...3660

    /// Puts a badge together.
    public init(
        id: Identifier<Badge> = Identifier(rawValue: 0), name: String, counted: Counted,
        exercise: Identifier<Exercise>? = nil, target: Int, days: Int
    ) {
        self.id = id
        self.name = name
        self.counted = counted
        self.exercise = exercise
        self.target = target
        self.days = days
    }

    /// What is offered to begin with; none is there unless the trainer takes it.
    public static let suggestions = [
        Badge(name: "Steady month", counted: .sessions, target: 10, days: 30),
        Badge(name: "Steady quarter", counted: .sessions, target: 30, days: 90),
        Badge(name: "Hundred trainings", counted: .sessions, target: 100, days: 365),
        Badge(name: "Thousand reps", counted: .reps, target: 1000, days: 7),
        Badge(name: "Ten thousand reps", counted: .reps, target: 10_000, days: 90),
    ]
}

/// How far a client is with a badge: so many trainings or repetitions within so many days.
public struct BadgeProgress: Hashable, Sendable {
    /// What counts in the days up to now.
    public let count: Int
    /// The first day on which it was earned; it stays earned.
    public let earned: Day?

    /// - Parameters:
    ///   - amounts: what was done on which day, in any order.
    ///   - target: how many are needed, above 0.
    ///   - days: within how many days, the last one included.
    ///   - today: later days do not count.
    public init(_ amounts: [(day: Day, amount: Int)], target: Int, days: Int, today: Day) {
        let sorted = amounts.filter { $0.day <= today && $0.amount > 0 }.sorted { $0.day < $1.day }
        var earned: Day?
        var sum = 0
        var first = 0
        for entry in sorted {
            sum = sum.addingClamped(entry.amount)
            let begin = entry.day.adding(days: 1 - days)
            while sorted[first].day < begin {
                sum -= sorted[first].amount
                first += 1
            }
            if sum >= target, earned == nil { earned = entry.day }
        }
        let begin = today.adding(days: 1 - days)
        count = sorted.reduce(0) { $1.day >= begin ? $0.addingClamped($1.amount) : $0 }
        self.earned = earned
    }
}
