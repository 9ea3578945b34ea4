import FitnessModel
import ViewKit

/// Portions of a food as forms have them typed.
enum PortionList {
    /// "1 bowl = 250 g; slice = 30 g".
    static func text(_ portions: [FoodPortion]) -> String {
        portions.map { "\($0.name) = \($0.amount.text)" }.joined(separator: "; ")
    }

    /// The usual portion and the others; names what cannot be read.
    static func read(_ form: Form, unit: FoodAmount.Unit) throws(NutrientFields.Fault) -> [FoodPortion] {
        var portions: [FoodPortion] = []
        let name = form.text("portion")
        let amount = form.text("amount")
        if !amount.isEmpty {
            portions.append(
                FoodPortion(name: name.isEmpty ? "portion" : name, amount: try measure(amount, unit, field: "amount")))
        } else if !name.isEmpty {
            throw NutrientFields.Fault(field: "amount", problem: "How much is \(name)? Write 350 or 350 g.")
        }
        for part in form.text("more").split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let said = String(part).trimmingBlanks
            guard !said.isEmpty else { continue }
            let sides = said.split(separator: "=").map { String($0).trimmingBlanks }
            guard sides.count == 2, !sides[0].isEmpty else {
                let problem = "\"\(said)\" is no portion: write 1 bowl = 250 g, and ; between two."
                throw NutrientFields.Fault(field: "more", problem: problem)
            }
            portions.append(FoodPortion(name: sides[0], amount: try measure(sides[1], unit, field: "more")))
        }
        return portions
    }

    private static func measure(
        _ text: String, _ unit: FoodAmount.Unit, field: String
    ) throws(NutrientFields.Fault) -> FoodAmount {
        guard let amount = FoodAmount.read(text, unit), amount.unit == unit,
            (1...FoodAmount.most).contains(amount.thousandths)
        else {
            let example = unit == .g ? "250, 250 g or 9 oz" : "250, 250 ml or 8 fl oz"
            throw NutrientFields.Fault(field: field, problem: "\"\(text)\" is no amount: write \(example).")
        }
        return amount
    }
}
