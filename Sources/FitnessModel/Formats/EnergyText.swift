/// Energies as they are shown: whole units, thousands parted.
public enum EnergyText {
    /// "1 620 kcal", "-44 kcal", "6 778 kJ".
    public static func text(_ energy: Energy, in unit: EnergyUnit) -> String {
        "\(number(energy, in: unit)) \(unit.rawValue)"
    }

    /// "1 620", for columns that name the unit.
    public static func number(_ energy: Energy, in unit: EnergyUnit) -> String {
        NumberFormat.grouped(energy.whole(in: unit))
    }

    /// The text for a field: without the blank, with decimals if necessary.
    public static func typed(_ energy: Energy, in unit: EnergyUnit) -> String {
        NumberFormat.shown(energy.value(in: unit), decimals: 1)
    }
}
