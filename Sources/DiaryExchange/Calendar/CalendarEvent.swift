public import FitnessModel

/// An event of a calendar's file: one, or a series with the days on which it differs.
public struct CalendarEvent: Hashable, Sendable {
    /// What it is known by everywhere.
    public var uid: String
    /// When it begins for the first time.
    public var start: CalendarMoment
    /// How long it takes, in minutes; of whole days a multiple of 1440. 0 where nothing is said.
    public var minutes: Int
    /// SUMMARY.
    public var title = ""
    /// LOCATION.
    public var place = ""
    /// DESCRIPTION.
    public var note = ""
    /// STATUS.
    public var status: Status?
    /// SEQUENCE: how often it was changed by whoever made it.
    public var sequence = 0
    /// How it comes back.
    public var rule: Recurrence?
    /// EXDATE: days of the rule on which it does not take place, ascending.
    public var exceptions: [Day] = []
    /// RDATE: days beside those of the rule, ascending.
    public var added: [Day] = []
    /// The days on which it differs, ascending by the day that they stand for. They have no rule.
    public var overrides: [CalendarEvent] = []
    /// RECURRENCE-ID: the day of the series that it stands for, in the series' zone.
    public var standsFor: Day?
    /// What Spotter does not understand, to the letter: unfolded lines, alarms with their BEGIN and END. Where a property that it
    /// does understand has parameters that it does not, that line, too.
    public var extra: [String] = []
    /// Where it begins in its file; 0 for one that comes from none.
    public var line = 0

    /// An event that takes place once.
    public init(uid: String, start: CalendarMoment, minutes: Int) {
        self.uid = uid
        self.start = start
        self.minutes = minutes
    }

    /// How certain it is.
    public enum Status: String, Sendable, CaseIterable {
        case tentative = "TENTATIVE"
        case confirmed = "CONFIRMED"
        case cancelled = "CANCELLED"
    }
}
