import FitnessModel
import GRDB

extension Database {
    /// A food with its portions; one that the trainer may see.
    func food(_ id: Identifier<Food>, viewer: Identifier<Trainer>) throws -> Food {
        var food: Food = try get(id, viewer: viewer)
        food.portions = try portions(of: food)
        return food
    }

    /// The portions of a food in their order.
    func portions(of food: Food, limit: Int = -1) throws -> [FoodPortion] {
        let sql = "SELECT name, amount_milli FROM food_portion WHERE food = ? ORDER BY position, id LIMIT ?"
        return try all(sql, food.id, limit) { row in
            FoodPortion(name: row.text(0), amount: FoodAmount(thousandths: row[1], food.unit))
        }
    }
}

extension Change {
    /// Adds a food of the acting trainer, or of a client whom he may see, with its portions.
    func insert(food: Food) throws -> Identifier<Food> {
        if let client = food.client { _ = try clients.get(client) }
        var added = food
        added.id = newID(Food.self)
        // With a clock before the year 2026 the numbers begin small.
        while FoodNumbers.shipped.contains(added.id.rawValue) { added.id = newID(Food.self) }
        _ = try insert(added, as: added.id)
        try insertPortions(of: added)
        return added.id
    }

    /// Writes what differs of a food, portions included.
    func update(food old: Food, to new: Food) throws {
        if let client = new.client { _ = try clients.get(client) }
        try update(from: old, to: new)
        guard old.portions != new.portions else { return }
        guard [old.portions, new.portions].contains(try db.portions(of: old)) else {
            throw StoreError.changedMeanwhile(record: old.name, fields: ["portions"])
        }
        try db.run("DELETE FROM food_portion WHERE food = ?", new.id)
        try insertPortions(of: new)
    }

    private func insertPortions(of food: Food) throws {
        let sql = "INSERT INTO food_portion (id, food, position, name, amount_milli) VALUES (?, ?, ?, ?, ?)"
        for (place, portion) in food.portions.enumerated() where portion.amount.thousandths > 0 {
            try db.run(sql, newID(FoodPortion.self), food.id, place, portion.name, portion.amount.thousandths)
        }
    }

    /// Deletes foods with what belongs to them. What was eaten of them stays, with the copy of its figures.
    func deleteFoods(where condition: String, _ value: any Storable) throws {
        let foods = "(SELECT id FROM food WHERE \(condition))"
        try db.run("UPDATE food_entry SET food = NULL WHERE food IN \(foods)", value)
        for table in ["food_portion", "hidden_food"] {
            try db.run("DELETE FROM \(table) WHERE food IN \(foods)", value)
        }
        try db.run("DELETE FROM recipe_part WHERE recipe IN \(foods)", value)
        try db.run("DELETE FROM food WHERE \(condition)", value)
    }

    /// Deletes the foods that are only a client's. Those that recipes of others are made of become the trainer's.
    func deleteFoods(of client: Identifier<Client>) throws {
        let kept = """
            UPDATE food SET client = NULL WHERE client = ? AND id IN (
                SELECT p.food FROM recipe_part p JOIN food r ON r.id = p.recipe WHERE r.client IS NOT ?)
            """
        // A recipe that is kept keeps what it is made of, too.
        repeat { try db.run(kept, client, client) } while db.changesCount > 0
        try deleteFoods(where: "client = ?", client)
    }
}
