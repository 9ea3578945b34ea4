/// The sets planned for a cell before its session, beside the performed ones.
public struct SetsAsPlanned: Hashable, Sendable {
    /// The work sets that were planned.
    public let planned: Int
    /// How many of them were done as planned: set for set in their order, with the load and the repetitions that were
    /// planned, or more.
    public let met: Int

    /// No planned sets.
    public static let none = SetsAsPlanned(planned: 0, met: 0)

    private init(planned: Int, met: Int) { (self.planned, self.met) = (planned, met) }

    /// - Parameters:
    ///   - plan: the plan; a target or words plan no set.
    ///   - done: the performed sets, in the same unit.
    public init(_ plan: LoadCell, done: LoadCell) {
        let (targets, sets) = (plan.sets.filter { !$0.isWarmUp }, done.sets.filter { !$0.isWarmUp })
        planned = targets.count
        met = zip(targets, sets).count { $1.reaches($0) }
    }

    /// The sum of both.
    public static func + (left: SetsAsPlanned, right: SetsAsPlanned) -> SetsAsPlanned {
        SetsAsPlanned(planned: left.planned + right.planned, met: left.met + right.met)
    }
}

extension PerformedSet {
    /// Whether each part has the load and the work of another set's, or more.
    fileprivate func reaches(_ planned: PerformedSet) -> Bool {
        parts.count >= planned.parts.count && zip(parts, planned.parts).allSatisfy { $0.reaches($1) }
    }
}

extension PerformedSet.Part {
    fileprivate func reaches(_ planned: PerformedSet.Part) -> Bool {
        let isHeavyEnough =
            switch (resistance, planned.resistance) {
            case (.load(let load), .load(let target)): load >= target
            case (.bodyWeight(let load), .bodyWeight(let target)): load >= target
            case (_, .none): true
            default: false
            }
        return isHeavyEnough && work.reaches(planned.work)
    }
}

extension PerformedSet.Work {
    fileprivate func reaches(_ planned: PerformedSet.Work) -> Bool {
        switch (self, planned) {
        case (.reps(let done), .reps(let target)): done >= target
        case (.time(let done), .time(let target)): done >= target
        case (.distance(let done), .distance(let target)): done >= target
        default: false
        }
    }
}
