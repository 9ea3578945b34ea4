package import FitnessModel
package import Phrases

extension Nutrient {
    /// The short name in the diary: "carbs".
    package var label: Phrase { self == .carbohydrate ? "carbs" : "\(rawValue)" }
}
