/// The sum of energy and nutrients of several foods, which tracks unknown values.
public struct NutrientTotal: Hashable, Sendable {
    /// The sum of known values; nil for a nutrient without any.
    public private(set) var known: Nutrients
    /// The nutrients with missing values.
    public private(set) var incomplete: Set<Nutrient>
    /// The number of added values.
    public private(set) var count: Int

    /// Adds things up.
    public init(_ parts: some Sequence<Nutrients> = []) {
        self.init(known: .zero, incomplete: [], count: 0)
        for part in parts { add(part) }
    }

    /// A sum computed elsewhere.
    public init(known: Nutrients, incomplete: Set<Nutrient>, count: Int) {
        self.known = known
        self.incomplete = incomplete
        self.count = count
    }

    /// Adds one more.
    public mutating func add(_ part: Nutrients) {
        count += 1
        known.energy = known.energy + part.energy
        for nutrient in Nutrient.allCases {
            guard let amount = part[nutrient] else {
                // Nothing known of the first alone is not known at all, and not zero.
                if count == 1 { known[nutrient] = nil }
                incomplete.insert(nutrient)
                continue
            }
            let before = count == 1 ? 0 : known[nutrient] ?? 0
            known[nutrient] = before + amount
        }
    }

    /// Whether the figure is only the least that it can be: "at least 84 g".
    public func isAtLeast(_ nutrient: Nutrient) -> Bool {
        incomplete.contains(nutrient) && known[nutrient] != nil
    }
}

/// One of the nutrients that a food's figures name, besides its energy.
public enum Nutrient: String, Sendable, CaseIterable {
    case protein, fat, carbohydrate, fibre, sugar, sodium

    /// The property of the values.
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
