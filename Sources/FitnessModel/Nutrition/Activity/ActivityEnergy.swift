/// The energy of an activity: kcal = MET x kg x h, in whole small calories.
///
/// The other convention, MET x 3.5 x kg / 200 a minute, gives 5 % more, because it rounds one MET twice; it is not
/// used. A table of weight classes gives kilocalories an hour in total.
public enum ActivityEnergy {
    /// One MET, in thousandths.
    public static let rest = 1000

    /// The energy of an activity over a time.
    ///
    /// - Parameters:
    ///   - met: the metabolic equivalent in thousandths; nil if only a table is known.
    ///   - duration: in seconds.
    ///   - weight: the body weight; without one the energy is unknown.
    ///   - profile: whether the energy at rest is included, and whether the weight is used as it is or by class.
    ///   - classes: kilocalories an hour for the five classes, lightest first, if there is a table. They count as they
    ///     are, whatever the profile says.
    /// - Returns: nil if the weight, or any other input, is missing.
    public static func energy(
        met: Int?, duration: Int, weight: Mass?, profile: EnergyProfile, classes: [Int]? = nil
    ) -> Energy? {
        guard let weight, weight > .zero else { return nil }
        let weightClass = WeightClass.of(weight)
        if let classes, classes.count == WeightClass.allCases.count {
            // The table gives the total; the part at rest is unknown, so nothing is subtracted.
            return energy(hourly: classes[weightClass.index], duration: duration)
        }
        guard let met else { return nil }
        let counted = profile.counting == .net ? max(max(met, 0) - rest, 0) : met
        return energy(met: counted, duration: duration, weight: profile.table == .classes ? weightClass.weight : weight)
    }

    /// The metabolic equivalent, in thousandths, that a table of the five classes comes to: its mean per kilogram.
    public static func met(ofClasses classes: [Int]) -> Int {
        let kilograms = WeightClass.allCases.reduce(0) { $0 + $1.rawValue }
        let hourly = classes.reduce(0) { $0.addingClamped(min(max($1, 0), largest)) }
        return max((hourly * 1000 + kilograms / 2) / kilograms, 1)
    }

    /// Thousandths of a MET x grams x seconds, over 3 600 000, are small calories; halves are rounded away from zero.
    private static func energy(met: Int, duration: Int, weight: Mass) -> Energy {
        let work = min(max(met, 0), largest) * min(max(weight.grams, 0), largest) * min(max(duration, 0), longest)
        return Energy(calories: (work + 1_800_000) / 3_600_000)
    }

    private static func energy(hourly: Int, duration: Int) -> Energy {
        let work = min(max(hourly, 0), largest) * 1000 * min(max(duration, 0), longest)
        return Energy(calories: (work + 1800) / 3600)
    }

    /// The largest valid inputs, a thousand MET, a ton and a month, whose product still fits a number.
    private static let largest = 1_000_000
    private static let longest = 2_678_400
}

/// The classes of body weight of tables of energy, as in sport assistant.
public enum WeightClass: Int, Sendable, CaseIterable {
    case kg60 = 60
    case kg70 = 70
    case kg80 = 80
    case kg90 = 90
    case kg100 = 100

    /// The class of a body weight: below 65 kg 60, below 75 kg 70, below 85 kg 80, below 95 kg 90, else 100 kg.
    public static func of(_ weight: Mass) -> WeightClass {
        allCases.last { weight.grams >= ($0.rawValue - 5) * 1000 } ?? .kg60
    }

    /// The weight used for the whole class.
    public var weight: Mass { Mass(grams: rawValue * 1000) }

    /// The index of its value in a list of the five, lightest first.
    public var index: Int { (rawValue - 60) / 10 }
}
