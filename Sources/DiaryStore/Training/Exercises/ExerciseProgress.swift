public import FitnessModel
import GRDB

extension TrainingFigures {
    /// The records of a client in an exercise and how its figures went, from one walk over the client's sets.
    public func exerciseProgress(
        client: Identifier<Client>, exercise: Identifier<Exercise>, by formula: StrengthFormula
    ) throws(StoreError) -> ExerciseProgress {
        // The index gives rows of a client and an exercise by day, read backwards; the sets of a row are adjacent.
        let sql = """
            SELECT r.id, r.day, r.session, d.part, d.resistance, d.grams, d.reps, d.milliseconds, d.millimetres, d.rpe10
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND d.warm_up = 0
            ORDER BY r.day, r.id
            """
        return try access.read(of: client) { db, _ in
            var progress = ExerciseProgress()
            var cell: (id: Int64, day: Day) = (0, .earliest)
            try db.each(sql, exercise, client) { row in
                let id: Int64 = row[0]
                if id != cell.id { cell = (id, row.day(1)) }
                guard let part = PerformedSet.Part(row: row, at: 4) else { return }
                progress.add(
                    part, isFirst: row[3] == 0, effort: (row[9] as Int?).map(Effort.rpe(tenths:)), day: cell.day,
                    session: row.id(2), by: formula)
            }
            progress.add(try TimedSets(db).all(client: client, exercise: exercise))
            return progress
        }
    }
}

extension PerformedSet.Part {
    /// From resistance, grams, reps, milliseconds and millimetres, in this order.
    init?(row: Row, at column: Int) {
        let resistance: PerformedSet.Resistance
        switch row[column] as Int {
        case 1: resistance = .load(row.mass(column + 1) ?? .zero)
        case 2: resistance = .bodyWeight(added: row.mass(column + 1) ?? .zero)
        default: resistance = .none
        }
        if let reps = row[column + 2] as Int? {
            self.init(resistance: resistance, work: .reps(reps))
        } else if let milliseconds = row[column + 3] as Int? {
            self.init(resistance: resistance, work: .time(milliseconds: milliseconds))
        } else if let millimetres = row[column + 4] as Int? {
            self.init(resistance: resistance, work: .distance(Length(millimetres: millimetres)))
        } else {
            return nil
        }
    }
}

extension TrainingFigures {
    /// The formula that estimates one-repetition maxima everywhere: Epley's until another one is chosen.
    public func strengthFormula() throws(StoreError) -> StrengthFormula {
        // A formula of a later version that is not known here counts as none chosen.
        try access.settings.get(StoredSettings.strengthFormula).flatMap(StrengthFormula.init(rawValue:)) ?? .epley
    }

    /// Chooses the formula for the whole diary. Not undone: estimates are computed, not stored.
    public func setStrengthFormula(_ formula: StrengthFormula) throws(StoreError) {
        try access.settings.set(StoredSettings.strengthFormula, to: formula.rawValue)
    }
}

extension TrainingFigures {
    /// The cells of a client in an exercise, from the newest; empty ones are left out, skipped ones and notes are not.
    public func exerciseHistory(
        client: Identifier<Client>, exercise: Identifier<Exercise>, offset: Int = 0, limit: Int
    ) throws(StoreError) -> [HistoryCell] {
        let page = """
            WHERE r.exercise = ? AND r.client = ? AND (r.text <> '' OR r.note <> '')
            ORDER BY r.day DESC, r.id DESC LIMIT ? OFFSET ?
            """
        let sql = """
            SELECT r.id, r.session, p.name, s.column_number, s.title, s.state = 'live', r.day, r.text, s.unit, r.note,
                r.tempo
            FROM session_row r CROSS JOIN session s ON s.id = r.session LEFT JOIN phase p ON p.id = s.phase
            \(page)
            """
        return try access.read(of: client) { db, _ in
            var cells = try db.all(sql, exercise, client, limit, offset) { row in
                HistoryCell(
                    id: row.id(0), session: row.id(1), phaseName: row.optionalText(2), column: row[3],
                    title: row.text(4), isLive: row.flag(5), day: row.day(6), text: row.text(7),
                    unit: row.raw(8) ?? .kg, note: row.text(9), tempo: row.text(10))
            }
            let rows = "SELECT r.id AS page_row FROM session_row r \(page)"
            let marks = try SetMarks(db).all(of: rows, exercise, client, limit, offset)
            for index in cells.indices { cells[index].marks = marks[cells[index].id] ?? [:] }
            return cells
        }
    }

    /// How many cells the history has.
    public func exerciseHistoryCount(
        client: Identifier<Client>, exercise: Identifier<Exercise>
    ) throws(StoreError) -> Int {
        let sql = """
            SELECT count(*) FROM session_row r
            WHERE r.exercise = ? AND r.client = ? AND (r.text <> '' OR r.note <> '')
            """
        return try access.read(of: client) { db, _ in try db.count(sql, exercise, client) }
    }
}

/// A client's sets in one exercise in one session: a line of the exercise's history.
public struct HistoryCell: Hashable, Sendable, Identifiable {
    /// Names the session's row.
    public let id: Identifier<SessionRow>
    /// The session.
    public let session: Identifier<TrainingSession>
    /// The sheet that the session followed, if any.
    public let phaseName: String?
    /// The session's column in it.
    public let column: Int?
    /// The title of a session without a sheet.
    public let title: String
    /// Whether the session is live.
    public let isLive: Bool
    /// The session's day.
    public let day: Day
    /// The load cell, exactly as typed.
    public let text: String
    /// The unit of the text.
    public let unit: MassUnit
    /// The note beside the cell.
    public let note: String
    /// The prescribed tempo, exactly as typed.
    public let tempo: String
    /// The stopwatch marks by set number, from 1.
    public internal(set) var marks: [Int: SetMark] = [:]
}
