/// The next load for an exercise, with its reason. The program suggests, the person decides.
public struct LoadSuggestion: Hashable, Sendable {
    /// The direction of the load.
    public enum Move: Hashable, Sendable {
        case up, down, hold, same
    }

    /// The fact that led to it.
    public enum Reason: Hashable, Sendable {
        /// All work sets reached the top of the range last time.
        case allRepsLastTime
        /// All repetitions in the last two sessions, if the rules require two.
        case allRepsTwice
        /// The same, and the machine has no heavier load.
        case atTheEnd
        /// The heaviest sets fell below the range in the last two sessions.
        case belowRangeTwice
        /// They fell so far below it last time that no more of the same load can be expected.
        case farBelowRange(done: Int)
        /// A work set of last time had an RPE of 9.5 or more; failure counts as 10.
        case nearLimit(rpe: Double)
        /// The load stays; the repetitions move into the prescribed range.
        case intoRange
        /// There is no reason for a change: the best set at this load again.
        case sameAgain
        /// The sheet prescribes a share of the estimated one-repetition maximum.
        case prescribed(LoadTarget, share: Double, of: Mass)
    }

    /// The direction of the load.
    public let move: Move
    /// The set in notation: "102.5x3".
    public let text: String
    /// The top set on the way to which this one is, or down from it; nil if this is it.
    public private(set) var topSet: String?
    /// The weight.
    public let resistance: PerformedSet.Resistance
    /// The repetitions.
    public let reps: Int
    /// The fact that led to it, or to the top set.
    public let reason: Reason
    /// The load to which the machine forced it, when that is another one than the rule alone would give.
    public let machineLoad: Mass?

    /// Repetitions below the range from which on the load is too heavy for it, rather than a bad day.
    private static let farBelow = 3

    /// - Parameters:
    ///   - history: the sets of the exercise session by session, newest first; warm-ups and cells without repetitions
    ///     are ignored.
    ///   - today: the cell so far: on the way up to last time's top set, or down from it, the next one is last time's.
    ///     Nil gives the top set alone.
    ///   - target: the prescribed repetitions; without them the load stays.
    ///   - sets: the prescribed number of sets; fewer sets do not count as all.
    ///   - step: the exercise's smallest change of weight.
    ///   - loads: the loads of the machine; nil if any load is possible.
    ///   - rules: whether anything is suggested, and how soon more weight.
    /// - Returns: nil without a session to start from.
    public static func next(
        history: [LoadCell], today: LoadCell? = nil, target: RepTarget?, sets: SetTarget? = nil, step: Mass,
        unit: MassUnit, loads: AvailableLoads? = nil, rules: SuggestionRules = SuggestionRules()
    ) -> LoadSuggestion? {
        guard rules.isOn else { return nil }
        let sessions = history.lazy.compactMap { WorkSets($0, target: target) }.prefix(2)
        guard let last = sessions.first else { return nil }
        let free = LoadMover(step: step, unit: unit, loads: nil)
        let mover = LoadMover(step: step, unit: unit, loads: loads)
        let (move, reason) = decide(Array(sessions), target: target, sets: sets?.lowest ?? 1, rules)
        let resistance = moved(last, move, target, mover)
        // If the load cannot change, it stays.
        let hasMoved =
            switch move {
            case .up: resistance.rank > last.top.rank
            case .down: resistance.rank < last.top.rank
            case .hold, .same: false
            }
        // The weakest set would be less than what was done.
        let done = last.mostRepsAtTop
        var reps = hasMoved ? target?.lowest ?? done : done
        if let lowest = target?.lowest { reps = max(reps, lowest) }
        if let highest = target?.highest { reps = min(reps, highest) }
        let outcome: (move: Move, reason: Reason) =
            if hasMoved || move == .hold {
                (move, reason)
            } else if move == .up {
                (.same, .atTheEnd)
            } else {
                (.same, reps == done ? .sameAgain : .intoRange)
            }
        let top = LoadSuggestion(
            outcome.move, resistance, reps: reps, outcome.reason,
            free: outcome.reason == .atTheEnd ? resistance : moved(last, move, target, free), unit: unit)
        // A set on the way is lighter than the top sets of then and now, and has the prescribed repetitions.
        let setsToday = today.map(WorkSets.count)
        guard let set = setsToday.flatMap({ last.sets.indices.contains($0) ? last.sets[$0] : nil }),
            set.resistance.rank < min(last.top.rank, resistance.rank), set.reps >= target?.lowest ?? 0
        else { return top }
        var lighter = LoadSuggestion(
            .same, mover.same(set.resistance), reps: set.reps, top.reason, free: free.same(set.resistance), unit: unit)
        lighter.topSet = top.text
        return lighter
    }

