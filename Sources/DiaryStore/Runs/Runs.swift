public import FitnessModel
import Foundation
import GRDB

/// Runs, walks and rides of clients, finished ones and those in progress, with their laps and tracks.
public struct Runs: RecordSubject {
    package let access: Access

    /// The finished runs of a client in these days, newest first. Those in progress are `live()`.
    public func list(
        of client: Identifier<Client>, from first: Day = .earliest, through last: Day = .latest,
        kind: Run.Kind? = nil, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Run] {
        try access.records(
            where: finished(of: client, from: first, through: last, kind: kind), order: Run.newestFirst, limit: limit,
            offset: offset)
    }

    /// The finished runs of a day, earliest first, for its expenditure.
    public func list(of client: Identifier<Client>, on day: Day) throws(StoreError) -> [Run] {
        try list(of: client, from: day, through: day).reversed()
    }

    /// How many finished runs a client has in these days.
    public func count(
        of client: Identifier<Client>, from first: Day = .earliest, through last: Day = .latest,
        kind: Run.Kind? = nil
    ) throws(StoreError) -> Int {
        try access.count(Run.self, where: finished(of: client, from: first, through: last, kind: kind))
    }

    /// Which runs count: those that are done.
    func finished(
        of client: Identifier<Client>, from first: Day, through last: Day, kind: Run.Kind?
    ) -> Condition {
        var condition = Condition("r.client = ? AND r.state = 'done' AND r.day BETWEEN ? AND ?", client, first, last)
        if let kind { condition.add("r.kind = ?", kind) }
        return condition
    }

    /// The laps of a run in order.
    public func laps(of id: Identifier<Run>) throws(StoreError) -> [RunLap] {
        let found: [StoredLap] = try access.records(where: Condition("l.run = ?", id), order: "l.position, l.id")
        return found.map(\.lap)
    }

    /// The recorded points of a run; none if nothing was recorded.
    public func track(of id: Identifier<Run>) throws(StoreError) -> [TrackPoint] {
        let sql =
            "SELECT t.points FROM run_track t JOIN run r ON r.id = t.run WHERE t.run = ? AND \(Run.storage.visible)"
        let packed = try access.read { db in try db.first(sql, id, access.viewer) { $0[0] as Data } }
        do { return try packed.map { try PackedTrack.unpack($0) } ?? [] } catch {
            throw .corrupt(.track)
        }
    }

    /// Whether a client has a run that was read from this.
    public func has(source: String, of client: Identifier<Client>) throws(StoreError) -> Bool {
        try access.count(Run.self, where: Condition("r.client = ? AND r.source = ?", client, source)) > 0
    }

    /// Whether running was also entered as an activity on a day with a run: it would count twice.
    public func isRunningEnteredTwice(of client: Identifier<Client>, on day: Day) throws(StoreError) -> Bool {
        let sql = "SELECT count(*) FROM activity_entry e WHERE e.client = ? AND e.day = ? AND e.is_run = 1"
        let runs = finished(of: client, from: day, through: day, kind: .run).visible(Run.self, to: access.viewer)
        return try access.read { db in try db.count(Run.self, runs) > 0 && db.count(sql, client, day) > 0 }
    }

