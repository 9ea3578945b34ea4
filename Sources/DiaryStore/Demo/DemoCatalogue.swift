import FitnessModel
import GRDB

/// The foods and activities of the catalogue that the invented clients eat and do.
struct DemoCatalogue {
    let foods: [Int64: Food]
    let activities: [Int64: Activity]

    init(_ db: Database) throws {
        var foods: [Int64: Food] = [:]
        for number in DemoMenu.foods {
            foods[number] = try Self.food(number, db)
        }
        self.foods = foods
        let codes = DemoMenu.activities.map(\.code)
        activities = Dictionary(
            try codes.compactMap { code in
                try db.first("SELECT name, heading, met_milli, is_run FROM activity WHERE id = ?", code) { row in
                    let id = Identifier<Activity>(rawValue: code)
                    return (
                        code,
                        Activity(id: id, heading: row.text(1), name: row.text(0), met: row[2], isRun: row.flag(3))
                    )
                }
            }
        ) { first, _ in first }
    }

    private static func food(_ number: Int64, _ db: Database) throws -> Food? {
        let id = Identifier<Food>(rawValue: number)
        let portions = try db.all(
            "SELECT name, amount_milli FROM food_portion WHERE food = ? ORDER BY position LIMIT 1", id
        ) { row in FoodPortion(name: row.text(0), amount: FoodAmount(thousandths: row[1], .g)) }
        let sql = """
            SELECT name, energy_cal, protein_mg, fat_mg, carbohydrate_mg, fibre_mg, sugar_mg, sodium_mg
            FROM food WHERE id = ?
            """
        return try db.first(sql, id) { row in
            Food(
                id: id, name: row.text(0),
                per100: Nutrients(
                    energy: Energy(calories: row[1]), protein: row[2], fat: row[3], carbohydrate: row[4],
                    fibre: row[5], sugar: row[6], sodium: row[7]), portions: portions)
        }
    }
}
