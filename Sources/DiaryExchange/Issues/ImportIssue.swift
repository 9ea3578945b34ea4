public import FitnessModel

/// A row or cell that was not read or only partly, or a remark about it.
public struct ImportIssue: Hashable, Sendable {
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
            .readAsFold, .readAsGirth, .outlier, .unlikelyMeasure:
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
        /// A number above the limit; `limit` is a number with its unit.
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
        /// A number outside the range for a body; `highest` includes the unit.
        case outOfRange(String, lowest: Int, highest: String)
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
        case outlier(String, meant: Double?)
        /// A measure outside the usual range. It was stored as written.
        case unlikelyMeasure(String, BodyMeasure)
    }
}
