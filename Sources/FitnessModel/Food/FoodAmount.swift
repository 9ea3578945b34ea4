/// How much of a food, in thousandths of its unit.
public struct FoodAmount: Hashable, Codable, Sendable {
    /// What the figures of a food are per hundred of.
    public enum Unit: String, Codable, Sendable, CaseIterable {
        case g, ml
    }

    /// Milligrams, or thousandths of a millilitre.
    public var thousandths: Int
    /// Of what.
    public var unit: Unit

    /// An amount in thousandths.
    public init(thousandths: Int, _ unit: Unit) {
        self.thousandths = thousandths
        self.unit = unit
    }

    /// A whole number of grams or millilitres.
    public init(_ whole: Int, _ unit: Unit) {
        self.init(thousandths: whole * 1000, unit)
    }
}
