public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The energy of one day of a client, with everything that it comes from.
    public func energyDay(of client: Identifier<Client>, on day: Day) throws(StoreError) -> EnergyDay {
        let known = try clients.get(client)
        return try read { db in
            let book = try EnergyBook(of: known, in: day...day, db)
            let body = book.bodies.first ?? BodyFigures(day: day)
            return EnergyDay(
                day: day, foods: try Self.eaten(of: client, on: day, db), activities: book.costedActivities(body),
                sessions: book.costedSessions(body), runs: book.costedRuns(body),
                said: book.said[day] ?? DiaryDay(day: day), profile: book.profile,
                goal: book.goal(on: day), targets: try NutrientTarget.read(of: client, db), body: body,
                basal: book.basal(of: body))
        }
    }

    private static func eaten(of client: Identifier<Client>, on day: Day, _ db: Database) throws -> [FoodEntry] {
        let sql = """
            SELECT \(FoodEntry.columns) FROM food_entry e WHERE e.client = ? AND e.day = ? ORDER BY \(FoodEntry.order)
            """
        return try db.all(sql, client, day, decode: FoodEntry.init(row:))
    }
}
