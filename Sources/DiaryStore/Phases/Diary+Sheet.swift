public import FitnessModel
import GRDB

extension DiaryAccess {
    /// All that a training sheet shows, as of one moment.
    public func sheet(_ id: Identifier<Phase>) throws(StoreError) -> PhaseSheet {
        let viewer = viewer
        return try read { db in
            let head = """
                SELECT \(Phase.columns), c.name, c.unit FROM \(Phase.storage.source)
                WHERE p.id = ? AND \(Visibility.phase)
                """
            let rows = """
                SELECT \(PhaseRow.columns), \(SheetRow.columns)
                FROM \(PhaseRow.storage.source) WHERE r.phase = ? ORDER BY r.position, r.id
                """
            let sheet = try db.first(head, id, viewer) { row in
                let columns = try SheetColumns(db, phase: id)
                let begun = Set(columns.sessions.compactMap(\.column))
                let ahead = try PlannedCells(db: db).all(of: id).mapValues { $0.filter { !begun.contains($0.key) } }
                return PhaseSheet(
                    phase: Phase(row: row), clientName: row.optionalText(Phase.columnCount),
                    unit: row.raw(Phase.columnCount + 1) ?? .kg,
                    rows: try db.all(rows, id) { SheetRow(PhaseRow(row: $0), $0, at: PhaseRow.columnCount) },
                    sessions: columns.sessions, cells: columns.cells, ahead: ahead, loose: columns.loose)
            }
            guard let sheet else { throw StoreError.missing }
            return sheet
        }
    }
}

/// The session columns of a sheet, read in one go.
private struct SheetColumns {
    var sessions: [TrainingSession] = []
    var cells: [Identifier<PhaseRow>: [Int: SessionRow]] = [:]
    var loose: [SessionSheetRow] = []

    init(_ db: Database, phase: Identifier<Phase>) throws {
        let width = TrainingSession.columnCount
        let sql = """
            SELECT \(TrainingSession.columns), \(SessionRow.columns), \(SessionSheetRow.columns)
            FROM session s LEFT JOIN session_row r ON r.session = s.id LEFT JOIN exercise e ON e.id = r.exercise
            WHERE s.phase = ? ORDER BY s.column_number, r.position, r.id
            """
        try db.each(sql, phase) { row in
            let column: Int = row[TrainingSession.columnNumber] ?? 0
            if sessions.last?.id != row.id(0) { sessions.append(TrainingSession(row: row)) }
            // A session that was begun on an empty sheet has no rows yet.
            guard row[width] as Int64? != nil else { return }
            let cell = SessionRow(row: row, at: width)
            if let phaseRow = cell.phaseRow {
                cells[phaseRow, default: [:]][column] = cell
            } else {
                loose.append(SessionSheetRow(cell, row, at: width + SessionRow.columnCount))
            }
        }
    }
}
