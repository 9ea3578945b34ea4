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
        }
    }
}
