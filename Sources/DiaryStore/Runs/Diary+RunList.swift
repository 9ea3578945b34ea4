public import FitnessModel
import Foundation
import GRDB

extension DiaryAccess {
    /// Finished runs of a client in these days, the newest first. Those that go on are `liveRuns()`.
    public func runs(
        of client: Identifier<Client>, from first: Day = .earliest, through last: Day = .latest,
        kind: Run.Kind? = nil, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Run] {
        let sql = """
            SELECT \(Run.columns) FROM run r JOIN client c ON c.id = r.client
            WHERE r.client = ? AND r.state = 'done' AND r.day BETWEEN ? AND ? AND (? IS NULL OR r.kind = ?)
                AND \(Visibility.client)
            ORDER BY r.day DESC, coalesce(r.started_at, 0) DESC, r.id DESC LIMIT ? OFFSET ?
            """
        return try read { db in
            try db.all(sql, client, first, last, kind?.rawValue, kind?.rawValue, viewer, limit, offset) { Run(row: $0) }
        }
    }

    /// How many finished runs a client has in these days.
    public func runCount(
        of client: Identifier<Client>, from first: Day = .earliest, through last: Day = .latest,
        kind: Run.Kind? = nil
    ) throws(StoreError) -> Int {
        let sql = """
            SELECT count(*) FROM run r JOIN client c ON c.id = r.client
            WHERE r.client = ? AND r.state = 'done' AND r.day BETWEEN ? AND ? AND (? IS NULL OR r.kind = ?)
                AND \(Visibility.client)
            """
        return try read { db in
            try db.count(sql, client, first, last, kind?.rawValue, kind?.rawValue, viewer)
        }
    }

    /// Finished runs of a day, the earliest first: what counts in its expenditure.
    public func runs(of client: Identifier<Client>, on day: Day) throws(StoreError) -> [Run] {
        try runs(of: client, from: day, through: day).reversed()
    }

    /// One run, finished or live.
    public func run(_ id: Identifier<Run>) throws(StoreError) -> Run {
        let sql =
            "SELECT \(Run.columns) FROM run r JOIN client c ON c.id = r.client WHERE r.id = ? AND \(Visibility.client)"
        let found = try read { db in try db.first(sql, id, viewer) { Run(row: $0) } }
        guard let found else { throw .missing }
        return found
    }

    /// Who ran it.
    public func client(ofRun id: Identifier<Run>) throws(StoreError) -> Client {
        let sql = """
            SELECT \(Client.columns) FROM run r JOIN client c ON c.id = r.client WHERE r.id = ? AND \(Visibility.client)
            """
        let found = try read { db in try db.first(sql, id, viewer, decode: Client.init(row:)) }
        guard let found else { throw .missing }
        return found
    }

    /// The laps of a run in order.
    public func laps(of id: Identifier<Run>) throws(StoreError) -> [RunLap] {
        let sql = """
            SELECT \(RunLap.columns) FROM run_lap l JOIN run r ON r.id = l.run JOIN client c ON c.id = r.client
            WHERE l.run = ? AND \(Visibility.client) ORDER BY l.position, l.id
            """
        return try read { db in try db.all(sql, id, viewer, decode: RunLap.init(row:)) }
    }

    /// The recorded points of a run; none where nothing was recorded.
    public func track(of id: Identifier<Run>) throws(StoreError) -> [TrackPoint] {
        let sql = """
            SELECT t.points FROM run_track t JOIN run r ON r.id = t.run JOIN client c ON c.id = r.client
            WHERE t.run = ? AND \(Visibility.client)
            """
        let packed = try read { db in try db.first(sql, id, viewer) { $0[0] as Data } }
        do { return try packed.map { try PackedTrack.unpack($0) } ?? [] } catch {
            throw .corrupt("the track of a run cannot be read")
        }
    }

    /// Which of these runs have a recorded track.
    public func tracked(_ runs: [Identifier<Run>]) throws(StoreError) -> Set<Identifier<Run>> {
        let sql = """
            SELECT count(*) FROM run_track t JOIN run r ON r.id = t.run JOIN client c ON c.id = r.client
            WHERE t.run = ? AND \(Visibility.client)
            """
        return try read { db in try Set(runs.filter { try db.count(sql, $0, viewer) > 0 }) }
    }

    /// Whether running was also entered by hand as an activity on a day on which a run stands: it would count twice.
    public func isRunningEnteredTwice(of client: Identifier<Client>, on day: Day) throws(StoreError) -> Bool {
        let sql = """
            SELECT count(*) FROM client c WHERE c.id = ? AND \(Visibility.client)
                AND EXISTS (SELECT 1 FROM run r WHERE r.client = c.id AND r.day = ? AND r.state = 'done' AND r.kind = 'run')
                AND EXISTS (SELECT 1 FROM activity_entry e WHERE e.client = c.id AND e.day = ? AND e.is_run = 1)
            """
        return try read { db in try db.count(sql, client, viewer, day, day) > 0 }
    }
}

extension RunLap {
    /// The columns that `init(row:)` reads, of the lap as `l`.
    static let columns = "l.elapsed_ms, l.distance_mm, l.energy_cal, l.mean_hr, l.top_hr, l.steps"

    /// Reads a lap.
    init(row: Row) {
        self.init(
            elapsed: row[0], distance: (row[1] as Int?).map(Length.init(millimetres:)),
            energy: (row[2] as Int?).map(Energy.init(calories:)), meanHeartRate: row[3], topHeartRate: row[4],
            steps: row[5])
    }
}
