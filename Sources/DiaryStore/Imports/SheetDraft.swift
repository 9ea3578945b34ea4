public import FitnessModel

/// A training sheet from elsewhere before it is in the diary: finished and planned loads.
public struct SheetDraft: Hashable, Sendable {
    /// A row of the sheet.
    public struct Row: Hashable, Sendable {
        /// The exercise's name on the sheet.
        public var exercise: String
        /// The unit kind, for an exercise that the diary does not have yet.
        public var unitKind: UnitKind
        /// The prescription.
        public var prescription: Prescription
        /// The day of the phase that the row belongs to.
        public var letter: String
        /// The finished loads, by column.
        public var done: [Int: String]
        /// The planned loads, by column; also of finished columns.
        public var planned: [Int: String]

        /// A row without loads when only these are given.
        public init(
            exercise: String, unitKind: UnitKind = .loadAndReps, prescription: Prescription = Prescription(),
            letter: String = "", done: [Int: String] = [:], planned: [Int: String] = [:]
        ) {
            self.exercise = exercise
            self.unitKind = unitKind
            self.prescription = prescription
            self.letter = letter
            self.done = done
            self.planned = planned
        }
    }

    /// The phase; its own id is ignored.
    public var phase: Phase
    /// The unit of the loads.
    public var unit: MassUnit
    /// The rows from top to bottom.
    public var rows: [Row]
    /// The days of the finished columns.
    public var days: [Int: Day]
    /// Which day of the phase these columns were; without one all rows were trained.
    public var letters: [Int: String]

    /// Without days nothing on the sheet was done.
    public init(phase: Phase, unit: MassUnit, rows: [Row], days: [Int: Day] = [:], letters: [Int: String] = [:]) {
        self.phase = phase
        self.unit = unit
        self.rows = rows
        self.days = days
        self.letters = letters
    }
}

/// What an import of a training sheet added.
public struct SheetOutcome: Hashable, Sendable {
    /// The new phase or template.
    public let phase: Identifier<Phase>
    /// Exercises that the diary did not have.
    public internal(set) var exercisesAdded = 0
    /// Sessions that were done.
    public internal(set) var sessions = 0
    /// Sets in them.
    public internal(set) var sets = 0
    /// Cells of sessions to come.
    public internal(set) var planned = 0
}
