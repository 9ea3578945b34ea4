/// An amount of energy in whole small calories: a thousandth of a kilocalorie.
public struct Energy: Hashable, Comparable, Codable, Sendable, AdditiveArithmetic {
    /// Small calories; negative where something is missing.
    public var calories: Int

    /// No energy.
    public static let zero = Energy(calories: 0)

    /// An amount in small calories.
    public init(calories: Int) {
        self.calories = calories
    }

    /// Rounded to the small calorie, halves away from zero; a number that is not finite is zero.
    public init(kilocalories: Double) {
        let exact = kilocalories * 1000
        calories = exact.isFinite ? Int(min(max(exact, -1e15), 1e15).rounded(.toNearestOrAwayFromZero)) : 0
    }

    /// The amount in kilocalories.
    public var kilocalories: Double { Double(calories) / 1000 }

    /// Less energy first.
    public static func < (left: Energy, right: Energy) -> Bool { left.calories < right.calories }
    /// The sum.
    public static func + (left: Energy, right: Energy) -> Energy {
        Energy(calories: left.calories + right.calories)
    }
    /// The difference.
    public static func - (left: Energy, right: Energy) -> Energy {
        Energy(calories: left.calories - right.calories)
    }
}

extension Energy {
    /// The energy as a number of this unit.
    public func value(in unit: EnergyUnit) -> Double {
        unit == .kcal ? kilocalories : kilocalories * EnergyUnit.kilojoules
    }

    /// The nearest whole number of this unit, halves away from zero.
    public func whole(in unit: EnergyUnit) -> Int {
        switch unit {
        case .kcal: Self.divide(calories, by: 1000)
        case .kJ: Self.divide(calories * 523, by: 125_000)
        }
    }

    /// The energy rounded to whole units.
    public func rounded(to unit: EnergyUnit) -> Energy { Energy(whole(in: unit), unit) }

    /// A whole number of units.
    public init(_ whole: Int, _ unit: EnergyUnit) {
        switch unit {
        case .kcal: calories = whole * 1000
        case .kJ: calories = Self.divide(whole * 125_000, by: 523)
        }
    }

    /// Parses "300", "300 kcal", "1 620 kcal" or "1200 kJ"; a number alone is in `unit`. Nil for any other text.
    ///
    /// Three digits after a point or comma are rejected: they may be thousands.
    public static func read(_ text: String, unit: EnergyUnit) -> Energy? {
        guard let (number, suffix) = DecimalNumber.read(Self.joined(text)), number.decimals < 3 else { return nil }
        switch suffix.isEmpty ? unit.rawValue.lowercased() : suffix {
        case "kcal": return Energy(calories: number.scaled(by: 1000))
        // 1 kJ is 1000/4.184 cal, in whole numbers 125000/523.
        case "kj": return Energy(calories: number.scaled(by: 125_000, over: 523))
        default: return nil
        }
    }

    /// Takes out what parts thousands: a blank between a digit and three digits.
    private static func joined(_ text: String) -> String {
        let letters = Array(text)
        func isDigit(_ index: Int) -> Bool { letters.indices.contains(index) && ("0"..."9").contains(letters[index]) }
        let indices = letters.indices.filter { index in
            let isBlank = [" ", "\u{A0}", "\u{2009}", "\u{202F}"].contains(letters[index])
            return !(isBlank && isDigit(index - 1) && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4))
        }
        return String(indices.map { letters[$0] })
    }

    private static func divide(_ amount: Int, by divisor: Int) -> Int {
        let half = amount < 0 ? -divisor / 2 : divisor / 2
        return (amount + half) / divisor
    }
}

/// The unit of shown and typed energy.
public enum EnergyUnit: String, Sendable, CaseIterable {
    case kcal, kJ

    /// Kilojoules of a kilocalorie, the thermochemical one of food labels; running coach rounds it to 4.185.
    public static let kilojoules = 4.184
}
