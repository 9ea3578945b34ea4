public import FitnessModel
import GRDB

/// A client in a list of what needs the trainer, and the day that it is about.
public struct ClientDay: Hashable, Sendable {
    /// The client.
    public let client: Identifier<Client>
    /// As the trainer writes it.
    public let name: String
    /// The day: of the last measurement, of birth ...
    public let day: Day

    fileprivate init(row: Row) {
        (client, name, day) = (row.id(0), row.text(1), row.day(2))
    }
}

// Each of these uses an index for each client, or for the days alone; archived clients do not count.
/// What a trainer needs today about all clients.
public struct Dashboard {
    package let access: Access

    /// Clients who were measured before, but not since a day; the longest ago first.
    public func clientsToMeasure(since day: Day, limit: Int = 20) throws(StoreError) -> [ClientDay] {
        let sql = """
            SELECT c.id, c.name, (SELECT max(day) FROM measurement WHERE client = c.id) AS last FROM client c
            WHERE \(Visibility.client) AND c.archived_at IS NULL AND last < ? ORDER BY last, c.name_key, c.id LIMIT ?
            """
        return try access.read { db in try db.all(sql, access.viewer, day, limit, decode: ClientDay.init(row:)) }
    }

    /// Birthdays within these days, the next first, with the birthday, not the date of birth. A birthday on 29 February
    /// is on 1 March in other years.
    ///
    /// - Parameter days: less than a year.
    public func birthdays(in days: ClosedRange<Day>) throws(StoreError) -> [ClientDay] {
        let first = String(days.lowerBound.iso.dropFirst(5))
        let last = String(days.upperBound.iso.dropFirst(5))
        let spans: [(String, String)] = first <= last ? [(first, last)] : [(first, "12-31"), ("01-01", last)]
        let sql = """
            SELECT c.id, c.name, c.birth_day FROM client c
            WHERE c.birth_day IS NOT NULL AND substr(c.birth_day, 6) BETWEEN ? AND ?
                AND \(Visibility.client) AND c.archived_at IS NULL ORDER BY c.name_key, c.id
            """
        let born: [ClientDay] = try access.read { db in
            var found: [ClientDay] = []
            for (first, last) in spans {
                // From the leap day on where 1 March is among them.
                let begin = first == "03-01" ? "02-29" : first
                found += try db.all(sql, begin, last, access.viewer, decode: ClientDay.init(row:))
            }
            return found
        }
        return born.compactMap { $0.birthday(in: days) }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    }

    /// Clients with two or more check-ins as wound up since a day, with the newest such day.
    public func clientsWoundUp(since day: Day) throws(StoreError) -> [ClientDay] {
        let sql = """
            SELECT c.id, c.name, max(k.day) FROM client c CROSS JOIN check_in k ON k.client = c.id AND k.day >= ?
            WHERE c.archived_at IS NULL AND k.level = 1 AND \(Visibility.client)
            GROUP BY c.id HAVING count(*) >= 2 ORDER BY c.name_key, c.id
            """
        return try access.read { db in try db.all(sql, day, access.viewer, decode: ClientDay.init(row:)) }
    }

    /// Clients with sessions left of a session pack that expires within these days, with the first such day.
    public func packagesExpiring(in days: ClosedRange<Day>, today: Day) throws(StoreError) -> [ClientDay] {
        let sql = """
            SELECT c.id, c.name, min(k.expires) FROM session_package k CROSS JOIN client c ON c.id = k.client
            WHERE k.expires IS NOT NULL AND k.expires BETWEEN ? AND ? AND \(Visibility.client) AND c.archived_at IS NULL
            GROUP BY c.id ORDER BY min(k.expires), c.name_key, c.id
            """
        return try access.read { db in
            let found = try db.all(sql, days.lowerBound, days.upperBound, access.viewer, decode: ClientDay.init(row:))
            return try found.compactMap { client in
                let open = try PackageLedger(of: client.client, today: today, db).statuses.filter { $0.left > 0 }
                let first = open.compactMap(\.package.expires).filter(days.contains).min()
                return first.map { ClientDay(client.client, client.name, $0) }
            }
        }
    }

