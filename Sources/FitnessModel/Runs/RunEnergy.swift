/// The energy of movement by published equations.
///
/// Walking and running: the metabolic equations of the American College of Sports Medicine (GETP10, table 6.3; Bushman
/// 2020, doi 10.1249/FIT.0000000000000562 and 577). Riding: METs of the Compendium of Physical Activities by speed, each
/// of them 1 kcal per kilogram and hour, as for any other activity.
public enum RunEnergy {
    /// Oxygen uptake at rest, ml/kg/min: one MET.
    public static let restingUptake = 3.5

    /// Oxygen uptake of walking and running, ml/kg/min; nil without an equation.
    ///
    /// - Parameters:
    ///   - speed: metres per minute.
    ///   - grade: climb as a share of the distance: 0.01 for 1 %.
    public static func uptake(_ kind: Run.Kind, speed: Double, grade: Double = 0) -> Double? {
        switch kind {
        case .walk: restingUptake + 0.1 * speed + 1.8 * speed * grade
        case .run: restingUptake + 0.2 * speed + 0.9 * speed * grade
        case .ride, .other: nil
        }
    }

    /// The metabolic equivalent of riding on the flat, in thousandths: codes 01019, 01020, 01030, 01040, 01050 and 01060 of the
    /// compendium. Below 10 km/h, for which it has no class, the slowest one is used.
    ///
    /// - Parameter speed: metres per minute.
    public static func ridingMET(speed: Double) -> Int {
        // Rounded to metres per hour: 26 km/h has no exact value in metres per minute.
        switch (speed * 60).rounded() / 1000 {
        case ..<16: 5_800
        case ..<19: 6_800
        case ..<22: 8_000
        case ..<26: 10_000
        case ..<32: 12_000
        default: 16_800
        }
    }

    /// Kilocalories per minute: five for a litre of oxygen.
    ///
    /// - Parameters:
    ///   - uptake: ml/kg/min.
    ///   - weight: body weight.
    public static func kilocaloriesPerMinute(uptake: Double, weight: Mass) -> Double {
        uptake * weight.value(in: .kg) / 1000 * 5
    }
}

/// One lap of a run.
public struct RunLap: Hashable, Sendable {
    /// Time without pauses, in milliseconds.
    public var elapsed: Int
    /// Distance covered.
    public var distance: Length?
    /// Energy from a device.
    public var energy: Energy?
    /// Average heart rate, beats per minute.
    public var meanHeartRate: Int?
    /// Highest heart rate, beats per minute.
    public var topHeartRate: Int?
    /// Number of steps.
    public var steps: Int?

    /// A lap.
    public init(
        elapsed: Int, distance: Length? = nil, energy: Energy? = nil, meanHeartRate: Int? = nil,
        topHeartRate: Int? = nil, steps: Int? = nil
    ) {
        self.elapsed = elapsed
        self.distance = distance
        self.energy = energy
        self.meanHeartRate = meanHeartRate
        self.topHeartRate = topHeartRate
        self.steps = steps
    }
}
