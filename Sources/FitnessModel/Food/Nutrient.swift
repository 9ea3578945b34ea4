/// One of the nutrients that a food's figures name, besides its energy.
public enum Nutrient: String, Codable, Sendable, CaseIterable {
    case protein, fat, carbohydrate, fibre, sugar, sodium
}

extension Nutrients {
    /// Milligrams of a nutrient; nil is not known.
    public subscript(nutrient: Nutrient) -> Int? {
        get {
            switch nutrient {
            case .protein: protein
            case .fat: fat
            case .carbohydrate: carbohydrate
            case .fibre: fibre
            case .sugar: sugar
            case .sodium: sodium
            }
        }
        set {
            switch nutrient {
            case .protein: protein = newValue
            case .fat: fat = newValue
            case .carbohydrate: carbohydrate = newValue
            case .fibre: fibre = newValue
            case .sugar: sugar = newValue
            case .sodium: sodium = newValue
            }
        }
    }
}
