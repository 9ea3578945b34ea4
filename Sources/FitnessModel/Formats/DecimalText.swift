import Foundation

/// Numbers as files, the notation and other programs have them: with a point, and without thousands.
public enum DecimalText {
    /// "82.5" for 82500 with three decimals; no trailing zeros.
    public static func write(_ amount: Int, decimals: Int) -> String {
        var digits = String(amount.magnitude)
        if digits.utf8.count <= decimals {
            digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
        }
        let whole = digits.dropLast(decimals)
        var fraction = digits.suffix(decimals)
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let sign = amount < 0 ? "-" : ""
        return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
    }

    /// "116.7" for 116.66 with one decimal, rounded; no trailing zeros. Empty for what is no finite number.
    public static func write(_ number: Double, decimals: Int) -> String {
        var scaled = number
        for _ in 0..<decimals { scaled *= 10 }
        guard scaled.isFinite, abs(scaled) < 1e18 else { return "" }
        return write(Int(scaled.rounded()), decimals: decimals)
    }

    /// "82.50" for 8250 with two decimals: with all of them. Tables are full of such numbers, so it goes by whole ones.
    static func fixed(_ amount: Int, decimals: Int) -> String {
        var digits = String(amount.magnitude)
        guard decimals > 0 else { return amount < 0 ? "-" + digits : digits }
        if digits.utf8.count <= decimals {
            digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
        }
        return "\(amount < 0 ? "-" : "")\(digits.dropLast(decimals)).\(digits.suffix(decimals))"
    }

    /// "116.70": with all its decimals. Empty for what is no finite number.
    public static func fixed(_ number: Double, decimals: Int) -> String {
        guard number.isFinite else { return "" }
        let text = String(format: "%.*f", decimals, number)
        // "-0" is zero.
        return text.contains { ("1"..."9").contains($0) } ? text : text.replacing("-", with: "")
    }
}
