/// A usual portion of a food: "1 medium", 118 g.
public struct FoodPortion: Hashable, Codable, Sendable {
    /// What it is called: "slice", "1 medium", "cup".
    public var name: String
    /// How much one of it is.
    public var amount: FoodAmount

    /// A portion.
    public init(name: String, amount: FoodAmount) {
        self.name = name
        self.amount = amount
    }
}
