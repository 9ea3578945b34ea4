public import Foundation

/// The facts of a client's programme that decide what is open, done and next. The state is not stored; it follows
/// (`ProgrammeStatus+Rules`).
public struct ProgrammeStatus: Hashable, Sendable {
    /// The programme.
    public var programme: Programme
    /// Whether the client's consent is valid today.
    public var hasConsent: Bool
    /// When the questions of a role were all answered; without those that are not.
    public var answeredAt: [AnswerSet.Role: Date]
    /// The weeks that were started, by number.
    public var weeks: [Int: ProgrammeWeek]
    /// The weeks that were rated.
    public var rated: Set<Int>
    /// When the programme was rated at its end; nil before.
    public var exitedAt: Date?
    /// The time zone that decides when a day begins.
    public var zone: TimeZone
    /// The day now.
    public var today: Day

    /// The facts at a moment; nothing was done yet.
    public init(_ programme: Programme, hasConsent: Bool, now: Date, in zone: TimeZone) {
        (self.programme, self.hasConsent, self.zone) = (programme, hasConsent, zone)
        (answeredAt, weeks, rated) = ([:], [:], [])
        today = Day(now, in: zone)
    }

    /// The status at another moment.
    public func at(_ now: Date) -> ProgrammeStatus {
        var later = self
        later.today = Day(now, in: zone)
        return later
    }

    /// The week of that number as far as it was started.
    public func week(_ number: Int) -> ProgrammeWeek {
        weeks[number] ?? ProgrammeWeek(programme: programme.id, number: number)
    }

    func day(_ instant: Date?) -> Day? { instant.map { Day($0, in: zone) } }
}

/// The state of a part.
public enum PartState: Hashable, Sendable {
    /// It cannot be entered; there is always exactly one reason.
    case closed(PartClosed)
    /// It can be entered since a day.
    case open(since: Day)
    /// It was finished on a day.
    case done(Day)
}

/// Why a part is closed, and with it what opens it.
public enum PartClosed: Hashable, Sendable {
    /// The client agrees first.
    case noConsent
    /// The client left the programme.
    case left
    /// The introduction is read first.
    case introduction
    /// These questionnaires must be answered first.
    case questions([AnswerSet.Role])
    /// The part before is finished first.
    case finishFirst(ProgrammePart)
    /// The part opens on this day.
    case opens(Day)
    /// It would open after the last day, which has to be moved first.
    case opensAfterEnd(Day)
    /// The last day has passed.
    case ended(Day)
}

/// The next step after entering a part, or of the programme as a whole.
public enum ProgrammeStep: Hashable, Sendable {
    case agree
    case readIntroduction
    case answer(AnswerSet.Role)
    /// The week before is rated first.
    case rate(Int)
    /// A week resumes at its page.
    case goOn(Int)
    /// A finished part is read again.
    case read(ProgrammePart)
    /// The questions at the end, the last of all.
    case rateExit
    /// The part opens on its own.
    case wait(until: Day)
    /// The last day is moved.
    case extend
    /// The programme has ended: another one may start.
    case beginAnew
}

extension ProgrammeStatus {
    /// How long a week is tried out before the next one opens, in days.
    public static let trialDays = 6
    /// How long the programme may take, in days.
    public static let spanDays = 42

    // MARK: Parts

    /// The day on which a week opens by itself; nil while the one before is not finished, and for week 1, which opens
    /// at once.
    public func opens(_ part: ProgrammePart) -> Day? {
        guard let week = part.week, week > 1 else { return nil }
        return day(weeks[week - 1]?.completedAt)?.adding(days: Self.trialDays)
    }

    /// The state of a part.
    public func state(of part: ProgrammePart) -> PartState {
        if let done = finished(part) { return .done(done) }
        if programme.state == .left { return .closed(.left) }
        guard hasConsent else { return .closed(.noConsent) }
        return switch part {
        case .goal: stateOfFirst
        case .lettingGo, .hours, .meaning: stateOfLater(part)
        case .closing: day(weeks[4]?.completedAt).map { .open(since: $0) } ?? .closed(.finishFirst(.meaning))
        }
    }

    private func finished(_ part: ProgrammePart) -> Day? {
        guard let week = part.week else { return answeredAt[.retest] == nil ? nil : day(exitedAt) }
        return day(weeks[week]?.completedAt)
    }

