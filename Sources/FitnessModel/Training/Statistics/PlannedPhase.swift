/// The plan of a phase for a client, to compare with the sessions done.
public struct PlannedPhase: Identifiable, Hashable, Sendable {
    /// Names the phase.
    public let id: Identifier<Phase>
    /// "P6 In season".
    public let name: String
    /// The first day of the phase.
    public let start: Day
    /// Its last day by a mesocycle, the phase itself or the next one; nil if it is open-ended.
    public package(set) var end: Day?
    /// The number of sessions.
    public let sessionCount: Int
    /// The days of the sessions done in it, in order.
    public let done: [Day]
    /// The days that it holds.
    public let days: PhaseDays
    /// Which of them the sessions done were, in the same order; empty for a session of no day.
    public let doneDays: [String]

    /// Without days, a phase whose sessions have all rows.
    public init(
        id: Identifier<Phase>, name: String, start: Day, end: Day?, sessionCount: Int, done: [Day],
        days: PhaseDays = .none, doneDays: [String] = []
    ) {
        self.id = id
        self.name = name
        self.start = start
        self.end = end
        self.sessionCount = sessionCount
        self.done = done
        self.days = days
        self.doneDays = doneDays
    }

    /// How often a row occurs in the due sessions of these days: the finished ones, and if more are due, the next ones
    /// by turn.
    ///
    /// - Parameter day: the day of the row; empty for every day.
    public func times(ofRowOn day: String, in period: ClosedRange<Day>) -> Int {
        let count = max(due(in: period), done(in: period))
        guard !days.isEmpty, days.order(of: day) >= 0 else { return count }
        let begun = zip(done, doneDays).filter { $0.0 <= period.upperBound }.enumerated().map { place, session in
            (place + 1, (name: session.1, date: session.0))
        }
        let earlier = done.count { $0 < period.lowerBound }
        let names = days.ofColumns(
            earlier + count, begun: Dictionary(uniqueKeysWithValues: begun), from: start)
        return names.count { $0.key > earlier && days.isTrained(day, on: $0.value) }
    }

    /// The days on which its sessions are due: spread evenly, the last one on the last day. Without an end nothing is
    /// due on a certain day.
    public var dueDays: [Day] {
        guard let end, end >= start, sessionCount > 0 else { return [] }
        let days = start.days(until: end) + 1
        return (1...sessionCount).map { start.adding(days: max(0, (days * $0 + sessionCount - 1) / sessionCount - 1)) }
    }

    /// How many sessions are due within these days.
    public func due(in days: ClosedRange<Day>) -> Int { dueDays.count(where: days.contains) }

    /// How many sessions were done within these days.
    public func done(in days: ClosedRange<Day>) -> Int { done.count(where: days.contains) }

    /// Whether the phase has a day within these.
    public func overlaps(_ days: ClosedRange<Day>) -> Bool {
        start <= days.upperBound && (end.map { $0 >= days.lowerBound } ?? true || done.contains(where: days.contains))
    }
}
