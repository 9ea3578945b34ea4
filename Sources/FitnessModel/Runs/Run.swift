public import Foundation

/// A run, walk or ride: recorded live, imported or entered later.
public struct Run: Identified, Hashable {
    /// A kind of movement.
    public enum Kind: String, Sendable, CaseIterable {
        case run, walk, ride, other
    }

    /// Whether it is in progress.
    public enum State: String, Sendable {
        case live, done
    }

    /// Names the record.
    public var id: Identifier<Run>
    /// The client.
    public var client: Identifier<Client>
    /// The day in the client's zone.
    public var day: Day
    /// The start time; nil if only the day is known.
    public var startedAt: Date?
    /// The kind of movement.
    public var kind: Kind
    /// The state.
    public var state: State
    /// Time without pauses, in milliseconds; for a live run up to `runningSince`.
    public var elapsed: Int
    /// When the stopwatch of a live run was last started; nil while it is paused.
    public var runningSince: Date?
    /// The distance.
    public var distance: Length?
    /// Counted steps.
    public var steps: Int?
    /// Energy from a device or typed, which replaces the formula's.
    public var typedEnergy: Energy?
    /// The goal.
    public var goal: RunGoal?
    /// When the goal was reached, in milliseconds from the start without pauses; nil before.
    public var goalReached: Int?
    /// Mean heart rate, beats a minute.
    public var meanHeartRate: Int?
    /// Highest heart rate, beats a minute.
    public var topHeartRate: Int?
    /// The total ascent in metres.
    public var ascent: Length?
    /// The total descent in metres.
    public var descent: Length?
    /// The title; may be empty.
    public var title: String
    /// Free text.
    public var note: String

    /// A run; its own id and client are ignored when it is added.
    public init(
        id: Identifier<Run> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, startedAt: Date? = nil,
        kind: Kind = .run, state: State = .done, elapsed: Int = 0, runningSince: Date? = nil, distance: Length? = nil,
        steps: Int? = nil, typedEnergy: Energy? = nil, goal: RunGoal? = nil, goalReached: Int? = nil,
        meanHeartRate: Int? = nil, topHeartRate: Int? = nil, ascent: Length? = nil, descent: Length? = nil,
        title: String = "", note: String = ""
    ) {
        self.id = id
        self.client = client
        self.day = day
        self.startedAt = startedAt
        self.kind = kind
        self.state = state
        self.elapsed = elapsed
        self.runningSince = runningSince
        self.distance = distance
        self.steps = steps
        self.typedEnergy = typedEnergy
        self.goal = goal
        self.goalReached = goalReached
        self.meanHeartRate = meanHeartRate
        self.topHeartRate = topHeartRate
        self.ascent = ascent
        self.descent = descent
        self.title = title
        self.note = note
    }
}

extension Run {
    /// The lap in progress after these laps: the rest of the run.
    public func lap(after laps: [RunLap]) -> RunLap {
        func rest(_ whole: Int?, _ parts: (RunLap) -> Int?) -> Int? {
            whole.map { max(0, $0 - laps.reduce(0) { $0 + (parts($1) ?? 0) }) }
        }
        return RunLap(
            elapsed: rest(elapsed, { $0.elapsed }) ?? 0,
            distance: rest(distance?.millimetres, { $0.distance?.millimetres }).map(Length.init(millimetres:)),
            steps: rest(steps, \.steps))
    }
}

extension Run {
    /// The speed in metres per second, if it is faster than any record on foot, or on a bicycle without help; nil if it
    /// is plausible or unknown. The records depend on the distance; see `docs/formulas.md`.
    public var unlikelySpeed: Double? {
        guard let distance, elapsed > 0 else { return nil }
        let metres = Double(distance.millimetres) / 1000
        let speed = metres / (Double(elapsed) / 1000)
        return kind.fastest(over: metres).map { speed > $0 ? speed : nil } ?? nil
    }
}

extension Run.Kind {
    /// Metres a second of the records of men, rounded up: over short distances, from 1,500 m, from 10 km, from the
    /// marathon.
    fileprivate func fastest(over metres: Double) -> Double? {
        let limits: [Double]
        switch self {
        // 100 m in 9.58 s, 1,500 m in 3:26.00, 10 km in 26:11, 42.195 km in 2:00:35.
        case .run: limits = [10.5, 7.3, 6.4, 5.9]
        // Race walking: a mile in 5:31, 10 km in 37:53, 50 km in 3:32:33.
        case .walk: limits = [5.2, 5.0, 4.6, 4.4]
        // The hour of the track: 56.792 km; sprints and descents are faster.
        case .ride: limits = [25, 25, 25, 17]
        case .other: return nil
        }
        return metres < 1500 ? limits[0] : metres < 10_000 ? limits[1] : metres < 42_195 ? limits[2] : limits[3]
    }
}

