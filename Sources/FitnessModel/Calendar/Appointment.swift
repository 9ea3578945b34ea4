public import Foundation

/// An appointment with a client, or another plan for a time of a day. A repeating one represents all its occurrences;
/// an occurrence that differs, or was resolved, is an appointment of its own with a reference to its series.
public struct Appointment: Identified, Hashable {
    /// The outcome.
    public enum State: String, CaseIterable, Sendable {
        case planned, done, cancelled, missed
    }

    /// Which repetitions of a series a change is for.
    public enum Scope: CaseIterable, Sendable {
        /// Only this occurrence.
        case this
        /// This one and those after it.
        case following
        /// All planned occurrences.
        case all
    }

    /// Which repetition of a series it is.
    public struct Repetition: Hashable, Sendable {
        /// The appointment with the rule.
        public let series: Identifier<Appointment>
        /// The day by the rule, also if the occurrence was moved.
        public let day: Day

        /// Names a repetition.
        public init(of series: Identifier<Appointment>, on day: Day) {
            self.series = series
            self.day = day
        }
    }

    /// The default length in minutes.
    public static let usualMinutes = 60

    /// Names the record; of a repetition that nothing was written of yet, the series.
    public var id: Identifier<Appointment>
    /// The client; nil for other plans.
    public var client: Identifier<Client>?
    /// The title, if there is no client, or in addition to the name.
    public var title = ""
    /// The day of its start by the clock of `zone`.
    public var day: Day
    /// The minute past midnight of its start, 0...1439; nil for the whole day.
    public var minute: Int?
    /// How long it takes, in minutes.
    public var minutes = Appointment.usualMinutes
    /// The zone of its clock, such as "Europe/Prague"; empty: wherever the trainer is.
    public var zone = ""
    /// The location, as text.
    public var place = ""
    /// Free text.
    public var note = ""
    /// The sheet that is to be trained; nil for the next one in turn.
    public var phase: Identifier<Phase>?
    /// The outcome.
    public var state = State.planned
    /// Missed, and charged to the session pack.
    public var isCharged = false
    /// The session that it became.
    public var session: Identifier<TrainingSession>?
    /// How it repeats, as RFC 5545 writes an RRULE; empty for a single one.
    public var rule = ""
    /// The days of the rule on which it does not take place.
    public var leftOut: Set<Day> = []
    /// Which repetition it is; nil for a single one and for a series.
    public var repetition: Repetition?
    /// The UID in another program's calendar.
    public var uid: String?
    /// The unknown properties of that calendar, unchanged.
    public var extra = ""

    /// A planned one of an hour, or of a whole day without a minute.
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

    /// The start time; nil for the whole day.
    public var time: TimeOfDay? {
        get { TimeOfDay(minuteOfDay: minute) }
        set { minute = newValue?.minuteOfDay }
    }

    /// Whether it represents all occurrences of a rule.
    public var isSeries: Bool { !rule.isEmpty && repetition == nil }

    /// Whether it is an occurrence without a row.
    public var isUnwritten: Bool { repetition?.series == id }

    /// Whether it takes time: a cancelled one does not.
    public var takesPlace: Bool { state != .cancelled }

    /// When it ends on its own clock: days after `day`, and the minute past midnight. A whole day ends with the day.
    public var end: (days: Int, minute: Int) {
        guard let minute else { return (max(1, (minutes + 1_439) / 1_440), 0) }
        let total = minute + minutes
        return (total / 1_440, total % 1_440)
    }

    /// Whether it has ended at a minute of a day, on its own clock.
    public func isOver(on today: Day, at minute: Int) -> Bool {
        let last = day.adding(days: end.days)
        return last < today || last == today && end.minute <= minute
    }

    /// Whether both take place and share a minute. All-day appointments conflict with none.
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
    /// The day and the minute of its start by a clock of this zone. Without a zone, and for a whole day, they are the
    /// same everywhere.
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
