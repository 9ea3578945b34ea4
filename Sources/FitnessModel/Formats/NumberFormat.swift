/// How numbers are written for people: the sign before the decimals and the one between groups of thousands.
///
/// Both come from the settings. Files, the notation of a load cell and what other programs read keep the point: they are
/// written by `DecimalText`. What is typed is read with a point and a comma alike.
public struct NumberFormat: Hashable, Sendable {
    /// The sign before the decimals.
    public enum DecimalSign: String, CaseIterable, Sendable {
        case point = "."
        case comma = ","
    }

    /// The sign between groups of thousands.
    public enum GroupingSign: String, CaseIterable, Sendable {
        case blank = " "
        case point = "."
        case comma = ","
        case apostrophe = "'"
        case none = ""
    }

    /// Stands before the decimals.
    public var decimal: DecimalSign
    /// Stands between groups of thousands.
    public var grouping: GroupingSign

    /// A format; without arguments the one that holds where the settings say nothing.
    public init(decimal: DecimalSign = .point, grouping: GroupingSign = .blank) {
        self.decimal = decimal
        self.grouping = grouping
    }

    /// The format in force: the program binds that of its settings while it is on the screen.
    @TaskLocal public static var current = NumberFormat()
}

extension NumberFormat {
    /// "82.5" for 82500 with three decimals; no trailing zeros.
    public static func shown(_ amount: Int, decimals: Int) -> String {
        shown(DecimalText.write(amount, decimals: decimals))
    }

    /// "116.7" for 116.66 with one decimal, rounded; no trailing zeros. Empty for what is no finite number.
    public static func shown(_ number: Double, decimals: Int) -> String {
        shown(DecimalText.write(number, decimals: decimals))
    }

    /// "116.70": with all its decimals. Empty for what is no finite number.
    public static func fixed(_ number: Double, decimals: Int) -> String {
        shown(DecimalText.fixed(number, decimals: decimals))
    }

    /// "116.3" for 116.25 with one decimal: halves away from zero, as people round. Empty for what is no finite number.
    public static func rounded(_ number: Double, decimals: Int) -> String {
        let scaled = (number * Double(DecimalNumber.powers[min(decimals, 4)])).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return "" }
        return shown(DecimalText.fixed(Int(scaled), decimals: min(decimals, 4)))
    }

    /// A number that was written exactly, with the decimal sign in force in place of the point.
    public static func shown(_ exact: String) -> String {
        current.decimal == .point ? exact : exact.replacing(DecimalSign.point.rawValue, with: current.decimal.rawValue)
    }

    /// "1 234 567", "-1 234": a whole number with its thousands parted.
    public static func grouped(_ number: Int) -> String { grouped(number, by: current.grouping.rawValue) }

    /// "12 400": a figure to the whole number, of which no line ends inside. Empty for what is no finite number.
    public static func grouped(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return DecimalText.fixed(number, decimals: 0) }
        let sign = current.grouping
        return grouped(Int(number.rounded()), by: sign == .blank ? "\u{A0}" : sign.rawValue)
    }

    private static func grouped(_ number: Int, by separator: String) -> String {
        var digits = String(number.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: separator)
    }
}

extension NumberFormat {
    /// Reads "15.2" or "15,2" with one decimal as 152; nil for more decimals and for what is no such number.
    public static func read(_ text: String, decimals: Int) -> Int? {
        guard let (number, suffix) = DecimalNumber.read(text), suffix.isEmpty, number.decimals <= decimals else {
            return nil
        }
        return number.scaled(by: DecimalNumber.powers[decimals])
    }
}

extension Int {
    /// "05": as clocks and dates have it.
    public var twoDigits: String { (0..<10).contains(self) ? "0\(self)" : "\(self)" }
}
