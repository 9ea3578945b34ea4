import FitnessModel
import GRDB

extension Change {
    /// Puts the parts of a recipe in place of those that were read, where they differ; each is a food that the acting
    /// trainer may see.
    ///
    /// - Throws: `recipeInItself`; `changedMeanwhile` when another window put other parts since.
    func update(partsOf recipe: Food, from old: [RecipePart], to parts: [RecipePart]) throws {
        let parts = parts.filter { $0.amount.thousandths > 0 }
        guard old != parts else { return }
        let now = try db.recipeParts(of: recipe.id).map { RecipePart(food: $0.food.id, amount: $0.amount) }
        guard now != parts else { return }
        guard now == old else { throw StoreError.changedMeanwhile(record: recipe.name, fields: ["parts"]) }
        for part in parts { let _: Food = try db.get(part.food, viewer: viewer) }
        try demandNoCycle(in: recipe, parts: parts)
        try db.run("DELETE FROM recipe_part WHERE recipe = ?", recipe.id)
        let sql = "INSERT INTO recipe_part (id, recipe, position, food, amount_milli, unit) VALUES (?, ?, ?, ?, ?, ?)"
        for (place, part) in parts.enumerated() {
            try db.run(
                sql, newID(RecipePart.self), recipe.id, place, part.food, part.amount.thousandths, part.amount.unit)
        }
    }

    /// Refuses a recipe that is, over however many others, a part of itself.
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

    /// Computes the figures of a recipe anew; without a part it has none.
    func computeFigures(of id: Identifier<Food>) throws {
        guard var recipe: Food = try first(Condition("f.id = ?", id), order: "f.id") else { return }
        let parts = try recipeParts(of: id)
        recipe.per100 = RecipeFigures.per100(parts: parts, yield: recipe.yield) ?? Nutrients(energy: .zero)
        let columns = Food.figures.map { "\($0.name) = ?" }.joined(separator: ", ")
        try run("UPDATE food SET \(columns) WHERE id = ?", Food.figures.compactMap { $0.state?(recipe) } + [id])
    }

    /// Computes the figures of all recipes anew that this food is part of, and of those that they are part of.
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
