public import FitnessModel

/// A food in a list: what a line shows of it.
public struct FoodHit: Identifiable, Hashable, Sendable {
    /// Which food.
    public let id: Identifier<Food>
    /// As it is shown.
    public let name: String
    /// Who makes it; empty where nobody is named.
    public let brand: String
    /// In which group it stands.
    public let group: Identifier<FoodGroup>?
    /// Its figures are per hundred of this.
    public let unit: FoodAmount.Unit
    /// Energy and nutrients of 100 g or 100 ml.
    public let per100: Nutrients
    /// Its most usual portion.
    public internal(set) var portion: FoodPortion?
    /// How often the client had it.
    public internal(set) var uses: Int
    /// When the client had it last.
    public internal(set) var lastDay: Day?
    /// Of nobody, so for everybody and not to be changed.
    public let isShipped: Bool
    /// Made of other foods.
    public let isRecipe: Bool
    /// Only for this client.
    public let client: Identifier<Client>?
    /// Put away.
    public let isArchived: Bool
    /// The word that was taken for the one typed, where nothing fits to the letter: "chocolate" for "choclate".
    public internal(set) var spelling: String?
}
