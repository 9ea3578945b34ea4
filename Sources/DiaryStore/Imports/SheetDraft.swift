public import FitnessModel

/// A training sheet that was written elsewhere, before it is in the diary: what was done in it, and what was only planned.
public struct SheetDraft: Hashable, Sendable {
    /// One row.
    public struct Row: Hashable, Sendable {
        /// As the sheet calls it.
        public var exercise: String
        /// What is counted, for an exercise that the diary does not have yet.
        public var unitKind: UnitKind
        /// What the row asks for.
        public var prescription: Prescription
        /// The day of the phase that the row stands under.
        public var letter: String
        /// What was done, by column.
        public var done: [Int: String]
        /// What was planned, by column; where the column was done, too.
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

    /// The head; its own id counts for nothing.
    public var phase: Phase
    /// The unit in which the loads were written.
    public var unit: MassUnit
    /// From top to bottom.
    public var rows: [Row]
    /// The days of the columns in which something was done.
    public var days: [Int: Day]
    /// Which day of the phase these columns were; without one all rows were trained.
    public var letters: [Int: String]

    /// A sheet of which nothing was done when no days are given.
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
