public import FitnessModel
import GRDB

extension DiaryAccess {
    /// One session.
    public func session(_ id: Identifier<TrainingSession>) throws(StoreError) -> TrainingSession {
        let sql = """
            SELECT \(TrainingSession.columns) FROM session s JOIN client c ON c.id = s.client
            WHERE s.id = ? AND \(Visibility.client)
            """
        return try read { db in
            guard let session = try db.first(sql, id, viewer, decode: TrainingSession.init(row:)) else {
                throw StoreError.missing
            }
            return session
        }
    }

    /// All that one session shows by itself, as of one moment.
    public func sessionSheet(_ id: Identifier<TrainingSession>) throws(StoreError) -> SessionSheet {
        let viewer = viewer
        return try read { db in
            let head = """
                SELECT \(TrainingSession.columns), c.name, p.name, s.unit
                FROM session s JOIN client c ON c.id = s.client LEFT JOIN phase p ON p.id = s.phase
                WHERE s.id = ? AND \(Visibility.client)
                """
            let rows = """
                SELECT \(SessionRow.columns), e.unit_kind, e.load_step_g
                FROM session_row r JOIN exercise e ON e.id = r.exercise
                WHERE r.session = ? ORDER BY r.position, r.id
                """
            let sheet = try db.first(head, id, viewer) { row in
                SessionSheet(
                    session: TrainingSession(row: row), clientName: row.text(13), phaseName: row.optionalText(14),
                    unit: row.raw(15) ?? .kg, rows: try db.all(rows, id, decode: SessionSheetRow.init(row:)))
            }
            guard let sheet else { throw StoreError.missing }
            return sheet
        }
    }

    /// The sessions of a client, from the newest.
    public func sessions(
        of client: Identifier<Client>, offset: Int = 0, limit: Int = 50
    ) throws(StoreError) -> [SessionListItem] {
        _ = try clients.get(client)
        return try read { db in try SessionListItem.fetch(db, client: client, offset: offset, limit: limit) }
    }

    /// How many sessions a client has.
    public func sessionCount(of client: Identifier<Client>) throws(StoreError) -> Int {
        _ = try clients.get(client)
        return try read { db in try db.count("SELECT count(*) FROM session WHERE client = ?", client) }
    }

    /// The sessions that go on, of all clients, from the one begun first.
    public func liveSessions() throws(StoreError) -> [LiveSession] {
        let sql = """
            SELECT \(TrainingSession.columns), c.name, p.name, p.session_count, s.unit
            FROM session s JOIN client c ON c.id = s.client LEFT JOIN phase p ON p.id = s.phase
            WHERE s.state = 'live' AND \(Visibility.client) ORDER BY s.id
            """
        return try read { db in
            try db.all(sql, viewer) { row in
                LiveSession(
                    session: TrainingSession(row: row), clientName: row.text(13), phaseName: row.optionalText(14),
                    sessionCount: row[15], unit: row.raw(16) ?? .kg)
            }
        }
    }
}

extension SessionSheetRow {
    fileprivate init(row: Row) {
        self.init(
            row: SessionRow(row: row), unitKind: row.raw(14) ?? .loadAndReps,
            loadStep: row.mass(15) ?? Exercise.defaultLoadStep)
    }
}
