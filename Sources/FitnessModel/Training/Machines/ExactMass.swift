/// A weight in ten-millionths of a gram: there a hundredth of a pound is a whole number too, so that three plates of
/// 45 lb are 135 lb and not a gram more.
struct ExactMass: Hashable, Comparable, Sendable {
    var count: Int

    /// Pounds to the hundredth, as they are said; kilograms to the gram. At most 100 t.
    init(_ mass: Mass, _ unit: MassUnit) {
        let grams = min(max(mass.grams, -100_000_000), 100_000_000)
        switch unit {
        case .kg: count = grams * 10_000_000
        case .lb: count = Int((Mass(grams: grams).value(in: .lb) * 100).rounded()) * 45_359_237
        }
    }

    init(count: Int) { self.count = count }

    /// Rounded to the gram, as all weights are kept.
    var mass: Mass {
        let half = count < 0 ? -5_000_000 : 5_000_000
        return Mass(grams: (count + half) / 10_000_000)
    }

    static func < (left: ExactMass, right: ExactMass) -> Bool { left.count < right.count }
}
