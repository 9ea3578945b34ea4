public import FitnessModel
import GRDB

extension Foods {
    /// What a recipe is made of, in its order.
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
    /// - Throws: `recipeInItself` when a part is made of the recipe; `changedMeanwhile` when another window changed one of
    ///   these fields, or the parts, since.
    @discardableResult
    public func saveRecipe(
        _ recipe: Food, from old: Food? = nil, replacing oldParts: [RecipePart] = [], parts: [RecipePart]
    ) throws(StoreError) -> Identifier<Food> {
        try access.change("\(old == nil ? "Add" : "Edit") recipe \(Label.name(recipe.name))") { change in
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
