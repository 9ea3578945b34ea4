public import FitnessModel
import GRDB

/// A row of a sheet, or of a session, with what its exercise says about counting.
public struct CountedRow<Record: Identified & Hashable>: Hashable, Sendable, Identifiable {
    /// The row.
    public let row: Record
    /// What is counted; weight and reps while no exercise is chosen.
    public let unitKind: UnitKind
    /// The smallest change of weight.
    public let loadStep: Mass

    /// Names the row.
    public var id: Identifier<Record> { row.id }

    /// What is read of the exercise, as `e`.
    static var columns: String { "e.unit_kind, e.load_step_g" }

    /// Reads these columns, of which the first stands at `column`.
    init(_ record: Record, _ row: Row, at column: Int) {
        self.row = record
        unitKind = row.raw(column) ?? .loadAndReps
        loadStep = row.mass(column + 1) ?? Exercise.defaultLoadStep
    }
}

/// A row of a session.
public typealias SessionSheetRow = CountedRow<SessionRow>

/// All that one session shows by itself.
public struct SessionSheet: Hashable, Sendable {
    /// The session.
    public let session: TrainingSession
    /// Who trained.
    public let clientName: String
    /// The sheet it followed, if any.
    public let phaseName: String?
    /// The unit in which its cells are read.
    public var unit: MassUnit { session.unit }
    /// In the order of training.
    public let rows: [SessionSheetRow]
}
