/// The next load for an exercise, with its reason. The program suggests, the person decides.
public struct LoadSuggestion: Hashable, Sendable {
    /// Where the load goes.
    public enum Move: Hashable, Sendable {
        case up, down, hold, same
    }

    /// The fact that led to it.
    public enum Reason: Hashable, Sendable {
        /// All work sets reached the top of the range last time.
        case allRepsLastTime
        /// The same, and the machine has no heavier load.
        case atTheEnd
        /// The heaviest sets fell below the range in the last two sessions.
        case belowRangeTwice
        /// A work set of last time had an RPE of 9.5 or more; failure counts as 10.
        case nearLimit(rpe: Double)
        /// The load stays; the repetitions come into the range that is asked for.
        case intoRange
        /// Nothing speaks for a change.
        case sameAgain
        /// The sheet asks for a share of the estimated one-repetition maximum.
        case prescribed(LoadTarget, share: Double, of: Mass)
    }

    /// Where the load goes.
    public let move: Move
    /// The set in notation: "102.5x3".
    public let text: String
    /// The weight.
    public let resistance: PerformedSet.Resistance
    /// The repetitions.
    public let reps: Int
    /// The fact that led to it.
    public let reason: Reason
    /// The load to which the machine forced it, when that is another one than the rule alone would give.
    public let machineLoad: Mass?

    /// - Parameters:
    ///   - history: the exercise's cells, newest first; warm-ups and cells without counted reps say nothing.
    ///   - target: what the sheet asks for now; without it, nothing moves the load.
    ///   - step: the exercise's smallest change of weight.
    ///   - loads: what the machine has; nil when any load can be set.
    /// - Returns: Nil without a session to start from.
    public static func next(
        history: [LoadCell], target: RepTarget?, step: Mass, unit: MassUnit, loads: AvailableLoads? = nil
    ) -> LoadSuggestion? {
        let sessions = history.lazy.compactMap(WorkSets.init).prefix(2)
        guard let last = sessions.first else { return nil }
        let (move, reason) = decide(Array(sessions), target: target)
        let free = moved(last.heaviest, move, LoadMover(step: step, unit: unit, loads: nil))
        let resistance = moved(last.heaviest, move, LoadMover(step: step, unit: unit, loads: loads))

        // Where there is nothing to take off or put on, the load stays.
        let hasMoved =
            switch move {
            case .up: resistance.rank > last.heaviest.rank
            case .down: resistance.rank < last.heaviest.rank
            case .hold, .same: false
            }
        var reps = hasMoved ? target?.lowest ?? last.repsAtHeaviest : last.repsAtHeaviest
        if let lowest = target?.lowest { reps = max(reps, lowest) }
        if let highest = target?.highest { reps = min(reps, highest) }
        let outcome: (move: Move, reason: Reason) =
            if hasMoved || move == .hold {
                (move, reason)
            } else if move == .up {
                (.same, .atTheEnd)
            } else {
                (.same, reps == last.repsAtHeaviest ? .sameAgain : .intoRange)
            }
        return LoadSuggestion(
            move: outcome.move, text: LoadCell.render([PerformedSet(resistance, .reps(reps))], unit: unit),
            resistance: resistance, reps: reps, reason: outcome.reason,
            machineLoad: resistance == free || outcome.reason == .atTheEnd ? nil : resistance.amount)
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
        let stepper = LoadStepper(step: step, unit: unit)
        let free = stepper.nearest(wanted)
        let load = loads.flatMap { $0.isAnything ? nil : $0.nearest(to: wanted) } ?? free
        return LoadSuggestion(
            move: .hold, text: LoadCell.render([PerformedSet(.load(load), .reps(reps))], unit: unit),
            resistance: .load(load), reps: reps, reason: .prescribed(target, share: share, of: maximum),
            machineLoad: load == free ? nil : load)
    }

    private static func moved(
        _ resistance: PerformedSet.Resistance, _ move: Move, _ mover: LoadMover
    ) -> PerformedSet.Resistance {
        switch move {
        case .up: mover.up(resistance)
        case .down: mover.down(resistance)
        case .hold, .same: mover.same(resistance)
        }
    }

    private static func decide(_ sessions: [WorkSets], target: RepTarget?) -> (Move, Reason) {
        if let lowest = target?.lowest, sessions.count == 2, sessions.allSatisfy({ $0.repsAtHeaviest < lowest }) {
            return (.down, .belowRangeTwice)
        }
        if let tenths = sessions[0].hardestTenths, tenths >= 95 {
            return (.hold, .nearLimit(rpe: Double(tenths) / 10))
        }
        if let highest = target?.highest, sessions[0].fewestReps >= highest {
            return (.up, .allRepsLastTime)
        }
        return (.same, .sameAgain)
    }
}
