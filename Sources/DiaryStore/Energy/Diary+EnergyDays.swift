public import FitnessModel
import GRDB

extension Diary {
    /// What each of these days of a client came to, the oldest first; also days of which nothing is written. None where
    /// the last day lies before the first.
    public func energyDays(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [DaySummary] {
        let known = try self.client(client)
        guard first <= last else { return [] }
        return try read { db in
            let book = try EnergyBook(of: known, in: first...last, db)
            let eaten = try Self.eaten(of: client, in: first...last, db)
            return book.bodies.map { body in
                let runs = book.costedRuns(body)
                let costs = book.costedActivities(body).map(\.energy) + runs.map(\.energy)
                let said = book.said[body.day]
                return DaySummary(
                    day: body.day, foodCount: eaten[body.day]?.count ?? 0,
                    nutrients: eaten[body.day]?.nutrients ?? Nutrients(energy: .zero),
                    activity: costs.reduce(.zero) { $0 + ($1 ?? .zero) }, uncounted: costs.count { $0 == nil },
                    kind: said?.kind ?? (runs.isEmpty ? .rest : .training), isComplete: said?.isComplete ?? false,
                    goal: book.goal(on: body.day), body: body, basal: try? book.basal(of: body).get())
            }
        }
    }

    private static func eaten(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [Day: (count: Int, nutrients: Nutrients)] {
        let sql = """
            SELECT day, count(*), sum(energy_cal), sum(protein_mg), sum(fat_mg), sum(carbohydrate_mg), sum(fibre_mg),
                sum(sugar_mg), sum(sodium_mg)
            FROM food_entry WHERE client = ? AND day BETWEEN ? AND ? GROUP BY day
            """
        var totals: [Day: (count: Int, nutrients: Nutrients)] = [:]
        try db.each(sql, client, days.lowerBound, days.upperBound) { row in
            let nutrients = Nutrients(
                energy: row.energy(2) ?? .zero, protein: row[3], fat: row[4], carbohydrate: row[5], fibre: row[6],
                sugar: row[7], sodium: row[8])
            totals[row.day(0)] = (row[1], nutrients)
        }
        return totals
    }
}
