public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What a client's finished runs come to on a day, in its week, its month and its year, up to and with that day.
    ///
    /// - Parameter kind: only those; nil takes all.
    public func runTotals(
        of id: Identifier<Client>, on day: Day, kind: Run.Kind? = nil
    ) throws(StoreError) -> [RunPeriod: RunTotals] {
        let client = try clients.get(id)
        // A week may begin in the year before.
        let first = min(RunPeriod.week.start(of: day), RunPeriod.year.start(of: day))
        let sql = """
            SELECT \(Run.columns) FROM run r
            WHERE r.client = ? AND r.state = 'done' AND r.day BETWEEN ? AND ? AND (? IS NULL OR r.kind = ?)
            ORDER BY r.day, r.id
            """
        return try read { db in
            let basis = try RunBasis(db, client)
            var totals = Dictionary(uniqueKeysWithValues: RunPeriod.allCases.map { ($0, RunTotals()) })
            for run in try db.all(sql, id, first, day, kind?.rawValue, kind?.rawValue, decode: { Run(row: $0) }) {
                let cost = basis.energy(of: run)
                for period in RunPeriod.allCases where period.start(of: day).days(until: run.day) >= 0 {
                    totals[period]?.add(run, energy: cost)
                }
            }
            return totals
        }
    }

    /// What all finished runs of a client in these days come to.
    public func runTotals(
        of id: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> RunTotals {
        let client = try clients.get(id)
        let sql = """
            SELECT \(Run.columns) FROM run r WHERE r.client = ? AND r.state = 'done' AND r.day BETWEEN ? AND ?
            """
        return try read { db in
            let basis = try RunBasis(db, client)
            var totals = RunTotals()
            for run in try db.all(sql, id, first, last, decode: { Run(row: $0) }) {
                totals.add(run, energy: basis.energy(of: run))
            }
            return totals
        }
    }

    /// The bests of a client among the finished runs of one kind.
    public func runBests(of id: Identifier<Client>, kind: Run.Kind = .run) throws(StoreError) -> RunBests {
        _ = try clients.get(id)
        let runs = """
            SELECT r.id, r.day, r.elapsed_ms, r.distance_mm, t.run IS NOT NULL, \(TrackBests.columns)
            FROM run r LEFT JOIN run_track t ON t.run = r.id
            WHERE r.client = ? AND r.state = 'done' AND r.kind = ? AND r.distance_mm > 0 AND r.elapsed_ms > 0
            ORDER BY r.day, r.id
            """
        return try read { db in
            var bests = RunBests()
            try db.each(runs, id, kind.rawValue) { row in
                let whole = RunBest(
                    run: row.id(0), day: row.day(1), distance: Length(millimetres: row[3]), elapsed: row[2])
                if bests.longest.map({ $0.distance < whole.distance }) != false { bests.longest = whole }
                for (index, distance) in RaceDistance.shown.enumerated() {
                    let elapsed: Int?
                    if row.flag(4) {
                        elapsed = row[5 + index]
                    } else {
                        elapsed = distance.covers(whole.distance) ? whole.elapsed : nil
                    }
                    guard let elapsed else { continue }
                    bests.consider(
                        RunBest(run: whole.run, day: whole.day, distance: distance.length, elapsed: elapsed),
                        over: distance)
                }
            }
            return bests
        }
    }
}
