public import Foundation

/// What is known of a client's four weeks: all that decides what is open, what is done and what comes next. Nothing of that is kept;
/// it follows (`ProgrammeStanding+Rules`).
public struct ProgrammeStanding: Hashable, Sendable {
    /// The programme.
    public var programme: Programme
    /// Whether the client allows today that anything is kept.
    public var hasConsent: Bool
    /// When the questions of a role were all answered; without those that are not.
    public var answeredAt: [AnswerSet.Role: Date]
    /// The weeks that were begun, by their number.
    public var weeks: [Int: ProgrammeWeek]
    /// The weeks that were rated.
    public var rated: Set<Int>
    /// When the four weeks were rated at their end; nil before.
    public var exitedAt: Date?
    /// The zone in which days begin.
    public var zone: TimeZone
    /// The day now.
    public var today: Day

    /// What is known at a moment; nothing was done yet.
    public init(_ programme: Programme, hasConsent: Bool, now: Date, in zone: TimeZone) {
        (self.programme, self.hasConsent, self.zone) = (programme, hasConsent, zone)
        (answeredAt, weeks, rated) = ([:], [:], [])
        today = Day(now, in: zone)
    }

    /// The same in another moment.
    public func at(_ now: Date) -> ProgrammeStanding {
        var later = self
        later.today = Day(now, in: zone)
        return later
    }

    /// The week of that number as far as it was begun.
    public func week(_ number: Int) -> ProgrammeWeek {
        weeks[number] ?? ProgrammeWeek(programme: programme.id, number: number)
    }

    func day(_ instant: Date?) -> Day? { instant.map { Day($0, in: zone) } }
}
