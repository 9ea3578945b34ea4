/// The totals of several runs.
public struct RunTotals: Hashable, Sendable {
    /// The number of runs.
    public private(set) var count = 0
    /// The total distance, as far as known.
    public private(set) var distance = Length(millimetres: 0)
    /// The total time without pauses, in milliseconds.
    public private(set) var elapsed = 0
    /// The total steps, as far as counted.
    public private(set) var steps = 0
    /// The total energy, as far as known.
    public private(set) var energy = Energy.zero
    /// Whether a part of the energy is an estimate by the time alone.
    public private(set) var isEnergyEstimated = false
    /// How many are without a known energy.
    public private(set) var withoutEnergy = 0
    /// The time of runs with a known distance.
    private var timed = 0
    private var timedDistance = 0

    /// How one moved in them: a mean over runs and rides together is a speed and no pace.
    public private(set) var kinds: Set<Run.Kind> = []

    /// Totals of no runs.
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

/// How far a run has come towards its goal.
public struct RunProgress: Hashable, Sendable {
    /// The goal: millimetres, milliseconds or small calories.
    public let target: Int
    /// The current value; nil if unknown, as without a distance.
    public let value: Int?

    /// The share of the target reached so far, from 0; above 1 beyond the goal.
    public var fraction: Double {
        guard target > 0 else { return 1 }
        return Double(value ?? 0) / Double(target)
    }

    /// Whether the goal is reached.
    public var isReached: Bool { (value ?? 0) >= target }
}

extension Run {
    /// The progress towards its goal; nil without one.
    ///
    /// - Parameter energy: the energy so far.
    public func progress(energy: Energy?) -> RunProgress? {
        switch goal {
        case .distance(let length): RunProgress(target: length.millimetres, value: distance?.millimetres)
        case .time(let milliseconds): RunProgress(target: milliseconds, value: elapsed)
        case .energy(let target), .surplus(let target):
            RunProgress(target: target.calories, value: energy?.calories)
        case nil: nil
        }
    }

    /// When the goal was reached, in milliseconds of the stopwatch: as stored, or the exact moment of a time goal; else
    /// now, if it is reached now. Nil before.
    public func reached(energy: Energy?) -> Int? {
        guard let progress = progress(energy: energy) else { return nil }
        if let goalReached { return goalReached }
        guard progress.isReached else { return nil }
        if case .time(let milliseconds) = goal { return milliseconds }
        return elapsed
    }
}

/// The spans over which runs are summed, each up to and with a day.
public enum RunPeriod: Hashable, Sendable, CaseIterable {
    /// The day itself.
    case day
    /// From Monday on.
    case week
    /// From the first of the month on.
    case month
    /// From the first of January on.
    case year

    /// The first day of the period that contains the day.
    public func start(of day: Day) -> Day {
        switch self {
        case .day: day
        case .week: day.adding(days: 1 - day.weekday.rawValue)
        case .month: Day(year: day.year, month: day.month, day: 1) ?? day
        case .year: Day(year: day.year, month: 1, day: 1) ?? day
        }
    }
}
