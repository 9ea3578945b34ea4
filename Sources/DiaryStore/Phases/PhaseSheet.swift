public import FitnessModel

/// A row of the sheet.
public typealias SheetRow = CountedRow<PhaseRow>

/// All that a training sheet shows.
public struct PhaseSheet: Hashable, Sendable {
    /// The sheet's head.
    public let phase: Phase
    /// Whose it is; nil for a template.
    public let clientName: String?
    /// The unit in which the cells are read.
    public let unit: MassUnit
    /// From top to bottom.
    public let rows: [SheetRow]
    /// The sessions that stand in columns, from left to right.
    public let sessions: [TrainingSession]
    /// Load cells by row and column.
    public let cells: [Identifier<PhaseRow>: [Int: SessionRow]]
    /// What is planned in columns where no session has begun, by row and column.
    public let ahead: [Identifier<PhaseRow>: [Int: PlannedText]]
    /// What was done in these sessions and stands in no row of the sheet (any more).
    public let loose: [SessionSheetRow]

    /// The load cell in this row and column, if it has been begun.
    public func cell(_ row: Identifier<PhaseRow>, column: Int) -> SessionRow? { cells[row]?[column] }

    /// The session in this column.
    public func session(inColumn column: Int) -> TrainingSession? { sessions.first { $0.column == column } }
}
