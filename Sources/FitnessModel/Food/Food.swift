/// Something to eat or drink: of the catalogue, or a trainer's own, or a recipe.
public struct Food: Identified, Hashable, Codable {
    /// Names the record. Foods of the catalogue have the number of their source.
    public var id: Identifier<Food>
    /// As it is shown.
    public var name: String
    /// Who makes it; empty where nobody is named.
    public var brand: String
    /// In which group it stands; nil for none.
    public var group: Identifier<FoodGroup>?
    /// Its figures are per hundred of this.
    public var unit: FoodAmount.Unit
    /// Energy and nutrients of 100 g or 100 ml.
    public var per100: Nutrients
    /// Its usual portions, the most usual first.
    public var portions: [FoodPortion]
    /// Made of other foods.
    public var isRecipe: Bool
    /// What the dish of a recipe weighs when it is cooked; nil takes the sum of the parts.
    public var yield: FoodAmount?
    /// Only for this client; nil for all of the trainer's.
    public var client: Identifier<Client>?
    /// Of the catalogue that Spotter brings: for everybody, and not to be changed.
    public var isShipped = false
    /// Hidden from lists, with everything kept.
    public var isArchived = false

    /// A food; its own id counts for nothing when it is added.
    public init(
        id: Identifier<Food> = .unsaved, name: String, brand: String = "",
        group: Identifier<FoodGroup>? = nil, unit: FoodAmount.Unit = .g, per100: Nutrients,
        portions: [FoodPortion] = [], isRecipe: Bool = false, yield: FoodAmount? = nil,
        client: Identifier<Client>? = nil
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.group = group
        self.unit = unit
        self.per100 = per100
        self.portions = portions
        self.isRecipe = isRecipe
        self.yield = yield
        self.client = client
    }
}