    /// The prescribed load for this maximum; nil if the row has no share, or it is unknown.
    public static func prescribed(
        by row: Prescription, of maximum: Mass?, step: Mass, unit: MassUnit, loads: AvailableLoads? = nil
    ) -> LoadSuggestion? {
        guard let target = LoadTarget(row), let maximum else { return nil }
        return prescribed(target, reps: RepTarget(row.reps), of: maximum, step: step, unit: unit, loads: loads)
    }

    /// The load that a row prescribes as a share of the one-repetition maximum, rounded to what there is.
    ///
    /// - Returns: Nil without counted repetitions, and where the table of shares does not reach.
    public static func prescribed(
        _ target: LoadTarget, reps: RepTarget?, of maximum: Mass, step: Mass, unit: MassUnit,
        loads: AvailableLoads? = nil
    ) -> LoadSuggestion? {
        guard let reps = reps?.lowest, let share = target.share(reps: reps), maximum > .zero else { return nil }
        let wanted = Mass(maximum.value(in: .kg) * share / 100, .kg)
        let free = LoadMover(step: step, unit: unit, loads: nil).nearest(wanted)
        let load = LoadMover(step: step, unit: unit, loads: loads).nearest(wanted)
        return LoadSuggestion(
            .hold, .load(load), reps: reps, .prescribed(target, share: share, of: maximum), free: .load(free),
            unit: unit)
    }

    /// - Parameter free: the load if any were possible.
    private init(
        _ move: Move, _ resistance: PerformedSet.Resistance, reps: Int, _ reason: Reason,
        free: PerformedSet.Resistance, unit: MassUnit
    ) {
        self.move = move
        text = LoadCell.render([PerformedSet(resistance, .reps(reps))], unit: unit)
        self.resistance = resistance
        self.reps = reps
        self.reason = reason
        machineLoad = resistance == free ? nil : resistance.amount
    }

    private static func moved(
        _ last: WorkSets, _ move: Move, _ target: RepTarget?, _ mover: LoadMover
    ) -> PerformedSet.Resistance {
        switch move {
        case .up: mover.up(last.top)
        case .down: mover.down(last.top, from: last.mostRepsAtTop, to: target?.lowest ?? last.mostRepsAtTop)
        case .hold, .same: mover.same(last.top)
        }
    }

    private static func decide(
        _ sessions: [WorkSets], target: RepTarget?, sets: Int, _ rules: SuggestionRules
    ) -> (Move, Reason) {
        if let lowest = target?.lowest {
            if sessions.count == 2, sessions.allSatisfy({ $0.fewestRepsAtTop < lowest }) {
                return (.down, .belowRangeTwice)
            }
            let done = sessions[0].mostRepsAtTop
            if done + farBelow <= lowest { return (.down, .farBelowRange(done: done)) }
        }
        if let tenths = sessions[0].hardestTenths, tenths >= 95 {
            return (.hold, .nearLimit(rpe: Double(tenths) / 10))
        }
        if let highest = target?.highest {
            // Sessions with another load do not count.
            let done = sessions.prefix { session in
                session.fewestReps >= highest && session.sets.count >= sets && session.top == sessions[0].top
            }
            if done.count >= rules.raiseAfter { return (.up, rules.raiseAfter > 1 ? .allRepsTwice : .allRepsLastTime) }
        }
        return (.same, .sameAgain)
    }
}

/// Whether a next load is suggested, and how soon more weight.
public struct SuggestionRules: Hashable, Sendable {
    /// Whether loads are suggested from earlier sets.
    public var isOn = true
    /// The number of successive sessions with all repetitions at the same load before more is suggested, 1 or 2. Two
    /// are the "2-for-2 rule" (Baechle & Earle, Essentials of Strength Training and Conditioning).
    public var raiseAfter = 1

    /// The rules without settings.
    public init() {}
}

/// The session whose loads appear in the empty cells of a new one.
public enum GhostRule: String, CaseIterable, Sendable {
    /// The last time of the exercise, in any phase, free session or import.
    case any
    /// The last time in the same phase; outside of phases nothing.
    case phase
    /// No earlier loads.
    case off
}
