/// One ingredient of a recipe.
public struct RecipePart: Hashable, Sendable {
    /// Which food.
    public var food: Identifier<Food>
    /// How much of it goes in.
    public var amount: FoodAmount

    /// An ingredient.
    public init(food: Identifier<Food>, amount: FoodAmount) {
        self.food = food
        self.amount = amount
    }
}
