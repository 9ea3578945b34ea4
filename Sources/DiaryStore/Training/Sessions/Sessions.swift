public import FitnessModel
public import Foundation
import GRDB

/// The sessions of clients: live, past and imported.
public struct Sessions: RecordSubject {
    package let access: Access

    /// All that one session shows by itself, as of one moment.
    ///
    /// - Throws: `missing`.
    public func sheet(_ id: Identifier<TrainingSession>) throws(StoreError) -> SessionSheet {
        let head = """
            SELECT \(TrainingSession.named) FROM \(TrainingSession.namedSource)
            WHERE s.id = ? AND \(Visibility.client)
            """
        let rows = """
            SELECT \(SessionRow.columns), \(SessionSheetRow.columns)
            FROM session_row r JOIN exercise e ON e.id = r.exercise
            WHERE r.session = ? ORDER BY r.position, r.id
            """
        return try access.read { db in
            let sheet = try db.first(head, id, access.viewer) { row in
                let names = TrainingSession.columnCount
                return SessionSheet(
                    session: TrainingSession(row: row), clientName: row.text(names),
                    phaseName: row.optionalText(names + 1),
                    rows: try db.all(rows, id) {
                        SessionSheetRow(SessionRow(row: $0), $0, at: SessionRow.columnCount)
                    })
            }
            guard let sheet else { throw StoreError.missing }
            return sheet
        }
    }

    /// The sessions of a client, from the newest.
    public func list(
        of client: Identifier<Client>, offset: Int = 0, limit: Int = 50
    ) throws(StoreError) -> [SessionListItem] {
        try access.read(of: client) { db, _ in
            try SessionListItem.fetch(db, client: client, offset: offset, limit: limit)
        }
    }

    /// The days on which a client has sessions, from one day to another.
    public func days(
        of client: Identifier<Client>, from first: Day, to last: Day
    ) throws(StoreError) -> Set<Day> {
        let sql = "SELECT DISTINCT day FROM session WHERE client = ? AND day BETWEEN ? AND ?"
        return try access.read(of: client) { db, _ in Set(try db.all(sql, client, first, last) { $0.day(0) }) }
    }

    /// The live sessions of all clients, oldest first.
    public func live() throws(StoreError) -> [LiveSession] {
        let sql = """
            SELECT \(TrainingSession.named), p.session_count FROM \(TrainingSession.namedSource)
            WHERE s.state = 'live' AND \(Visibility.client) ORDER BY s.id
            """
        return try access.read { db in try db.all(sql, access.viewer, decode: LiveSession.init(row:)) }
    }

    /// The stopwatch marks of a session, by row and by set number from 1.
    public func marks(
        of session: Identifier<TrainingSession>
    ) throws(StoreError) -> [Identifier<SessionRow>: [Int: SetMark]] {
        let sql = """
            SELECT m.session_row, m.set_number, \(SetMark.columns)
            FROM session_row r JOIN set_mark m ON m.session_row = r.id WHERE r.session = ?
            """
        return try access.read { db in
            let _: TrainingSession = try db.get(session, viewer: access.viewer)
            var marks: [Identifier<SessionRow>: [Int: SetMark]] = [:]
            try db.each(sql, session) { row in
                marks[row.id(0), default: [:]][row[1]] = SetMark(row: row, at: 2)
            }
            return marks
        }
    }

    /// Finishes a session; a finished one keeps its end unless another one is given.
    ///
    /// - Parameter end: the time of the end; by default now for a live session, unknown for others. Never before its
    ///   start, even if the clock was set back.
    public func finish(_ id: Identifier<TrainingSession>, at end: Date? = nil) throws(StoreError) {
        try change(.finish, id) { session, change in
            guard session.state == .live || end != nil else { return }
            session.state = .done
            let end = end ?? (session.mode == .realTime ? change.now : nil)
            session.endedAt = end.map { max($0, session.startedAt ?? $0) }
            try change.finishAppointment(of: id)
        }
    }

    /// Reopens a finished session.
    ///
    /// - Throws: `refused` if the limit of live sessions is reached.
    public func reopen(_ id: Identifier<TrainingSession>) throws(StoreError) {
        try change(.reopen, id) { session, change in
            if session.mode == .realTime, session.state == .done { try change.checkLiveLimit() }
            session.state = .live
            session.endedAt = nil
        }
    }

