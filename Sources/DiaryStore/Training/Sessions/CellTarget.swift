public import FitnessModel
import GRDB

/// The position of a load cell.
public enum CellPlace: Hashable, Comparable, Sendable {
    /// In a row of a sheet, in a column without a session: the text is a plan.
    case ahead(Identifier<PhaseRow>, column: Int)
    /// In a session, in a row of its sheet; the session may not have the row yet.
    case planned(Identifier<PhaseRow>, Identifier<TrainingSession>)
    /// In a row of a session: an extra exercise, or a session without a phase.
    case own(Identifier<SessionRow>)

    /// The order of writing: planned cells column by column, cells of the sheet session by session, then all others.
    public static func < (left: CellPlace, right: CellPlace) -> Bool { left.order < right.order }

    private var order: (Int, Int64, Int64) {
        switch self {
        case .ahead(let row, let column): (0, Int64(column), row.rawValue)
        case .planned(let row, let session): (1, session.rawValue, row.rawValue)
        case .own(let row): (2, row.rawValue, 0)
        }
    }
}

/// A load cell of a session that is to be written, with what its reading depends on.
struct CellTarget {
    let session: Identifier<TrainingSession>
    let client: Identifier<Client>
    let clientName: String
    let unit: MassUnit
    /// Nil while the session has no such row.
    let row: Identifier<SessionRow>?
    /// The current text of the cell.
    let text: String
    let exerciseName: String
    let unitKind: UnitKind
    /// The row of the sheet, read only where the session has none yet.
    let phaseRow: PhaseRow?

    /// "Log Box squat 80x3 (Jan Novak)", "Clear Box squat (Jan Novak)": the facts of the change.
    func facts(for text: String) -> ChangeFacts {
        guard !text.isEmpty else { return facts(.clear) }
        let added = !self.text.isEmpty && text.hasPrefix(self.text) ? text.dropFirst(self.text.count) : text[...]
        return facts(.log, .session, Label.name(String(added), longest: 24))
    }

    /// The facts of a change of the cell.
    func facts(
        _ action: ChangeKind.Action, _ kind: RecordKind = .sessionRow, _ value: String = ""
    ) -> ChangeFacts {
        ChangeFacts(
            action, kind, subject: session.rawValue, of: client,
            [.name: exerciseName, .value: value, .client: clientName])
    }

    /// The new text of the cell for a text that was typed over an older one.
    ///
    /// - Throws: `changedMeanwhile` if the cell has another text by now, and the typed one is not an addition.
    func joined(_ typed: String, replacing shown: String) throws(StoreError) -> String {
        guard shown != text, typed != text else { return typed }
        let base = shown.reversed().drop { $0.isWhitespace }.reversed()
        let added = typed.dropFirst(base.count)
        guard typed.starts(with: base), base.isEmpty || added.first?.isWhitespace == true else {
            throw .changedMeanwhile(record: .named(exerciseName), fields: ["load"])
        }
        let sets = String(added.drop { $0.isWhitespace })
        return text.isEmpty || text.last?.isWhitespace == true ? text + sets : "\(text) \(sets)"
    }

    /// The sets of a text in this cell.
    func sets(in text: String) -> [PerformedSet] {
        text.isEmpty ? [] : LoadCell(text, unit: unit, kind: unitKind).sets
    }

    /// True when the last thing in a text is a set.
    func endsWithSet(_ text: String) -> Bool { LoadCell(text, unit: unit, kind: unitKind).endsWithSet }

    private static let columns = "s.id, c.name, s.unit, r.id, r.text, e.name, e.unit_kind, c.id"

    private init(row: Row, phaseRow: PhaseRow? = nil, unitKind: UnitKind? = nil) {
        session = row.id(0)
        client = row.id(7)
        clientName = row.text(1)
        unit = row.raw(2) ?? .kg
        self.row = row.optionalID(3)
        text = row.optionalText(4) ?? ""
        exerciseName = phaseRow?.exerciseName ?? row.optionalText(5) ?? ""
        self.unitKind = unitKind ?? row.raw(6) ?? .loadAndReps
        self.phaseRow = phaseRow
    }

    /// - Throws: `missing`.
    static func find(_ db: Database, _ place: CellPlace, viewer: Identifier<Trainer>) throws -> CellTarget {
        let target =
            switch place {
            case .planned(let row, let session): try find(db, row, in: session, viewer: viewer)
            case .own(let row): try find(db, row, viewer: viewer)
            // A plan has no row of a session: `AheadTarget`.
            case .ahead: nil as CellTarget?
            }
        guard let target else { throw StoreError.missing }
        return target
    }

    private static func find(
        _ db: Database, _ row: Identifier<PhaseRow>, in session: Identifier<TrainingSession>,
        viewer: Identifier<Trainer>
    ) throws -> CellTarget? {
        let sql = """
            SELECT \(columns), s.phase FROM session s JOIN client c ON c.id = s.client
            LEFT JOIN session_row r ON r.session = s.id AND r.phase_row = ?
                AND r.exercise = (SELECT exercise FROM phase_row WHERE id = r.phase_row)
            LEFT JOIN exercise e ON e.id = r.exercise
            WHERE s.id = ? AND \(Visibility.client)
            """
        return try db.first(sql, row, session, viewer) { found in
            guard found[3] as Int64? == nil else { return CellTarget(row: found) }
            let (phaseRow, unitKind) = try sheetRow(db, row, phase: found.optionalID(8))
            return CellTarget(row: found, phaseRow: phaseRow, unitKind: unitKind)
        }
    }

    private static func find(
        _ db: Database, _ row: Identifier<SessionRow>, viewer: Identifier<Trainer>
    ) throws -> CellTarget? {
        let sql = """
            SELECT \(columns) FROM session_row r JOIN session s ON s.id = r.session JOIN client c ON c.id = s.client
            JOIN exercise e ON e.id = r.exercise
            WHERE r.id = ? AND \(Visibility.client)
            """
        return try db.first(sql, row, viewer) { CellTarget(row: $0) }
    }

    private static func sheetRow(
        _ db: Database, _ row: Identifier<PhaseRow>, phase: Identifier<Phase>?
    ) throws -> (PhaseRow, UnitKind?) {
        let sql = """
            SELECT \(PhaseRow.columns), e.unit_kind FROM phase_row r LEFT JOIN exercise e ON e.id = r.exercise
            WHERE r.id = ? AND r.phase = ?
            """
        let found = try db.first(sql, row, phase) { (PhaseRow(row: $0), $0.raw(PhaseRow.columnCount) as UnitKind?) }
        guard let found else { throw StoreError.missing }
        return found
    }
}
