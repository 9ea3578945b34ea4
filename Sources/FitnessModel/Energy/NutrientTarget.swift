/// What a client should eat on days of one kind; nil where nothing is aimed at. Weights in milligrams.
public struct NutrientTarget: Hashable, Sendable {
    /// The nutrients that can be aimed at, in the order in which they are typed and shown.
    public static let nutrients: [Nutrient] = [.protein, .carbohydrate, .fat, .fibre]

    /// For which days.
    public var kind: DiaryDay.Kind
    private var amounts: [Nutrient: Int] = [:]

    /// Targets for days of one kind.
    public init(
        kind: DiaryDay.Kind, protein: Int? = nil, fat: Int? = nil, carbohydrate: Int? = nil, fibre: Int? = nil
    ) {
        self.kind = kind
        self[.protein] = protein
        self[.fat] = fat
        self[.carbohydrate] = carbohydrate
        self[.fibre] = fibre
    }

    /// Milligrams of a nutrient.
    public subscript(nutrient: Nutrient) -> Int? {
        get { amounts[nutrient] }
        set { amounts[nutrient] = newValue }
    }

    /// What the protein, carbohydrate and fat aimed at make, at 4, 4 and 9 kcal a gram; what is not aimed at makes nothing.
    public var energy: Energy {
        Nutrients(
            energy: .zero, protein: self[.protein] ?? 0, fat: self[.fat] ?? 0,
            carbohydrate: self[.carbohydrate] ?? 0
        ).energyOfMacros ?? .zero
    }
}
