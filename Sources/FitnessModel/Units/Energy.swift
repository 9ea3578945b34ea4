/// An amount of energy in whole small calories: a thousandth of a kilocalorie.
public struct Energy: Hashable, Comparable, Codable, Sendable, AdditiveArithmetic {
    /// Small calories; negative where something is missing.
    public var calories: Int

    /// No energy.
    public static let zero = Energy(calories: 0)

    /// An amount in small calories.
    public init(calories: Int) {
        self.calories = calories
    }

    /// Rounded to the small calorie, halves away from zero; what is no finite number is zero.
    public init(kilocalories: Double) {
        let exact = kilocalories * 1000
        calories = exact.isFinite ? Int(min(max(exact, -1e15), 1e15).rounded(.toNearestOrAwayFromZero)) : 0
    }

    /// The amount in kilocalories.
    public var kilocalories: Double { Double(calories) / 1000 }

    /// Less energy first.
    public static func < (left: Energy, right: Energy) -> Bool { left.calories < right.calories }
    /// The sum.
    public static func + (left: Energy, right: Energy) -> Energy {
        Energy(calories: left.calories + right.calories)
    }
    /// The difference.
    public static func - (left: Energy, right: Energy) -> Energy {
        Energy(calories: left.calories - right.calories)
    }
}
