package import FitnessModel

extension Nutrient {
    /// The label in the diary: "carbs".
    package var label: String { self == .carbohydrate ? "carbs" : rawValue }
}
