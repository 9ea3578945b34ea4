import FitnessModel
import ViewKit

/// The fields of energy and nutrients that several forms have, read as people type them.
enum NutrientFields {
    /// More of it is in no food, per 100 g or at once.
    private static let maxEnergy = Energy(kilocalories: 100_000)

    /// Energy and the three macronutrients, then the others.
    ///
    /// - Parameter isPer100: whether they are of 100 g or ml; else of all that was eaten.
    static func fields<Record>(
        _ energy: Field<Record>.Path<Energy>, _ nutrient: (Nutrient) -> Field<Record>.Path<Int?>, unit: EnergyUnit,
        isPer100: Bool
    ) -> [Field<Record>] {
        func grams(_ id: String, _ label: Phrase, _ which: Nutrient) -> Field<Record> {
            let help: Phrase =
                switch (isPer100, which == .carbohydrate) {
                case (true, false): "Per 100 g or ml. Empty: not known"
                case (true, true): "Per 100 g or ml, fibre included. Empty: not known"
                case (false, false): "All of it. Empty: not known"
                case (false, true): "All of it, fibre included. Empty: not known"
                }
            return .optional(id, label, nutrient(which), .grams, help: help)
        }
        let energyHelp: Phrase =
            isPer100
            ? "Per 100 g or ml: 250, 250 kcal or 1046 kJ; a number alone is \(unit.rawValue)"
            : "All of it: 250, 250 kcal or 1046 kJ; a number alone is \(unit.rawValue)"
        let saltHelp: Phrase =
            isPer100
            ? "Per 100 g or ml: 1.2 is salt; \"480 mg sodium\" is sodium"
            : "All of it: 1.2 is salt; \"480 mg sodium\" is sodium"
        return [
            Field.custom("energy", "Energy", help: energyHelp) { record in
                let known = record[keyPath: energy]
                return known == .zero ? "" : "\(known.whole(in: unit))"
            } put: { text, record, _ in
                guard !text.isEmpty else { return "Energy is required." }
                guard let read = Energy.read(text, unit: unit), read <= maxEnergy else {
                    return "Not an energy: write 250, 250 kcal or 1046 kJ."
                }
                record[keyPath: energy] = read
                return nil
            },
            grams("protein", "Protein g", .protein), grams("carbs", "Carbs g", .carbohydrate),
            grams("fat", "Fat g", .fat), grams("fibre", "Fibre g", .fibre), grams("sugar", "Sugar g", .sugar),
            .optional("salt", "Salt g", nutrient(.sodium), .salt, help: saltHelp),
        ]
    }

    /// A note if the energy and that of the macronutrients differ by more than a fifth; otherwise nil.
    static func warning(_ nutrients: Nutrients, unit: EnergyUnit) -> Phrase? {
        guard let made = nutrients.conflictingEnergy else { return nil }
        let energy = EnergyText.text(nutrients.energy, in: unit)
        return "Protein, carbs and fat make \(EnergyText.text(made, in: unit)), not \(energy)."
    }
}

extension FieldKind where Value == Int {
    /// Grams, as milligrams.
    static let grams = FieldKind(
        problem: "Not grams: write 12 or 12.5, or leave it empty.", write: { NumberFormat.shown($0, decimals: 3) }
    ) { text, _ in milligrams(text) }

    /// Milligrams of sodium, or grams of salt, which have 400 mg each, as food labels count.
    static let salt = FieldKind(
        problem: "Not salt: write 1.2 for grams of salt, or 480 mg sodium.", write: { "\($0) mg sodium" }
    ) { text, _ in
        var plain = text.lowercased().trimmingBlanks
        let isSodium = plain.contains("na") || plain.contains("sodium") || plain.contains("mg")
        for word in ["sodium", "salt", "na"] { plain = plain.replacing(word, with: "") }
        plain = plain.trimmingBlanks
        let isMilli = plain.hasSuffix("mg")
        guard let amount = milligrams(isMilli ? String(plain.dropLast(2)).trimmingBlanks : plain) else { return nil }
        return isMilli ? amount / 1_000 : isSodium ? amount : (amount * 2 + 2) / 5
    }

    private static func milligrams(_ text: String) -> Int? {
        FoodAmount.read(text, .g).flatMap { $0.unit == .g ? $0.thousandths : nil }
    }
}
