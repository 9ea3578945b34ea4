import FitnessModel
import GRDB

extension Change {
    /// Adds a food of the acting trainer with its portions.
    func insert(_ food: Food) throws -> Identifier<Food> {
        var id = newID(Food.self)
        // With a clock before the year 2026 the numbers begin small.
        while FoodNumbers.shipped.contains(id.rawValue) {
            id = newID(Food.self)
        }
        let columns = ["id", "owner", "archived_at"] + Food.storedColumns
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let head: [any Storable] = [id, try trainer, food.isArchived ? now : nil]
        try BoundStatement(db, "INSERT INTO food (\(columns.joined(separator: ", "))) VALUES (\(marks))")
            .run(head + food.storedValues)
        try insertPortions(of: food, id: id)
        return id
    }

    /// Puts everything of a food, portions included.
    func update(_ food: Food) throws {
        let columns = Food.storedColumns.map { "\($0) = ?" }.joined(separator: ", ")
        let sql = """
            UPDATE food SET \(columns), archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?
            """
        let tail: [any Storable] = [food.isArchived, now, food.id]
        try BoundStatement(db, sql).run(food.storedValues + tail)
        guard try db.portions(of: food.id, unit: food.unit) != food.portions else { return }
        try db.run("DELETE FROM food_portion WHERE food = ?", food.id)
        try insertPortions(of: food, id: food.id)
    }

    private func insertPortions(of food: Food, id: Identifier<Food>) throws {
        let sql = "INSERT INTO food_portion (id, food, position, name, amount_milli) VALUES (?, ?, ?, ?, ?)"
        for (place, portion) in food.portions.enumerated() where portion.amount.thousandths > 0 {
            try db.run(sql, newID(FoodPortion.self), id, place, portion.name, portion.amount.thousandths)
        }
    }
}
