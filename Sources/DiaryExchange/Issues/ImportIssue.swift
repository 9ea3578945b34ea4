public import FitnessModel

/// A place in a file that could not be read, or only in part.
public struct ImportIssue: ImportRemark, Hashable {
    /// The physical line, from 1, in which the row begins.
    public let line: Int
    /// The column's title as the file writes it; nil when the whole row is meant.
    public let column: String?
    /// What is wrong.
    public let reason: Reason

    /// An issue at a line.
    public init(line: Int, column: String? = nil, reason: Reason) {
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// True when the row was not read; false when it was read and the issue is a remark.
    public var isLoss: Bool {
        switch reason {
        case .effortIgnored, .durationIgnored, .timeIgnored, .energyMissing, .foreignEncoding, .dateTaken, .computed,
            .readAsFold, .readAsGirth, .doubtful, .doubtfulMeasure:
            false
        default: true
        }
    }

    /// What is wrong with a row. Texts are as the file has them, cut to 40 characters.
    public enum Reason: Hashable, Sendable {
        /// A quote is opened here and never closed.
        case unclosedQuote
        /// A quote inside a quoted text that is not doubled.
        case strayQuote
        /// A text of more than `CSVReader.longestField` bytes; no program writes one.
        case textTooLong
        /// The row holds a NUL byte.
        case nulByte
        /// The row has more or fewer columns than the header.
        case columnCount(found: Int, expected: Int)
        /// The file ends within this row.
        case truncated(found: Int, expected: Int)
        /// The row needs a value here and has none.
        case valueMissing
        /// No date of a known form.
        case dateUnreadable(String)
        /// A date outside 1900...2199, or one that no calendar has.
        case dateOutOfRange(String)
        /// No number.
        case notANumber(String)
        /// A number that can be read in two ways: "1,050".
        case numberAmbiguous(String)
        /// Below zero.
        case numberNegative(String)
        /// Above what can be, `limit` in the words of the column's unit.
        case numberTooLarge(String, limit: String)
        /// Half a repetition.
        case notWhole(String)
        /// A unit that is neither kg nor lb, or no unit of distance.
        case unitUnknown(String)
        /// No number of a set and no known letter.
        case setOrderUnknown(String)
        /// Neither repetitions, time nor distance.
        case emptySet
        /// The RPE is none of 6, 6.5 ... 10; the set was read without it.
        case effortIgnored(String)
        /// The session's duration is unreadable; the session was read without it.
        case durationIgnored(String)
        /// The time of day is unreadable; the line was read without it.
        case timeIgnored(String)
        /// No energy is stated; the serving was read with none.
        case energyMissing
        /// From here on some text is not UTF-8; it was read as Windows-1252.
        case foreignEncoding
        /// A day that could be two, in a file that writes days both ways.
        case dateAmbiguous(String)
        /// From here on days could be others; this one was taken for that day, and the others in the same order.
        case dateTaken(String, Day)
        /// A number that no body has.
        case outOfRange(String, limits: String)
        /// No height of a body.
        case heightUnreadable(String)
        /// No fold in millimetres.
        case foldUnreadable(String)
        /// No value of this measure.
        case measureUnreadable(String, BodyMeasure)
        /// A column that Spotter works out itself, or whose figures come from a formula; it was left out.
        case computed
        /// The column of that number, from 1, has cells and no title; it was left out.
        case untitled(Int)
        /// A title that may be a fold or a girth, read as a fold.
        case readAsFold(SkinfoldSite)
        /// The same, read as a girth.
        case readAsGirth(String)
        /// A fold that can hardly be meant, and what probably was; it was read to the letter.
        case doubtful(String, meant: Double?)
        /// A measure beyond what is usual; it was read to the letter.
        case doubtfulMeasure(String, BodyMeasure)
    }
}
