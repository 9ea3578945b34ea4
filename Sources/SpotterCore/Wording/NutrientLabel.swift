package import FitnessModel

extension Nutrient {
    /// The short name in the diary: "carbs".
    package var label: String { self == .carbohydrate ? "carbs" : rawValue }
}
