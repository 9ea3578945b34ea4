import Foundation

/// Numbers as charts write them.
public enum ChartNumber {
    /// Stands before the decimals; the program binds that of its settings.
    @TaskLocal public static var decimalSign = "."

    /// With up to one decimal: "103.5", "100". No number gives "–".
    public static func short(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        let tenths = (value * 10).rounded() / 10
        return text(value, decimals: tenths == tenths.rounded() ? 0 : 1)
    }

    /// With so many decimals.
    static func text(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "–" }
        guard abs(value) < 1e12 else { return String(format: "%.1e", value) }
        let text = String(format: "%.*f", decimals, value)
        // "-0" is zero.
        let plain = text.contains { ("1"..."9").contains($0) } ? text : text.replacing("-", with: "")
        return decimalSign == "." ? plain : plain.replacing(".", with: decimalSign)
    }
}
