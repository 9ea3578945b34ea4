public import FitnessModel
import GRDB

extension Runs {
    /// What a client's finished runs come to on a day, in its week, its month and its year, up to and with that day.
    ///
    /// - Parameter kind: only those; nil takes all.
    public func totals(
        of id: Identifier<Client>, on day: Day, kind: Run.Kind? = nil
    ) throws(StoreError) -> [RunPeriod: RunTotals] {
        // A week may begin in the year before.
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

    /// What the figures of a client's runs hang on.
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
