/// One of the nutrients that a food's figures name, besides its energy.
public enum Nutrient: String, Sendable, CaseIterable {
    case protein, fat, carbohydrate, fibre, sugar, sodium

    /// Where the figures have it.
    fileprivate var path: WritableKeyPath<Nutrients, Int?> {
        switch self {
        case .protein: \.protein
        case .fat: \.fat
        case .carbohydrate: \.carbohydrate
        case .fibre: \.fibre
        case .sugar: \.sugar
        case .sodium: \.sodium
        }
    }
}

extension Nutrients {
    /// Milligrams of a nutrient; nil is not known.
    public subscript(nutrient: Nutrient) -> Int? {
        get { self[keyPath: nutrient.path] }
        set { self[keyPath: nutrient.path] = newValue }
    }
}
