import FitnessModel

/// Body weights in words.
enum WeighInWording {
    /// "80.4 kg".
    static func text(_ mass: Mass, _ unit: MassUnit) -> String { "\(mass.shown(in: unit)) \(unit.rawValue)" }

    /// Lean mass, or a mean, which is known to 100 g at best.
    static func lean(_ mass: Mass, _ unit: MassUnit) -> String {
        text(Mass(grams: (mass.grams + 50) / 100 * 100), unit)
    }

    /// What was gained or lost since another weight: "-0.8 kg".
    static func change(_ mass: Mass, since before: Mass, _ unit: MassUnit) -> String {
        let grams = mass.grams - before.grams
        return (grams > 0 ? "+" : grams < 0 ? "-" : "") + text(Mass(grams: abs(grams)), unit)
    }
}
