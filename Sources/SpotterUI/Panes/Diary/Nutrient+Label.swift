import FitnessModel

extension Nutrient {
    /// As the diary says it: "carbs".
    var label: String { self == .carbohydrate ? "carbs" : rawValue }
}
