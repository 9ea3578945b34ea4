/// A problem in a calendar file, or a remark about it.
public struct CalendarIssue: ImportRemark, Hashable {
    /// The physical line, from 1.
    public let line: Int
    /// The problem.
    public let reason: Reason
    /// The value or title concerned, as in the file, cut to 60 characters; empty if there is none.
    public let text: String

    /// Creates an issue at a line.
    public init(_ reason: Reason, line: Int, text: String = "") {
        self.line = line
        self.reason = reason
        self.text = text.count > 60 ? text.prefix(59) + "…" : text
    }

    /// The problem and its consequence, without a full stop.
    public enum Reason: String, Sendable, CaseIterable {
        /// A line without a name or a colon.
        case notALine = "not a line of a calendar; it was left out"
        /// A line longer than the limit.
        case lineTooLong = "a line of more than a megabyte; it was left out"
        /// More lines than the limit.
        case tooManyLines = "more lines than are read; the rest was left out"
        /// More events than the limit.
        case tooManyEvents = "more events than are read; the rest was left out"
        /// Components nested too deeply.
        case tooDeep = "too many parts inside each other; it was left out"
        /// An END without a BEGIN.
        case strayEnd = "an END without its BEGIN; it was left out"
        /// The file ends inside a component.
        case truncated = "the file ends too early; everything before that was read. Export it again"
        /// A to-do, a journal or free/busy time.
        case notAnEvent = "not an event; only events are read"
        /// No DTSTART.
        case startMissing = "an event without a start; it was left out"
        /// DTSTART is not a day or time between 1900 and 2199.
        case startUnreadable = "a start that is not a time between 1900 and 2199; the event was left out"
        /// DTEND or DURATION is unreadable, before the start, or more than a year.
        case lengthIgnored = "an end or duration that cannot be; the event was read without it"
        /// RRULE does not recur by days.
        case ruleIgnored = "a repetition that Spotter cannot follow; only the first day was read"
        /// A value of EXDATE or RDATE that is not a day.
        case dayIgnored = "a day left out or added that cannot be read; it was ignored"
        /// An EXDATE at a time other than that of the event, which excludes nothing.
        case exceptionElsewhere = "leaves out a time at which the event does not take place; it was ignored"
        /// An RDATE at another time, or with an end of its own.
        case addedElsewhere = "an added day at another time or with an end of its own; it was read at the event's time"
        /// RECURRENCE-ID with RANGE=THISANDFUTURE.
        case thisAndFuture = "a change of this and all later days; only this day was changed"
        /// RECURRENCE-ID is unreadable.
        case standsForUnreadable = "a changed day whose original day cannot be read; it was left out"
        /// A second change of the same day, or a second event with the same UID.
        case twice = "the same event is in the file more than once; the last version was read"
        /// A repeated property that may occur only once.
        case propertyTwice = "is there more than once; only the first was read"
        /// A TZID that is unknown to both the system and the file.
        case zoneUnknown = "an unknown time zone; the time was read as local"
        /// A time zone defined in the file that matches no system zone.
        case zoneOfFile = "a time zone of its own; the time was converted to UTC"
        /// Seconds in a time or a duration.
        case secondsIgnored = "seconds; the time was read to the minute"
        /// A title, location or note that is too long.
        case textCut = "a text that is too long; the rest was left out"
        /// More unknown properties than the limit.
        case extraCut = "too much that Spotter does not know; the rest was left out"
        /// Bytes that are not UTF-8.
        case foreignEncoding = "text that is not UTF-8, read as Windows-1252. Check letters with accents"
        /// vCalendar 1.0, the format before iCalendar.
        case oldVersion = "vCalendar 1.0, the format before iCalendar; check what was read"
        /// More issues than are listed.
        case more = "and more like these, which are not listed"
    }

    /// True if content was not read; false for a remark.
    public var isLoss: Bool {
        switch reason {
        case .zoneOfFile, .foreignEncoding, .oldVersion, .exceptionElsewhere, .secondsIgnored, .more: false
        default: true
        }
    }

    /// For example "Line 12, VTODO: not an event; only events are read."
    public var description: String {
        "Line \(line)\(text.isEmpty ? "" : ", \(text)"): \(reason.rawValue)."
    }
}

/// Collects the issues of a file, up to `CalendarLimits.issues`.
struct CalendarIssueList {
    private(set) var issues: [CalendarIssue] = []

    mutating func note(_ reason: CalendarIssue.Reason, line: Int, text: String = "") {
        add(CalendarIssue(reason, line: line, text: text))
    }

    mutating func add(_ other: CalendarIssueList) { other.issues.forEach { add($0) } }

    private mutating func add(_ issue: CalendarIssue) {
        if issues.count < CalendarLimits.issues { return issues.append(issue) }
        if issues.last?.reason != .more { issues.append(CalendarIssue(.more, line: issue.line)) }
    }
}
