import FitnessModel
import GRDB

extension Change {
    /// Replaces the ingredients of a recipe by those that differ; each must be a food that the acting trainer may see.
    ///
    /// - Throws: `recipeInItself`; `changedMeanwhile` if another window changed the ingredients since.
    func update(partsOf recipe: Food, from old: [RecipePart], to parts: [RecipePart]) throws {
        let parts = parts.filter { $0.amount.thousandths > 0 }
        guard old != parts else { return }
        let now = try db.recipeParts(of: recipe.id).map { RecipePart(food: $0.food.id, amount: $0.amount) }
        guard now != parts else { return }
        guard now == old else { throw StoreError.changedMeanwhile(record: .named(recipe.name), fields: ["parts"]) }
        for part in parts { let _: Food = try db.get(part.food, viewer: viewer) }
        try demandNoCycle(in: recipe, parts: parts)
        try db.run("DELETE FROM recipe_part WHERE recipe = ?", recipe.id)
        let sql = "INSERT INTO recipe_part (id, recipe, position, food, amount_milli, unit) VALUES (?, ?, ?, ?, ?, ?)"
        for (place, part) in parts.enumerated() {
            try db.run(
                sql, newID(RecipePart.self), recipe.id, place, part.food, part.amount.thousandths, part.amount.unit)
        }
    }

    /// Rejects a recipe that contains itself, directly or through other recipes.
    private func demandNoCycle(in recipe: Food, parts: [RecipePart]) throws {
        let within = """
            WITH RECURSIVE made (food) AS (
                VALUES (?) UNION SELECT p.food FROM made JOIN recipe_part p ON p.recipe = made.food)
            SELECT count(*) FROM made WHERE food = ?
            """
        for part in parts {
            guard try db.count(within, part.food, recipe.id) > 0 else { continue }
            let name = try db.first("SELECT name FROM food WHERE id = ?", part.food) { $0.text(0) }
            throw StoreError.recipeInItself(recipe: recipe.name, part: name ?? "")
        }
    }
}

extension Database {
    /// The parts of a recipe with the foods as they are now.
    func recipeParts(of recipe: Identifier<Food>) throws -> [(food: Food, amount: FoodAmount)] {
        let sql = """
            SELECT \(Food.columns), p.amount_milli, p.unit FROM recipe_part p JOIN food f ON f.id = p.food
            WHERE p.recipe = ? ORDER BY p.position, p.id
            """
        var parts = try all(sql, recipe) { row in
            let amount = FoodAmount(thousandths: row[Food.columnCount], row.raw(Food.columnCount + 1) ?? .g)
            return (food: Food(row: row), amount: amount)
        }
        for place in parts.indices { parts[place].food.portions = try portions(of: parts[place].food) }
        return parts
    }

    /// Computes the values of a recipe; none without ingredients.
    func computeFigures(of id: Identifier<Food>) throws {
        guard var recipe: Food = try first(Condition("f.id = ?", id), order: "f.id") else { return }
        let parts = try recipeParts(of: id)
        recipe.per100 = RecipeFigures.per100(parts: parts, yield: recipe.yield) ?? Nutrients(energy: .zero)
        let columns = Food.figures.map { "\($0.name) = ?" }.joined(separator: ", ")
        try run("UPDATE food SET \(columns) WHERE id = ?", Food.figures.compactMap { $0.state?(recipe) } + [id])
    }

    /// Computes the values of all recipes with this food, and of recipes with those.
    func computeRecipes(madeOf food: Identifier<Food>) throws {
        var order: [Identifier<Food>] = []
        try collectRecipes(madeOf: food, into: &order)
        // A recipe comes after all that it is part of: the other way round each finds its parts computed.
        for recipe in order.reversed() { try computeFigures(of: recipe) }
    }

    private func collectRecipes(madeOf food: Identifier<Food>, into order: inout [Identifier<Food>]) throws {
        for recipe in try all(
            "SELECT DISTINCT recipe FROM recipe_part WHERE food = ?", food, decode: { $0.id(0) as Identifier<Food> })
        where !order.contains(recipe) {
            try collectRecipes(madeOf: recipe, into: &order)
            order.append(recipe)
        }
    }
}

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
    /// Adds a food of the acting trainer, or of a visible client, with its portions.
    func insert(food: Food) throws -> Identifier<Food> {
        if let client = food.client { _ = try clients.get(client) }
        var added = food
        added.id = newID(Food.self)
        // With a clock before 2026 ids are small.
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
            throw StoreError.changedMeanwhile(record: .named(old.name), fields: ["portions"])
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

    /// Deletes foods and what belongs to them. Entries keep the copy of their values.
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
        let update = """
            UPDATE food SET client = NULL WHERE client = ? AND id IN (
                SELECT p.food FROM recipe_part p JOIN food r ON r.id = p.recipe WHERE r.client IS NOT ?)
            """
        // A recipe that stays keeps its ingredients, too.
        repeat { try db.run(update, client, client) } while db.changesCount > 0
        try deleteFoods(where: "client = ?", client)
    }
}
