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
        /// The heaviest sets fell below the range in the last two sessions.
        case belowRangeTwice
        /// A work set of last time had an RPE of 9.5 or more; failure counts as 10.
        case nearLimit(rpe: Double)
        /// Nothing speaks for a change.
        case sameAgain
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

    /// - Parameters:
    ///   - history: the exercise's cells, newest first; warm-ups and cells without counted reps say nothing.
    ///   - target: what the sheet asks for now; without it, nothing moves the load.
    ///   - step: the exercise's smallest change of weight.
    /// - Returns: Nil without a session to start from.
    public static func next(
        history: [LoadCell], target: RepTarget?, step: Mass, unit: MassUnit
    ) -> LoadSuggestion? {
        let sessions = history.lazy.compactMap(WorkSets.init).prefix(2)
        guard let last = sessions.first else { return nil }
        let stepper = LoadStepper(step: step, unit: unit)
        let (move, reason) = decide(Array(sessions), target: target)

        var resistance = last.heaviest
        switch move {
        case .up: resistance = stepper.up(last.heaviest)
        case .down: resistance = stepper.down(last.heaviest)
        case .hold, .same: break
        }
        // Where there is nothing to take off or put on, the load stays.
        let isChanged = resistance != last.heaviest
        let settled = isChanged || move == .hold ? move : .same
        var reps = last.repsAtHeaviest
        if isChanged { reps = target?.lowest ?? reps }
        if let lowest = target?.lowest { reps = max(reps, lowest) }
        if let highest = target?.highest { reps = min(reps, highest) }
        let text = LoadCell.render([PerformedSet(resistance, .reps(reps))], unit: unit)
        return LoadSuggestion(
            move: settled, text: text, resistance: resistance, reps: reps,
            reason: settled == move ? reason : .sameAgain)
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
