/// One exercise in one session: the load cell.
public struct SessionRow: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<SessionRow>
    /// The session it belongs to.
    public var session: Identifier<TrainingSession>
    /// The row of the sheet; nil for an extra exercise.
    public var phaseRow: Identifier<PhaseRow>?
    /// The exercise.
    public var exercise: Identifier<Exercise>
    /// The exercise's name now.
    public var exerciseName: String
    /// Order in the session, ascending.
    public var position: Int
    /// The prescription at the start of the session.
    public var prescription: Prescription
    /// The load cell, exactly as typed.
    public var text: String
    /// Free text.
    public var note: String
    /// The load planned before the session, in the session's unit; no statistics read it.
    public var planned: String

    /// Without a text, an empty cell.
    public init(
        id: Identifier<SessionRow>,
        session: Identifier<TrainingSession>,
        phaseRow: Identifier<PhaseRow>? = nil,
        exercise: Identifier<Exercise>,
        exerciseName: String = "",
        position: Int,
        prescription: Prescription = Prescription(),
        text: String = "",
        note: String = "",
        planned: String = ""
    ) {
        self.id = id
        self.session = session
        self.phaseRow = phaseRow
        self.exercise = exercise
        self.exerciseName = exerciseName
        self.position = position
        self.prescription = prescription
        self.text = text
        self.note = note
        self.planned = planned
    }
}

/// One row of a training sheet.
public struct PhaseRow: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<PhaseRow>
    /// The sheet.
    public var phase: Identifier<Phase>
    /// Order on the sheet, ascending.
    public var position: Int
    /// Nil until an exercise is chosen.
    public var exercise: Identifier<Exercise>?
    /// The exercise's name now; empty while none is chosen.
    public var exerciseName: String
    /// The prescription.
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
