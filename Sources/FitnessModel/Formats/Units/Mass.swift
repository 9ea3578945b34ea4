/// A weight in whole grams.
public struct Mass: Hashable, Comparable, Codable, Sendable {
    /// Grams; negative for assistance.
    public var grams: Int

    /// No weight.
    public static let zero = Mass(grams: 0)

    /// A weight in grams.
    public init(grams: Int) {
        self.grams = grams
    }

    /// Rounded to the gram, halves away from zero; a number that is not finite is zero.
    public init(_ value: Double, _ unit: MassUnit) {
        let exact = value * Self.gramsPerUnit(unit)
        grams = exact.isFinite ? Int(min(max(exact, -1e15), 1e15).rounded(.toNearestOrAwayFromZero)) : 0
    }

    /// A whole number of units, rounded to the gram.
    public init(_ value: Int, _ unit: MassUnit) {
        self.init(Double(value), unit)
    }

    init(_ number: DecimalNumber, _ unit: MassUnit) {
        switch unit {
        case .kg: grams = number.scaled(by: 1000)
        case .lb: grams = number.scaled(by: 45_359_237, over: 100_000)
        }
    }

    /// The weight as a number of this unit.
    public func value(in unit: MassUnit) -> Double {
        Double(grams) / Self.gramsPerUnit(unit)
    }

    /// "82.5" without the unit: kg to the gram, lb to 0.01, no trailing zeros.
    public func text(in unit: MassUnit) -> String {
        switch unit {
        case .kg: DecimalText.write(grams, decimals: 3)
        case .lb: DecimalText.write(Int((value(in: .lb) * 100).rounded()), decimals: 2)
        }
    }

    /// Reads "82.5", "82,5", "82.5 kg" or "180lb"; a number alone is in `unit`. Nil if it is not a weight.
    public static func read(_ text: String, unit: MassUnit) -> Mass? {
        guard let (number, suffix) = DecimalNumber.read(text) else { return nil }
        if suffix == "g" { return Mass(grams: number.scaled(by: 1)) }
        return (suffix.isEmpty ? unit : MassUnit(word: suffix)).map { Mass(number, $0) }
    }

    /// Lighter first.
    public static func < (left: Mass, right: Mass) -> Bool { left.grams < right.grams }

    private static func gramsPerUnit(_ unit: MassUnit) -> Double {
        switch unit {
        case .kg: 1000
        case .lb: 453.59237
        }
    }
}

/// The unit of a person's shown and typed weights.
public enum MassUnit: String, Sendable, CaseIterable {
    case kg, lb

    /// The unit in texts, in lower case, the longest word first.
    var words: [String] {
        switch self {
        case .kg: ["kgs", "kg"]
        case .lb: ["lbs", "lb"]
        }
    }

    /// A unit as people write it, in lower case: "kg", "lbs".
    init?(word: String) {
        guard let unit = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = unit
    }

    /// The unit somewhere in a text, as in "60kg" and "45LBSx4"; nil if it names none.
    public static func named(in text: some StringProtocol) -> MassUnit? {
        let letters = text.lowercased()
        return allCases.first { letters.contains($0.rawValue) }
    }
}