    /// Week 1 opens at once after the introduction and both sets of questions, however late that is.
    private var stateOfFirst: PartState {
        guard let read = day(programme.introReadAt) else { return .closed(.introduction) }
        let left = [AnswerSet.Role.entry, .screening].filter { answeredAt[$0] == nil }
        guard left.isEmpty else { return .closed(.questions(left)) }
        let last = [answeredAt[.entry], answeredAt[.screening]].compactMap { day($0) }.max() ?? read
        return .open(since: max(last, read))
    }

    private func stateOfLater(_ part: ProgrammePart) -> PartState {
        guard let before = part.before, let opens = opens(part) else {
            return .closed(.finishFirst(part.before ?? .goal))
        }
        let early = day(weeks[part.rawValue]?.openedEarlyAt)
        let (end, since) = (programme.deadlineDay, min(early ?? opens, opens))
        if today > end { return .closed(.ended(end)) }
        if today >= since { return .open(since: max(since, finished(before) ?? since)) }
        return .closed(opens > end ? .opensAfterEnd(opens) : .opens(opens))
    }

    /// The part that is open; nil if one has to wait, or all is done.
    public var openPart: ProgrammePart? {
        ProgrammePart.allCases.first { part in
            if case .open = state(of: part) { return true }
            return false
        }
    }

    /// The part that comes next: the first that is not done; nil at the end.
    public var currentPart: ProgrammePart? { ProgrammePart.allCases.first { finished($0) == nil } }

    /// Why the trainer cannot open a part before its time: nil if it only waits for its day.
    public func whyNotEarly(_ part: ProgrammePart) -> PartClosed? {
        guard case .closed(let reason) = state(of: part) else { return nil }
        if case .opens = reason { return nil }
        return reason
    }

    // MARK: The next step

    /// The step after entering a part.
    public func entering(_ part: ProgrammePart) -> ProgrammeStep {
        switch state(of: part) {
        case .done: return .read(part)
        case .open:
            guard let week = part.week else { return answeredAt[.retest] == nil ? .answer(.retest) : .rateExit }
            return week > 1 && !rated.contains(week - 1) ? .rate(week - 1) : .goOn(week)
        case .closed(let reason):
            return switch reason {
            case .noConsent: .agree
            case .left: .beginAnew
            case .introduction: .readIntroduction
            case .questions(let roles): .answer(roles.first ?? .entry)
            case .finishFirst(let before): entering(before)
            case .opens(let day): .wait(until: day)
            case .opensAfterEnd, .ended: .extend
            }
        }
    }

    /// The next step of the programme as a whole. There always is one.
    public var next: ProgrammeStep {
        if programme.state != .running { return .beginAnew }
        return currentPart.map { entering($0) } ?? .beginAnew
    }

    /// Whether all was answered, so that the programme has ended.
    public var isFinished: Bool { finished(.closing) != nil }

    // MARK: Days

    /// The days until the last one: 0 on it, negative after it.
    public var daysLeft: Int { today.days(until: programme.deadlineDay) }

    /// For how many days the part that comes next has been open; nil without one, or when the programme has ended.
    public var daysOpen: Int? {
        guard programme.state == .running, let part = openPart, case .open(let since) = state(of: part) else {
            return nil
        }
        return since.days(until: today)
    }
}

/// A client's progress in one week of a programme. Whether it is open follows (`ProgrammeStatus`), and is not stored.
public struct ProgrammeWeek: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<ProgrammeWeek>
    /// The programme.
    public var programme: Identifier<Programme>
    /// 1...4.
    public var number: Int
    /// The page to resume at, from 1.
    public var page: Int
    /// When its first page was seen; nil before.
    public var firstOpenedAt: Date?
    /// When the trainer opened it early; nil for never.
    public var openedEarlyAt: Date?
    /// When it was done: weeks 1 and 3 with their last page, week 2 with the first practice, week 4 with its sentences;
    /// nil before.
    public var completedAt: Date?

    /// A week that was not started.
    public init(
        id: Identifier<ProgrammeWeek> = .unsaved, programme: Identifier<Programme> = .unsaved, number: Int
    ) {
        self.id = id
        (self.programme, self.number, page) = (programme, number, 1)
    }
}
