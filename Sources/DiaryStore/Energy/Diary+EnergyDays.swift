public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What each of these days of a client came to, the oldest first; also days of which nothing is written. None where
    /// the last day lies before the first.
    public func energyDays(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [DaySummary] {
        let known = try clients.get(client)
        guard first <= last else { return [] }
        return try read { db in
            let book = try EnergyBook(of: known, in: first...last, db)
            let eaten = try Self.eaten(of: client, in: first...last, db)
            return book.bodies.map { body in
                let sessions = book.costedSessions(body).map(\.energy)
                let runs = book.costedRuns(body).map(\.energy)
                let costs = book.costedActivities(body).map(\.energy) + sessions + runs
                let said = book.said[body.day]
                return DaySummary(
                    day: body.day, foodCount: eaten[body.day]?.count ?? 0,
                    nutrients: eaten[body.day]?.nutrients ?? .zero, incomplete: eaten[body.day]?.incomplete ?? [],
                    activity: costs.reduce(.zero) { $0 + ($1 ?? .zero) }, uncounted: costs.count { $0 == nil },
                    kind: said?.kind ?? (sessions.isEmpty && runs.isEmpty ? .rest : .training),
                    isComplete: said?.isComplete ?? false,
                    goal: book.goal(on: body.day), body: body, basal: try? book.basal(of: body).get())
            }
        }
    }

    private typealias Eaten = (count: Int, nutrients: Nutrients, incomplete: Set<Nutrient>)

    private static func eaten(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [Day: Eaten] {
        let columns = Nutrient.allCases.map { "sum(\($0.rawValue)_mg), count(\($0.rawValue)_mg)" }
        let sql = """
            SELECT day, count(*), sum(energy_cal), \(columns.joined(separator: ", "))
            FROM food_entry WHERE client = ? AND day BETWEEN ? AND ? GROUP BY day
            """
        var totals: [Day: Eaten] = [:]
        try db.each(sql, client, days.lowerBound, days.upperBound) { row in
            var eaten: Eaten = (row[1], Nutrients(energy: row.energy(2) ?? .zero), [])
            for (index, nutrient) in Nutrient.allCases.enumerated() {
                eaten.nutrients[nutrient] = row[3 + 2 * index]
                if (row[4 + 2 * index] as Int) < eaten.count { eaten.incomplete.insert(nutrient) }
            }
            totals[row.day(0)] = eaten
        }
        return totals
    }
}
