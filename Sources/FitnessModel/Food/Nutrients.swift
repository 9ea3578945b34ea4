/// Energy and nutrients of a food, of an entry or of a day. Weights in milligrams; nil is not known, and never zero.
public struct Nutrients: Hashable, Codable, Sendable {
    /// Energy.
    public var energy: Energy
    /// Milligrams of protein.
    public var protein: Int?
    /// Milligrams of fat.
    public var fat: Int?
    /// Milligrams of carbohydrate, fibre included.
    public var carbohydrate: Int?
    /// Milligrams of fibre.
    public var fibre: Int?
    /// Milligrams of sugar.
    public var sugar: Int?
    /// Milligrams of sodium.
    public var sodium: Int?

    /// Nothing at all, all of it known.
    public static let zero = Nutrients(
        energy: .zero, protein: 0, fat: 0, carbohydrate: 0, fibre: 0, sugar: 0, sodium: 0)

    /// Energy, and what is known besides.
    public init(
        energy: Energy, protein: Int? = nil, fat: Int? = nil, carbohydrate: Int? = nil, fibre: Int? = nil,
        sugar: Int? = nil, sodium: Int? = nil
    ) {
        self.energy = energy
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.fibre = fibre
        self.sugar = sugar
        self.sodium = sodium
    }
}
