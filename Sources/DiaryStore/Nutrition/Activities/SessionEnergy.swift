public import FitnessModel
import GRDB

extension EnergyFigures {
    /// Sets the energy of a session; nil restores the estimate.
    ///
    /// - Parameter old: the typed energy when it was read; nil for none.
    /// - Throws: `changedMeanwhile` if it was changed since.
    public func updateSession(
        from old: Energy? = nil, to new: Energy?, session id: Identifier<TrainingSession>
    ) throws(StoreError) {
        try access.change { change in
            let client = try change.clients.get(change.sessions.get(id).client)
            try change.name(new == nil ? .estimate : .correct, .session, subject: id.rawValue, of: client.id)
            func columns(_ energy: Energy?) -> RowChange.Columns { [("energy_cal", energy)] }
            let now = try change.db.first("SELECT energy_cal FROM session_expenditure WHERE session = ?", id) {
                $0.energy(0)
            }
            let new = new.map { max($0, .zero) }
            let row = RowChange(from: columns(old), to: columns(new), now: columns(now ?? nil))
            try row.demandUntaken(of: .ofClient(.session, Label.name(client.name)))
            guard new == nil, !row.changed.isEmpty else {
                return try change.db.put("session_expenditure", key: [("session", id)], row)
            }
            try change.db.run("DELETE FROM session_expenditure WHERE session = ?", id)
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
            s.effort_rpe10, x.energy_cal,
            NOT EXISTS (SELECT 1 FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.session = s.id AND d.part = 0 AND d.warm_up = 0 AND NOT EXISTS (
                    SELECT 1 FROM set_mark m WHERE m.session_row = r.id AND m.set_number = d.set_number))
        FROM session s LEFT JOIN phase p ON p.id = s.phase LEFT JOIN session_expenditure x ON x.session = s.id
        WHERE s.client = ? AND s.day BETWEEN ? AND ? ORDER BY s.day, s.id
        """

    /// The energy of a client's sessions within these days, oldest first, of a day in the order of their start.
    static func read(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [SessionExpenditure] {
        let parts = try parts(of: client, in: days, db)
        return try db.all(sql, client, days.lowerBound, days.upperBound) { row in
            var session = SessionExpenditure(row: row)
            session.parts = parts[session.session] ?? []
            return session
        }
    }

    /// The sets of these days in exercises with an activity. Most trainers have none; then sessions are not read.
    private static func parts(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [Identifier<TrainingSession>: [Part]] {
        guard try db.count("SELECT EXISTS (SELECT 1 FROM exercise WHERE activity IS NOT NULL)") > 0 else { return [:] }
        let sql = """
            SELECT s.id, e.name, a.met_milli,
                sum((SELECT count(*) FROM performed_set d WHERE d.session_row = r.id AND d.part = 0 AND d.warm_up = 0)),
                coalesce(sum((SELECT sum(m.ended_at - m.started_at) FROM set_mark m WHERE m.session_row = r.id)), 0) / 1000,
                \(WeightClass.allCases.map { "a.kcal_\($0.rawValue)" }.joined(separator: ", "))
            FROM session s CROSS JOIN session_row r ON r.session = s.id
                CROSS JOIN exercise e ON e.id = r.exercise AND e.activity IS NOT NULL
                JOIN activity a ON a.id = e.activity
            WHERE s.client = ? AND s.day BETWEEN ? AND ? GROUP BY s.id, e.id ORDER BY s.id, min(r.position)
            """
        var found: [Identifier<TrainingSession>: [Part]] = [:]
        try db.each(sql, client, days.lowerBound, days.upperBound) { row in
            let classes = WeightClass.allCases.compactMap { row[5 + $0.index] as Int? }
            let part = Part(
                name: row.text(1), met: row[2], classes: classes.count == WeightClass.allCases.count ? classes : nil,
                sets: row[3], marked: row[4])
            if part.sets > 0 || part.marked > 0 { found[row.id(0), default: []].append(part) }
        }
        return found
    }

    private init(row: Row) {
        let title = row.text(1)
        self.init(
            session: row.id(0), title: title.isEmpty ? row.optionalText(2) ?? "" : title, day: row.day(3),
            isLive: row.flag(4), clocked: row[5], marked: row[6], isTimed: row.flag(10), sets: row[7],
            effort: (row[8] as Int?).map { .rpe(tenths: $0) }, typedEnergy: row.energy(9))
    }
}
