public import FitnessModel

/// Several cells of one sheet that change together: a paste, a fill, a cut, a row with new labels around it.
public struct SheetEdit: Hashable, Sendable {
    /// The exercise that a row gets.
    public enum Choice: Hashable, Sendable {
        /// The row has none any more.
        case none
        /// An exercise of the trainer.
        case known(Identifier<Exercise>)
        /// The entry of this number in the library that is built in, which becomes the trainer's own.
        case library(Int)
        /// The one of this name, which is made where the trainer has none.
        case named(String)

        /// The exercise that a row has.
        public init(_ exercise: Identifier<Exercise>?) { self = exercise.map { .known($0) } ?? Self.none }
    }

    /// A row that comes onto the sheet.
    public struct NewRow: Hashable, Sendable {
        /// The position among the existing rows, from 0; nil for the end.
        public var position: Int?
        /// The prescription.
        public var prescription: Prescription
        /// The exercise of the row.
        public var exercise: Choice
        /// The load cells of the row.
        public var loads: [Identifier<TrainingSession>: String]
        /// The plans by column.
        public var ahead: [Int: String]

        /// An empty row at the end when nothing is given.
        public init(
            position: Int? = nil, prescription: Prescription = Prescription(), exercise: Choice = .none,
            loads: [Identifier<TrainingSession>: String] = [:], ahead: [Int: String] = [:]
        ) {
            self.position = position
            self.prescription = prescription
            self.exercise = exercise
            self.loads = loads
            self.ahead = ahead
        }
    }

    /// What a sheet showed when an edit was prepared.
    public struct Shown: Hashable, Sendable {
        /// The shown prescriptions of rows.
        public fileprivate(set) var prescriptions: [Identifier<PhaseRow>: Prescription] = [:]
        /// The shown exercises of rows.
        public fileprivate(set) var exercises: [Identifier<PhaseRow>: Choice] = [:]
        /// The texts of the load cells.
        public fileprivate(set) var loads: [CellPlace: String] = [:]
    }

    /// The new prescriptions of rows.
    public private(set) var prescriptions: [Identifier<PhaseRow>: Prescription] = [:]
    /// Exercises that rows get.
    public private(set) var exercises: [Identifier<PhaseRow>: Choice] = [:]
    /// The rows of these whose exercise is also that of what was done and planned in them.
    public private(set) var renamed: Set<Identifier<PhaseRow>> = []
    /// Load cells.
    public private(set) var loads: [CellPlace: String] = [:]
    /// Rows that come onto the sheet, from top to bottom.
    public var newRows: [NewRow] = []
    /// The shown values that are replaced. If another window changed one, nothing is written.
    public private(set) var shown = Shown()

    /// Changes nothing.
    public init() {}

    /// Puts a load into a cell that showed a text.
    public mutating func put(_ load: String, at place: CellPlace, replacing text: String) {
        loads[place] = load
        shown.loads[place] = text
    }

    /// Replaces the prescription of a row.
    public mutating func put(
        _ prescription: Prescription, row: Identifier<PhaseRow>, replacing old: Prescription
    ) {
        prescriptions[row] = prescription
        shown.prescriptions[row] = old
    }

    /// Sets the exercise of a row in place of another one, or of none: from now on, or everywhere on the sheet.
    public mutating func put(
        _ choice: Choice, row: Identifier<PhaseRow>, replacing old: Identifier<Exercise>?,
        everywhere isRenamed: Bool = false
    ) {
        exercises[row] = choice
        if isRenamed { renamed.insert(row) }
        shown.exercises[row] = Choice(old)
    }

    /// True when nothing would change.
    public var isEmpty: Bool { self == SheetEdit() }
}
