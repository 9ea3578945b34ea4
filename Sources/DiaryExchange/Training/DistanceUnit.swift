import FitnessModel

/// A unit of distance in an export.
struct DistanceUnit: Sendable {
    /// According to the international definitions of 1959.
    private let millimetres: Double

    private static let kilometres = DistanceUnit(millimetres: 1_000_000)
    private static let metres = DistanceUnit(millimetres: 1000)
    private static let miles = DistanceUnit(millimetres: 1_609_344)
    private static let yards = DistanceUnit(millimetres: 914.4)
    private static let feet = DistanceUnit(millimetres: 304.8)

    private static let byName: [String: DistanceUnit] = [
        "km": kilometres, "kms": kilometres, "kilometers": kilometres, "kilometres": kilometres,
        "kilometer": kilometres, "m": metres, "meter": metres, "meters": metres, "metres": metres, "mi": miles,
        "mile": miles, "miles": miles, "meilen": miles, "yd": yards, "yds": yards, "yard": yards, "yards": yards,
        "ft": feet, "feet": feet, "foot": feet,
    ]

    private init(millimetres: Double) { self.millimetres = millimetres }

    /// Parses "km", "mi.", "meters" and similar, in lower case; nil for other text.
    init?(_ text: String) {
        guard let unit = Self.byName[text.hasSuffix(".") ? String(text.dropLast()) : text] else { return nil }
        self = unit
    }

    /// The unit that belongs to a unit of weight in programs with one switch for both.
    init(with unit: MassUnit) { self = unit == .kg ? Self.kilometres : Self.miles }

    /// The length, rounded to the millimetre.
    func length(_ value: Double) -> Length { Length(millimetres: Int((value * millimetres).rounded())) }
}

extension MassUnit {
    private static let byName: [String: MassUnit] = [
        "kg": .kg, "kgs": .kg, "kilogram": .kg, "kilograms": .kg, "lb": .lb, "lbs": .lb, "pound": .lb, "pounds": .lb,
    ]

    /// Parses "kg", "lbs" and similar, in lower case; nil for other text.
    init?(exported text: String) {
        guard let unit = Self.byName[text] else { return nil }
        self = unit
    }
}
