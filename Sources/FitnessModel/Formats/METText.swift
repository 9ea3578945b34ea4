/// Metabolic equivalents as people type and read them.
public enum METText {
    /// The valid values in thousandths: sleep is a little below 1, a sprint of a world champion below 40.
    public static let allowed = 500...40_000

    /// Thousandths of "4.5", "4,5" or "4.5 MET"; nil when it is no number.
    public static func read(_ text: String) -> Int? {
        guard let (number, suffix) = DecimalNumber.read(text), suffix.isEmpty || suffix == "met" else { return nil }
        return number.scaled(by: 1000)
    }

    /// "4.5" for 4500.
    public static func number(_ thousandths: Int) -> String { NumberFormat.shown(thousandths, decimals: 3) }
}
