/// What a client should eat on days of one kind; nil where nothing is aimed at. Weights in milligrams.
public struct NutrientTarget: Hashable, Codable, Sendable {
    /// For which days.
    public var kind: DiaryDay.Kind
    /// Milligrams of protein.
    public var protein: Int?
    /// Milligrams of fat.
    public var fat: Int?
    /// Milligrams of carbohydrate.
    public var carbohydrate: Int?
    /// Milligrams of fibre.
    public var fibre: Int?

    /// Targets for days of one kind.
    public init(
        kind: DiaryDay.Kind, protein: Int? = nil, fat: Int? = nil, carbohydrate: Int? = nil, fibre: Int? = nil
    ) {
        self.kind = kind
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.fibre = fibre
    }
}
