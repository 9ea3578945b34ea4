import FitnessModel

/// What is typed about a run.
enum RunEntry {
    /// "320", "320 kcal", "1340 kJ"; a number alone is in `unit`. Nil when it is no energy.
    static func energy(_ text: String, _ unit: EnergyUnit) -> Energy? {
        var number = text.lowercased().filter { $0 != " " }
        var typed = unit
        for (suffix, named) in [("kcal", EnergyUnit.kcal), ("kj", .kJ)] where number.hasSuffix(suffix) {
            number.removeLast(suffix.count)
            typed = named
        }
        guard let value = Double(number.replacing(",", with: ".")), value.isFinite, (0...100_000).contains(value),
            number.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," })
        else { return nil }
        return Energy(kilocalories: typed == .kcal ? value : value / EnergyUnit.kilojoules)
    }

    /// The number without a unit, for a field.
    static func text(_ energy: Energy?, _ unit: EnergyUnit) -> String {
        energy.map {
            DecimalText.write($0.kilocalories * (unit == .kJ ? EnergyUnit.kilojoules : 1), decimals: 1)
        } ?? ""
    }

    static let notADistance = "Not a distance: write 5, 5.2 km, 800 m or 3.1 mi."
    static let notATime = "Not a time: write 24:58, 1:02:03, 25 min or 1h 30m."
    static let notAnEnergy = "Not an energy: write 320, 320 kcal or 1340 kJ."
}
