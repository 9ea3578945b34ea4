public import FitnessModel
import GRDB

extension PhaseRows {
    /// Sets the exercise of a row from now on. What was done keeps its exercise, as an extra one of its sessions; empty
    /// cells follow, and their plans are removed.
    ///
    /// - Parameters:
    ///   - shown: the exercise that was read.
    ///   - isRenamed: whether what was done and planned in the row has the new exercise, too.
    /// - Throws: `changedMeanwhile` if it was changed since.
    public func setExercise(
        _ exercise: Identifier<Exercise>?, row: Identifier<PhaseRow>, replacing shown: SheetEdit.Choice = .none,
        everywhere isRenamed: Bool = false
    ) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, row)
            if let exercise { try change.demand(exercise: exercise) }
            try change.demand(shown, of: row, replacedBy: exercise)
            try change.set(exercise, row: row, everywhere: isRenamed)
        }
    }

    /// Puts an exercise of this name into a row, and creates it where the library has none of exactly this name.
    ///
    /// - Parameters:
    ///   - shown: the exercise that the row had when it was read.
    ///   - isRenamed: whether what was done and planned in the row has the new exercise, too.
    /// - Throws: `changedMeanwhile` when it was given another one since.
    @discardableResult
    public func setNewExercise(
        named name: String, unitKind: UnitKind = .loadAndReps, row: Identifier<PhaseRow>,
        replacing shown: SheetEdit.Choice = .none, everywhere isRenamed: Bool = false
    ) throws(StoreError) -> Identifier<Exercise> {
        try access.change { change in
            let known = try change.exercises.named(name)
            try change.name(known == nil ? .fill : .edit, row, known == nil ? [.value: name] : [:])
            let exercise = try known?.id ?? change.insert(Exercise(id: .unsaved, name: name, unitKind: unitKind))
            try change.demand(shown, of: row, replacedBy: exercise)
            try change.set(exercise, row: row, everywhere: isRenamed)
            return exercise
        }
    }
}

extension Change {
    /// Demands that a row still has the exercise that was shown, or has the one already that replaces it.
    func demand(
        _ shown: SheetEdit.Choice, of id: Identifier<PhaseRow>, replacedBy exercise: Identifier<Exercise>?
    ) throws {
        let row: PhaseRow = try changeable(id)
        guard SheetEdit.Choice(row.exercise) == shown || row.exercise == exercise else {
            throw StoreError.changedMeanwhile(record: row.called, fields: ["exercise"])
        }
    }

    /// The assignments for another exercise in rows of sessions; takes the exercise twice. Plans for the old one are
    /// removed: 100x5 of squats is not a plan for curls.
    static let otherExercise = "exercise = ?, planned = CASE exercise WHEN ? THEN planned ELSE '' END"

    /// Sets the exercise of a row: from now on, or also of what was done and planned in it.
    func set(_ exercise: Identifier<Exercise>?, row: Identifier<PhaseRow>, everywhere isRenamed: Bool) throws {
        if isRenamed, let exercise {
            let own = "exercise = (SELECT exercise FROM phase_row WHERE id = ?)"
            try db.run("UPDATE session_row SET exercise = ? WHERE phase_row = ? AND \(own)", exercise, row, row)
        } else {
            try leavePlans(of: row, to: exercise)
        }
        // What was done keeps its exercise: the sheet shows it below the rows.
        try db.run("UPDATE session_row SET phase_row = NULL WHERE phase_row = ? AND exercise IS NOT ?", row, exercise)
        try db.run("UPDATE phase_row SET exercise = ? WHERE id = ?", exercise, row)
    }

    /// Removes the plans of a row for another exercise. Nothing was done in an empty cell, whether its session is live
    /// or finished: it gets the new exercise.
    private func leavePlans(of row: Identifier<PhaseRow>, to exercise: Identifier<Exercise>?) throws {
        let isOther = "EXISTS (SELECT 1 FROM phase_row WHERE id = ? AND exercise IS NOT ?)"
        try db.run("DELETE FROM planned_cell WHERE phase_row = ? AND \(isOther)", row, row, exercise)
        let untouched = "phase_row = ? AND text = '' AND note = ''"
        if let exercise {
            try db.run("UPDATE session_row SET \(Self.otherExercise) WHERE \(untouched)", exercise, exercise, row)
        } else {
            try db.run("DELETE FROM session_row WHERE \(untouched)", row)
        }
    }
}

