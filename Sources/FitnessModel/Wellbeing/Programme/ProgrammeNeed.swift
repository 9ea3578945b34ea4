/// Why the four-week programme of a client needs the trainer's attention.
public enum ProgrammeNeed: Hashable, Sendable {
    /// No check-in for that many days.
    case noCheckIn(days: Int)
    /// A part has been open for that many days.
    case openFor(ProgrammePart, days: Int)
    /// It ends in that many days, 0 for today.
    case ends(inDays: Int)
    /// The last day has passed, and something is left.
    case over(days: Int)

    /// From how many days on without a check-in one looks after it.
    public static let silentDays = 3
    /// From how many days on a part is open for long.
    public static let openDays = 7
    /// How many days before the end it is announced.
    public static let endDays = 7
}

extension ProgrammeStatus {
    /// The matters that wait for the trainer.
    ///
    /// - Parameter lastCheckIn: the day of the last check-in; nil for none.
    public func needs(lastCheckIn: Day?) -> [ProgrammeNeed] {
        guard programme.state == .running else { return [] }
        var needs: [ProgrammeNeed] = []
        if daysLeft < 0 {
            // Past the end only the questions at the end are still waited for.
            return [openPart == .closing ? .openFor(.closing, days: daysOpen ?? 0) : .over(days: -daysLeft)]
        }
        let silent = max(lastCheckIn ?? programme.startedDay, programme.startedDay).days(until: today)
        if silent >= ProgrammeNeed.silentDays { needs.append(.noCheckIn(days: silent)) }
        if let days = daysOpen, days >= ProgrammeNeed.openDays, let part = openPart {
            needs.append(.openFor(part, days: days))
        }
        if daysLeft <= ProgrammeNeed.endDays { needs.append(.ends(inDays: daysLeft)) }
        return needs
    }
}

/// The five parts of the four-week programme, in order: each week has one task, then there are the closing questions.
public enum ProgrammePart: Int, CaseIterable, Comparable, Sendable {
    case goal = 1
    case lettingGo
    case hours
    case meaning
    case closing

    /// Weeks 1 to 4, without the closing questions.
    public static let weeks: [ProgrammePart] = [.goal, .lettingGo, .hours, .meaning]

    /// The number of the week, 1...4; nil for what closes them.
    public var week: Int? { self == .closing ? nil : rawValue }
    /// Whether a goal is written down in it.
    public var hasGoal: Bool { self == .goal || self == .hours }
    /// Whether the week has answers that can be shown again. Week 2 has none.
    public var hasSummary: Bool { hasGoal || self == .meaning }
    /// The part before; nil for the first.
    public var before: ProgrammePart? { ProgrammePart(rawValue: rawValue - 1) }

    /// The earlier one comes first.
    public static func < (left: ProgrammePart, right: ProgrammePart) -> Bool { left.rawValue < right.rawValue }
}

extension ProgrammePart {
    /// The pages of a week; the closing questions have none.
    public var pages: [WeekPage] {
        switch self {
        case .goal: [.target] + Self.goalPages
        case .lettingGo:
            [
                .strain, .place, .sitting, .breathingIn, .breathingOut, .sinking, .thoughts, .together, .practice,
            ]
        case .hours: [.times, .minutes, .balance, .line, .targetOfLine] + Self.goalPages
        case .meaning: [.event, .positives, .sentences]
        case .closing: []
        }
    }

    /// The pages that weeks 1 and 3 share.
    private static let goalPages: [WeekPage] = [.seenBy, .feasibility, .reason, .due, .short]
}
