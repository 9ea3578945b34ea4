public import FitnessModel

/// A row or cell that was not read or only partly, or a remark about it.
public struct ImportIssue: ImportRemark, Hashable {
    /// The physical line, from 1, on which the row begins.
    public let line: Int
    /// The column title as in the file; nil if the issue concerns the whole row.
    public let column: String?
    /// The problem.
    public let reason: Reason

    /// Creates an issue at a line.
    public init(line: Int, column: String? = nil, reason: Reason) {
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// True if the row was not read; false if it was read and the issue is a remark.
    public var isLoss: Bool {
        switch reason {
        case .effortIgnored, .durationIgnored, .timeIgnored, .energyMissing, .foreignEncoding, .dateTaken, .computed,
            .readAsFold, .readAsGirth, .doubtful, .doubtfulMeasure:
            false
        default: true
        }
    }

    /// The problem with a row. Texts are as in the file, cut to 40 characters.
    public enum Reason: Hashable, Sendable {
        /// A quote is opened and never closed.
        case unclosedQuote
        /// A quote inside a quoted text is not doubled.
        case strayQuote
        /// A text of more than `CSVReader.longestField` bytes; no program writes one.
        case textTooLong
        /// The row contains a NUL byte.
        case nulByte
        /// The row has more or fewer columns than the header.
        case columnCount(found: Int, expected: Int)
        /// The file ends within this row.
        case truncated(found: Int, expected: Int)
        /// A required value is missing.
        case valueMissing
        /// A date in an unknown format.
        case dateUnreadable(String)
        /// A date outside 1900...2199, or one that does not exist.
        case dateOutOfRange(String)
        /// Not a number.
        case notANumber(String)
        /// A number with two readings: "1,050".
        case numberAmbiguous(String)
        /// A negative number.
        case numberNegative(String)
        /// A number above the limit; `limit` includes its unit.
        case numberTooLarge(String, limit: String)
        /// A fraction, such as half a repetition.
        case notWhole(String)
        /// Neither kg nor lb, or not a unit of distance.
        case unitUnknown(String)
        /// Neither a set number nor a known letter.
        case setOrderUnknown(String)
        /// A set without repetitions, time and distance.
        case emptySet
        /// The RPE is not one of 6, 6.5 ... 10. The set was read without it.
        case effortIgnored(String)
        /// The duration of the session is unreadable. The session was read without it.
        case durationIgnored(String)
        /// The time of day is unreadable. The line was read without it.
        case timeIgnored(String)
        /// The energy is missing. The serving was read with 0 kcal.
        case energyMissing
        /// The first text that is not UTF-8. Such texts were read as Windows-1252.
        case foreignEncoding
        /// An ambiguous date in a file that uses both orders of day and month.
        case dateAmbiguous(String)
        /// The first ambiguous date, and the day it was read as. Later dates were read in the same order.
        case dateTaken(String, Day)
        /// A number outside the range for a body.
        case outOfRange(String, limits: String)
        /// Not a body height.
        case heightUnreadable(String)
        /// Not a skinfold in millimetres.
        case foldUnreadable(String)
        /// Not a value of this measure.
        case measureUnreadable(String, BodyMeasure)
        /// A column that Spotter computes itself, or whose values come from a formula. It was left out.
        case computed
        /// A column with cells and without a title, by number from 1. It was left out.
        case untitled(Int)
        /// A title that may be a fold or a girth, read as a fold.
        case readAsFold(SkinfoldSite)
        /// A title that may be a fold or a girth, read as a girth.
        case readAsGirth(String)
        /// An unlikely fold, and the value probably meant. It was stored as written.
        case doubtful(String, meant: Double?)
        /// A measure outside the usual range. It was stored as written.
        case doubtfulMeasure(String, BodyMeasure)
    }
}

extension ImportIssue {
    /// "Line 12, Weight: ..." with the fix.
    public var description: String {
        let place = column.map { "Line \(line), \($0)" } ?? "Line \(line)"
        return "\(place): \(reason)"
    }
}

extension ImportIssue.Reason: CustomStringConvertible {
    /// The problem and how to fix it.
    public var description: String {
        switch self {
        case .unclosedQuote: "a quote is opened and never closed. Close it."
        case .strayQuote: "a quote inside a quoted text. Write it twice."
        case .textTooLong: "a text of more than a million bytes. Shorten it."
        case .nulByte: "a NUL byte. Remove it or export again."
        case .columnCount(let found, let expected): "\(found) columns where the header has \(expected)."
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
        case .emptySet: "neither repetitions, time nor distance."
        case .effortIgnored(let text): "\"\(text)\" is no RPE from 6 to 10 in halves. The set was read without it."
        case .durationIgnored(let text): "\"\(text)\" is not a duration. The session was read without it."
        case .timeIgnored(let text): "\"\(text)\" is not a time of day. The line was read without it."
        case .energyMissing: "the energy is missing. The serving was read with 0 kcal."
        case .foreignEncoding: "text that is not UTF-8, read as Windows-1252. Check letters with accents."
        default: ofBody
        }
    }

    /// "; perhaps 8.2 was meant".
    private static func question(_ meant: Double?) -> String {
        meant.map { "; perhaps \(DecimalText.write($0, decimals: 2)) was meant" } ?? ""
    }

    /// The messages about weights and measurements.
    private var ofBody: String {
        switch self {
        case .dateAmbiguous(let text):
            "\"\(text)\" can be two days, and the file writes days both ways. Write it as 2026-03-12."
        case .dateTaken(let text, let day):
            "\"\(text)\" was taken for \(day.dated), and the other days alike."
                + " Say `dates` in the settings, or write 2026-03-12."
        case .outOfRange(let text, let limits): "\"\(text)\" is not within \(limits). Correct it."
        case .heightUnreadable(let text): "\"\(text)\" is not a height. Write it as 180 or 1.80 m."
        case .foldUnreadable(let text):
            "\"\(text)\" is not a fold. Write millimetres: 8.2, or several readings, 8.2/8.4/8.3."
        case .measureUnreadable(let text, let measure):
            "\"\(text)\" is no \(measure.fileTitle.lowercased()). Write it as \(measure.example)."
        case .computed: "Spotter works this out itself. The column was left out."
        case .untitled(let number): "column \(number) has no title and was left out. Give it one."
        case .readAsFold(let site):
            "read as the \(site.fileTitle) fold in mm. If it is a girth, write cm into the title."
        case .readAsGirth(let title): "read as a girth in cm. If it is a fold, write \"\(title) mm\"."
        case .doubtful(let text, let meant):
            "\"\(text)\" mm is hardly a fold\(Self.question(meant)). It was read as it is."
        case .doubtfulMeasure(let text, let measure):
            "\"\(text)\" is an unusual \(measure.fileTitle.lowercased()). It was read as it is."
        default: ""
        }
    }
}

extension BodyMeasure {
    /// A sample value for messages.
    fileprivate var example: String {
        switch self {
        case .pulse: "52"
        case .pressure: "120/80"
        default: "38.5 or 15 in"
        }
    }
}

/// An issue of an import that describes itself.
public protocol ImportRemark: CustomStringConvertible, Sendable {
    /// True if content was not read; false for a remark.
    var isLoss: Bool { get }
}
