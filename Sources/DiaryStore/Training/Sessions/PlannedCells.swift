public import FitnessModel
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
    /// - Parameters:
    ///   - unit: the unit of the copy's loads.
    ///   - handOver: what becomes of each plan; nil leaves its cell empty.
    func copy(
        _ row: Identifier<PhaseRow>, to copy: Identifier<PhaseRow>, in unit: MassUnit,
        by handOver: (PlannedText, UnitKind) throws -> PlannedText? = { planned, _ in planned }
    ) throws {
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
            let (planned, kind) = (
                PlannedText(cell.text(1), unit: cell.raw(2) ?? .kg), cell.raw(3) ?? UnitKind.loadAndReps
            )
            let text = try handOver(planned, kind)?.text(in: unit, kind: kind)
            return (column: cell[0] as Int, text: text ?? "")
        }
        for cell in cells where !cell.text.isEmpty {
            try put(PlannedText(cell.text, unit: unit), row: copy, column: cell.column)
        }
    }
}

/// What a copy of a sheet for a client takes over of the loads that were planned for another one. Planned shares,
/// efforts and words always stay.
public enum PlannedLoads: Hashable, Sendable {
    /// The same loads.
    case asTheyAre
    /// Shares of the one-repetition maximum, by this formula, of the one they were planned for; a load without an
    /// estimate is left out.
    case shares(StrengthFormula)
    /// None.
    case none
}

/// Turns the plans of one client into those of another one's copy, where loads do not stay as they are.
struct PlanHandOver {
    let loads: PlannedLoads
    /// The history of the client they were planned for.
    let past: Past

    /// The plan of a cell in the copy; nil for an empty cell.
    func callAsFunction(
        _ planned: PlannedText, _ kind: UnitKind, of exercise: Identifier<Exercise>
    ) throws -> PlannedText? {
        guard let load = planned.load(kind) else { return planned }
        guard case .shares(let formula) = loads, let maximum = try past.best(exercise, by: formula).strongest?.e1RM,
            maximum > .zero
        else { return nil }
        let share = Int((load.value(in: .kg) / maximum.value(in: .kg) * 100).rounded())
        let text = "\(share)%"
        return LoadTarget(text) == nil ? nil : PlannedText(text, unit: planned.unit)
    }
}

extension PlannedText {
    /// The load of the first work set that has one.
    fileprivate func load(_ kind: UnitKind) -> Mass? {
        for set in LoadCell(text, unit: unit, kind: kind).sets where !set.isWarmUp {
            if case .load(let load)? = set.parts.first?.resistance { return load }
        }
        return nil
    }
}

extension PlannedCells {
    /// Whether one of these sheets has loads that were planned for another client than one of these.
    func haveLoads(
        _ sheets: [Identifier<Phase>], ofOthersThan clients: [Identifier<Client>], viewer: Identifier<Trainer>
    ) throws -> Bool {
        let sql = """
            SELECT c.text, c.unit, e.unit_kind
            FROM phase_row p JOIN planned_cell c ON c.phase_row = p.id JOIN exercise e ON e.id = p.exercise
            WHERE p.phase = ?
            UNION ALL
            SELECT r.planned, s.unit, e.unit_kind
            FROM session s JOIN session_row r ON r.session = s.id JOIN exercise e ON e.id = r.exercise
            WHERE s.phase = ? AND r.planned <> '' AND r.phase_row IS NOT NULL
            """
        for sheet in sheets {
            let phase: Phase = try db.get(sheet, viewer: viewer)
            guard let owner = phase.client, clients.contains(where: { $0 != owner }) else { continue }
            let loads = try db.all(sql, sheet, sheet) { row in
                PlannedText(row.text(0), unit: row.raw(1) ?? .kg).load(row.raw(2) ?? .loadAndReps)
            }
            if loads.contains(where: { $0 != nil }) { return true }
        }
        return false
    }
}

extension Phases {
    /// Whether one of these sheets has loads that were planned for another client than one of these.
    public func haveLoads(
        _ sheets: [Identifier<Phase>], ofOthersThan clients: [Identifier<Client>]
    ) throws(StoreError) -> Bool {
        try access.read { db in
            try PlannedCells(db: db).haveLoads(sheets, ofOthersThan: clients, viewer: access.viewer)
        }
    }
}

extension Mesocycles {
    /// Whether a phase of these mesocycles has loads that were planned for another client than one of these.
    public func haveLoads(
        _ plans: [Identifier<Mesocycle>], ofOthersThan clients: [Identifier<Client>]
    ) throws(StoreError) -> Bool {
        try access.read { db in
            let sheets = try plans.flatMap { plan in
                let _: Mesocycle = try db.get(plan, viewer: access.viewer)
                return try db.all("SELECT phase FROM mesocycle_part WHERE mesocycle = ? AND phase IS NOT NULL", plan) {
                    $0.id(0) as Identifier<Phase>
                }
            }
            return try PlannedCells(db: db).haveLoads(sheets, ofOthersThan: clients, viewer: access.viewer)
        }
    }
}
