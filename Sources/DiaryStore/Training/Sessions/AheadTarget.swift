import FitnessModel
import GRDB

/// The cell ahead that is to be written, with what its reading depends on.
struct AheadTarget {
    let row: Identifier<PhaseRow>
    let column: Int
    /// The current plan of the cell.
    let planned: PlannedText?
    /// The unit of the sheet's loads: the client's, kilograms on a template.
    let unit: MassUnit
    let exerciseName: String

    private let unitKind: UnitKind
    private let hasExercise: Bool
    private let hasSession: Bool
    /// Whether the sheet has such a column.
    private let isOnSheet: Bool
    private let phase: Phase
    /// The client of the sheet, or its name without one.
    private let owner: String

    /// - Throws: `missing`.
    init(_ db: Database, _ id: Identifier<PhaseRow>, column: Int, viewer: Identifier<Trainer>) throws {
        let found: PhaseRow = try db.get(id, viewer: viewer, toChange: true)
        let sql = """
            SELECT c.name, c.unit, e.unit_kind,
                EXISTS (SELECT 1 FROM session s WHERE s.phase = p.id AND s.column_number = ?), a.text, a.unit
            FROM phase p LEFT JOIN client c ON c.id = p.client LEFT JOIN exercise e ON e.id = ?
            LEFT JOIN planned_cell a ON a.phase_row = ? AND a.column_number = ?
            WHERE p.id = ?
            """
        let phase: Phase = try db.get(found.phase, viewer: viewer)
        let target = try db.first(sql, column, found.exercise, id, column, found.phase) { row in
            (
                owner: row.optionalText(0) ?? phase.name, unit: row.raw(1) ?? MassUnit.kg,
                kind: row.raw(2) ?? UnitKind.loadAndReps, hasSession: row.flag(3),
                planned: row.optionalText(4).map { PlannedText($0, unit: row.raw(5) ?? .kg) }
            )
        }
        guard let target else { throw StoreError.missing }
        (row, self.column, planned, unit) = (id, column, target.planned, target.unit)
        (exerciseName, unitKind, hasExercise) = (found.exerciseName, target.kind, found.exercise != nil)
        hasSession = target.hasSession
        isOnSheet = !phase.isRoutine && (1...max(1, phase.sessionCount)).contains(column)
        self.phase = phase
        owner = target.owner
    }

    /// "Plan Box squat 82.5x5 in session 4 (Jan Novak)": the facts of the change.
    func facts(for text: String) -> ChangeFacts {
        ChangeFacts(
            text.isEmpty ? .clear : .plan, .plannedCell, subject: row.rawValue, of: phase.client,
            [
                .name: exerciseName, .value: Label.name(text, longest: 24), .column: String(column), .client: owner,
            ])
    }

    /// Checks that the cell has the text that was shown, in either unit, or the new one already, and that no session
    /// started in its column.
    ///
    /// - Throws: `changedMeanwhile`.
    func demand(_ shown: String, replacedBy text: String?) throws {
        let now = [planned?.text ?? "", planned?.text(in: unit, kind: unitKind) ?? ""]
        guard !hasSession, now.contains(shown) || text.map({ now.contains($0) }) == true else {
            throw StoreError.changedMeanwhile(record: .named(exerciseName), fields: ["load"])
        }
    }

    /// Writes the plan in the sheet's unit.
    ///
    /// - Throws: `refused` if the row has no exercise or the sheet no such column; `changedMeanwhile` if a session has
    ///   started in it.
    func put(_ text: String, _ db: Database) throws {
        guard !text.isEmpty || planned != nil else { return }
        guard !hasSession else { throw StoreError.changedMeanwhile(record: .named(exerciseName), fields: ["load"]) }
        guard hasExercise || text.isEmpty else { throw StoreError.refused(.rowWithoutExercise) }
        guard isOnSheet || text.isEmpty else { throw StoreError.refused(.columnNotFree(column, phase: phase.name)) }
        try PlannedCells(db: db).put(PlannedText(text, unit: unit), row: row, column: column)
    }
}
