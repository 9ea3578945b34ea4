/// One row of a training sheet.
public struct PhaseRow: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<PhaseRow>
    /// The sheet it stands on.
    public var phase: Identifier<Phase>
    /// Order on the sheet, ascending.
    public var position: Int
    /// Nil while no exercise is chosen.
    public var exercise: Identifier<Exercise>?
    /// The exercise's name now; empty while none is chosen.
    public var exerciseName: String
    /// What the row asks for.
    public var prescription: Prescription
    /// The day of the phase that it is trained on, by its letter; empty for every day.
    public var letter: String

    /// An empty row when only its place is given.
    public init(
        id: Identifier<PhaseRow>,
        phase: Identifier<Phase>,
        position: Int,
        exercise: Identifier<Exercise>? = nil,
        exerciseName: String = "",
        prescription: Prescription = Prescription(),
        letter: String = ""
    ) {
        self.id = id
        self.phase = phase
        self.position = position
        self.exercise = exercise
        self.exerciseName = exerciseName
        self.prescription = prescription
        self.letter = letter
    }
}
