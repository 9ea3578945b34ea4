/// Reads a session's RPE as it is typed.
public enum EffortEntry {
    /// Reads 1 to 10 with halves; nil for anything else.
    public static func read(_ text: String) -> Effort? {
        guard let value = Double(text.trimmingBlanks.replacing(",", with: ".")), (1...10).contains(value),
            (value * 2).rounded() == value * 2
        else { return nil }
        return .rpe(tenths: Int((value * 10).rounded()))
    }

    /// `8` or `8.5`.
    public static func text(_ effort: Effort?) -> String {
        effort.map { DecimalText.write($0.rpeTenths, decimals: 1) } ?? ""
    }
}
