public import FitnessModel
public import Foundation
import GRDB

extension Diary {
    /// How many sessions can be live at once.
    public static let liveSessionLimit = 6
}

extension Sessions {
    /// Starts the next session of a sheet. The current prescriptions are stored with the session, and the plans of its
    /// column move into it.
    ///
    /// - Parameters:
    ///   - column: the sheet's column, from 1; nil for the next free one, or one before those of later days.
    ///   - name: the day of the phase; nil for that of the weekday, or the next one by turn.
    ///   - start: the time of the start; by default now for a live session, unknown for a past one.
    /// - Throws: `refused` for a template, if the phase has no such day, if every column, or this one, holds a session,
    ///   and for a seventh live one.
    @discardableResult
    public func start(
        _ id: Identifier<Phase>, day: Day, mode: TrainingSession.Mode = .realTime, column: Int? = nil,
        on name: String? = nil, at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        try access.change { change in
            let phase = try change.phases.get(id)
            guard name?.isEmpty ?? true || phase.days.names.contains(name ?? "") else {
                throw StoreError.refused(.noSuchDay(name ?? "", phase: phase.name))
            }
            guard let owner = phase.client else { throw StoreError.refused(.templateHasNoClient) }
            let client = try change.clients.get(owner)
            try change.name(.start, .session, of: owner, [.name: phase.name])
            let before = try DayTurns(change.db, phase)
            let column = try change.freeColumn(of: phase, day: day, wanted: column)
            let name = try name ?? DayTurns(change.db, phase)?.due(inColumn: column, on: day) ?? ""
            let session = try change.begin(
                TrainingSession(
                    id: .unsaved, client: owner, phase: id, column: column, day: day, startedAt: start, mode: mode,
                    letter: name), of: client)
            try change.takeUp(id, into: session, asPlan: true)
            try change.keepPlans(of: phase, since: before, begins: column)
            try PlannedCells(db: change.db).move(into: session)
            return session
        }
    }

    /// Starts a session with the exercises of a routine, or of any sheet, without prescriptions.
    @discardableResult
    public func start(
        routine id: Identifier<Phase>, client owner: Identifier<Client>, day: Day,
        mode: TrainingSession.Mode = .realTime, at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        try access.change { change in
            let routine = try change.phases.get(id)
            let client = try change.clients.get(owner)
            try change.name(.start, .session, of: owner, [.name: routine.name, .kind: "routine"])
            let session = try change.begin(
                TrainingSession(
                    id: .unsaved, client: owner, title: routine.name, day: day, startedAt: start, mode: mode),
                of: client)
            try change.db.run("UPDATE session SET routine = ? WHERE id = ?", id, session)
            try change.takeUp(id, into: session, asPlan: false)
            return session
        }
    }

    /// Starts a session without a sheet.
    @discardableResult
    public func startFree(
        client id: Identifier<Client>, title: String = "", day: Day, mode: TrainingSession.Mode = .realTime,
        at start: Date? = nil
    ) throws(StoreError) -> Identifier<TrainingSession> {
        try access.change { change in
            let client = try change.clients.get(id)
            try change.name(.start, .session, of: id)
            return try change.begin(
                TrainingSession(id: .unsaved, client: id, title: title, day: day, startedAt: start, mode: mode),
                of: client)
        }
    }
}

extension Change {
    /// Adds a live session in the client's unit; a live one starts now.
    fileprivate func begin(
        _ draft: TrainingSession, of client: Client
    ) throws -> Identifier<TrainingSession> {
        var session = draft
        session.unit = client.unit
        session.place = try likelyPlace(of: session)
        if session.mode == .realTime {
            try checkLiveLimit()
            session.startedAt = session.startedAt ?? now
        }
        return try insert(session)
    }

    /// The likely gym location of a session: that of the other live sessions of the day, else the client's last one. An
    /// archived one does not count.
    private func likelyPlace(of session: TrainingSession) throws -> Identifier<Place>? {
        let others = """
            SELECT l.id FROM session s JOIN client c ON c.id = s.client JOIN place l ON l.id = s.place
            WHERE s.state = 'live' AND s.mode = 'realTime' AND s.day = ? AND l.archived_at IS NULL
                AND \(Visibility.client)
            ORDER BY s.id DESC LIMIT 1
            """
        let last = """
            SELECT l.id FROM (SELECT place FROM session WHERE client = ? ORDER BY day DESC, id DESC LIMIT 1) s
            JOIN place l ON l.id = s.place WHERE l.archived_at IS NULL
            """
        let here: Identifier<Place>? =
            try session.mode == .realTime ? db.first(others, session.day, actor) { $0.id(0) } : nil
        return try here ?? db.first(last, session.client) { $0.id(0) }
    }

