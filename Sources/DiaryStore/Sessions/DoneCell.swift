public import FitnessModel

/// What a client did in one exercise on one day.
public struct DoneCell: Hashable, Sendable {
    /// The session it belongs to.
    public let session: Identifier<TrainingSession>
    /// The session's row.
    public let sessionRow: Identifier<SessionRow>
    /// The session's day.
    public let day: Day
    /// The load cell, to the letter.
    public let text: String
    /// The unit in which the text is read.
    public let unit: MassUnit
    /// What was asked for then.
    public let prescription: Prescription
}
