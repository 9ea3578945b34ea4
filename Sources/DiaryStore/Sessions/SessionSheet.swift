public import FitnessModel

/// A row of a session with what its exercise says about counting.
public struct SessionSheetRow: Hashable, Sendable, Identifiable {
    /// The row.
    public let row: SessionRow
    /// What is counted.
    public let unitKind: UnitKind
    /// The smallest change of weight.
    public let loadStep: Mass

    /// Names the row.
    public var id: Identifier<SessionRow> { row.id }
}

/// All that one session shows by itself.
public struct SessionSheet: Hashable, Sendable {
    /// The session.
    public let session: TrainingSession
    /// Who trained.
    public let clientName: String
    /// The sheet it followed, if any.
    public let phaseName: String?
    /// The unit in which its cells are read.
    public let unit: MassUnit
    /// In the order of training.
    public let rows: [SessionSheetRow]
}
