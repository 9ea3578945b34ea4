import FitnessModel

extension FoodAmount.Refusal {
    /// What is wrong with the text and how it is fixed; `unit` is that of the food's figures.
    func wording(_ text: String, unit: FoodAmount.Unit) -> String {
        let example = unit == .g ? "150, 150 g, 5 oz" : "200, 200 ml, 7 fl oz"
        switch self {
        case .missing: return "How much? \(example)."
        case .notANumber: return "\"\(text)\" is no amount: write \(example)."
        case .unknownUnit(let word):
            return "\"\(word)\" is no unit known here: write g, kg, oz, lb, ml, l, fl oz, cup, tbsp or tsp."
        case .tooLarge:
            return "More than 100 \(unit == .g ? "kg" : "l") at once? Look at the number again."
        case .noDensity(_, let to):
            let units = to == .g ? "g, kg, oz or lb" : "ml, l, fl oz or cup"
            return "Its figures are per 100 \(to.rawValue), and no portion says how they convert: write \(units)."
        }
    }
}
