public import FitnessModel
import GRDB

extension Diary {
    /// The energy of one day of a client, with everything that it comes from.
    public func energyDay(of client: Identifier<Client>, on day: Day) throws(StoreError) -> EnergyDay {
        let known = try self.client(client)
        return try read { db in
            let book = try EnergyBook(of: known, in: day...day, db)
            let body = book.bodies.first ?? BodyFigures(day: day)
            return EnergyDay(
                day: day, foods: try Self.eaten(of: client, on: day, db), activities: book.costedActivities(body),
                runs: book.costedRuns(body), said: book.said[day] ?? DiaryDay(day: day), profile: book.profile,
                goal: book.goal(on: day), targets: try NutrientTarget.read(of: client, db), body: body,
                basal: book.basal(of: body))
        }
    }

    private static func eaten(of client: Identifier<Client>, on day: Day, _ db: Database) throws -> [FoodEntry] {
        let sql = """
            SELECT id, minute, meal, food, name, unit, amount_milli, portion_name, portion_milli, portion_count_milli,
                energy_cal, protein_mg, fat_mg, carbohydrate_mg, fibre_mg, sugar_mg, sodium_mg, note
            FROM food_entry WHERE client = ? AND day = ?
            """
        let entries = try db.all(sql, client, day) { row in
            let unit: FoodAmount.Unit = row.raw(5) ?? .g
            return FoodEntry(
                id: row.id(0), day: day, minute: row[1], meal: row.raw(2) ?? .snack, food: row.optionalID(3),
                name: row.text(4), amount: (row[6] as Int?).map { FoodAmount(thousandths: $0, unit) },
                nutrients: Nutrients(
                    energy: row.energy(10) ?? .zero, protein: row[11], fat: row[12], carbohydrate: row[13],
                    fibre: row[14], sugar: row[15], sodium: row[16]),
                note: row.text(17))
        }
        return entries.sorted {
            ($0.meal, $0.minute ?? 1440, $0.id.rawValue) < ($1.meal, $1.minute ?? 1440, $1.id.rawValue)
        }
    }
}
