public import FitnessModel
import Foundation
import GRDB

/// Runs, walks and rides of clients, finished ones and such that go on, with their laps and tracks.
public struct Runs: RecordSubject {
    package let access: Access

    /// Finished runs of a client in these days, the newest first. Those that go on are `live()`.
    public func list(
        of client: Identifier<Client>, from first: Day = .earliest, through last: Day = .latest,
        kind: Run.Kind? = nil, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [Run] {
        try access.records(
            where: finished(of: client, from: first, through: last, kind: kind), order: Run.newestFirst, limit: limit,
            offset: offset)
    }

    /// Finished runs of a day, the earliest first: what counts in its expenditure.
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

    /// The recorded points of a run; none where nothing was recorded.
    public func track(of id: Identifier<Run>) throws(StoreError) -> [TrackPoint] {
        let sql =
            "SELECT t.points FROM run_track t JOIN run r ON r.id = t.run WHERE t.run = ? AND \(Run.storage.visible)"
        let packed = try access.read { db in try db.first(sql, id, access.viewer) { $0[0] as Data } }
        do { return try packed.map { try PackedTrack.unpack($0) } ?? [] } catch {
            throw .corrupt("the track of a run cannot be read")
        }
    }

    /// Whether a client has a run that was read from this.
    public func has(source: String, of client: Identifier<Client>) throws(StoreError) -> Bool {
        try access.count(Run.self, where: Condition("r.client = ? AND r.source = ?", client, source)) > 0
    }

    /// Whether running was also entered by hand as an activity on a day on which a run stands: it would count twice.
    public func isRunningEnteredTwice(of client: Identifier<Client>, on day: Day) throws(StoreError) -> Bool {
        let sql = "SELECT count(*) FROM activity_entry e WHERE e.client = ? AND e.day = ? AND e.is_run = 1"
        let runs = finished(of: client, from: day, through: day, kind: .run).visible(Run.self, to: access.viewer)
        return try access.read { db in try db.count(Run.self, runs) > 0 && db.count(sql, client, day) > 0 }
    }

    /// Adds a finished run with its laps and its track; its own id and client count for nothing.
    ///
    /// - Parameter source: a stable name of what an import read it from.
    /// - Returns: nil, with nothing changed, when the client has a run of this source already.
    @discardableResult
    public func add(
        _ run: Run, laps: [RunLap] = [], track: [TrackPoint] = [], source: String? = nil, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<Run>? {
        try access.change { change in
            if let source, try change.runs.has(source: source, of: client) { return nil }
            var added = run
            (added.client, added.state, added.runningSince) = (client, .done, nil)
            try change.name("Add \(added.label(in: change))")
            let id = try change.insert(added, source: source)
            for lap in laps { _ = try change.insert(StoredLap(run: id, lap: lap)) }
            try change.keep(track, of: id, kind: added.kind)
            return id
        }
    }

    /// Writes what differs between a run as it was read and as it shall be. Its laps and its track stay, and what the
    /// watch of a run that goes on, or went on when it was read, has counted.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since, or the run goes on again that was done when
    ///   it was read.
    public func update(from old: Run, to new: Run) throws(StoreError) {
        try access.change { change in
            let known = try change.name("Edit", old.id)
            // What was typed of a run that was done would be dropped for what its watch counts.
            guard known.state == old.state || old.state == .live else {
                let title = known.title.isEmpty ? "The run" : known.title
                throw StoreError.changedMeanwhile(record: title, fields: ["state"])
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

    /// Deletes a run with its laps and its track, also one that goes on.
    public func delete(_ id: Identifier<Run>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
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
