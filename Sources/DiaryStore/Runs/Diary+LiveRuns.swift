public import FitnessModel
import Foundation
import GRDB

extension DiaryAccess {
    /// Runs that go on, of all clients that may be seen, in the order in which they began.
    public func liveRuns() throws(StoreError) -> [LiveRun] {
        let sql = """
            SELECT \(Run.columns), c.id, c.name FROM run r JOIN client c ON c.id = r.client
            WHERE r.state = 'live' AND \(Visibility.client) ORDER BY r.id
            """
        return try read { db in
            try db.all(sql, viewer) { row in
                LiveRun(
                    run: Run(row: row), client: row.id(Run.columnCount), clientName: row.text(Run.columnCount + 1))
            }
        }
    }

    /// Starts the watch of a new run. It goes on whatever becomes of the program, until it is ended.
    ///
    /// - Parameter day: the day in the client's zone; it stays this one over midnight.
    /// - Throws: `refused` when a run of this client goes on.
    @discardableResult
    public func startRun(
        _ kind: Run.Kind = .run, goal: RunGoal? = nil, title: String = "", day: Day, of id: Identifier<Client>
    ) throws(StoreError) -> Identifier<Run> {
        let client = try clients.get(id)
        return try change("Start run of \(Label.name(client.name))") { change in
            let live = "SELECT count(*) FROM run WHERE client = ? AND state = 'live'"
            guard try change.db.count(live, id) == 0 else {
                throw StoreError.refused(.runGoesOn(client: client.name))
            }
            let run = Run(
                day: day, startedAt: change.now, kind: kind, state: .live, runningSince: change.now, goal: goal,
                title: title)
            return try change.add(run, of: id)
        }
    }

    /// Stops the watch for a while.
    public func pauseRun(_ id: Identifier<Run>) throws(StoreError) {
        try changeLive("Pause the run", id) { run, _ in run.runningSince = nil }
    }

    /// Lets the watch go on.
    public func continueRun(_ id: Identifier<Run>) throws(StoreError) {
        try changeLive("Continue the run", id) { run, change in
            if run.runningSince == nil { run.runningSince = change.now }
        }
    }

    /// Ends a run for good: it counts on its day from now on. What ran after the last lap is a lap, too.
    public func endRun(_ id: Identifier<Run>) throws(StoreError) {
        try changeLive("End the run", id) { run, change in
            let laps = try change.laps(of: id)
            let last = run.lap(after: laps)
            if !laps.isEmpty, last.elapsed > 0 { try change.add(last, to: id) }
            run.state = .done
            run.runningSince = nil
        }
    }

    /// Ends a lap of a run that goes on, and begins the next.
    ///
    /// - Returns: the lap that ended.
    @discardableResult
    public func lapRun(_ id: Identifier<Run>) throws(StoreError) -> RunLap {
        var ended = RunLap(elapsed: 0)
        try changeLive("End a lap", id) { run, change in
            ended = run.lap(after: try change.laps(of: id))
            try change.add(ended, to: id)
        }
        return ended
    }

    /// Begins a run that goes on anew: no time, no distance, no steps, no laps.
    public func resetRun(_ id: Identifier<Run>) throws(StoreError) {
        try changeLive("Begin the run anew", id) { run, change in
            try change.db.run("DELETE FROM run_lap WHERE run = ?", id)
            run = Run(
                id: run.id, day: run.day, startedAt: change.now, kind: run.kind, state: .live,
                runningSince: run.runningSince.map { _ in change.now }, goal: run.goal, title: run.title,
                note: run.note)
        }
    }

    /// Says how far a run that goes on has come, as a treadmill or a mark by the way shows it.
    public func setDistance(_ distance: Length, run id: Identifier<Run>) throws(StoreError) {
        try changeLive("Put the distance", id) { run, _ in run.distance = distance }
    }

    /// Counts steps of a run that goes on. What is counted without anything else between is one entry of the journal.
    ///
    /// - Parameters:
    ///   - count: below zero takes steps back.
    ///   - length: how far one of them goes; nil leaves the distance alone.
    public func countSteps(_ count: Int, length: Length?, run id: Identifier<Run>) throws(StoreError) {
        try changeLive("Count steps", id, goesOn: true) { run, _ in
            run.steps = max(0, (run.steps ?? 0) + count)
            guard let length else { return }
            run.distance = Length(millimetres: max(0, (run.distance?.millimetres ?? 0) + count * length.millimetres))
        }
    }

    /// Changes a live run: its watch is read first, and whether the goal is reached is noted afterwards.
    private func changeLive(
        _ verb: String, _ id: Identifier<Run>, goesOn: Bool = false, _ body: (inout Run, Change) throws -> Void
    ) throws(StoreError) {
        _ = try run(id)
        let client = try client(ofRun: id)
        let label = "\(verb) (\(Label.name(client.name)))"
        try change(label) { change in
            change.continuesNewest = goesOn
            // Another window may have ended it since it was shown.
            guard let run = try change.run(id), run.state == .live else {
                throw StoreError.refused(.runHasEnded)
            }
            var now = run.standing(at: change.now)
            if now.runningSince != nil { now.runningSince = change.now }
            try body(&now, change)
            let basis = try RunBasis(change.db, client)
            now.goalReached = now.reached(energy: basis.energy(of: now))
            try change.put(now)
        }
    }
}

extension Change {
    /// The laps of a run in order.
    func laps(of run: Identifier<Run>) throws -> [RunLap] {
        let sql = "SELECT \(RunLap.columns) FROM run_lap l WHERE l.run = ? ORDER BY l.position, l.id"
        return try db.all(sql, run, decode: RunLap.init(row:))
    }
}
