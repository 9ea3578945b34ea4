import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// Foods and their values as text.
enum FoodText {
    /// "1 medium, 118 g".
    static func portion(_ portion: FoodPortion) -> String { "\(portion.name), \(portion.amount.text)" }

    /// The same in that many columns: the name is cut, the grams never.
    static func portion(_ portion: FoodPortion, width: Int) -> String {
        let grams = ", \(portion.amount.text)"
        return TextWidth.truncate(portion.name, to: max(width - TextWidth.of(grams), 1)) + grams
    }

    /// "protein 1.3 g · carbs 27 g · fat 0.4 g"; unknown values are marked.
    static func macros(_ nutrients: Nutrients) -> Phrase {
        let counted: [Nutrient] = [.protein, .carbohydrate, .fat]
        return counted.map { "\($0.label) \(grams(nutrients[$0]))" as Phrase }.joined(separator: " · ")
    }

    /// "fibre 3.1 g · sugar 14.4 g · sodium 1 mg", without unknown values; empty if all are unknown.
    static func rest(_ nutrients: Nutrients) -> Phrase {
        let fibre: Phrase? = nutrients.fibre.map { "fibre \(grams($0))" }
        let sugar: Phrase? = nutrients.sugar.map { "sugar \(grams($0))" }
        let sodium: Phrase? = nutrients.sodium.map { "sodium \($0) mg" }
        return [fibre, sugar, sodium].compactMap { $0 }.joined(separator: " · ")
    }

    /// Milligrams as "27.2 g", with one decimal; "?" if unknown.
    static func grams(_ milligrams: Int?) -> String {
        milligrams.map { NumberFormat.shown(Double($0) / 1_000, decimals: 1) + " g" } ?? "?"
    }

    /// Marks next to the name of a food: "custom", "recipe, only this client".
    static func marks(_ food: Food) -> Phrase {
        let kind: Phrase = food.isRecipe ? "recipe" : food.isShipped ? "" : "custom"
        let ownerText: Phrase = food.client == nil ? "" : "only this client"
        return [kind, ownerText].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension FoodAmount.Refusal {
    /// The error in the text and how to fix it; `unit` is that of the food's values.
    func wording(_ text: String, unit: FoodAmount.Unit) -> Phrase {
        let example = unit == .g ? "150, 150 g, 5 oz" : "200, 200 ml, 7 fl oz"
        switch self {
        case .missing: return "How much? \(example)."
        case .notANumber: return "\"\(text)\" is not an amount: write \(example)."
        case .unknownUnit(let word):
            return "\"\(word)\" is not a known unit: write g, kg, oz, lb, ml, l, fl oz, cup, tbsp or tsp."
        case .tooLarge:
            return unit == .g
                ? "More than 100 kg at once? Check the number." : "More than 100 l at once? Check the number."
        case .noDensity(_, .g):
            return "Its values are per 100 g, and no portion converts them: write g, kg, oz or lb."
        case .noDensity(_, .ml):
            return "Its values are per 100 ml, and no portion converts them: write ml, l, fl oz or cup."
        }
    }
}
