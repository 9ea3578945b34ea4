/// Reads a session's RPE as it is typed.
public enum EffortEntry {
    /// Reads 1 to 10 with halves; nil for anything else.
    public static func read(_ text: String) -> Effort? {
        guard let hundredths = NumberFormat.read(text, decimals: 2), (100...1_000).contains(hundredths),
            hundredths.isMultiple(of: 50)
        else { return nil }
        return .rpe(tenths: hundredths / 10)
    }

    /// `8` or `8.5`.
    public static func text(_ effort: Effort?) -> String {
        effort.map { NumberFormat.shown($0.rpeTenths, decimals: 1) } ?? ""
    }
}
