public import FitnessModel
import Foundation
import GRDB

extension Diary {
    /// Begins the next session of a sheet. What the rows ask for is kept with the session as it stands now.
    ///
    /// - Parameter column: the sheet's column, counted from 1; the next free one when nil.
    /// - Throws: `constraint` for a template, and when every column, or this one, holds a session.
    @discardableResult
    public func startSession(
        _ id: Identifier<Phase>, day: Day, mode: TrainingSession.Mode = .realTime, column: Int? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        let phase = try phase(id)
        guard let client = phase.client else { throw .constraint("a template cannot be trained") }
        let unit = try self.client(client).unit
        return try change("Start session of \(Label.name(phase.name))") { change in
            let session = try change.add(
                TrainingSession(
                    id: Identifier(rawValue: 0), client: client, phase: id,
                    column: try change.freeColumn(of: phase, wanted: column), day: day,
                    startedAt: mode == .realTime ? change.now : nil, mode: mode, unit: unit))
            try change.takeUpRows(of: id, session: session, client: client, day: day)
            return session
        }
    }

    /// Begins a session that follows no sheet.
    @discardableResult
    public func startFreeSession(
        client id: Identifier<Client>, title: String = "", day: Day, mode: TrainingSession.Mode = .realTime
    ) throws(StoreError) -> Identifier<TrainingSession> {
        let client = try client(id)
        return try change("Start free session of \(Label.name(client.name))") { change in
            try change.add(
                TrainingSession(
                    id: Identifier(rawValue: 0), client: id, title: title, day: day,
                    startedAt: mode == .realTime ? change.now : nil, mode: mode, unit: client.unit))
        }
    }

    /// Adds a row to a session for what stands on no sheet.
    @discardableResult
    public func addExercise(
        _ exercise: Identifier<Exercise>, to session: Identifier<TrainingSession>,
        prescription: Prescription = Prescription()
    ) throws(StoreError) -> Identifier<SessionRow> {
        let training = try self.session(session)
        let name = try self.exercise(exercise).name
        return try change("Add \(Label.name(name)) to session") { change in
            let position = try change.db.count(
                "SELECT coalesce(max(position) + 1, 0) FROM session_row WHERE session = ?", session)
            return try change.add(
                SessionRow(
                    id: Identifier(rawValue: 0), session: session, exercise: exercise, position: position,
                    prescription: prescription),
                client: training.client, day: training.day)
        }
    }

    /// Takes a row out of a session, with what was done in it.
    public func removeSessionRow(_ id: Identifier<SessionRow>) throws(StoreError) {
        let target = try read { db in try CellTarget.find(db, sessionRow: id, viewer: viewer) }
        try change("Remove \(Label.name(target.exerciseName)) from session") { change in
            try PerformedSets(change.db).delete(of: id)
            try change.db.run("DELETE FROM session_row WHERE id = ?", id)
        }
    }
}

extension Change {
    /// Adds a session without rows under a new id. `source` names what an import read it from.
    func add(_ session: TrainingSession, source: String? = nil) throws -> Identifier<TrainingSession> {
        let id = newID(TrainingSession.self)
        let sql = """
            INSERT INTO session (
                id, client, phase, column_number, title, day, started_at, ended_at, state, mode, note, words,
                effort_rpe10, source, unit)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.run(
            sql, id, session.client, session.phase, session.column, session.title, session.day, session.startedAt,
            session.endedAt, session.state.rawValue, session.mode.rawValue, session.note,
            TrainingSession.words(title: session.title, note: session.note), session.effort, source,
            session.unit.rawValue)
        return id
    }

    /// Adds a row without sets under a new id.
    func add(_ row: SessionRow, client: Identifier<Client>, day: Day) throws -> Identifier<SessionRow> {
        let id = newID(SessionRow.self)
        let sql = """
            INSERT INTO session_row (
                id, session, client, day, exercise, phase_row, position, label, tempo, reps, sets, rest, micro, text,
                note)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let asked = row.prescription
        try db.run(
            sql, id, row.session, client, day, row.exercise, row.phaseRow, row.position, asked.label, asked.tempo,
            asked.reps, asked.sets, asked.rest, asked.micro, row.text, row.note)
        return id
    }

    /// After the last used column, as on paper; a gap before it only when there is no room behind.
    fileprivate func freeColumn(of phase: Phase, wanted: Int?) throws -> Int {
        let sql = "SELECT column_number FROM session WHERE phase = ? AND column_number IS NOT NULL"
        let used = Set(try db.all(sql, phase.id) { $0[0] as Int })
        let columns = 1...max(1, phase.sessionCount)
        if let wanted {
            guard columns.contains(wanted), !used.contains(wanted) else {
                throw StoreError.constraint("column \(wanted) of \(phase.name) is not free")
            }
            return wanted
        }
        let next = (used.max() ?? 0) + 1
        if columns.contains(next) { return next }
        guard let gap = columns.first(where: { !used.contains($0) }) else {
            throw StoreError.constraint("every column of \(phase.name) holds a session")
        }
        return gap
    }

    fileprivate func takeUpRows(
        of phase: Identifier<Phase>, session: Identifier<TrainingSession>, client: Identifier<Client>, day: Day
    ) throws {
        let sql = """
            SELECT \(PhaseRow.columns) FROM phase_row r JOIN exercise e ON e.id = r.exercise
            WHERE r.phase = ? ORDER BY r.position, r.id
            """
        for row in try db.all(sql, phase, decode: PhaseRow.init(row:)) {
            guard let exercise = row.exercise else { continue }
            _ = try add(
                SessionRow(
                    id: Identifier(rawValue: 0), session: session, phaseRow: row.id, exercise: exercise,
                    position: row.position, prescription: row.prescription),
                client: client, day: day)
        }
    }
}
