import FitnessModel
import ViewKit

/// The fields of energy and nutrients that several forms have, read as people type them.
enum NutrientFields {
    /// More of it is in no food, per 100 g or at once.
    private static let mostEnergy = Energy(kilocalories: 100_000)

    /// Energy and the three that everybody counts, then the lesser ones.
    ///
    /// - Parameter per: of what they are: "Of 100 g or ml".
    static func fields<Record>(
        _ energy: Field<Record>.Path<Energy>, _ nutrient: (Nutrient) -> Field<Record>.Path<Int?>, unit: EnergyUnit,
        per: String
    ) -> [Field<Record>] {
        func grams(_ id: String, _ label: String, _ which: Nutrient, _ remark: String = "") -> Field<Record> {
            .optional(id, label, nutrient(which), .grams, help: "\(per)\(remark). Empty: not known")
        }
        return [
            Field.custom(
                "energy", "Energy", help: "\(per): 250, 250 kcal or 1046 kJ; a number alone is \(unit.rawValue)"
            ) { record in
                let known = record[keyPath: energy]
                return known == .zero ? "" : "\(known.whole(in: unit))"
            } put: { text, record, _ in
                guard !text.isEmpty else { return "Energy is needed." }
                guard let read = Energy.read(text, unit: unit), read <= mostEnergy else {
                    return "Not an energy: write 250, 250 kcal or 1046 kJ."
                }
                record[keyPath: energy] = read
                return nil
            },
            grams("protein", "Protein g", .protein), grams("carbs", "Carbs g", .carbohydrate, ", fibre included"),
            grams("fat", "Fat g", .fat), grams("fibre", "Fibre g", .fibre), grams("sugar", "Sugar g", .sugar),
            .optional(
                "salt", "Salt g", nutrient(.sodium), .salt,
                help: "\(per): 1.2 is salt; \"480 mg sodium\" is sodium"),
        ]
    }

    /// A note where energy and what it is made of differ by more than a fifth; nil where they agree.
    static func doubt(_ nutrients: Nutrients, unit: EnergyUnit) -> String? {
        guard let made = nutrients.energyDoubt else { return nil }
        return "protein, carbs and fat make \(EnergyText.text(made, in: unit)), not "
            + EnergyText.text(nutrients.energy, in: unit)
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
