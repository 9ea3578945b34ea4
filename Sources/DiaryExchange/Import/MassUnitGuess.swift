public import FitnessModel

/// The likely unit of weights without one, and why. Only ever shown, never applied silently.
public struct MassUnitGuess: Hashable, Sendable {
    /// The unit that the weights fit better.
    public let unit: MassUnit
    /// How many of the weights are usual in this unit.
    public let usual: Int
    /// How many of the weights are usual in the other unit.
    public let usualInOther: Int

    /// "212 of the weights are usual in kg, 14 in lb".
    public var reason: String {
        "\(usual) of the weights are usual in \(unit.rawValue), \(usualInOther) in \(unit == .kg ? "lb" : "kg")"
    }
}

/// Counts how many weights are what plates add up to in kg and in lb.
struct MassUnitSurvey {
    private var kilograms = 0
    private var pounds = 0

    /// Looks at one weight, in whatever unit it may be.
    mutating func add(_ weight: Double) {
        guard weight > 0, weight < 1000 else { return }
        let quarters = (weight * 4).rounded()
        guard abs(weight * 4 - quarters) < 0.000_001 else {
            // Neither unit has such plates: the program converted it from the other one.
            if Self.isPlate(weight / 0.453_592_37) { kilograms += 1 }
            if Self.isPlate(weight * 0.453_592_37) { pounds += 1 }
            return
        }
        // A 45 lb bar with pairs of plates ends in 5; a 20 kg bar ends in 0 or, with small plates, in a half.
        switch quarters.truncatingRemainder(dividingBy: 40) {
        case 20 where weight >= 45: pounds += 1
        case 0, 10, 30: kilograms += 1
        default: break
        }
    }

    private static func isPlate(_ weight: Double) -> Bool {
        let steps = weight / 1.25
        return abs(steps - steps.rounded()) < 0.001
    }

    /// The unit with clearly more usual weights; nil when they fit both alike.
    var guess: MassUnitGuess? {
        if kilograms > pounds { return MassUnitGuess(unit: .kg, usual: kilograms, usualInOther: pounds) }
        if pounds > kilograms { return MassUnitGuess(unit: .lb, usual: pounds, usualInOther: kilograms) }
        return nil
    }
}
