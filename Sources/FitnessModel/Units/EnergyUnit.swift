/// The unit in which energy is read and typed.
public enum EnergyUnit: String, Sendable, CaseIterable {
    case kcal, kJ

    /// Kilojoules of a kilocalorie, the thermochemical one of food labels; running coach rounds it to 4.185.
    public static let kilojoules = 4.184
}
