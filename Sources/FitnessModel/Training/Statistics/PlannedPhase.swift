/// What a phase asks of a client, for comparing it with what was done.
public struct PlannedPhase: Identifiable, Hashable, Sendable {
    /// Names the phase.
    public let id: Identifier<Phase>
    /// "P6 In season".
    public let name: String
    /// Its first day.
    public let start: Day
    /// Its last day, where a mesocycle or the next phase says it; nil while it simply goes on.
    public package(set) var end: Day?
    /// How many sessions it has.
    public let sessionCount: Int
    /// The days of the sessions done in it, in order.
    public let done: [Day]

    /// Puts it together.
    public init(id: Identifier<Phase>, name: String, start: Day, end: Day?, sessionCount: Int, done: [Day]) {
        self.id = id
        self.name = name
        self.start = start
        self.end = end
        self.sessionCount = sessionCount
        self.done = done
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

    /// True when some day of the phase lies within these.
    public func overlaps(_ days: ClosedRange<Day>) -> Bool {
        start <= days.upperBound && (end.map { $0 >= days.lowerBound } ?? true || done.contains(where: days.contains))
    }
}