    /// Clients who trained on a day.
    public func clientsTrained(on day: Day) throws(StoreError) -> [ClientDay] {
        let sql = """
            SELECT c.id, c.name, ? FROM client c
            WHERE \(Visibility.client) AND c.archived_at IS NULL
                AND EXISTS (SELECT 1 FROM session s WHERE s.client = c.id AND s.day = ? AND s.state = 'done')
            ORDER BY c.name_key, c.id
            """
        return try access.read { db in try db.all(sql, day, access.viewer, day, decode: ClientDay.init(row:)) }
    }

    /// How many trainings of all clients there were on each of these days: finished sessions and runs, and activities.
    public func trainingCounts(in days: ClosedRange<Day>) throws(StoreError) -> [Day: Int] {
        try access.read { db in
            var counts: [Day: Int] = [:]
            for (table, condition) in [("session", "AND t.state = 'done'"), Self.run, Self.activity] {
                let sql = "SELECT t.day, count(*) FROM \(Self.clients(with: table)) \(condition) GROUP BY t.day"
                let found = try db.all(sql, days.lowerBound, days.upperBound, access.viewer) { row in
                    (day: row.day(0), count: row[1] as Int)
                }
                for (day, count) in found { counts[day, default: 0] += count }
            }
            return counts
        }
    }

    fileprivate static let run = ("run", "AND t.state = 'done'")
    fileprivate static let activity = ("activity_entry", "")

    /// The records `t` of active clients between two days. The client is the outer loop, so that each uses the index.
    fileprivate static func clients(with table: String) -> String {
        """
        client c CROSS JOIN \(table) t ON t.client = c.id AND t.day BETWEEN ? AND ?
            WHERE \(Visibility.client) AND c.archived_at IS NULL
        """
    }
}

extension DiaryAccess {
    /// What a trainer needs today about all clients.
    public var dashboard: Dashboard { Dashboard(access: access) }
}

extension ClientDay {
    fileprivate init(_ client: Identifier<Client>, _ name: String, _ day: Day) {
        (self.client, self.name, self.day) = (client, name, day)
    }

    /// The same with the birthday for a date of birth; nil if it is outside.
    fileprivate func birthday(in days: ClosedRange<Day>) -> ClientDay? {
        let found = [days.lowerBound.year, days.upperBound.year].compactMap { year in
            Day(year: year, month: day.month, day: day.day) ?? Day(year: year, month: 3, day: 1)
        }.first(where: days.contains)
        return found.map { ClientDay(client, name, $0) }
    }
}

extension Dashboard {
    /// Active clients with food entries in these days, the latest entry first.
    ///
    /// - Parameter limit: the largest number.
    public func clientsEating(
        in days: ClosedRange<Day>, limit: Int = 5
    ) throws(StoreError) -> [(id: Identifier<Client>, name: String)] {
        // The client is the outer loop, so that each uses the index for these days only.
        let sql = """
            SELECT c.id, c.name, (
                SELECT max(f.day) FROM food_entry f WHERE f.client = c.id AND f.day BETWEEN ? AND ?) AS last
            FROM client c WHERE \(Visibility.client) AND c.archived_at IS NULL AND last IS NOT NULL
            ORDER BY last DESC, c.name_key, c.id LIMIT ?
            """
        return try access.read { db in
            try db.all(sql, days.lowerBound, days.upperBound, access.viewer, limit) { row in (row.id(0), row.text(1)) }
        }
    }
}

extension Dashboard {
    /// The overview for the start of a day, at one moment.
    ///
    /// - Parameters:
    ///   - today: phases with an earlier last day have ended.
    ///   - week: the days whose trainings are added up.
    ///   - rules: when a client counts as absent and a session pack as low, and whether finished phases are included.
    ///   - limit: the largest number of lines of each kind.
    public func overview(
        today: Day, week: ClosedRange<Day>, rules: AttentionRules = AttentionRules(), limit: Int = 20
    ) throws(StoreError) -> Overview {
        try access.read { db in
            let statuses = try Overview.Status.all(db, viewer: access.viewer, today: today)
            let absentFrom = rules.absentDays.map { today.adding(days: -$0) }
            let isAbsent = { (status: Overview.Status) in
                absentFrom.map { (status.lastTraining ?? .earliest) < $0 } ?? false
            }
            let recent = statuses.filter { $0.lastTraining != nil && !isAbsent($0) }
            let short = statuses.filter { rules.areFew($0.sessionsLeft) }
                .sorted { ($0.sessionsLeft ?? 0) < ($1.sessionsLeft ?? 0) }
            return Overview(
                clientCount: statuses.count,
                week: try Overview.Week(db, week, viewer: access.viewer),
                recent: Array(recent.prefix(limit)),
                absent: Array(statuses.filter(isAbsent).prefix(limit)),
                shortPackages: Array(short.prefix(limit)),
                finishedPhases: rules.finishedPhases
                    ? try Overview.FinishedPhase.newest(db, today: today, limit: limit, viewer: access.viewer) : [])
        }
    }

