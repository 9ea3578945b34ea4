public import FitnessModel
import GRDB

/// The foods that the acting trainer may see: of the catalogue, and people's own.
public struct Foods: RecordSubject {
    package let access: Access

    /// A food with all its portions.
    ///
    /// - Throws: `missing`.
    public func get(_ id: Identifier<Food>) throws(StoreError) -> Food {
        try access.read { db in try db.food(id, viewer: access.viewer) }
    }

    /// The foods that the filter lets through, by name.
    public func list(
        _ filter: FoodFilter = FoodFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [FoodHit] {
        try access.read(for: filter.client) { db, _ in
            let hits = try db.all(
                "SELECT \(Food.columns) FROM \(filter.source)", filter.condition(viewer: access.viewer),
                order: "f.name_key, f.id", limit: limit, offset: offset, decode: FoodHit.init(row:))
            return try db.complete(hits, client: filter.client)
        }
    }

    /// How many foods the filter lets through.
    public func count(_ filter: FoodFilter = FoodFilter()) throws(StoreError) -> Int {
        let condition = filter.condition(viewer: access.viewer)
        return try access.read(for: filter.client) { db, _ in
            try db.count("SELECT count(*) FROM \(filter.source) WHERE \(condition.sql)", condition.values)
        }
    }

    /// Foods with a word that starts with each typed word. First the client's most frequent ones, then the catalogue
    /// and custom foods, then imported ones; among those, names that start with the text and short names come first.
    ///
    /// If there are too few, words with a typing error match too; the hit names the matched word. Without text: the
    /// most frequent ones, then the others by name.
    public func search(
        _ text: String, client: Identifier<Client>?, group: Identifier<FoodGroup>? = nil, limit: Int = 50
    ) throws(StoreError) -> [FoodHit] {
        let question = FoodQuestion(text, group: group)
        return try access.read(for: client) { db, _ in
            let search = FoodSearch(db: db, viewer: access.viewer, client: client, question: question, limit: limit)
            if !question.words.isEmpty { return try search.hits() }
            let name = text.searchKey
            return try name.isEmpty ? search.mostUsed() : search.named(name)
        }
    }

    // MARK: Changes

    /// Adds a custom food of the trainer or of one client; its own id is ignored.
    @discardableResult
    public func add(_ food: Food) throws(StoreError) -> Identifier<Food> {
        try access.change(.add, food) { change in
            var food = food
            food.isRecipe = false
            return try change.insert(food: food)
        }
    }

    /// Writes the differences between the old and the new food. The values of a recipe come from its
    /// ingredients; recipes with this food are recomputed. Entries keep their values.
    ///
    /// - Throws: `changedMeanwhile` if one of these fields was changed since.
    public func update(from old: Food, to new: Food) throws(StoreError) {
        try access.change(.edit, new) { change in
            let known: Food = try change.changeable(old.id)
            var food = new
            food.isRecipe = known.isRecipe
            if known.isRecipe { food.per100 = old.per100 }
            try change.update(food: old, to: food)
            try change.db.computeRecipes(madeOf: food.id)
        }
    }

    /// Takes a food of the catalogue out of the trainer's lists, or puts it back. Other trainers still see it.
    public func setHidden(_ isHidden: Bool, _ id: Identifier<Food>) throws(StoreError) {
        try access.change { change in
            let food = try change.foods.get(id)
            guard food.isShipped else { throw StoreError.missing }
            try change.name(isHidden ? .hide : .show, food)
            let sql =
                isHidden
                ? "INSERT OR IGNORE INTO hidden_food (trainer, food) VALUES (?, ?)"
                : "DELETE FROM hidden_food WHERE trainer = ? AND food = ?"
            try change.db.run(sql, try change.trainer, id)
        }
    }

    /// Deletes a custom food. Entries keep the copy of their values.
    ///
    /// - Throws: `inUse` with the recipes that contain it.
    public func delete(_ id: Identifier<Food>) throws(StoreError) {
        try access.change { change in
            let food = try change.name(.delete, id)
            let sql = """
                SELECT DISTINCT f.name FROM recipe_part p JOIN food f ON f.id = p.recipe
                WHERE p.food = ? AND p.recipe <> ? ORDER BY f.name_key, f.id
                """
            let recipes = try change.db.all(sql, id, id) { RecordUse.named($0.text(0)) }
            guard recipes.isEmpty else { throw StoreError.inUse(what: food.name, places: recipes) }
            try change.deleteFoods(where: "id = ?", id)
        }
    }
}

extension DiaryAccess {
    /// Foods and recipes.
    public var foods: Foods { Foods(access: access) }
}

extension Foods {
    /// The ingredients of a recipe, in order.
    public func parts(of id: Identifier<Food>) throws(StoreError) -> [RecipePart] {
        try access.read { db in
            let _: Food = try db.get(id, viewer: access.viewer)
            return try db.recipeParts(of: id).map { RecipePart(food: $0.food.id, amount: $0.amount) }
        }
    }

    /// Adds a recipe, or writes what differs of one and puts its parts; its figures are computed from them.
    ///
    /// - Parameters:
    ///   - old: the recipe as it was read; nil for a new one.
    ///   - oldParts: its parts as they were read.
    /// - Throws: `recipeInItself` when a part is made of the recipe; `changedMeanwhile` when another window changed one
    ///   of
    ///   these fields, or the parts, since.
    @discardableResult
    public func saveRecipe(
        _ recipe: Food, from old: Food? = nil, replacing oldParts: [RecipePart] = [], parts: [RecipePart]
    ) throws(StoreError) -> Identifier<Food> {
        try access.change { change in
            try change.name(old == nil ? .add : .edit, recipe, [.kind: "recipe"])
            var recipe = recipe
            recipe.isRecipe = true
            if let old {
                recipe.per100 = old.per100
                try change.update(food: old, to: recipe)
            } else {
                recipe.id = try change.insert(food: recipe)
            }
            try change.update(partsOf: recipe, from: oldParts, to: parts)
            try change.db.computeFigures(of: recipe.id)
            try change.db.computeRecipes(madeOf: recipe.id)
            return recipe.id
        }
    }
}
