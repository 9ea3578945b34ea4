public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The energy of one day of a client, with everything that it comes from.
    public func energyDay(of client: Identifier<Client>, on day: Day) throws(StoreError) -> EnergyDay {
        try read(of: client) { db, known in
            let book = try EnergyBook(of: known, in: day...day, db, else: access.diary.standardEnergy)
            let foods: [FoodEntry] = try db.list(
                Condition("e.client = ? AND e.day = ?", client, day), order: FoodEntry.order)
            let body = book.bodies.first ?? BodyFigures(day: day)
            return EnergyDay(
                summary: book.summary(body, NutrientTotal(foods.map(\.nutrients))), foods: foods,
                activities: book.activities(body), sessions: book.sessions(body), runs: book.runs(body),
                profile: book.profile, targets: try NutrientTarget.read(of: client, db))
        }
    }

    /// What each of these days of a client came to, the oldest first; also days of which nothing is written. None where
    /// the last day lies before the first.
    public func energyDays(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [DaySummary] {
        try read(of: client) { db, known in
            guard first <= last else { return [] }
            let book = try EnergyBook(of: known, in: first...last, db, else: access.diary.standardEnergy)
            let totals = try Self.totals(of: client, in: first...last, db)
            return book.bodies.map { book.summary($0, totals[$0.day] ?? NutrientTotal()) }
        }
    }

    private static func totals(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [Day: NutrientTotal] {
        let columns = Nutrient.allCases.map { "sum(\($0.column)), count(\($0.column))" }
        let sql = """
            SELECT day, count(*), sum(energy_cal), \(columns.joined(separator: ", "))
            FROM food_entry WHERE client = ? AND day BETWEEN ? AND ? GROUP BY day
            """
        let totals = try db.all(sql, client, days.lowerBound, days.upperBound) { row in
            let count: Int = row[1]
            var (known, incomplete) = (Nutrients(energy: row.energy(2) ?? .zero), Set<Nutrient>())
            for (index, nutrient) in Nutrient.allCases.enumerated() {
                known[nutrient] = row[3 + 2 * index]
                if (row[4 + 2 * index] as Int) < count { incomplete.insert(nutrient) }
            }
            return (row.day(0), NutrientTotal(known: known, incomplete: incomplete, count: count))
        }
        return Dictionary(totals) { first, _ in first }
    }
}