    /// Writes the differences between the old and the new session. `finish` and `reopen` change its
    /// state. A session that moves to another day of its phase gets the rows of that day.
    ///
    /// - Throws: `changedMeanwhile` if one of these fields was changed since.
    public func update(from old: TrainingSession, to new: TrainingSession) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, old.id)
            var wanted = new
            wanted.state = old.state
            let phase = try new.letter == old.letter ? nil : old.phase.map { try change.phases.get($0) }
            let before = try phase.flatMap { try DayTurns(change.db, $0) }
            try change.update(from: old, to: wanted)
            if let phase { try change.followDay(of: old.id, phase, since: before) }
            // Its rows repeat the day.
            guard new.day != old.day else { return }
            try change.db.run("UPDATE session_row SET day = ? WHERE session = ?", new.day, old.id)
        }
    }

    /// Deletes a session with its sets. Its plans are planned again.
    public func delete(_ id: Identifier<TrainingSession>) throws(StoreError) {
        try access.change { change in
            let session: TrainingSession = try change.changeable(id)
            try change.name(.delete, session)
            let phase = try session.phase.map { try change.phases.get($0) }
            let before = try phase.flatMap { try DayTurns(change.db, $0) }
            try PlannedCells(db: change.db).restore(from: id)
            let rows = "(SELECT id FROM session_row WHERE session = ?)"
            try change.db.run("DELETE FROM set_mark WHERE session_row IN \(rows)", id)
            try change.db.run("DELETE FROM performed_set WHERE session_row IN \(rows)", id)
            try change.db.run("DELETE FROM session_row WHERE session = ?", id)
            try change.db.run("DELETE FROM session_expenditure WHERE session = ?", id)
            try change.freeAppointment(of: id)
            try change.delete(id)
            if let phase { try change.keepPlans(of: phase, since: before, ends: session.column) }
        }
    }

    private func change(
        _ action: ChangeKind.Action, _ id: Identifier<TrainingSession>,
        _ edit: (inout TrainingSession, Change) throws -> Void
    ) throws(StoreError) {
        try access.change { change in
            let old = try change.name(action, id)
            var new = old
            try edit(&new, change)
            try change.update(from: old, to: new)
        }
    }
}

extension DiaryAccess {
    /// The sessions.
    public var sessions: Sessions { Sessions(access: access) }
}

extension LiveSession {
    fileprivate init(row: Row) {
        let names = TrainingSession.columnCount
        self.init(
            session: TrainingSession(row: row), clientName: row.text(names), phaseName: row.optionalText(names + 1),
            sessionCount: row[names + 2])
    }
}

/// A live session.
public struct LiveSession: Hashable, Sendable, Identifiable {
    /// The session.
    public let session: TrainingSession
    /// The client's name.
    public let clientName: String
    /// The sheet it follows, if any.
    public let phaseName: String?
    /// How many columns that sheet has.
    public let sessionCount: Int?
    /// The unit of its cells.
    public var unit: MassUnit { session.unit }

    /// Names the session.
    public var id: Identifier<TrainingSession> { session.id }
}

/// A session as a line of the list.
public struct SessionListItem: Hashable, Sendable, Identifiable {
    /// The session.
    public let session: TrainingSession
    /// The client's name.
    public let clientName: String
    /// The sheet it followed, if any.
    public let phaseName: String?
    /// Work sets done.
    public let setCount: Int
    /// Sum of weight x reps over work sets.
    public let volume: Mass

    /// Names the session.
    public var id: Identifier<TrainingSession> { session.id }

    private static let sql = """
        SELECT \(TrainingSession.named),
            (SELECT count(*) FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.session = s.id AND d.part = 0 AND d.warm_up = 0),
            (SELECT coalesce(sum(max(d.grams, 0) * d.reps), 0) FROM session_row r
                JOIN performed_set d ON d.session_row = r.id AND d.warm_up = 0 WHERE r.session = s.id)
        FROM \(TrainingSession.namedSource)
        WHERE s.client = ? ORDER BY s.day DESC, s.id DESC LIMIT ? OFFSET ?
        """

    private init(row: Row) {
        session = TrainingSession(row: row)
        let names = TrainingSession.columnCount
        clientName = row.text(names)
        phaseName = row.optionalText(names + 1)
        setCount = row[names + 2]
        volume = row.mass(names + 3) ?? .zero
    }

    /// The sessions of a client, from the newest.
    static func fetch(
        _ db: Database, client: Identifier<Client>, offset: Int = 0, limit: Int
    ) throws -> [SessionListItem] {
        try db.all(sql, client, limit, offset, decode: SessionListItem.init(row:))
    }
}