    /// Adds a finished run with its laps and its track; its own id and client are ignored.
    ///
    /// - Parameter source: a stable name for the source of an import.
    /// - Returns: nil, with nothing changed, if the client has a run of this source already.
    @discardableResult
    public func add(
        _ run: Run, laps: [RunLap] = [], track: [TrackPoint] = [], source: String? = nil, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<Run>? {
        try access.change { change in
            if let source, try change.runs.has(source: source, of: client) { return nil }
            var added = run
            (added.client, added.state, added.runningSince) = (client, .done, nil)
            try change.name(.add, added)
            let id = try change.insert(added, source: source)
            for lap in laps { _ = try change.insert(StoredLap(run: id, lap: lap)) }
            try change.keep(track, of: id, kind: added.kind)
            return id
        }
    }

    /// Writes the differences between the old and the new run. Laps, track and the counts of a
    /// stopwatch stay.
    ///
    /// - Throws: `changedMeanwhile` if one of these fields was changed since, or if a finished run is in progress
    ///   again.
    public func update(from old: Run, to new: Run) throws(StoreError) {
        try access.change { change in
            let known = try change.name(.edit, old.id)
            // Edits of a finished run would be dropped in favour of its stopwatch.
            guard known.state == old.state || old.state == .live else {
                throw StoreError.changedMeanwhile(record: known.called, fields: ["state"])
            }
            var wanted = new
            if known.state == .live || new.state == .live {
                wanted = old
                (wanted.kind, wanted.goal, wanted.goalReached) = (new.kind, new.goal, new.goalReached)
                (wanted.title, wanted.note) = (new.title, new.note)
            }
            try change.update(from: old, to: wanted)
            // Which speeds are possible depends on how one moves.
            let track = old.kind == new.kind ? [] : (try? change.runs.track(of: new.id)) ?? []
            if !track.isEmpty { try change.putBests(of: track, run: new.id, kind: new.kind) }
        }
    }

    /// Deletes a run with its laps and its track, also one in progress.
    public func delete(_ id: Identifier<Run>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            try change.db.run("DELETE FROM run_lap WHERE run = ?", id)
            try change.db.run("DELETE FROM run_track WHERE run = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// Runs, walks and rides.
    public var runs: Runs { Runs(access: access) }
}

extension Runs {
    /// The top speeds of the recorded tracks of these runs, in millimetres per second; runs without one are left out.
    /// They are stored beside the tracks; those of old tracks are computed.
    public func topSpeeds(of runs: [Run]) throws(StoreError) -> [Identifier<Run>: Int] {
        guard !runs.isEmpty else { return [:] }
        let ids = runs.map(\.id.rawValue).json
        return try access.read { db in
            var (speeds, unknown): ([Identifier<Run>: Int], Set<Identifier<Run>>) = ([:], [])
            let sql = "SELECT run, top_speed FROM run_track WHERE run IN (SELECT value FROM json_each(?))"
            try db.each(sql, ids) { row in
                let id: Identifier<Run> = row.id(0)
                if let speed = row[1] as Int? { speeds[id] = speed } else { unknown.insert(id) }
            }
            for run in runs where unknown.contains(run.id) {
                let packed = try db.first("SELECT points FROM run_track WHERE run = ?", run.id) { $0[0] as Data }
                // An unreadable track is reported when it is opened.
                guard let packed, let points = try? PackedTrack.unpack(packed) else { continue }
                speeds[run.id] = TrackFigures(points, kind: run.kind).highestSpeed
            }
            return speeds
        }
    }
}

extension Runs {
    /// The totals of a client's finished runs on a day and in its week, month and year, up to and including that day.
    ///
    /// - Parameter kind: only this kind; nil for all.
    public func totals(
        of id: Identifier<Client>, on day: Day, kind: Run.Kind? = nil
    ) throws(StoreError) -> [RunPeriod: RunTotals] {
        // A week may start in the year before.
        let first = min(RunPeriod.week.start(of: day), RunPeriod.year.start(of: day))
        let condition = finished(of: id, from: first, through: day, kind: kind)
        return try access.read(of: id) { db, client in
            let basis = try RunBasis(db, client, else: access.diary.standardEnergy)
            let runs: [Run] = try db.list(condition, order: Run.newestFirst)
            var totals = Dictionary(uniqueKeysWithValues: RunPeriod.allCases.map { ($0, RunTotals()) })
            for run in runs {
                let cost = basis.energy(of: run)
                for period in RunPeriod.allCases where period.start(of: day) <= run.day {
                    totals[period]?.add(run, energy: cost)
                }
            }
            return totals
        }
    }

    /// The inputs for the values of a client's runs.
    public func basis(of id: Identifier<Client>) throws(StoreError) -> RunBasis {
        try access.read(of: id) { db, client in try RunBasis(db, client, else: access.diary.standardEnergy) }
    }

    /// The bests of a client among the finished runs of one kind.
    public func bests(of id: Identifier<Client>, kind: Run.Kind = .run) throws(StoreError) -> RunBests {
        let runs = """
            SELECT r.id, r.day, r.elapsed_ms, r.distance_mm, t.run IS NOT NULL,
                \(RunBests.columns.map { "t.\($0.name)" }.joined(separator: ", "))
            FROM run r LEFT JOIN run_track t ON t.run = r.id
            WHERE r.client = ? AND r.state = 'done' AND r.kind = ? AND r.distance_mm > 0 AND r.elapsed_ms > 0
            ORDER BY r.day, r.id
            """
        return try access.read(of: id) { db, _ in
            var bests = RunBests()
            try db.each(runs, id, kind) { row in
                let whole = RunBest(
                    run: row.id(0), day: row.day(1), distance: Length(millimetres: row[3]), elapsed: row[2])
                let times = row.flag(4) ? RunBests.columns.indices.map { row[5 + $0] as Int? } : nil
                bests.consider(whole, times: times)
            }
            return bests
        }
    }
}

/// The inputs for the values of a client's runs: body weights, step lengths and the way of counting.
public struct RunBasis: Sendable {
    /// The settings for calculating energy.
    public let profile: EnergyProfile
    /// How far a step goes; nil if neither typed nor to be had from the height.
    public let steps: StepLength?
    /// The weight of the client's own form.
    private let ownWeight: Mass?
    /// The oldest first. The last of a day counts: without a time before those with one.
    private let weighIns: [WeighIn]

    /// Reads it in the same state of the diary as the values calculated from it.
    init(_ db: Database, _ client: Client, else standard: EnergyProfile) throws {
        profile = try EnergyProfile.read(of: client.id, db, else: standard)
        steps = StepLength(profile: profile, height: client.height, sex: client.sex)
        ownWeight = client.weight
        weighIns = try WeighIn.read(of: client.id, from: .earliest, through: .latest, db)
    }

    /// The body weight of a day: the newest weigh-in up to it, else the client's own weight, else the next weigh-in.
    public func weight(on day: Day) -> Mass? {
        var (first, end) = (0, weighIns.count)
        while first < end {
            let middle = (first + end) / 2
            if weighIns[middle].day <= day { first = middle + 1 } else { end = middle }
        }
        return first > 0 ? weighIns[first - 1].weight : ownWeight ?? weighIns.first?.weight
    }

    /// The energy of a run.
    public func energy(of run: Run) -> Energy? {
        run.energy(weight: weight(on: run.day), profile: profile)
    }
}
