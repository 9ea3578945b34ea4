package import DiaryExchange
import FitnessModel
package import Phrases

extension ImportRemark {
    /// The location, the problem and its fix: "Line 12, Weight: ...".
    package var wording: Phrase {
        switch self {
        case .row(let issue): issue.wording
        case .calendar(let issue): issue.wording
        case .track(let issue): issue.wording
        case .body(let issue): issue.wording
        case .cell(let unread): unread.wording
        }
    }
}

extension ImportIssue {
    /// The location, the problem and its fix: "Line 12, Weight: ...".
    package var wording: Phrase {
        column.map { "Line \(line), \($0): \(reason.wording)" } ?? "Line \(line): \(reason.wording)"
    }
}

extension ImportIssue.Reason {
    /// The problem and its fix, after the location.
    var wording: Phrase {
        switch self {
        case .unclosedQuote: "a quote is opened and never closed. Close it."
        case .strayQuote: "a quote inside a quoted text. Write it twice."
        case .textTooLong: "a text of more than a million bytes. Shorten it."
        case .nulByte: "a NUL byte. Remove it or export again."
        case .columnCount(let found, let expected):
            "\(found, one: "column", other: "columns") where the header has \(expected)."
        case .truncated(let found, let expected):
            "the file ends after \(found) of \(expected) columns. Export it again."
        case .valueMissing: "the value is missing. Fill it in."
        case .dateUnreadable(let text): "\"\(text)\" is not a date: write 2026-03-12 18:30:00."
        case .dateOutOfRange(let text): "\"\(text)\" is not a day between 1900 and 2199."
        case .notANumber(let text): "\"\(text)\" is not a number."
        case .numberAmbiguous(let text): "\"\(text)\" can be read in two ways. Write it without thousands separators."
        case .numberNegative(let text): "\"\(text)\" is below zero."
        case .numberTooLarge(let text, let limit): "\"\(text)\" is more than \(limit)."
        case .notWhole(let text): "\"\(text)\" is not a whole number."
        case .unitUnknown(let text): "the unit \"\(text)\" is not known. Known: kg, lb; km, m, mi, yd, ft."
        case .setOrderUnknown(let text): "\"\(text)\" is neither a set number nor one of W, D, F."
        case .emptySet: "no repetitions, time or distance."
        case .effortIgnored(let text):
            "\"\(text)\" is not an RPE from 6 to 10 in steps of 0.5. The set was read without it."
        case .durationIgnored(let text): "\"\(text)\" is not a duration. The session was read without it."
        case .timeIgnored(let text): "\"\(text)\" is not a time of day. The line was read without it."
        case .energyMissing: "the energy is missing. The serving was read with 0 kcal."
        case .foreignEncoding: "text that is not UTF-8, read as Windows-1252. Check letters with accents."
        case .dateAmbiguous(let text):
            "\"\(text)\" can be two days, and the file uses both orders of day and month. Write it as 2026-03-12."
        case .dateTaken(let text, let day):
            "\"\(text)\" was read as \(day.dated), and the other dates in the same order. Set `dates` in the settings, or write 2026-03-12."
        case .outOfRange(let text, let lowest, let highest):
            "\"\(text)\" is not between \(lowest) and \(highest). Correct it."
        case .heightUnreadable(let text): "\"\(text)\" is not a height. Write it as 180 or 1.80 m."
        case .foldUnreadable(let text):
            "\"\(text)\" is not a fold. Write millimetres: 8.2, or several readings, 8.2/8.4/8.3."
        case .measureUnreadable(let text, let measure):
            "\"\(text)\" is not a value for \(measure.name). Write it as \(measure.example)."
        case .computed: "Spotter calculates this itself. The column was left out."
        case .untitled(let number): "column \(number) has no title and was left out. Give it one."
        case .readAsFold(let site):
            "read as a fold in mm (\(site.name)). If it is a girth, add cm to the title."
        case .readAsGirth(let title): "read as a girth in cm. If it is a fold, write \"\(title) mm\"."
        case .outlier(let text, let meant):
            meant.map {
                "\"\(text)\" mm is unlikely for a fold; \(DecimalText.write($0, decimals: 2)) may be meant. It was read as written."
            } ?? "\"\(text)\" mm is unlikely for a fold. It was read as written."
        case .unlikelyMeasure(let text, let measure):
            "\"\(text)\" is unusual for \(measure.name). It was read as written."
        }
    }
}

extension BodyMeasure {
    /// A sample value for messages.
    fileprivate var example: Phrase {
        switch self {
        case .pulse: Phrase(verbatim: "52")
        case .pressure: Phrase(verbatim: "120/80")
        default: "38.5 or 15 in"
        }
    }
}

extension BodyIssue {
    /// The location, the problem and its fix: "Line 3: 2031-01-05 is in the future. Correct the day."
    package var wording: Phrase {
        switch reason {
        case .future: "\(place.wording): \(day.iso) is in the future. Correct the day."
        case .beforeBirth:
            "\(place.wording): \(day.iso) is before the client was born. Correct the day or the date of birth."
        case .unlikelyWeight(let weight, let unit):
            "\(place.wording): \(weight.shown(in: unit)) \(unit.rawValue) on \(day.iso) is far from the other weights. Correct it."
        }
    }
}

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

extension BodyRow.Issue {
    /// The problem and its fix, or the decision.
    package var wording: Phrase {
        switch self {
        case .empty: "nothing to read. Copy a row of cells."
        case .moreRows(let count):
            "\(count, one: "further row", other: "further rows") not read. Import the sheet as a file (I)."
        case .cell(let place, let title, let reason):
            title.isEmpty ? "Cell \(place): \(reason.wording)" : "Cell \(place), \(title): \(reason.wording)"
        case .fold(let place, let site, let reason): "Cell \(place), \(site.name): \(reason.wording)"
        case .unreadable(let cells, let sites):
            "\(cells, one: "cell does", other: "cells do") not fit a row of \(sites, one: "site", other: "sites"). Copy the titles, too."
        case .ambiguous(let readings):
            "the row can be read in several ways: \(list: readings.map(\.wording), separator: "; "). Copy the titles, too."
        case .taken(let reading): "the row was read as \(reading.wording). Copy the titles, too, if that is wrong."
        case .sumDiffers(let stated, let folds):
            "the sum \(stated) differs from the sum of the folds, \(folds). Check them."
        case .unknownTitle(let title): "\"\(title)\" was left out: it is neither a site nor a measure."
        }
    }
}

extension BodyRow.Interpretation {
    /// The cells in order: "weight, 13 folds (Chest 12)".
    fileprivate var wording: Phrase {
        let folds: Phrase = "\(folds, one: "fold", other: "folds")"
        let named: Phrase = first.map { "\(folds) (\($0.site.name) \($0.text))" } ?? folds
        return (leading.map(\.wording) + [named]).joined(separator: ", ")
    }
}

extension BodyRow.LeadingCell {
    fileprivate var wording: Phrase {
        switch self {
        case .age: "age"
        case .height: "height"
        case .weight: "weight"
        case .lean: "lean mass"
        case .fat: "body fat"
        }
    }
}
