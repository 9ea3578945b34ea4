package import FitnessModel
package import Phrases

extension Nutrient {
    /// The short name in the diary: "carbs".
    package var label: Phrase {
        switch self {
        case .protein: "protein"
        case .fat: "fat"
        case .carbohydrate: "carbs"
        case .fibre: "fibre"
        case .sugar: "sugar"
        case .sodium: "sodium"
        }
    }
}
