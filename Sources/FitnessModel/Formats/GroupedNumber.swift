/// Whole numbers with their thousands parted.
public enum GroupedNumber {
    /// "1 234 567" with a blank, "-1,234" with a comma; below a thousand just the digits.
    public static func text(_ number: Int, separator: String) -> String {
        var digits = String(number.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: separator)
    }
}
