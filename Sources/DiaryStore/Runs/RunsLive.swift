public import FitnessModel
import GRDB

extension Runs {
    /// The runs in progress of all visible clients, in the order of their start.
    public func live() throws(StoreError) -> [LiveRun] {
        let sql = """
            SELECT \(Run.columns), c.name FROM run r INDEXED BY run_live JOIN client c ON c.id = r.client
            WHERE r.state = 'live' AND \(Visibility.client) ORDER BY r.id
            """
        return try access.read { db in
            try db.all(sql, access.viewer) { LiveRun(run: Run(row: $0), clientName: $0.text(Run.columnCount)) }
        }
    }

    /// Starts the stopwatch of a new run. It runs until it is ended, whatever happens to the program.
    ///
    /// - Parameter day: the day in the client's zone; it does not change at midnight.
    /// - Throws: `refused` if a run of this client is in progress.
    @discardableResult
    public func start(
        _ kind: Run.Kind = .run, goal: RunGoal? = nil, title: String = "", day: Day, of id: Identifier<Client>
    ) throws(StoreError) -> Identifier<Run> {
        try access.change { change in
            let client = try change.clients.get(id)
            try change.name(.start, .run, of: id)
            let live = "SELECT count(*) FROM run WHERE client = ? AND state = 'live'"
            guard try change.db.count(live, id) == 0 else {
                throw StoreError.refused(.runGoesOn(client: client.name))
            }
            return try change.insert(
                Run(
                    client: id, day: day, startedAt: change.now, kind: kind, state: .live, runningSince: change.now,
                    goal: goal, title: title))
        }
    }

    /// Stops the watch for a while.
    public func pause(_ id: Identifier<Run>) throws(StoreError) {
        try onWatch(.pause, id) { run, _ in run.runningSince = nil }
    }

    /// Resumes the stopwatch.
    public func resume(_ id: Identifier<Run>) throws(StoreError) {
        try onWatch(.resume, id) { run, change in run.runningSince = run.runningSince ?? change.now }
    }

    /// Ends a run: it counts on its day from now on. The rest after the last lap becomes a lap.
    ///
    /// - Returns: the run as it is stored.
    @discardableResult
    public func end(_ id: Identifier<Run>) throws(StoreError) -> Run {
        try onWatch(.end, id) { run, change in
            let laps = try change.runs.laps(of: id)
            let last = run.lap(after: laps)
            if !laps.isEmpty, last.elapsed > 0 { _ = try change.insert(StoredLap(run: id, lap: last)) }
            (run.state, run.runningSince) = (.done, nil)
            return run
        }
    }

    /// Ends a lap of a run in progress, and starts the next.
    ///
    /// - Returns: the finished lap.
    @discardableResult
    public func lap(_ id: Identifier<Run>) throws(StoreError) -> RunLap {
        try onWatch(.lap, id) { run, change in
            let ended = run.lap(after: try change.runs.laps(of: id))
            _ = try change.insert(StoredLap(run: id, lap: ended))
            return ended
        }
    }

    /// Restarts a run in progress: no time, no distance, no steps, no laps.
    public func reset(_ id: Identifier<Run>) throws(StoreError) {
        try onWatch(.reset, id) { run, change in
            try change.db.run("DELETE FROM run_lap WHERE run = ?", id)
            run = Run(
                id: id, client: run.client, day: run.day, startedAt: change.now, kind: run.kind, state: .live,
                runningSince: run.runningSince.map { _ in change.now }, goal: run.goal, title: run.title,
                note: run.note)
        }
    }

    /// Sets the distance of a run in progress, as read from a treadmill or a landmark.
    public func setDistance(_ distance: Length, of id: Identifier<Run>) throws(StoreError) {
        try onWatch(.setDistance, id) { run, _ in run.distance = distance }
    }

    /// Counts steps of a run in progress. Steps without another change between are one journal entry.
    ///
    /// - Parameters:
    ///   - count: a negative number removes steps.
    ///   - length: the length of a step; nil leaves the distance unchanged.
    public func countSteps(_ count: Int, length: Length?, of id: Identifier<Run>) throws(StoreError) {
        try onWatch(.countSteps, id, goesOn: true) { run, _ in
            run.steps = max(0, (run.steps ?? 0) + count)
            guard let length else { return }
            run.distance = Length(millimetres: max(0, (run.distance?.millimetres ?? 0) + count * length.millimetres))
        }
    }

    /// Changes a live run: its watch is read first, and whether the goal is reached is noted afterwards.
    private func onWatch<T>(
        _ action: ChangeKind.Action, _ id: Identifier<Run>, goesOn: Bool = false,
        _ body: (inout Run, Change) throws -> T
    ) throws(StoreError) -> T {
        try access.change { change in
            let run: Run = try change.changeable(id)
            let client = try change.clients.get(run.client)
            try change.name(action, .run, subject: id.rawValue, of: run.client)
            change.continuesNewest = goesOn
            // Another window may have ended it since it was shown.
            guard run.state == .live else { throw StoreError.refused(.runHasEnded) }
            var now = run.snapshot(at: change.now)
            if now.runningSince != nil { now.runningSince = change.now }
            let result = try body(&now, change)
            let weight = try change.energy.bodyFigures(of: client.id, on: now.day).weight
            let energy = try now.energy(weight: weight, profile: change.energy.profile(of: client.id))
            now.goalReached = now.reached(energy: energy)
            try change.update(from: run, to: now)
            return result
        }
    }
}

/// A run in progress.
public struct LiveRun: Hashable, Sendable, Identifiable {
    /// The run.
    public let run: Run
    /// The client's name.
    public let clientName: String

    /// Names the run.
    public var id: Identifier<Run> { run.id }
    /// The client.
    public var client: Identifier<Client> { run.client }
}

/// A lap as stored: with its run, after the laps before it.
struct StoredLap: StoredRecord {
    var id = Identifier<StoredLap>.unsaved
    var run: Identifier<Run>
    var lap = RunLap(elapsed: 0)

    static let storage = Storage<StoredLap>(
        .runLap, as: "l",
        visible: "EXISTS (SELECT 1 FROM run r WHERE r.id = l.run AND \(Run.storage.visible))",
        [
            .fixed("run", \.run),
            .added("position") { lap, change in
                try change.db.count("SELECT coalesce(max(position), 0) + 1 FROM run_lap WHERE run = ?", lap.run)
            },
            .natural("elapsed_ms", \.lap.elapsed), .natural("distance_mm", \.lap.distance),
            .natural("energy_cal", \.lap.energy), .rate("mean_hr", \.lap.meanHeartRate),
            .rate("top_hr", \.lap.topHeartRate), .natural("steps", \.lap.steps),
        ])
}

extension StoredLap {
    init(blank id: Identifier<StoredLap>) { self.init(id: id, run: .unsaved) }
}

/// Columns without the values that the schema refuses: devices may report negative numbers.
extension StoredColumn {
    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Int> & Sendable) -> Self {
        Self(name, path) { max(0, $0) }
    }

    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Int?> & Sendable) -> Self {
        Self(name, path) { $0.map { max(0, $0) } }
    }

    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Length?> & Sendable) -> Self {
        Self(name, path) { $0.map { max(Length(millimetres: 0), $0) } }
    }

    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Energy?> & Sendable) -> Self {
        Self(name, path) { $0.map { max(.zero, $0) } }
    }

    /// A heart rate; zero counts as none.
    static func rate(_ name: String, _ path: any WritableKeyPath<Record, Int?> & Sendable) -> Self {
        Self(name, path) { $0.flatMap { $0 > 0 ? $0 : nil } }
    }
}
