/// Why a trainer looks after the four weeks of a client.
public enum ProgrammeNeed: Hashable, Sendable {
    /// No check-in for so many days.
    case noCheckIn(days: Int)
    /// A part is open for so many days.
    case openFor(ProgrammePart, days: Int)
    /// They end in so many days, 0 for today.
    case ends(inDays: Int)
    /// The last day is over, and something is left.
    case over(days: Int)

    /// From how many days on without a check-in one looks after it.
    public static let silentDays = 3
    /// From how many days on a part is open for long.
    public static let openDays = 7
    /// How many days before the end it is said.
    public static let endDays = 7
}

extension ProgrammeStanding {
    /// What of it waits for the trainer.
    ///
    /// - Parameter lastCheckIn: the newest day on which the client checked in; nil for none.
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
