import Foundation

/// The number format for people: the decimal separator and the one between thousands.
///
/// Both come from the settings. Files, the notation of a load cell and output for programs use the point: `DecimalText`
/// writes them. Input accepts both a point and a comma.
public struct NumberFormat: Hashable, Sendable {
    /// The decimal sign.
    public enum DecimalSign: String, CaseIterable, Sendable {
        case point = "."
        case comma = ","
    }

    /// The thousands separator.
    public enum GroupingSign: String, CaseIterable, Sendable {
        case blank = " "
        case point = "."
        case comma = ","
        case apostrophe = "'"
        case none = ""
    }

    /// The decimal separator.
    public var decimal: DecimalSign
    /// The thousands separator.
    public var grouping: GroupingSign

    /// A format; by default the one without settings.
    public init(decimal: DecimalSign = .point, grouping: GroupingSign = .blank) {
        self.decimal = decimal
        self.grouping = grouping
    }

    /// The current format: the program binds that of its settings while it is on the screen.
    @TaskLocal public static var current = NumberFormat()
}

extension NumberFormat {
    /// "82.5" for 82500 with three decimals; no trailing zeros.
    public static func shown(_ amount: Int, decimals: Int) -> String {
        shown(DecimalText.write(amount, decimals: decimals))
    }

    /// "116.7" for 116.66 with one decimal, rounded; no trailing zeros. Empty if not finite.
    public static func shown(_ number: Double, decimals: Int) -> String {
        shown(DecimalText.write(number, decimals: decimals))
    }

    /// "116.70": with all its decimals. Empty if not finite.
    public static func fixed(_ number: Double, decimals: Int) -> String {
        shown(DecimalText.fixed(number, decimals: decimals))
    }

    /// "116.3" for 116.25 with one decimal: halves away from zero, as people round. Empty if not finite.
    public static func rounded(_ number: Double, decimals: Int) -> String {
        let scaled = (number * Double(DecimalNumber.powers[min(decimals, 4)])).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return "" }
        return shown(DecimalText.fixed(Int(scaled), decimals: min(decimals, 4)))
    }

    /// An exact number with the current decimal separator in place of the point.
    public static func shown(_ exact: String) -> String {
        current.decimal == .point ? exact : exact.replacing(DecimalSign.point.rawValue, with: current.decimal.rawValue)
    }

    /// "1 234 567", "-1 234": a whole number with its thousands parted.
    public static func grouped(_ number: Int) -> String { grouped(number, by: current.grouping.rawValue) }

    /// "12 400": a whole number that is not broken across lines. Empty for a number that is not finite.
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
    /// Reads "15.2" or "15,2" with one decimal as 152; nil for more decimals and for anything else.
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

/// Volume load as it is read at a glance: `850 kg`, `4.2 t`, `9 300 lb`; empty for none.
public enum VolumeText {
    /// "4.2 t"; the empty text for nothing.
    public static func text(_ volume: Mass, _ unit: MassUnit) -> String {
        guard volume.grams > 0 else { return "" }
        let whole = Int(volume.value(in: unit).rounded())
        switch unit {
        case .kg:
            guard whole >= 1_000 else { return "\(whole) kg" }
            let tenths = (volume.grams + 50_000) / 100_000
            return tenths >= 1_000 ? "\((tenths + 5) / 10) t" : NumberFormat.shown("\(tenths / 10).\(tenths % 10) t")
        case .lb: return "\(NumberFormat.grouped(whole)) lb"
        }
    }
}

extension Mass {
    /// "1.25": exact for plates of the unit, converted weights to a tenth.
    public func plateText(in unit: MassUnit) -> String {
        let quarters = value(in: unit) * 4
        return abs(quarters - quarters.rounded()) < 0.02
            ? NumberFormat.shown(quarters.rounded() / 4, decimals: 2) : estimateText(in: unit)
    }

    /// "115.5": an estimate is not more exact than a tenth.
    public func estimateText(in unit: MassUnit) -> String {
        NumberFormat.shown(value(in: unit), decimals: 1)
    }

    /// "82.5" with the decimal sign of the settings, else as exact as `text(in:)`.
    public func shown(in unit: MassUnit) -> String { NumberFormat.shown(text(in: unit)) }
}

extension Mass {
    /// Whether plates of this unit can make the weight: 27.216 kg were given in pounds.
    func isPlateLoad(in unit: MassUnit) -> Bool {
        let hundredths = Int((value(in: unit) * 100).rounded())
        let step =
            switch unit {
            case .kg: 5
            case .lb: 25
            }
        return Mass(Double(hundredths) / 100, unit) == self && hundredths % step == 0
    }

    /// The weight as it was given: "82.5", with its unit if that is the other one: "60lb" among kilograms.
    public func notation(in unit: MassUnit) -> String {
        if unit == .kg, isPlateLoad(in: .lb), !isPlateLoad(in: .kg) {
            let pounds = text(in: .lb) + "lb"
            // A text too long to be parsed stays in kilograms.
            if Mass.read(pounds, unit: .kg) == self { return pounds }
        }
        let own = text(in: unit)
        return Mass.read(own, unit: unit) == self ? own : text(in: .kg) + "kg"
    }
}

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

    /// "116.7" for 116.66 with one decimal, rounded; no trailing zeros. Empty if not finite.
    public static func write(_ number: Double, decimals: Int) -> String {
        var scaled = number
        for _ in 0..<decimals { scaled *= 10 }
        guard scaled.isFinite, abs(scaled) < 1e18 else { return "" }
        return write(Int(scaled.rounded()), decimals: decimals)
    }

    /// "82.50" for 8250 with two decimals: with all of them. Tables are full of such numbers, so it works with
    /// integers.
    static func fixed(_ amount: Int, decimals: Int) -> String {
        var digits = String(amount.magnitude)
        guard decimals > 0 else { return amount < 0 ? "-" + digits : digits }
        if digits.utf8.count <= decimals {
            digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
        }
        return "\(amount < 0 ? "-" : "")\(digits.dropLast(decimals)).\(digits.suffix(decimals))"
    }

    /// "116.70": with all its decimals. Empty if not finite.
    public static func fixed(_ number: Double, decimals: Int) -> String {
        guard number.isFinite else { return "" }
        let text = String(format: "%.*f", decimals, number)
        // "-0" is zero.
        return text.contains { ("1"..."9").contains($0) } ? text : text.replacing("-", with: "")
    }
}
