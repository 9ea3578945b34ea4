import FitnessModel
import GRDB

extension Database {
    /// The parts of a recipe with the foods as they are now.
    func recipeParts(of recipe: Identifier<Food>) throws -> [(food: Food, amount: FoodAmount)] {
        let sql = """
            SELECT \(Food.columns), p.amount_milli, p.unit FROM recipe_part p JOIN food f ON f.id = p.food
            WHERE p.recipe = ? ORDER BY p.position, p.id
            """
        let parts = try all(sql, recipe) { row in
            let amount = FoodAmount(thousandths: row[Food.columnCount], row.raw(Food.columnCount + 1) ?? .g)
            return (food: Food(row: row, portions: []), amount: amount)
        }
        return try parts.map { part in
            var food = part.food
            food.portions = try portions(of: food.id, unit: food.unit)
            return (food, part.amount)
        }
    }
}

extension Change {
    /// Puts the parts of a recipe in place of those that it had.
    func put(_ parts: [RecipePart], yield: FoodAmount?, of recipe: Identifier<Food>) throws {
        try db.run("DELETE FROM recipe_part WHERE recipe = ?", recipe)
        let sql = "INSERT INTO recipe_part (id, recipe, position, food, amount_milli, unit) VALUES (?, ?, ?, ?, ?, ?)"
        for (place, part) in parts.enumerated() where part.amount.thousandths > 0 {
            try db.run(
                sql, newID(RecipePart.self), recipe, place, part.food, part.amount.thousandths,
                part.amount.unit.rawValue)
        }
        let weight = yield.flatMap { $0.thousandths > 0 ? $0.thousandths : nil }
        try db.run("UPDATE food SET yield_milli = ? WHERE id = ?", weight, recipe)
    }

    /// Refuses a recipe that is, over however many others, a part of itself.
    func demandNoCycle(in recipe: Food, parts: [RecipePart]) throws {
        var seen: Set<Identifier<Food>> = []
        for part in parts {
            var waiting = [part.food]
            while let food = waiting.popLast() {
                if food == recipe.id {
                    let name = try db.first("SELECT name FROM food WHERE id = ?", part.food) { $0.text(0) }
                    throw StoreError.recipeInItself(recipe: recipe.name, part: name ?? "")
                }
                guard seen.insert(food).inserted else { continue }
                waiting += try db.all("SELECT food FROM recipe_part WHERE recipe = ?", food) { $0.id(0) }
            }
        }
    }
}

extension Database {
    /// What the parts come to; nil as long as there is nothing in it.
    func figures(ofRecipe recipe: Identifier<Food>) throws -> Nutrients? {
        let weight = try first("SELECT yield_milli FROM food WHERE id = ?", recipe) { $0[0] as Int? }.flatMap { $0 }
        return RecipeFigures.per100(
            parts: try recipeParts(of: recipe), yield: weight.map { FoodAmount(thousandths: $0, .g) })
    }

    /// Reckons the figures of all recipes anew that this food is part of, and of those that they are part of.
    func reckonRecipes(of food: Identifier<Food>) throws {
        var order: [Identifier<Food>] = []
        try gatherRecipes(of: food, into: &order)
        // A recipe was gathered after all that it is part of: the other way round each finds its parts reckoned.
        for recipe in order.reversed() {
            let figures = try figures(ofRecipe: recipe) ?? Nutrients(energy: .zero)
            let columns = Nutrients.storedColumns.map { "\($0) = ?" }.joined(separator: ", ")
            let id: [any Storable] = [recipe]
            try BoundStatement(self, "UPDATE food SET \(columns) WHERE id = ?").run(figures.storedValues + id)
        }
    }

    private func gatherRecipes(of food: Identifier<Food>, into order: inout [Identifier<Food>]) throws {
        for recipe in try all(
            "SELECT DISTINCT recipe FROM recipe_part WHERE food = ?", food, decode: { $0.id(0) as Identifier<Food> })
        where !order.contains(recipe) {
            try gatherRecipes(of: recipe, into: &order)
            order.append(recipe)
        }
    }
}
