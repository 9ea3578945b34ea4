/// Warm-up sets before the first work load. A convention of the weight room, no study: the empty bar, then half of the
/// load and continues in rising steps with falling repetitions, each with an available load.
public enum WarmUpPlan {
    /// A warm-up: its share of the work load in percent, and its repetitions.
    private struct Step {
        let percent: Int
        let reps: Int
    }

    private static let ramp = [Step(percent: 50, reps: 5), Step(percent: 70, reps: 3), Step(percent: 85, reps: 2)]
    /// The first set without an empty bar.
    private static let light = Step(percent: 30, reps: 8)

    /// Strictly rising sets below the work load; none if it is too light to warm up for.
    ///
    /// - Parameters:
    ///   - loads: the loads of the machine; nil if any load is possible.
    ///   - step: the smallest change of weight in this exercise.
    public static func sets(
        before work: Mass, loads: AvailableLoads?, step: Mass, unit: MassUnit
    ) -> [PerformedSet] {
        let stepper = LoadStepper(step: step, unit: unit)
        // With nothing to set a load by, the steps of the exercise are the loads there are.
        let loads = loads.flatMap { $0.isAnything ? nil : $0 }
        let smallest = loads?.bar ?? max(stepper.stepMass, loads?.step ?? .zero)
        guard work.grams >= 2 * max(smallest.grams, 1), work > loads?.lightest ?? .zero else { return [] }

        var found: [(load: Mass, reps: Int)] = []
        for wanted in wanted(work, smallest: smallest, bar: loads?.bar) {
            let load = loads?.nearest(to: wanted.load) ?? stepper.nearest(wanted.load)
            // Sets that barely differ do not prepare.
            let gap = load.grams - (found.last?.load.grams ?? 0)
            if gap * 10 >= work.grams, load < work { found.append((load, wanted.reps)) }
        }
        return found.map { PerformedSet(.load($0.load), .reps($0.reps), isWarmUp: true) }
    }

    private static func wanted(_ work: Mass, smallest: Mass, bar: Mass?) -> [(load: Mass, reps: Int)] {
        func share(_ step: Step) -> (load: Mass, reps: Int) {
            (Mass(grams: work.grams / 100 * step.percent + work.grams % 100 * step.percent / 100), step.reps)
        }
        let times = work.grams / max(smallest.grams, 1)
        guard let bar else {
            switch times {
            case ..<8: return [share(ramp[0])]
            case ..<16: return ramp.prefix(2).map(share)
            default: return ([light] + ramp).map(share)
            }
        }
        return [(bar, light.reps)] + (times < 3 ? ramp.dropFirst().prefix(1) : ramp[...]).map(share)
    }
}
