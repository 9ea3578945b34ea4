/// A usual level of daily life beside what is recorded, as a factor of the basal metabolism (PAL) in thousandths. A
/// convention: see `docs/formulas.md`.
public enum ActivityLevel: Int, Sendable, CaseIterable {
    case sedentary = 1200
    case light = 1375
    case moderate = 1550
    case active = 1725
    case veryActive = 1900

    /// The proposed level by default.
    public static let usual = sedentary
}
