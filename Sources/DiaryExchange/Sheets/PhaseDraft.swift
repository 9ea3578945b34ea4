public import FitnessModel

/// A phase as a sheet of a spreadsheet has it, before anybody said what is to become of it: texts to the letter, and
/// what could not be read with its place.
public struct PhaseDraft: Hashable, Sendable {
    /// Whose sheet it is; empty where nothing says so.
    public var client = ""
    /// "P6 In season"; empty where nothing says so.
    public var name = ""
    /// The scheme of loading.
    public var periodization = ""
    /// What the phase is for.
    public var goal = ""
    /// The first planned day.
    public var start: Day?
    /// What stands around the table, a line for each row of the sheet.
    public var notes = ""
    /// The unit of the loads, where a title names one.
    public var unit: MassUnit?
    /// The sessions from left to right, 60 at most.
    public var columns: [Column] = []
    /// From top to bottom.
    public var rows: [Row] = []
    /// What was not read, or not as it stands, in the order of the sheet.
    public var unread: [Unread] = []

    /// An empty sheet.
    public init() {}

    /// A column of loads.
    public struct Column: Hashable, Sendable {
        /// Ascending; as the title says it, or counted from 1.
        public var number: Int
        /// The day that the title says.
        public var day: Day?
        /// The day of the phase that the title says, "A"; empty where it says none.
        public var letter: String

        /// A column, with its days where they are given.
        public init(number: Int, day: Day? = nil, letter: String = "") {
            self.number = number
            self.day = day
            self.letter = letter
        }
    }

    /// An exercise, what is asked for, what was done or is planned.
    public struct Row: Hashable, Sendable {
        /// The day of the phase that the row stands under, "A"; empty where none is named.
        public var letter = ""
        /// The exercise's name; never empty.
        public var exercise: String
        /// Label, tempo, reps, sets, rest, micro.
        public var prescription: Prescription
        /// The load cells by column number, those that are not empty.
        public var loads: [Int: String] = [:]
        /// What stands in brackets, "[82.5x5]", without them: planned and not done. By column number.
        public var plans: [Int: String] = [:]

        /// A row without loads.
        public init(exercise: String, prescription: Prescription = Prescription()) {
            self.exercise = exercise
            self.prescription = prescription
        }
    }

    /// A cell, or more, that was not read, or not as it stands.
    public struct Unread: Hashable, Sendable {
        /// Where it stands.
        public var place: SheetPlace
        /// What stands there, to the letter.
        public var text: String
        /// Why.
        public var reason: Reason

        /// A cell with its text.
        public init(place: SheetPlace, text: String, reason: Reason) {
            self.place = place
            self.text = text
            self.reason = reason
        }

        /// Why something was not read, and what became of it.
        public enum Reason: Hashable, Sendable {
            /// It stands in the load cell to the letter, but not all of it could be read as sets.
            case notASet
            /// A load without reps; those of its row, and its sets, were taken.
            case loadAlone(readAs: String)
            /// A load without reps in a row that does not ask for one number of them: it stands there to the letter.
            case loadWithoutReps
            /// A formula, and the file does not hold its value; the cell is empty.
            case formulaWithoutValue
            /// The spreadsheet has an error there, "#DIV/0!"; the cell is empty.
            case error
            /// The spreadsheet made a date of what was typed; this was taken in its place.
            case dateInstead(of: String)
            /// A date where none is expected; it stands there to the letter.
            case date
            /// A text of more than 2,000 signs; its beginning was taken.
            case tooLong
            /// No exercise stands in its row; the text went into the notes.
            case rowWithoutExercise
            /// Sums, which are computed again from the sets; left out.
            case total
            /// A column that means nothing here, or one beyond the most; left out.
            case columnUnknown
        }
    }
}

extension PhaseDraft.Unread: ImportRemark {
    /// True when the text stands nowhere in the draft.
    public var isLoss: Bool {
        switch reason {
        case .formulaWithoutValue, .error, .tooLong, .columnUnknown: true
        case .notASet, .loadAlone, .loadWithoutReps, .dateInstead, .date, .rowWithoutExercise, .total: false
        }
    }

    /// "D5: "80 easy" is no set; kept as a note."
    public var description: String {
        let excerpt = text.count > 40 ? text.prefix(39) + "…" : text[...]
        return "\(place): " + (text.isEmpty ? "" : "\"\(excerpt)\" ") + reason.words
    }
}

extension PhaseDraft.Unread.Reason {
    fileprivate var words: String {
        switch self {
        case .notASet: "kept as a note: not all of it is a set."
        case .loadAlone(let text): "a load alone; read as \(text), by the reps and sets of its row."
        case .loadWithoutReps:
            "kept as a note: a load alone, and its row asks for no single number of reps and sets. Write 60x8."
        case .formulaWithoutValue: "a formula without its value. Open the file, save it, and import it again."
        case .error: "an error of the spreadsheet; left empty."
        case .dateInstead(let text): "a date that the spreadsheet made; read as \(text)."
        case .date: "a date, kept as it is."
        case .tooLong: "more than \(SheetLimits.text) signs; cut."
        case .rowWithoutExercise: "no exercise in this row; kept in the notes."
        case .total: "a sum; left out, it is computed again."
        case .columnUnknown: "a column that means nothing here; left out."
        }
    }
}