    /// The clients in use, those trained last first: to choose one from.
    public func clientsByRecency(limit: Int = 1_000) throws(StoreError) -> [Overview.Status] {
        try access.read { db in
            try Array(Overview.Status.all(db, viewer: access.viewer, today: nil).prefix(limit))
        }
    }
}

extension Overview.Status {
    /// All active clients, the most recently trained first. Counting the sessions left reads all sessions of a client:
    /// nil for `today` leaves it out.
    fileprivate static func all(
        _ db: Database, viewer: Identifier<Trainer>, today: Day?
    ) throws -> [Self] {
        let sql = """
            SELECT c.id, c.name, \(TrainingDays.last) AS last,
                c.health, \(today == nil ? "NULL" : SessionsLeft.columns)
            FROM client c WHERE \(Visibility.client) AND c.archived_at IS NULL
            ORDER BY last DESC, c.name_key, c.id
            """
        return try db.all(sql, viewer) { row in
            Self(
                id: row.id(0), name: row.text(1), lastTraining: row.optionalDay(2),
                sessionsLeft: try today.flatMap { today in
                    try SessionsLeft.read(row, at: 4, of: row.id(0), today: today, db)
                }, health: row.text(3))
        }
    }
}

extension Overview.Week {
    /// The sums of those days without warm-ups, and without sessions and runs that were only started. The client is the
    /// outer loop, so that each uses the index.
    fileprivate init(_ db: Database, _ days: ClosedRange<Day>, viewer: Identifier<Trainer>) throws {
        let sql = """
            SELECT count(DISTINCT iif(s.state = 'done' OR d.session_row IS NOT NULL, s.id, NULL)),
                count(iif(d.part = 0 AND NOT d.warm_up, 1, NULL)),
                coalesce(sum(iif(d.warm_up, 0, max(d.grams, 0) * d.reps)), 0)
            FROM client c CROSS JOIN session s ON s.client = c.id AND s.day BETWEEN ? AND ?
                LEFT JOIN session_row r ON r.session = s.id LEFT JOIN performed_set d ON d.session_row = r.id
            WHERE \(Visibility.client) AND c.archived_at IS NULL
            """
        func count(_ source: (table: String, condition: String)) throws -> Int {
            let sql = "SELECT count(*) FROM \(Dashboard.clients(with: source.table)) \(source.condition)"
            return try db.count(sql, days.lowerBound, days.upperBound, viewer)
        }
        let (runs, activities) = (try count(Dashboard.run), try count(Dashboard.activity))
        let week = try db.first(sql, days.lowerBound, days.upperBound, viewer) { row in
            Self(sessions: row[0], sets: row[1], volume: Mass(grams: row[2]), runs: runs, activities: activities)
        }
        self = week ?? Self(sessions: 0, sets: 0, volume: .zero, runs: runs, activities: activities)
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

/// When the client `c` of a query trained: by a session, a finished run or an activity.
enum TrainingDays {
    /// The tables with a day of each training, and which of their rows count.
    private static let sources = [
        (table: "session", condition: ""), (table: "run", condition: "AND state = 'done'"),
        (table: "activity_entry", condition: ""),
    ]

    /// The first day; NULL before that.
    static let first = "nullif(min(\(days("min", missing: "9"))), '9')"
    /// The last day; NULL before the first training.
    static let last = "nullif(max(\(days("max", missing: ""))), '')"

    private static func days(_ function: String, missing: String) -> String {
        sources.map { table, condition in
            "coalesce((SELECT \(function)(day) FROM \(table) WHERE client = c.id \(condition)), '\(missing)')"
        }.joined(separator: ", ")
    }
}