extension Run {
    /// Time without pauses up to this moment, in milliseconds. A clock that was set back takes nothing away.
    public func elapsed(at now: Date) -> Int {
        guard state == .live, let runningSince else { return elapsed }
        let passed = (now.timeIntervalSince(runningSince) * 1000).rounded()
        guard passed.isFinite, passed > 0 else { return elapsed }
        return elapsed + Int(min(passed, 1e15))
    }

    /// Whether the watch goes.
    public var isTicking: Bool { state == .live && runningSince != nil }

    /// A live run at this moment, with the elapsed time. Other runs are unchanged.
    public func snapshot(at now: Date) -> Run {
        var run = self
        run.elapsed = elapsed(at: now)
        return run
    }

    /// Metres a second over the whole run without pauses; nil if distance or time is not known.
    public var meanSpeed: Double? {
        guard let distance, distance.millimetres > 0, elapsed > 0 else { return nil }
        return Double(distance.millimetres) / Double(elapsed)
    }
}

extension Run {
    /// The source of a run's energy.
    public enum EnergySource: Hashable, Sendable {
        /// A device, or typed.
        case typed
        /// The equation of the American College of Sports Medicine for walking.
        case walkingEquation
        /// The equation of the American College of Sports Medicine for running.
        case runningEquation
        /// The compendium's MET of riding at this speed, in thousandths.
        case ridingTable(Int)
        /// The compendium's MET of this movement at a self-selected pace, in thousandths: an estimate without a
        /// distance.
        case time(Int)
    }

    /// The energy of the run; nil if neither typed nor computable from weight and time.
    ///
    /// Ascent counts as grade; descent saves nothing. Without a distance the time is counted at the MET of an own pace.
    /// Other kinds of movement need a typed energy.
    ///
    /// - Parameters:
    ///   - weight: the body weight on that day.
    ///   - profile: whether the energy at rest is included.
    public func energy(weight: Mass?, profile: EnergyProfile) -> Energy? {
        if let typedEnergy { return typedEnergy }
        guard let weight, weight > .zero, elapsed > 0 else { return nil }
        switch energySource {
        case .ridingTable(let met), .time(let met):
            return ActivityEnergy.energy(met: met, duration: elapsed / 1000, weight: weight, profile: profile)
        default: break
        }
        guard let metres = distance?.value(in: .m), metres > 0 else { return nil }
        let minutes = Double(elapsed) / 60_000
        let speed = metres / minutes
        let grade = max(0, ascent?.value(in: .m) ?? 0) / metres
        guard let uptake = RunEnergy.uptake(kind, speed: speed, grade: grade) else { return nil }
        let counted = profile.counting == .net ? uptake - RunEnergy.restingUptake : uptake
        return Energy(
            kilocalories: RunEnergy.kilocaloriesPerMinute(uptake: counted, weight: weight) * minutes)
    }

    /// The source of `energy`; nil if there is none, whatever the weight.
    public var energySource: EnergySource? {
        if typedEnergy != nil { return .typed }
        guard let meanSpeed else { return elapsed > 0 ? kind.ownPaceMET.map { .time($0) } : nil }
        switch kind {
        case .walk: return .walkingEquation
        case .run: return .runningEquation
        case .ride: return .ridingTable(RunEnergy.ridingMET(speed: meanSpeed * 60))
        case .other: return nil
        }
    }

    /// Whether `energy` is an estimate by the time alone, without a distance.
    public var isEnergyEstimated: Bool {
        guard case .time = energySource else { return false }
        return true
    }
}

extension Run.Kind {
    /// The metabolic equivalent of this movement at a self-selected pace, in thousandths: codes 12020 (jogging), 17190
    /// (walking) and 01016 (cycling) of the compendium. Of its two own paces on foot the slower is taken: too much
    /// would be eaten.
    public var ownPaceMET: Int? {
        switch self {
        case .run: 7500
        case .walk: 3800
        case .ride: 7000
        case .other: nil
        }
    }
}

/// The goal of a run.
public enum RunGoal: Hashable, Sendable {
    /// A distance.
    case distance(Length)
    /// A time in milliseconds.
    case time(Int)
    /// An amount of energy.
    case energy(Energy)
    /// An energy: the day's surplus when the run started.
    case surplus(Energy)
}

/// The best that a client has run over one distance, or the longest run.
public struct RunBest: Hashable, Sendable {
    /// The run.
    public let run: Identifier<Run>
    /// When.
    public let day: Day
    /// The distance.
    public let distance: Length
    /// The time in milliseconds.
    public let elapsed: Int

    /// A best.
    public init(run: Identifier<Run>, day: Day, distance: Length, elapsed: Int) {
        self.run = run
        self.day = day
        self.distance = distance
        self.elapsed = elapsed
    }
}
