/// What a file of another program held.
public enum ImportedDocument: Sendable {
    /// Sessions with their sets.
    case training(TrainingLog)
    /// What was eaten.
    case servings(ServingLog)
    /// Recorded runs; there is at least one.
    case tracks([RecordedTrack])
    /// Weights and measurements of a body.
    case body(BodyLog)
    /// Appointments.
    case calendar(CalendarFile)
}
