public import FitnessModel

/// A session that goes on.
public struct LiveSession: Hashable, Sendable, Identifiable {
    /// The session.
    public let session: TrainingSession
    /// Who trains.
    public let clientName: String
    /// The sheet it follows, if any.
    public let phaseName: String?
    /// How many columns that sheet has.
    public let sessionCount: Int?
    /// The unit in which its cells are read.
    public var unit: MassUnit { session.unit }

    /// Names the session.
    public var id: Identifier<TrainingSession> { session.id }
}
