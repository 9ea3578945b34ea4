/// A badge that all clients of a trainer can earn: a number of sessions or repetitions within a number of days.
public struct Badge: Identified, Hashable {
    /// The counted unit.
    public enum Counted: String, Sendable, CaseIterable {
        /// Workouts: sessions, finished runs and activities, each as one.
        case sessions
        /// Repetitions of work sets, of one exercise or of all.
        case reps
    }

    /// Names the record.
    public var id: Identifier<Badge>
    /// As the trainer calls it.
    public var name: String
    /// The counted unit.
    public var counted: Counted
    /// Only repetitions of this exercise; nil counts all.
    public var exercise: Identifier<Exercise>?
    /// The required number.
    public var target: Int
    /// Within how many days.
    public var days: Int

    /// The valid targets.
    public static let targets = 1...1_000_000
    /// The valid numbers of days.
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
}

/// A client's progress towards a badge.
public struct BadgeProgress: Hashable, Sendable {
    /// The count of the days up to now.
    public let count: Int
    /// The first day on which it was earned; it stays earned.
    public let earned: Day?

    /// - Parameters:
    ///   - amounts: the amounts by day, in any order.
    ///   - target: the required amount, above 0.
    ///   - days: the number of days, including the last one.
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