    /// - Throws: `refused` at the limit of live sessions that one trainer can watch. Past sessions do not count: they
    ///   have no rests.
    func checkLiveLimit() throws {
        let sql = """
            SELECT count(*) FROM session s JOIN client c ON c.id = s.client
            WHERE s.state = 'live' AND s.mode = 'realTime' AND \(Visibility.client)
            """
        guard try db.count(sql, actor) >= Diary.liveSessionLimit else { return }
        throw StoreError.refused(.liveSessions(limit: Diary.liveSessionLimit))
    }

    /// The column after the last used one, as on paper; a gap before it only if there is no room. A session of an
    /// earlier day goes before those of later ones, which move to the right if a column is free and has no plan: a plan
    /// never changes its session silently.
    fileprivate func freeColumn(of phase: Phase, day: Day, wanted: Int?) throws -> Int {
        let sql = """
            SELECT column_number, day FROM session WHERE phase = ? AND column_number IS NOT NULL ORDER BY column_number
            """
        let existing = try db.all(sql, phase.id) { (column: $0[0] as Int, day: $0.day(1)) }
        let used = Set(existing.map(\.column))
        let free = (1...max(1, phase.sessionCount)).filter { !used.contains($0) }
        if let wanted {
            guard free.contains(wanted) else {
                throw StoreError.refused(.columnNotFree(wanted, phase: phase.name))
            }
            return wanted
        }
        guard let gap = free.first else { throw StoreError.refused(.noFreeColumn(phase: phase.name)) }
        if let later = existing.first(where: { $0.day > day })?.column {
            if free.contains(later - 1) { return later - 1 }
            if let end = free.first(where: { $0 > later }),
                try !PlannedCells(db: db).columns(of: phase.id).contains(end)
            {
                let move = """
                    UPDATE session SET column_number = column_number + 1
                    WHERE phase = ? AND column_number BETWEEN ? AND ?
                    """
                try db.run(move, phase.id, later, end - 1)
                return later
            }
        }
        let next = (used.max() ?? 0) + 1
        return free.contains(next) ? next : gap
    }

    /// Adds the rows of a sheet with an exercise to a session: as its plan, or the exercises alone with their superset
    /// labels. Of a sheet with days those of the session's day; existing rows of the session stay.
    func takeUp(
        _ phase: Identifier<Phase>, into session: Identifier<TrainingSession>, asPlan isPlan: Bool
    ) throws {
        let days = try phases.get(phase).days
        let day = try isPlan ? sessions.get(session).letter : ""
        let known = Set(
            try db.all("SELECT phase_row FROM session_row WHERE session = ? AND phase_row IS NOT NULL", session) {
                $0.id(0) as Identifier<PhaseRow>
            })
        for row in try rows(of: phase) where days.isTrained(row.letter, on: day) && !known.contains(row.id) {
            guard let exercise = row.exercise else { continue }
            let prescription = row.prescription
            _ = try add(
                SessionRow(
                    id: .unsaved, session: session, phaseRow: isPlan ? row.id : nil, exercise: exercise,
                    position: row.position,
                    prescription: isPlan
                        ? prescription : Prescription(label: prescription.label, rest: prescription.rest)))
        }
    }

    /// Adds a row without sets under a new id; it repeats client and day of its session.
    func add(_ row: SessionRow) throws -> Identifier<SessionRow> {
        let id = newID(SessionRow.self)
        let sql = """
            INSERT INTO session_row (
                id, session, client, day, exercise, phase_row, position, label, tempo, reps, sets, rest, micro, text,
                note, planned)
            SELECT ?, id, client, day, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM session WHERE id = ?
            """
        let prescription = row.prescription
        try db.run(
            sql, id, row.exercise, row.phaseRow, row.position, prescription.label, prescription.tempo,
            prescription.reps, prescription.sets,
            prescription.rest, prescription.micro, row.text, row.note, row.planned, row.session)
        return id
    }
}
