public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What a trainer should know when the day begins, as of one moment.
    ///
    /// - Parameters:
    ///   - today: phases that ended before are over.
    ///   - week: the days whose sessions are summed up.
    ///   - rules: from when on a client is absent, a package runs out, and whether finished phases are told.
    ///   - limit: how many lines of each kind.
    public func overview(
        today: Day, week: ClosedRange<Day>, rules: AttentionRules = AttentionRules(), limit: Int = 20
    ) throws(StoreError) -> Overview {
        try read { db in
            let standings = try Overview.Standing.all(db, viewer: viewer, today: today)
            let absentFrom = rules.absentDays.map { today.adding(days: -$0) }
            let isAbsent = { (standing: Overview.Standing) in
                absentFrom.map { (standing.lastSession ?? .earliest) < $0 } ?? false
            }
            let recent = standings.filter { $0.lastSession != nil && !isAbsent($0) }
            let short = standings.filter { rules.areFew($0.sessionsLeft) }
                .sorted { ($0.sessionsLeft ?? 0) < ($1.sessionsLeft ?? 0) }
            return Overview(
                clientCount: standings.count,
                week: try Overview.Week(db, week, viewer: viewer),
                recent: Array(recent.prefix(limit)),
                absent: Array(standings.filter(isAbsent).prefix(limit)),
                shortPackages: Array(short.prefix(limit)),
                finishedPhases: rules.finishedPhases
                    ? try Overview.FinishedPhase.newest(db, today: today, limit: limit, viewer: viewer) : [])
        }
    }

    /// The clients in use, those trained last first: to choose one from.
    public func clientsByRecency(limit: Int = 1_000) throws(StoreError) -> [Overview.Standing] {
        try read { db in
            try Array(Overview.Standing.all(db, viewer: viewer, today: nil).prefix(limit))
        }
    }
}

extension Overview.Standing {
    /// All clients in use, those trained last first. Counting what is left of packages walks all their sessions, so that
    /// whoever does not ask for it should not pay for it: nil for `today` leaves it out.
    fileprivate static func all(
        _ db: Database, viewer: Identifier<Trainer>, today: Day?
    ) throws -> [Self] {
        let sql = """
            SELECT c.id, c.name, (SELECT max(day) FROM session WHERE client = c.id) AS last,
                c.health, \(today == nil ? "NULL" : SessionsLeft.columns)
            FROM client c WHERE \(Visibility.client) AND c.archived_at IS NULL
            ORDER BY last DESC, c.name_key, c.id
            """
        return try db.all(sql, viewer) { row in
            Self(
                id: row.id(0), name: row.text(1), lastSession: row.optionalDay(2),
                sessionsLeft: try today.flatMap { today in
                    try SessionsLeft.read(row, at: 4, of: row.id(0), today: today, db)
                }, health: row.text(3))
        }
    }
}

extension Overview.Week {
    /// From the sessions of those days; warm-ups count for nothing, nor does a session that was only begun. The client
    /// comes first in the order of the loops, so that each asks the index.
    fileprivate init(_ db: Database, _ days: ClosedRange<Day>, viewer: Identifier<Trainer>) throws {
        let sql = """
            SELECT count(DISTINCT iif(s.state = 'done' OR d.session_row IS NOT NULL, s.id, NULL)),
                count(iif(d.part = 0 AND NOT d.warm_up, 1, NULL)),
                coalesce(sum(iif(d.warm_up, 0, max(d.grams, 0) * d.reps)), 0)
            FROM client c CROSS JOIN session s ON s.client = c.id AND s.day BETWEEN ? AND ?
                LEFT JOIN session_row r ON r.session = s.id LEFT JOIN performed_set d ON d.session_row = r.id
            WHERE \(Visibility.client) AND c.archived_at IS NULL
            """
        let week = try db.first(sql, days.lowerBound, days.upperBound, viewer) { row in
            Self(sessions: row[0], sets: row[1], volume: Mass(grams: row[2]))
        }
        self = week ?? Self(sessions: 0, sets: 0, volume: .zero)
    }
}

extension Overview.FinishedPhase {
    /// The newest sheets of clients where every session is done, or the last day is past. The client comes first in the
    /// order of the loops: the index gives the newest sheet of each.
    fileprivate static func newest(
        _ db: Database, today: Day, limit: Int, viewer: Identifier<Trainer>
    ) throws -> [Self] {
        let sql = """
            SELECT p.id, c.id, c.name, p.name,
                max(p.session_count - (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done'), 0) AS open
            FROM client c CROSS JOIN phase p
                ON p.id = (SELECT max(id) FROM phase WHERE client = c.id AND archived_at IS NULL)
            WHERE \(Visibility.client) AND c.archived_at IS NULL AND (open = 0 OR p.last_day < ?)
            ORDER BY (SELECT max(day) FROM session WHERE phase = p.id) DESC, p.id DESC LIMIT ?
            """
        return try db.all(sql, viewer, today, limit) { row in
            Self(id: row.id(0), client: row.id(1), clientName: row.text(2), name: row.text(3), openSessions: row[4])
        }
    }
}
