/// What several runs come to.
public struct RunTotals: Hashable, Sendable {
    /// How many they are.
    public private(set) var count = 0
    /// How far all told, where a distance is known.
    public private(set) var distance = Length(millimetres: 0)
    /// How long all told, without pauses, in milliseconds.
    public private(set) var elapsed = 0
    /// Steps all told, where they were counted.
    public private(set) var steps = 0
    /// Energy all told, where it is known.
    public private(set) var energy = Energy.zero
    /// Whether a part of the energy is an estimate by the time alone.
    public private(set) var isEnergyEstimated = false
    /// How many have no energy that is known.
    public private(set) var withoutEnergy = 0
    /// Of those of which both are known.
    private var timed = 0
    private var timedDistance = 0

    /// How one moved in them: a mean over runs and rides together is a speed and no pace.
    public private(set) var kinds: Set<Run.Kind> = []

    /// Nothing yet.
    public init() {}

    /// Takes one more in.
    public mutating func add(_ run: Run, energy cost: Energy?) {
        count += 1
        kinds.insert(run.kind)
        elapsed += run.elapsed
        steps += run.steps ?? 0
        if let length = run.distance, length.millimetres > 0 {
            distance.millimetres += length.millimetres
            if run.elapsed > 0 {
                timed += run.elapsed
                timedDistance += length.millimetres
            }
        }
        guard let cost else {
            withoutEnergy += 1
            return
        }
        energy += cost
        isEnergyEstimated = isEnergyEstimated || run.isEnergyEstimated
    }

    /// Metres a second: the whole distance over the whole time, so that a long run weighs more than a short one. Nil
    /// where no run has both.
    public var meanSpeed: Double? { timed > 0 ? Double(timedDistance) / Double(timed) : nil }
}
