public import FitnessModel
public import Foundation
import GRDB

extension Diary {
    /// How many sessions can be live at once.
    public static let liveSessionLimit = 6
}

extension DiaryAccess {
    /// Begins the next session of a sheet. What the rows ask for is kept with the session as it stands now.
    ///
    /// - Parameters:
    ///   - column: the sheet's column, counted from 1; the next free one when nil.
    ///   - start: when it began; now for one that is live, unknown for one that is written afterwards.
    /// - Throws: `refused` for a template, when every column, or this one, holds a session, and for a seventh one at
    ///   a time.
    @discardableResult
    public func startSession(
        _ id: Identifier<Phase>, day: Day, mode: TrainingSession.Mode = .realTime, column: Int? = nil,
        at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        let phase = try phase(id)
        guard let client = phase.client else { throw .refused(.templateHasNoClient) }
        let unit = try clients.get(client).unit
        return try change("Start session of \(Label.name(phase.name))") { change in
            let session = try change.begin(
                TrainingSession(
                    id: .unsaved, client: client, phase: id,
                    column: try change.freeColumn(of: phase, wanted: column), day: day,
                    startedAt: start ?? (mode == .realTime ? change.now : nil), mode: mode, unit: unit))
            try change.takeUpRows(of: id, session: session, client: client, day: day)
            return session
        }
    }

    /// Begins a session that follows no sheet.
    @discardableResult
    public func startFreeSession(
        client id: Identifier<Client>, title: String = "", day: Day, mode: TrainingSession.Mode = .realTime,
        at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        let client = try clients.get(id)
        return try change("Start free session of \(Label.name(client.name))") { change in
            try change.begin(
                TrainingSession(
                    id: .unsaved, client: id, title: title, day: day,
                    startedAt: start ?? (mode == .realTime ? change.now : nil), mode: mode, unit: client.unit))
        }
    }

    /// Begins a session with the exercises of a routine, or of any sheet, without what the sheet asks for.
    @discardableResult
    public func startSession(
        routine id: Identifier<Phase>, client owner: Identifier<Client>, day: Day,
        mode: TrainingSession.Mode = .realTime, at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        let routine = try phase(id)
        let client = try clients.get(owner)
        return try change("Start \(Label.name(routine.name)) for \(Label.name(client.name))") { change in
            let session = try change.begin(
                TrainingSession(
                    id: .unsaved, client: owner, title: routine.name, day: day,
                    startedAt: start ?? (mode == .realTime ? change.now : nil), mode: mode, unit: client.unit))
            try change.db.run("UPDATE session SET routine = ? WHERE id = ?", id, session)
            try change.takeUpExercises(of: id, session: session, client: owner, day: day)
            return session
        }
    }
}

extension Change {
    /// Adds a session that goes on.
    fileprivate func begin(_ session: TrainingSession) throws -> Identifier<TrainingSession> {
        if session.mode == .realTime { try checkLiveLimit() }
        return try add(session)
    }

    /// - Throws: `refused` when as many sessions go on as one trainer can have in view. Those that are written
    ///   afterwards do not count: nobody is waiting for a rest to end.
    func checkLiveLimit() throws {
        let sql = """
            SELECT count(*) FROM session s JOIN client c ON c.id = s.client
            WHERE s.state = 'live' AND s.mode = 'realTime' AND \(Visibility.client)
            """
        guard try db.count(sql, actor) >= Diary.liveSessionLimit else { return }
        throw StoreError.refused(.liveSessions(limit: Diary.liveSessionLimit))
    }

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
                throw StoreError.refused(.columnNotFree(wanted, phase: phase.name))
            }
            return wanted
        }
        let next = (used.max() ?? 0) + 1
        if columns.contains(next) { return next }
        guard let gap = columns.first(where: { !used.contains($0) }) else {
            throw StoreError.refused(.noFreeColumn(phase: phase.name))
        }
        return gap
    }

    /// The exercises of a routine with what joins them to supersets, nothing else.
    fileprivate func takeUpExercises(
        of routine: Identifier<Phase>, session: Identifier<TrainingSession>, client: Identifier<Client>, day: Day
    ) throws {
        let sql = """
            SELECT exercise, position, label, rest FROM phase_row
            WHERE phase = ? AND exercise IS NOT NULL ORDER BY position, id
            """
        let rows = try db.all(sql, routine) { row in
            SessionRow(
                id: .unsaved, session: session, exercise: row.id(0), position: row[1],
                prescription: Prescription(label: row.text(2), rest: row.text(3)))
        }
        for row in rows { _ = try add(row, client: client, day: day) }
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
                    id: .unsaved, session: session, phaseRow: row.id, exercise: exercise,
                    position: row.position, prescription: row.prescription),
                client: client, day: day)
        }
    }
}
