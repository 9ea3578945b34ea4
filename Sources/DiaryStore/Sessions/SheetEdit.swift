public import FitnessModel

/// Several cells of one sheet that change together: a paste, a fill, a cut, a row with new labels around it.
public struct SheetEdit: Hashable, Sendable {
    /// The exercise that a row gets.
    public enum Choice: Hashable, Sendable {
        /// The row has none any more.
        case none
        /// One of the library.
        case known(Identifier<Exercise>)
        /// The one of this name, which is made where the library has none.
        case named(String)
    }

    /// A row that comes onto the sheet.
    public struct NewRow: Hashable, Sendable {
        /// Where it stands among the rows that are there before the change, counted from 0; at the end when nil.
        public var position: Int?
        /// What it asks for.
        public var prescription: Prescription
        /// Its exercise.
        public var exercise: Choice
        /// Its load cells.
        public var loads: [Identifier<TrainingSession>: String]

        /// An empty row at the end when nothing is given.
        public init(
            position: Int? = nil, prescription: Prescription = Prescription(), exercise: Choice = .none,
            loads: [Identifier<TrainingSession>: String] = [:]
        ) {
            self.position = position
            self.prescription = prescription
            self.exercise = exercise
            self.loads = loads
        }
    }

    /// What rows ask for from now on.
    public var prescriptions: [Identifier<PhaseRow>: Prescription] = [:]
    /// Exercises that rows get.
    public var exercises: [Identifier<PhaseRow>: Choice] = [:]
    /// Load cells of the sheet's rows, session by session.
    public var loads: [Identifier<TrainingSession>: [Identifier<PhaseRow>: String]] = [:]
    /// Load cells that stand in no row of a sheet: beside a plan, or in a session that follows none.
    public var sessionLoads: [Identifier<SessionRow>: String] = [:]
    /// Rows that come onto the sheet, from top to bottom.
    public var newRows: [NewRow] = []

    /// Changes nothing.
    public init() {}

    /// True when nothing would change.
    public var isEmpty: Bool { self == SheetEdit() }
}
