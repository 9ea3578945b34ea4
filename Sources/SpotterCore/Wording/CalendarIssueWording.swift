package import DiaryExchange
package import Phrases

extension CalendarIssue {
    /// The location, the problem and its consequence: "Line 12, VTODO: not an event; only events are read."
    package var wording: Phrase {
        text.isEmpty ? "Line \(line): \(reason.wording)" : "Line \(line), \(text): \(reason.wording)"
    }
}

extension CalendarIssue.Reason {
    /// The problem and its consequence, after the location.
    var wording: Phrase {
        switch self {
        case .notALine: "not a line of a calendar; it was left out."
        case .lineTooLong: "a line of more than a megabyte; it was left out."
        case .tooManyLines: "too many lines; the rest was left out."
        case .tooManyEvents: "too many events; the rest was left out."
        case .tooDeep: "nested too deeply; it was left out."
        case .strayEnd: "an END without its BEGIN; it was left out."
        case .truncated: "the file ends too early; everything before that was read. Export it again."
        case .notAnEvent: "not an event; only events are read."
        case .startMissing: "an event without a start; it was left out."
        case .startUnreadable: "a start that is not a time between 1900 and 2199; the event was left out."
        case .lengthIgnored: "an impossible end or duration; the event was read without it."
        case .ruleIgnored: "a repetition that Spotter does not support; only the first day was read."
        case .dayIgnored: "an excluded or added day that cannot be read; it was ignored."
        case .exceptionElsewhere: "excludes a time at which the event does not take place; it was ignored."
        case .addedElsewhere: "an added day with another time or end; it was read at the event's time."
        case .thisAndFuture: "a change of this and all later days; only this day was changed."
        case .standsForUnreadable: "a changed day whose original day cannot be read; it was left out."
        case .twice: "the same event is in the file more than once; the last version was read."
        case .propertyTwice: "is there more than once; only the first was read."
        case .zoneUnknown: "an unknown time zone; the time was read as local."
        case .zoneOfFile: "a custom time zone; the time was converted to UTC."
        case .secondsIgnored: "seconds; the time was read to the minute."
        case .textCut: "a text that is too long; the rest was left out."
        case .extraCut: "too many properties that Spotter does not know; the rest was left out."
        case .foreignEncoding: "text that is not UTF-8, read as Windows-1252. Check letters with accents."
        case .oldVersion: "vCalendar 1.0, the format before iCalendar; check what was read."
        case .more: "more problems like these, which are not listed."
        }
    }
}
