/// The unit of shown and typed lengths.
public enum LengthUnit: String, Sendable, CaseIterable {
    case mm, cm, m

    /// How many millimetres one of it has.
    public var millimetres: Int {
        switch self {
        case .mm: 1
        case .cm: 10
        case .m: 1000
        }
    }
}

/// A length in whole millimetres: body height, carries, jumps.
public struct Length: Hashable, Comparable, Sendable {
    /// Millimetres.
    public var millimetres: Int

    /// A length in millimetres.
    public init(millimetres: Int) {
        self.millimetres = millimetres
    }

    init(_ number: DecimalNumber, _ unit: LengthUnit) {
        millimetres = number.scaled(by: unit.millimetres)
    }

    /// The length as a number of this unit.
    public func value(in unit: LengthUnit) -> Double {
        Double(millimetres) / Double(unit.millimetres)
    }

    /// "1.8" without the unit, exact, no trailing zeros.
    public func text(in unit: LengthUnit) -> String {
        switch unit {
        case .mm: String(millimetres)
        case .cm: DecimalText.write(millimetres, decimals: 1)
        case .m: DecimalText.write(millimetres, decimals: 3)
        }
    }

    /// The same with the decimal sign of the settings.
    public func shown(in unit: LengthUnit) -> String { NumberFormat.shown(text(in: unit)) }

    /// Reads "180", "180 cm", "1,80 m" or "1800mm"; a number alone is in `unit`. Nil if it is not a length.
    public static func read(_ text: String, unit: LengthUnit) -> Length? {
        guard let (number, suffix) = DecimalNumber.read(text) else { return nil }
        if suffix.isEmpty { return Length(number, unit) }
        return LengthUnit(rawValue: suffix).map { Length(number, $0) }
    }

    /// Shorter first.
    public static func < (left: Length, right: Length) -> Bool { left.millimetres < right.millimetres }
}