extension Phases {
    /// All that a training sheet shows, as of one moment.
    public func sheet(_ id: Identifier<Phase>) throws(StoreError) -> PhaseSheet {
        return try access.read { db in
            let head = """
                SELECT \(Phase.columns), c.name, c.unit FROM \(Phase.storage.source)
                WHERE p.id = ? AND \(Visibility.phase)
                """
            let rows = """
                SELECT \(PhaseRow.columns), \(SheetRow.columns)
                FROM \(PhaseRow.storage.source) WHERE r.phase = ? ORDER BY r.position, r.id
                """
            let sheet = try db.first(head, id, access.viewer) { row in
                let shown = try db.all(rows, id) { SheetRow(PhaseRow(row: $0), $0, at: PhaseRow.columnCount) }
                let columns = try SheetColumns(db, phase: id, rows: shown)
                let begun = Set(columns.sessions.compactMap(\.column))
                let ahead = try PlannedCells(db: db).all(of: id).mapValues { $0.filter { !begun.contains($0.key) } }
                return PhaseSheet(
                    phase: Phase(row: row), clientName: row.optionalText(Phase.columnCount),
                    unit: row.raw(Phase.columnCount + 1) ?? .kg,
                    rows: shown, sessions: columns.sessions, cells: columns.cells, ahead: ahead, loose: columns.loose)
            }
            guard let sheet else { throw StoreError.missing }
            return sheet
        }
    }
}

/// The session columns of a sheet, read in one go. A cell is in its row as long as that has the exercise that was done:
/// older versions gave rows other exercises and left their cells there.
private struct SheetColumns {
    var sessions: [TrainingSession] = []
    var cells: [Identifier<PhaseRow>: [Int: SessionRow]] = [:]
    var loose: [SessionSheetRow] = []

    init(_ db: Database, phase: Identifier<Phase>, rows: [SheetRow]) throws {
        let exercises = Dictionary(rows.map { ($0.id, $0.row.exercise) }) { first, _ in first }
        let width = TrainingSession.columnCount
        let sql = """
            SELECT \(TrainingSession.columns), \(SessionRow.columns), \(SessionSheetRow.columns)
            FROM session s LEFT JOIN session_row r ON r.session = s.id LEFT JOIN exercise e ON e.id = r.exercise
            WHERE s.phase = ? ORDER BY s.column_number, r.position, r.id
            """
        try db.each(sql, phase) { row in
            let column: Int = row[TrainingSession.columnNumber] ?? 0
            if sessions.last?.id != row.id(0) { sessions.append(TrainingSession(row: row)) }
            // A session started on an empty sheet has no rows.
            guard row[width] as Int64? != nil else { return }
            let cell = SessionRow(row: row, at: width)
            if let phaseRow = cell.phaseRow, exercises[phaseRow] == cell.exercise {
                cells[phaseRow, default: [:]][column] = cell
            } else {
                loose.append(SessionSheetRow(cell, row, at: width + SessionRow.columnCount))
            }
        }
    }
}

/// Phases as the Board has them beside one another.
public struct BoardPhases {
    package let access: Access

    /// The sheets for the Board: of this client first, then of the others by name, templates last; of each the newest
    /// first. Every typed word must start a word of the sheet's or the client's name.
    public func list(
        search: String = "", first client: Identifier<Client>? = nil, offset: Int = 0, limit: Int = 50
    ) throws(StoreError) -> [BoardPhase] {
        let condition = Self.boardCondition(access.viewer, search)
        let order = "p.client IS NULL, p.client IS NOT ?, c.name_key, p.client, p.id DESC LIMIT ? OFFSET ?"
        return try list(
            where: "\(condition.sql) ORDER BY \(order)", condition.values + [client, limit, offset])
    }

