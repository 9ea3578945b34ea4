/// The classes of body weight for which a table says what an activity costs, as sport assistant has them.
public enum WeightClass: Int, Sendable, CaseIterable {
    case kg60 = 60
    case kg70 = 70
    case kg80 = 80
    case kg90 = 90
    case kg100 = 100

    /// The class of a body weight: below 65 kg 60, below 75 kg 70, below 85 kg 80, below 95 kg 90, else 100 kg.
    public static func of(_ weight: Mass) -> WeightClass {
        allCases.last { weight.grams >= ($0.rawValue - 5) * 1000 } ?? .kg60
    }

    /// The weight that stands for the whole class.
    public var weight: Mass { Mass(grams: rawValue * 1000) }

    /// Where its value stands in a list of the five, lightest first.
    public var index: Int { (rawValue - 60) / 10 }
}
