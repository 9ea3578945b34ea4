package import FitnessModel

extension Nutrient {
    /// As the diary says it: "carbs".
    package var label: String { self == .carbohydrate ? "carbs" : rawValue }
}
