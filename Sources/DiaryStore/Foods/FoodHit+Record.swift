import FitnessModel
import GRDB

extension FoodHit {
    /// Reads the columns of `Food.columns`.
    init(row: Row) {
        id = row.id(0)
        name = row.text(1)
        brand = row.text(2)
        group = row.optionalID(3)
        unit = row.raw(4) ?? .g
        per100 = Nutrients(row: row, at: 9)
        portion = nil
        uses = 0
        lastDay = nil
        isShipped = row.isOfNobody(7)
        isRecipe = row.flag(5)
        client = row.optionalID(6)
        isArchived = row.flag(8)
        spelling = nil
    }
}

extension Database {
    /// Fills in the first portion and how often the client had the food.
    func complete(_ hits: [FoodHit], client: Identifier<Client>?) throws -> [FoodHit] {
        try hits.map { hit in
            var hit = hit
            let portion = "SELECT name, amount_milli FROM food_portion WHERE food = ? ORDER BY position LIMIT 1"
            hit.portion = try first(portion, hit.id) { row in
                FoodPortion(name: row.text(0), amount: FoodAmount(thousandths: row[1], hit.unit))
            }
            if let client {
                let use = "SELECT uses, last_day FROM food_use WHERE client = ? AND food = ?"
                if let (uses, day) = try first(use, client, hit.id, decode: { ($0[0] as Int, $0.optionalDay(1)) }) {
                    (hit.uses, hit.lastDay) = (uses, day)
                }
            }
            return hit
        }
    }

    /// The portions of a food in their order.
    func portions(of food: Identifier<Food>, unit: FoodAmount.Unit) throws -> [FoodPortion] {
        try all("SELECT name, amount_milli FROM food_portion WHERE food = ? ORDER BY position, id", food) { row in
            FoodPortion(name: row.text(0), amount: FoodAmount(thousandths: row[1], unit))
        }
    }
}
