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
