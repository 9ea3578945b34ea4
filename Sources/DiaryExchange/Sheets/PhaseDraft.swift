public import FitnessModel

/// A phase as read from a spreadsheet, for review before it is stored: its texts verbatim, and unread cells with their
/// position.
public struct PhaseDraft: Hashable, Sendable {
    /// The name of the client; empty if the sheet has none.
    public var client = ""
    /// "P6 In season"; empty if the sheet has none.
    public var name = ""
    /// The scheme of loading.
    public var periodization = ""
    /// The purpose of the phase.
    public var goal = ""
    /// The first planned day.
    public var start: Day?
    /// Text around the table, one line per row of the sheet.
    public var notes = ""
    /// The unit of the loads, if a title names one.
    public var unit: MassUnit?
    /// The sessions from left to right, at most 60.
    public var columns: [Column] = []
    /// From top to bottom.
    public var rows: [Row] = []
    /// Content that was not read, or not as written, in sheet order.
    public var unread: [Unread] = []

    /// Creates an empty draft.
    public init() {}

    /// A column of loads.
    public struct Column: Hashable, Sendable {
        /// Ascending: the number in the title, or counted from 1.
        public var number: Int
        /// The date in the title.
        public var day: Day?
        /// The phase day in the title, "A"; empty if there is none.
        public var letter: String

        /// Creates a column.
        public init(number: Int, day: Day? = nil, letter: String = "") {
            self.number = number
            self.day = day
            self.letter = letter
        }
    }

    /// An exercise, its prescription, and its performed or planned loads.
    public struct Row: Hashable, Sendable {
        /// The phase day of the row, "A"; empty if there is none.
        public var letter = ""
        /// The exercise name; never empty.
        public var exercise: String
        /// Label, tempo, reps, sets, rest, micro.
        public var prescription: Prescription
        /// The non-empty load cells by column number.
        public var loads: [Int: String] = [:]
        /// Planned loads by column number, without the brackets of "[82.5x5]".
        public var plans: [Int: String] = [:]

        /// Creates a row without loads.
        public init(exercise: String, prescription: Prescription = Prescription()) {
            self.exercise = exercise
            self.prescription = prescription
        }
    }

    /// A cell or several cells that were not read, or not as written.
    public struct Unread: Hashable, Sendable {
        /// The position in the sheet.
        public var place: SheetPlace
        /// The text, verbatim.
        public var text: String
        /// The reason.
        public var reason: Reason

        /// Creates an entry for a cell.
        public init(place: SheetPlace, text: String, reason: Reason) {
            self.place = place
            self.text = text
            self.reason = reason
        }

        /// The reason why content was not read, and its consequence.
        public enum Reason: Hashable, Sendable {
            /// Not all of the cell could be read as sets. The load cell has its text verbatim.
            case notASet
            /// A load without reps; it was completed with the reps and sets of its row.
            case loadAlone(readAs: String)
            /// A load without reps, in a row that does not prescribe a single number of them. The load cell has its
            /// text verbatim.
            case loadWithoutReps
            /// A formula whose value is not in the file. The cell is empty.
            case formulaWithoutValue
            /// A spreadsheet error, "#DIV/0!". The cell is empty.
            case error
            /// The spreadsheet converted the typed text to a date; this range was used instead.
            case dateInstead(of: String)
            /// An unexpected date. The text is verbatim.
            case date
            /// A text of more characters than the limit. Its beginning was used.
            case tooLong(limit: Int)
            /// A row without an exercise. Its text went into the notes.
            case rowWithoutExercise
            /// A row of totals, which are computed again from the sets. It was left out.
            case total
            /// A column with an unknown meaning, or beyond the limit. It was left out.
            case columnUnknown
        }
    }
}

extension PhaseDraft.Unread {
    /// True if the draft does not contain the text.
    public var isLoss: Bool {
        switch reason {
        case .formulaWithoutValue, .error, .tooLong, .columnUnknown: true
        case .notASet, .loadAlone, .loadWithoutReps, .dateInstead, .date, .rowWithoutExercise, .total: false
        }
    }
}
