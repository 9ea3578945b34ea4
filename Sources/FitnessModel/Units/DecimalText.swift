/// Amounts as text: the number and the unit after it.
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

    /// Splits "82,5 kg" into the number and the lowercase rest, blanks around both removed.
    static func read(_ text: String) -> (number: DecimalNumber, suffix: String)? {
        let blank = UInt8(ascii: " ")
        var bytes = Array(text.utf8)[...]
        while bytes.first == blank { bytes.removeFirst() }
        while bytes.last == blank { bytes.removeLast() }
        guard let number = DecimalNumber.take(from: &bytes) else { return nil }
        while bytes.first == blank { bytes.removeFirst() }
        return (number, String(decoding: bytes, as: UTF8.self).lowercased())
    }
}
