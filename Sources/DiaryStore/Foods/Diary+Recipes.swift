public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What a recipe is made of, in its order.
    public func recipeParts(of id: Identifier<Food>) throws(StoreError) -> [RecipePart] {
        _ = try food(id)
        return try read { db in try db.recipeParts(of: id).map { RecipePart(food: $0.food.id, amount: $0.amount) } }
    }

    /// What the cooked dish weighs, where somebody said so.
    public func recipeYield(of id: Identifier<Food>) throws(StoreError) -> FoodAmount? {
        let food = try food(id)
        return try read { db in
            try db.first("SELECT yield_milli FROM food WHERE id = ?", id) { $0[0] as Int? }
                .flatMap { $0 }.map { FoodAmount(thousandths: $0, food.unit) }
        }
    }

    /// Adds a recipe, or puts everything of one; its figures are reckoned from the parts.
    ///
    /// - Parameter yield: what the cooked dish weighs; nil takes the sum of the parts.
    /// - Throws: `recipeInItself` when a part is made of the recipe.
    @discardableResult
    public func saveRecipe(
        _ food: Food, parts: [RecipePart], yield: FoodAmount?
    ) throws(StoreError) -> Identifier<Food> {
        let isNew = food.id == .unsaved
        if !isNew { _ = try changeable(food.id) }
        if let client = food.client { _ = try clients.get(client) }
        for part in parts { _ = try self.food(part.food) }
        return try change("\(isNew ? "Add" : "Edit") recipe \(Label.name(food.name))") { change in
            var recipe = food
            recipe.isRecipe = true
            if isNew { recipe.id = try change.insert(recipe) }
            try change.demandNoCycle(in: recipe, parts: parts)
            try change.put(parts, yield: yield, of: recipe.id)
            recipe.per100 = try change.db.figures(ofRecipe: recipe.id) ?? Nutrients(energy: .zero)
            try change.update(recipe)
            try change.db.reckonRecipes(of: recipe.id)
            return recipe.id
        }
    }
}
