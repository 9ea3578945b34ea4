public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds a finished run with its laps and its track.
    ///
    /// - Parameter source: a stable name of what an import read it from.
    /// - Returns: nil, with nothing changed, when the client has a run of this source already.
    @discardableResult
    public func addRun(
        _ run: Run, laps: [RunLap] = [], track: [TrackPoint] = [], source: String? = nil, of id: Identifier<Client>
    ) throws(StoreError) -> Identifier<Run>? {
        let client = try clients.get(id)
        if let source, try hasRun(source: source, of: id) { return nil }
        var done = run
        done.state = .done
        done.runningSince = nil
        let added = done
        return try change("Add \(added.word) of \(Label.name(client.name)), \(added.day.short)") { change in
            let id = try change.add(added, of: id, source: source)
            for lap in laps { try change.add(lap, to: id) }
            try change.keep(track, of: id, kind: added.kind)
            return id
        }
    }

    /// Whether a client has a run that was read from this.
    public func hasRun(source: String, of client: Identifier<Client>) throws(StoreError) -> Bool {
        let sql = """
            SELECT count(*) FROM run r JOIN client c ON c.id = r.client
            WHERE r.client = ? AND r.source = ? AND \(Visibility.client)
            """
        return try read { db in try db.count(sql, client, source, viewer) > 0 }
    }

    /// Puts everything that the run's form shows. Its laps and its track stay; what a watch measures is left to the watch.
    public func updateRun(_ run: Run) throws(StoreError) {
        let label = try label("Edit", try self.run(run.id))
        try change(label) { change in
            guard let known = try change.run(run.id) else { throw StoreError.missing }
            var wanted = run
            if run.state == .live || known.state == .live {
                wanted = known
                (wanted.kind, wanted.goal, wanted.title, wanted.note) = (run.kind, run.goal, run.title, run.note)
            }
            try change.put(wanted)
            if wanted.kind != known.kind { try change.reckonBests(of: run.id, kind: wanted.kind) }
        }
    }

    /// Deletes a run with its laps and its track, also one that goes on.
    public func deleteRun(_ id: Identifier<Run>) throws(StoreError) {
        let label = try label("Delete", try run(id))
        try change(label) { change in
            try change.db.run("DELETE FROM run_lap WHERE run = ?", id)
            try change.db.run("DELETE FROM run_track WHERE run = ?", id)
            try change.db.run("DELETE FROM run WHERE id = ?", id)
        }
    }

    /// "Delete run of Jan, 12 Mar".
    func label(_ verb: String, _ run: Run) throws(StoreError) -> String {
        "\(verb) \(run.word) of \(Label.name(try client(ofRun: run.id).name)), \(run.day.short)"
    }
}

extension Run {
    /// What the journal calls it.
    var word: String {
        switch kind {
        case .run: "run"
        case .walk: "walk"
        case .ride: "ride"
        case .other: "movement"
        }
    }
}
