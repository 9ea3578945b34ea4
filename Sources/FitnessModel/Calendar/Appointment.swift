public import Foundation

/// When a client comes, or what else a trainer has planned for a time of a day. One that repeats stands for all its
/// repetitions; one of these that differs, or was dealt with, is an appointment of its own that names its series.
public struct Appointment: Identified, Hashable {
    /// What became of it.
    public enum State: String, CaseIterable, Sendable {
        case planned, done, cancelled, missed
    }

    /// Which repetitions of a series a change is for.
    public enum Scope: CaseIterable, Sendable {
        /// This one alone.
        case this
        /// This one and those after it.
        case following
        /// All that are still planned.
        case all
    }

    /// Which repetition of a series it is.
    public struct Repetition: Hashable, Sendable {
        /// The appointment with the rule.
        public let series: Identifier<Appointment>
        /// The day on which the rule has it, also where it was moved.
        public let day: Day

        /// Names a repetition.
        public init(of series: Identifier<Appointment>, on day: Day) {
            self.series = series
            self.day = day
        }
    }

    /// How long one takes that says nothing of it, in minutes.
    public static let usualMinutes = 60

    /// Names the record; of a repetition that nothing was written of yet, the series.
    public var id: Identifier<Appointment>
    /// Who comes; nil for what else fills the time.
    public var client: Identifier<Client>?
    /// What it is, where it is no client's, or something beside the name.
    public var title = ""
    /// The day that the clock of `zone` shows when it begins.
    public var day: Day
    /// The minute past midnight at which it begins, 0...1439; nil for the whole day.
    public var minute: Int?
    /// How long it takes, in minutes.
    public var minutes = Appointment.usualMinutes
    /// The zone of its clock, such as "Europe/Prague"; empty: wherever the trainer is.
    public var zone = ""
    /// Where, in words.
    public var place = ""
    /// Free text.
    public var note = ""
    /// The sheet that is to be trained; nil for the one whose turn it is.
    public var phase: Identifier<Phase>?
    /// What became of it.
    public var state = State.planned
    /// Missed, and counted against the package.
    public var isCharged = false
    /// The session that it became.
    public var session: Identifier<TrainingSession>?
    /// How it repeats, as RFC 5545 writes an RRULE; empty for a single one.
    public var rule = ""
    /// The days on which the rule has it and it does not take place.
    public var leftOut: Set<Day> = []
    /// Which repetition it is; nil for a single one and for a series.
    public var repetition: Repetition?
    /// What another program's calendar called it.
    public var uid: String?
    /// What that calendar said and Spotter does not know, to the letter.
    public var extra = ""

    /// A planned one of an hour, or that of a whole day where there is no minute.
    public init(
        id: Identifier<Appointment> = .unsaved, client: Identifier<Client>? = nil, title: String = "", day: Day,
        minute: Int? = nil, minutes: Int = Appointment.usualMinutes
    ) {
        self.id = id
        self.client = client
        self.title = title
        self.day = day
        self.minute = minute
        self.minutes = minutes
    }

    /// When it begins; nil for the whole day.
    public var time: TimeOfDay? {
        get { TimeOfDay(minuteOfDay: minute) }
        set { minute = newValue?.minuteOfDay }
    }

    /// Whether it stands for all repetitions of a rule.
    public var isSeries: Bool { !rule.isEmpty && repetition == nil }

    /// Whether it is a repetition of which nothing was written yet.
    public var isUnwritten: Bool { repetition?.series == id }

    /// Whether it takes time: what was cancelled does not.
    public var takesPlace: Bool { state != .cancelled }

    /// When it ends on its own clock: days after `day`, and the minute past midnight. A whole day ends with the day.
    public var end: (days: Int, minute: Int) {
        guard let minute else { return (max(1, (minutes + 1_439) / 1_440), 0) }
        let total = minute + minutes
        return (total / 1_440, total % 1_440)
    }

    /// Whether both take place and share a minute. What takes the whole day is in nobody's way.
    public func overlaps(_ other: Appointment) -> Bool {
        guard takesPlace, other.takesPlace, let own = minute, let their = other.minute else { return false }
        let apart = day.days(until: other.day) * 1_440 + their - own
        return apart < max(minutes, 1) && -apart < max(other.minutes, 1)
    }

    /// The repetition of a series on a day that its rule has.
    public func repeated(on day: Day) -> Appointment {
        var one = self
        one.day = day
        one.repetition = Repetition(of: id, on: day)
        return one
    }
}

extension Appointment {
    /// How a series repeats; nil for a single one, and for a rule that cannot be read.
    public var recurrence: Recurrence? { rule.isEmpty ? nil : Recurrence(rule) }
}

extension Appointment {
    /// The day and the minute that a clock of this zone shows when it begins. One without a zone, and that of a whole day, are
    /// the same everywhere.
    public func moment(in local: TimeZone) -> (day: Day, minute: Int?) {
        guard !zone.isEmpty, zone != local.identifier, let time, let own = TimeZone(identifier: zone) else {
            return (day, minute)
        }
        let instant = day.instant(at: time, in: own)
        return (Day(instant, in: local), TimeOfDay(instant, in: local).minuteOfDay)
    }

    /// The same appointment by a clock of this zone.
    public func shown(in local: TimeZone) -> Appointment {
        var shown = self
        (shown.day, shown.minute) = moment(in: local)
        return shown
    }
}