    /// The number of sheets that match the same words.
    public func count(search: String = "") throws(StoreError) -> Int {
        let condition = Self.boardCondition(access.viewer, search)
        return try access.read { db in try db.count(Phase.self, condition) }
    }

    /// A sheet for the Board; nil if it is deleted.
    public func get(_ id: Identifier<Phase>) throws(StoreError) -> BoardPhase? {
        try list(where: "p.id = ? AND \(Visibility.phase)", [id, access.viewer]).first
    }

    /// The last sheets of a client, the last one first.
    public func newest(of client: Identifier<Client>, limit: Int) throws(StoreError) -> [BoardPhase] {
        let order = Phase.turn().map { "\($0) DESC" }.joined(separator: ", ")
        let condition = "p.client = ? AND p.archived_at IS NULL AND \(Visibility.phase) ORDER BY \(order) LIMIT ?"
        return try list(where: condition, [client, access.viewer, limit])
    }

    /// The sheet of the same client that comes before this one, or, with `after`, after it, by first session or start;
    /// of templates the one before or after it by name. Nil at the end.
    public func neighbour(of id: Identifier<Phase>, after: Bool) throws(StoreError) -> BoardPhase? {
        let phase = try access.phases.get(id)
        let (sign, order) = after ? (">", "") : ("<", "DESC")
        let turn = phase.isTemplate ? ["p.name_key", "p.id"] : Phase.turn()
        let here = phase.isTemplate ? ["b.name_key", "b.id"] : Phase.turn(of: "b")
        let rest = """
            p.client IS ? AND (\(turn.joined(separator: ", "))) \(sign) (
                SELECT \(here.joined(separator: ", ")) FROM phase b WHERE b.id = ?)
            ORDER BY \(turn.map { "\($0) \(order)" }.joined(separator: ", "))
            """
        let values: [any Storable] = [phase.client, id]
        let condition = "p.archived_at IS NULL AND \(Visibility.phase) AND \(rest) LIMIT 1"
        return try list(where: condition, [access.viewer] + values).first
    }

    private func list(where condition: String, _ values: [any Storable]) throws(StoreError) -> [BoardPhase] {
        try access.read { db in
            try Array(db.rows("\(BoardPhase.select) WHERE \(condition)", values).map(BoardPhase.init(row:)))
        }
    }

    private static func boardCondition(_ viewer: Identifier<Trainer>, _ search: String) -> Condition {
        var condition = Condition("p.archived_at IS NULL AND (p.client IS NULL OR c.archived_at IS NULL)")
        condition.add(Visibility.phase, viewer)
        for word in search.searchKey.split(separator: " ") {
            let name = "' ' || coalesce(c.name_key, 'template') || ' ' || p.name_key"
            condition.add("instr(\(name), ' ' || ?) > 0", String(word))
        }
        return condition
    }
}

extension DiaryAccess {
    /// Phases as the Board has them beside one another.
    public var boardPhases: BoardPhases { BoardPhases(access: access) }
}

/// A row of the sheet.
public typealias SheetRow = CountedRow<PhaseRow>

/// All that a training sheet shows.
public struct PhaseSheet: Hashable, Sendable {
    /// The sheet's head.
    public let phase: Phase
    /// The client's name; nil for a template.
    public let clientName: String?
    /// The unit of the cells.
    public let unit: MassUnit
    /// From top to bottom.
    public let rows: [SheetRow]
    /// The sessions in columns, from left to right.
    public let sessions: [TrainingSession]
    /// Load cells by row and column.
    public let cells: [Identifier<PhaseRow>: [Int: SessionRow]]
    /// The planned loads of columns without a session, by row and column.
    public let ahead: [Identifier<PhaseRow>: [Int: PlannedText]]
    /// The sets of these sessions that belong to no row of the sheet.
    public let loose: [SessionSheetRow]

    /// The load cell in this row and column, if it exists.
    public func cell(_ row: Identifier<PhaseRow>, column: Int) -> SessionRow? { cells[row]?[column] }

    /// The session in this column.
    public func session(inColumn column: Int) -> TrainingSession? { sessions.first { $0.column == column } }
}
