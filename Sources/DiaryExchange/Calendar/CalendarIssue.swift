/// A problem in a calendar file, or a remark about it.
public struct CalendarIssue: Hashable, Sendable {
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

    /// The problem.
    public enum Reason: Sendable, CaseIterable {
        /// A line without a name or a colon.
        case notALine
        /// A line longer than the limit.
        case lineTooLong
        /// More lines than the limit.
        case tooManyLines
        /// More events than the limit.
        case tooManyEvents
        /// Components nested too deeply.
        case tooDeep
        /// An END without a BEGIN.
        case strayEnd
        /// The file ends inside a component.
        case truncated
        /// A to-do, a journal or free/busy time.
        case notAnEvent
        /// No DTSTART.
        case startMissing
        /// DTSTART is not a day or time between 1900 and 2199.
        case startUnreadable
        /// DTEND or DURATION is unreadable, before the start, or more than a year.
        case lengthIgnored
        /// RRULE does not recur by days.
        case ruleIgnored
        /// A value of EXDATE or RDATE that is not a day.
        case dayIgnored
        /// An EXDATE at a time other than that of the event, which excludes nothing.
        case exceptionElsewhere
        /// An RDATE at another time, or with an end of its own.
        case addedElsewhere
        /// RECURRENCE-ID with RANGE=THISANDFUTURE.
        case thisAndFuture
        /// RECURRENCE-ID is unreadable.
        case standsForUnreadable
        /// A second change of the same day, or a second event with the same UID.
        case twice
        /// A repeated property that may occur only once.
        case propertyTwice
        /// A TZID that is unknown to both the system and the file.
        case zoneUnknown
        /// A time zone defined in the file that matches no system zone.
        case zoneOfFile
        /// Seconds in a time or a duration.
        case secondsIgnored
        /// A title, location or note that is too long.
        case textCut
        /// More unknown properties than the limit.
        case extraCut
        /// Bytes that are not UTF-8.
        case foreignEncoding
        /// vCalendar 1.0, the format before iCalendar.
        case oldVersion
        /// More issues than are listed.
        case more
    }

    /// True if content was not read; false for a remark.
    public var isLoss: Bool {
        switch reason {
        case .zoneOfFile, .foreignEncoding, .oldVersion, .exceptionElsewhere, .secondsIgnored, .more: false
        default: true
        }
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
