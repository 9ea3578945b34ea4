public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What the sessions of a day cost, or may have cost: in the order in which they were begun.
    public func sessionExpenditures(
        of client: Identifier<Client>, on day: Day
    ) throws(StoreError) -> [SessionExpenditure] {
        try sessionExpenditures(of: client, days: day...day)
    }

    /// The same for some days, oldest first.
    public func sessionExpenditures(
        of client: Identifier<Client>, days: ClosedRange<Day>
    ) throws(StoreError) -> [SessionExpenditure] {
        _ = try clients.get(client)
        return try read { db in try SessionExpenditure.fetch(db, client: client, days: days) }
    }

    /// Says what a session cost; nil takes the word back, and the estimate counts again.
    public func setSessionEnergy(_ energy: Energy?, session id: Identifier<TrainingSession>) throws(StoreError) {
        let session = try session(id)
        let name = Label.name(try clients.get(session.client).name)
        guard let energy else {
            try change("Estimate the energy of \(name)'s session") { change in
                try change.db.run("DELETE FROM session_expenditure WHERE session = ?", id)
            }
            return
        }
        let sql = """
            INSERT INTO session_expenditure (session, energy_cal) VALUES (?, ?)
            ON CONFLICT (session) DO UPDATE SET energy_cal = excluded.energy_cal
            """
        try change("Correct the energy of \(name)'s session") { change in
            try change.db.run(sql, id, max(energy.calories, 0))
        }
    }
}

extension SessionExpenditure {
    /// Sets and marks are counted session by session: a day has one or two.
    private static let sql = """
        SELECT s.id, s.title, p.name, s.day, s.state = 'live', (s.ended_at - s.started_at) / 1000,
            (SELECT (max(m.ended_at) - min(m.started_at)) / 1000
                FROM session_row r JOIN set_mark m ON m.session_row = r.id WHERE r.session = s.id),
            (SELECT count(*) FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.session = s.id AND d.part = 0 AND d.warm_up = 0),
            s.effort_rpe10, x.energy_cal
        FROM session s LEFT JOIN phase p ON p.id = s.phase LEFT JOIN session_expenditure x ON x.session = s.id
        WHERE s.client = ? AND s.day BETWEEN ? AND ? ORDER BY s.day, s.id
        """

    /// What the sessions of a client within these days cost, oldest first.
    static func fetch(
        _ db: Database, client: Identifier<Client>, days: ClosedRange<Day>
    ) throws -> [SessionExpenditure] {
        try db.all(sql, client, days.lowerBound, days.upperBound, decode: SessionExpenditure.init(row:))
    }

    private init(row: Row) {
        let title = row.text(1)
        self.init(
            session: row.id(0), title: title.isEmpty ? row.optionalText(2) ?? "" : title, day: row.day(3),
            isLive: row.flag(4), clocked: row[5], marked: row[6], sets: row[7],
            effort: (row[8] as Int?).map { .rpe(tenths: $0) },
            typedEnergy: (row[9] as Int?).map(Energy.init(calories:)))
    }
}
