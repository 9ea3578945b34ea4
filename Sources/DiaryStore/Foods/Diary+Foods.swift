public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds a food of the trainer's own, or of one client; its own id counts for nothing.
    @discardableResult
    public func addFood(_ food: Food) throws(StoreError) -> Identifier<Food> {
        if let client = food.client { _ = try clients.get(client) }
        return try change("Add food \(Label.name(food.name))") { change in
            var food = food
            food.isRecipe = false
            return try change.insert(food)
        }
    }

    /// Puts everything that the form of a food shows. The figures of a recipe come from its parts and stay; those of
    /// recipes that the food is part of are reckoned anew. What was eaten keeps its figures.
    public func updateFood(_ food: Food) throws(StoreError) {
        let known = try changeable(food.id)
        if let client = food.client { _ = try clients.get(client) }
        try change("Edit food \(Label.name(food.name))") { change in
            var food = food
            food.isRecipe = known.isRecipe
            if known.isRecipe { food.per100 = known.per100 }
            try change.update(food)
            try change.db.reckonRecipes(of: food.id)
        }
    }

    /// Puts an own food away, or brings it back. What was eaten and recipes keep it.
    public func setArchived(_ isArchived: Bool, food id: Identifier<Food>) throws(StoreError) {
        let food = try changeable(id)
        try change("\(isArchived ? "Archive" : "Bring back") food \(Label.name(food.name))") { change in
            let sql = "UPDATE food SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Takes a food of the catalogue out of the trainer's lists, or puts it back. Other trainers still see it.
    public func setHidden(_ isHidden: Bool, food id: Identifier<Food>) throws(StoreError) {
        let food = try food(id)
        guard food.isShipped else { throw .missing }
        try change("\(isHidden ? "Hide" : "Show") food \(Label.name(food.name))") { change in
            let sql =
                isHidden
                ? "INSERT OR IGNORE INTO hidden_food (trainer, food) VALUES (?, ?)"
                : "DELETE FROM hidden_food WHERE trainer = ? AND food = ?"
            try change.db.run(sql, try change.trainer, id)
        }
    }

    /// Deletes an own food. What was eaten of it stays, with the copy of its figures.
    ///
    /// - Throws: `inUse` with the recipes that it is part of.
    public func deleteFood(_ id: Identifier<Food>) throws(StoreError) {
        let food = try changeable(id)
        try change("Delete food \(Label.name(food.name))") { change in
            let sql = """
                SELECT DISTINCT f.name FROM recipe_part p JOIN food f ON f.id = p.recipe
                WHERE p.food = ? AND p.recipe <> ? ORDER BY f.name_key, f.id
                """
            let recipes = try change.db.all(sql, id, id) { $0.text(0) }
            guard recipes.isEmpty else { throw StoreError.inUse(what: food.name, places: recipes) }
            try change.db.run("UPDATE food_entry SET food = NULL WHERE food = ?", id)
            try change.db.run("DELETE FROM food_portion WHERE food = ?", id)
            try change.db.run("DELETE FROM recipe_part WHERE recipe = ?", id)
            try change.db.run("DELETE FROM hidden_food WHERE food = ?", id)
            try change.db.run("DELETE FROM food WHERE id = ?", id)
        }
    }

    /// A food that the trainer may change.
    func changeable(_ id: Identifier<Food>) throws(StoreError) -> Food {
        let food = try food(id)
        guard !food.isShipped else { throw .missing }
        return food
    }
}
