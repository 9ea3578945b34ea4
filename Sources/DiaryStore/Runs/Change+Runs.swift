import FitnessModel
import Foundation
import GRDB

extension Change {
    /// Adds a run without laps under a new id. `source` names what an import read it from.
    func add(_ run: Run, of client: Identifier<Client>, source: String? = nil) throws -> Identifier<Run> {
        let id = newID(Run.self)
        let sql = """
            INSERT INTO run (
                id, client, day, started_at, kind, state, elapsed_ms, running_since, distance_mm, steps, energy_cal,
                goal_kind, goal_value, goal_reached_ms, mean_hr, top_hr, ascent_mm, descent_mm, title, note, source)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.run(
            sql, id, client, run.day, run.startedAt, run.kind.rawValue, run.state.rawValue, max(0, run.elapsed),
            run.runningSince, run.distance.natural, run.steps.natural, run.typedEnergy?.calories.natural,
            run.goal?.storedKind, run.goal?.storedValue, run.goalReached.natural, run.meanHeartRate.positive,
            run.topHeartRate.positive, run.ascent.natural, run.descent.natural, run.title, run.note, source)
        return id
    }

    /// Puts everything that a run's form and its watch change. Whose it is and where it came from stay.
    func put(_ run: Run) throws {
        let sql = """
            UPDATE run SET
                day = ?, started_at = ?, kind = ?, state = ?, elapsed_ms = ?, running_since = ?, distance_mm = ?,
                steps = ?, energy_cal = ?, goal_kind = ?, goal_value = ?, goal_reached_ms = ?, mean_hr = ?, top_hr = ?,
                ascent_mm = ?, descent_mm = ?, title = ?, note = ?
            WHERE id = ?
            """
        try db.run(
            sql, run.day, run.startedAt, run.kind.rawValue, run.state.rawValue, max(0, run.elapsed), run.runningSince,
            run.distance.natural, run.steps.natural, run.typedEnergy?.calories.natural, run.goal?.storedKind,
            run.goal?.storedValue, run.goalReached.natural, run.meanHeartRate.positive, run.topHeartRate.positive,
            run.ascent.natural, run.descent.natural, run.title, run.note, run.id)
    }

    /// Adds a lap after those before.
    func add(_ lap: RunLap, to run: Identifier<Run>) throws {
        let sql = """
            INSERT INTO run_lap (id, run, position, elapsed_ms, distance_mm, energy_cal, mean_hr, top_hr, steps)
            VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM run_lap WHERE run = ?), ?, ?, ?, ?, ?, ?)
            """
        try db.run(
            sql, newID(RunLap.self), run, run, max(0, lap.elapsed), lap.distance.natural,
            lap.energy?.calories.natural, lap.meanHeartRate.positive, lap.topHeartRate.positive, lap.steps.natural)
    }

    /// Keeps a track with its run, and its best times.
    func keep(_ track: [TrackPoint], of run: Identifier<Run>, kind: Run.Kind) throws {
        guard !track.isEmpty else { return }
        try db.execute(
            sql: "INSERT INTO run_track (run, points) VALUES (?, ?)",
            arguments: [run.rawValue, PackedTrack.pack(track)])
        try putBests(TrackBests.of(track, kind: kind), of: run)
    }

    /// A run as it is now; nil once it is gone.
    func run(_ id: Identifier<Run>) throws -> Run? {
        try db.first("SELECT \(Run.columns) FROM run r WHERE r.id = ?", id) { Run(row: $0) }
    }

    /// Puts the best times anew: which speeds are possible depends on how one moves.
    func reckonBests(of run: Identifier<Run>, kind: Run.Kind) throws {
        let packed = try Data.fetchOne(
            db, sql: "SELECT points FROM run_track WHERE run = ?", arguments: [run.rawValue])
        guard let packed, let track = try? PackedTrack.unpack(packed) else { return }
        try putBests(TrackBests.of(track, kind: kind), of: run)
    }

    /// Puts the best times of a track.
    func putBests(_ bests: [Int?], of run: Identifier<Run>) throws {
        let sql = """
            UPDATE run_track SET
                best_1k_ms = ?, best_5k_ms = ?, best_10k_ms = ?, best_half_ms = ?, best_marathon_ms = ?
            WHERE run = ?
            """
        try db.run(sql, bests[0], bests[1], bests[2], bests[3], bests[4], run)
    }
}

extension Int? {
    /// Without what the schema refuses: what a device says may be below zero.
    var natural: Int? { map { Swift.max(0, $0) } }
    /// Nil for what is no heart rate.
    var positive: Int? { flatMap { $0 > 0 ? $0 : nil } }
}

extension Int {
    fileprivate var natural: Int { Swift.max(0, self) }
}

extension Length? {
    fileprivate var natural: Int? { map { Swift.max(0, $0.millimetres) } }
}
