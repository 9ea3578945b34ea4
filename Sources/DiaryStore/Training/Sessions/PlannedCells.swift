import FitnessModel
import GRDB

/// The loads planned for future sessions. Statistics do not read them. A column of a sheet holds planned cells or a
/// session, never both.
struct PlannedCells {
    let db: Database

    /// The plans of a sheet's columns, by row.
    func all(of phase: Identifier<Phase>) throws -> [Identifier<PhaseRow>: [Int: PlannedText]] {
        let sql = """
            SELECT c.phase_row, c.column_number, c.text, c.unit
            FROM phase_row r JOIN planned_cell c ON c.phase_row = r.id WHERE r.phase = ?
            """
        var cells: [Identifier<PhaseRow>: [Int: PlannedText]] = [:]
        try db.each(sql, phase) { row in
            cells[row.id(0), default: [:]][row[1]] = PlannedText(row.text(2), unit: row.raw(3) ?? .kg)
        }
        return cells
    }

    /// The columns of a sheet that have plans.
    func columns(of phase: Identifier<Phase>) throws -> Set<Int> {
        let sql = """
            SELECT DISTINCT c.column_number FROM phase_row r JOIN planned_cell c ON c.phase_row = r.id WHERE r.phase = ?
            """
        return Set(try db.all(sql, phase) { $0[0] as Int })
    }

    /// Writes the text of a cell; an empty one deletes the cell.
    func put(_ planned: PlannedText, row: Identifier<PhaseRow>, column: Int) throws {
        guard !planned.text.isEmpty else { return try delete(row: row, column: column) }
        try db.put(
            "planned_cell", key: [("phase_row", row), ("column_number", column)],
            [("text", planned.text), ("unit", planned.unit)])
    }

    /// Deletes a cell.
    func delete(row: Identifier<PhaseRow>, column: Int) throws {
        try db.run("DELETE FROM planned_cell WHERE phase_row = ? AND column_number = ?", row, column)
    }

    /// Deletes all cells of a row.
    func delete(of row: Identifier<PhaseRow>) throws {
        try db.run("DELETE FROM planned_cell WHERE phase_row = ?", row)
    }

    /// Moves the plans of a session's column into the rows of the session, in its unit.
    func move(into session: Identifier<TrainingSession>) throws {
        let sql = """
            SELECT r.id, c.phase_row, c.column_number, c.text, c.unit, s.unit, e.unit_kind
            FROM session s JOIN session_row r ON r.session = s.id
            JOIN planned_cell c ON c.phase_row = r.phase_row AND c.column_number = s.column_number
            JOIN exercise e ON e.id = r.exercise
            WHERE s.id = ?
            """
        let cells = try db.all(sql, session) { row in
            let planned = PlannedText(row.text(3), unit: row.raw(4) ?? .kg)
            return (
                cell: row.id(0) as Identifier<SessionRow>, row: row.id(1) as Identifier<PhaseRow>,
                column: row[2] as Int, text: planned.text(in: row.raw(5) ?? .kg, kind: row.raw(6) ?? .loadAndReps)
            )
        }
        for cell in cells {
            try db.run("UPDATE session_row SET planned = ? WHERE id = ?", cell.text, cell.cell)
            try delete(row: cell.row, column: cell.column)
        }
    }

    /// Plans again what was planned for a session that is being deleted, or changes its day. Rows of the sheet that
    /// have another exercise now, or another plan in this column, are left alone.
    ///
    /// - Parameter row: the only row of the sheet to restore; nil for all.
    func restore(from session: Identifier<TrainingSession>, row: Identifier<PhaseRow>? = nil) throws {
        let sql = """
            INSERT INTO planned_cell (phase_row, column_number, text, unit)
            SELECT p.id, s.column_number, r.planned, s.unit
            FROM session s JOIN session_row r ON r.session = s.id
            JOIN phase_row p ON p.id = r.phase_row AND p.phase = s.phase AND p.exercise = r.exercise
            WHERE s.id = ? AND s.column_number IS NOT NULL AND r.planned <> ''
                AND p.id = coalesce(?, p.id)
            ON CONFLICT (phase_row, column_number) DO NOTHING
            """
        try db.run(sql, session, row)
    }

    /// Copies the plans of a row to its copy, with those that its started sessions have taken.
    ///
    /// - Parameter unit: the unit of the copy's loads.
    func copy(_ row: Identifier<PhaseRow>, to copy: Identifier<PhaseRow>, in unit: MassUnit) throws {
        let sql = """
            SELECT c.column_number, c.text, c.unit, e.unit_kind
            FROM planned_cell c JOIN phase_row p ON p.id = c.phase_row JOIN exercise e ON e.id = p.exercise
            WHERE p.id = ?
            UNION ALL
            SELECT s.column_number, r.planned, s.unit, e.unit_kind
            FROM phase_row p JOIN session_row r ON r.phase_row = p.id AND r.exercise = p.exercise
            JOIN session s ON s.id = r.session JOIN exercise e ON e.id = p.exercise
            WHERE p.id = ? AND r.planned <> '' AND s.column_number IS NOT NULL
            """
        let cells = try db.all(sql, row, row) { cell in
            let planned = PlannedText(cell.text(1), unit: cell.raw(2) ?? .kg)
            return (column: cell[0] as Int, text: planned.text(in: unit, kind: cell.raw(3) ?? .loadAndReps))
        }
        for cell in cells { try put(PlannedText(cell.text, unit: unit), row: copy, column: cell.column) }
    }
}
