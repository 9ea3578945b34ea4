import FitnessModel
import ViewKit

/// The fields of energy and nutrients that several forms have, read as people type them.
enum NutrientFields {
    /// What is wrong with a field.
    struct Fault: Error {
        let field: String
        let problem: String
    }

    /// More of it is in no food, per 100 g or at once: 100 kg of weights, a million kcal.
    private static let mostEnergy = Energy(kilocalories: 100_000)

    /// Energy and the three that everybody counts, then the lesser ones.
    static func fields(_ nutrients: Nutrients?, unit: EnergyUnit, per: String) -> [FormField] {
        let energy = nutrients.map { $0.energy == .zero ? "" : "\($0.energy.whole(in: unit))" } ?? ""
        return [
            FormField(
                "energy", "Energy", .required, value: energy,
                help: "\(per): 250, 250 kcal or 1046 kJ; a number alone is \(unit.rawValue)"),
            FormField(
                "protein", "Protein g", value: FoodText.field(nutrients?.protein), help: "\(per). Empty: not known"),
            FormField(
                "carbs", "Carbs g", value: FoodText.field(nutrients?.carbohydrate),
                help: "\(per), fibre included. Empty: not known"),
            FormField("fat", "Fat g", value: FoodText.field(nutrients?.fat), help: "\(per). Empty: not known"),
            FormField("fibre", "Fibre g", value: FoodText.field(nutrients?.fibre), help: "\(per). Empty: not known"),
            FormField("sugar", "Sugar g", value: FoodText.field(nutrients?.sugar), help: "\(per). Empty: not known"),
            FormField(
                "salt", "Salt g", value: nutrients?.sodium.map { "\($0) mg sodium" } ?? "",
                help: "\(per): 1.2 is salt; \"480 mg sodium\" is sodium"),
        ]
    }

    /// What stands in the fields; the energy that was there when it is not touched, to the small calorie.
    static func read(
        _ form: Form, unit: EnergyUnit, before: Nutrients?
    ) throws(Fault) -> Nutrients {
        let text = form.text("energy")
        guard var energy = Energy.read(text, unit: unit), energy <= mostEnergy else {
            throw Fault(field: "energy", problem: "Not an energy: write 250, 250 kcal or 1046 kJ.")
        }
        if let before, text == "\(before.energy.whole(in: unit))" { energy = before.energy }
        var nutrients = Nutrients(energy: energy)
        nutrients.protein = try grams("protein", form)
        nutrients.carbohydrate = try grams("carbs", form)
        nutrients.fat = try grams("fat", form)
        nutrients.fibre = try grams("fibre", form)
        nutrients.sugar = try grams("sugar", form)
        nutrients.sodium = try sodium(form.text("salt"))
        return nutrients
    }

    private static func grams(_ field: String, _ form: Form) throws(Fault) -> Int? {
        let text = form.text(field)
        guard !text.isEmpty else { return nil }
        guard let amount = FoodAmount.read(text, .g), amount.unit == .g, (0...100_000_000).contains(amount.thousandths)
        else { throw Fault(field: field, problem: "Not grams: write 12 or 12.5, or leave it empty.") }
        return amount.thousandths
    }

    /// Milligrams of sodium: grams of salt have 400 mg each, as food labels reckon.
    static func sodium(_ text: String) throws(Fault) -> Int? {
        var plain = text.lowercased().trimmingBlanks
        guard !plain.isEmpty else { return nil }
        let isSodium = plain.contains("na") || plain.contains("sodium") || plain.contains("mg")
        for word in ["sodium", "salt", "na"] { plain = plain.replacing(word, with: "") }
        plain = plain.trimmingBlanks
        let isMilli = plain.hasSuffix("mg")
        if isMilli { plain = String(plain.dropLast(2)).trimmingBlanks }
        guard let amount = FoodAmount.read(plain, .g), amount.unit == .g,
            (0...100_000_000).contains(amount.thousandths)
        else {
            throw Fault(field: "salt", problem: "Not salt: write 1.2 for grams of salt, or 480 mg sodium.")
        }
        if isMilli { return amount.thousandths / 1_000 }
        return isSodium ? amount.thousandths : (amount.thousandths * 2 + 2) / 5
    }

    /// A note where energy and what it is made of differ by more than a fifth; nil where they agree.
    static func doubt(_ nutrients: Nutrients, unit: EnergyUnit) -> String? {
        guard let made = nutrients.energyDoubt else { return nil }
        return "protein, carbs and fat make \(EnergyText.text(made, in: unit)), not "
            + EnergyText.text(nutrients.energy, in: unit)
    }
}
