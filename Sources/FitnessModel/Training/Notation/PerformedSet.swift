/// One set as it was done.
public struct PerformedSet: Hashable, Sendable {
    /// The resistance of a set.
    public enum Resistance: Hashable, Sendable {
        /// No resistance: "60s", "40m".
        case none
        /// A weight above zero.
        case load(Mass)
        /// The own body, with weight added, or taken off when negative.
        case bodyWeight(added: Mass)
    }

    /// The work against it.
    public enum Work: Hashable, Sendable {
        /// 0...9999; 0 is a failed attempt.
        case reps(Int)
        /// Held time.
        case time(milliseconds: Int)
        /// Distance covered.
        case distance(Length)

        /// Repetitions, nil for times and distances.
        public var reps: Int? {
            if case .reps(let reps) = self { reps } else { nil }
        }
    }

    /// How a part follows the one before it.
    public enum Link: Int, Sendable, CaseIterable {
        /// The first part of a set.
        case first = 0
        /// At once with less weight: "80x5>60x8".
        case drop
        /// After a short pause with the same weight: "70x5+3".
        case pause
        /// The other side of the body: "70x5/4".
        case otherSide
    }

    /// A stretch of the set under one weight.
    public struct Part: Hashable, Sendable {
        /// The resistance.
        public var resistance: Resistance
        /// The work.
        public var work: Work
        /// How it follows the part before.
        public var link: Link

        /// Without a link, the first part.
        public init(resistance: Resistance, work: Work, link: Link = .first) {
            self.resistance = resistance
            self.work = work
            self.link = link
        }

        /// Repetitions, nil for times and distances.
        public var reps: Int? { work.reps }
    }

    /// One part, or several for drop sets, pauses and sides.
    public var parts: [Part]
    /// Prepares for the work and is in no record.
    public var isWarmUp: Bool
    /// Ended because no repetition more was possible.
    public var toFailure: Bool
    /// How hard it was.
    public var effort: Effort?

    /// A work set by default.
    public init(parts: [Part], isWarmUp: Bool = false, toFailure: Bool = false, effort: Effort? = nil) {
        self.parts = parts
        self.isWarmUp = isWarmUp
        self.toFailure = toFailure
        self.effort = effort
    }

    /// A set of one part.
    public init(
        _ resistance: Resistance, _ work: Work, isWarmUp: Bool = false, toFailure: Bool = false, effort: Effort? = nil
    ) {
        self.init(
            parts: [Part(resistance: resistance, work: work)], isWarmUp: isWarmUp, toFailure: toFailure, effort: effort)
    }
}

extension PerformedSet {
    /// Repetitions of all parts and both sides.
    public var totalReps: Int {
        parts.reduce(0) { sum, part in sum.addingClamped(part.reps ?? 0) }
    }

    /// Volume load: weight, or weight added to the body, times reps over all parts. Assistance counts nothing.
    public var volume: Mass {
        parts.reduce(.zero) { sum, part in
            Mass(grams: sum.grams.addingClamped(part.resistance.countedGrams.multipliedClamped(by: part.reps ?? 0)))
        }
    }

    /// RPE in tenths, where failure is 100; nil if neither is given.
    var limitTenths: Int? {
        toFailure ? 100 : effort?.rpeTenths
    }

    /// Reps to hold against a target: pauses belong to the set, drops do not, of two sides the weaker counts.
    var repsForTarget: Int? {
        guard let first = parts.first?.reps else { return nil }
        var side = first
        var weakest = Int.max
        for part in parts.dropFirst() {
            switch part.link {
            case .first, .drop: return min(side, weakest)
            case .pause: side = side.addingClamped(part.reps ?? 0)
            case .otherSide:
                weakest = min(side, weakest)
                side = part.reps ?? 0
            }
        }
        return min(side, weakest)
    }
}

extension PerformedSet.Resistance {
    /// The given weight, without the body's own; negative for assistance.
    var amount: Mass? {
        switch self {
        case .none: nil
        case .load(let mass), .bodyWeight(let mass): mass
        }
    }

    /// Grams that count as volume.
    var countedGrams: Int {
        max(amount?.grams ?? 0, 0)
    }
}

extension PerformedSet.Work {
    /// Repetitions, milliseconds or millimetres.
    var amount: Int {
        switch self {
        case .reps(let reps): reps
        case .time(let milliseconds): milliseconds
        case .distance(let length): length.millimetres
        }
    }
}

/// The totals of some sets, without warm-ups.
public struct SetSummary: Hashable, Sendable {
    /// Work sets.
    public let sets: Int
    /// Repetitions of all parts.
    public let reps: Int
    /// Volume load.
    public let volume: Mass

    /// Adds the sets up.
    public init(_ sets: [PerformedSet]) {
        let work = sets.filter { !$0.isWarmUp }
        self.sets = work.count
        reps = work.reduce(0) { $0.addingClamped($1.totalReps) }
        volume = Mass(grams: work.reduce(0) { $0.addingClamped($1.volume.grams) })
    }
}

extension Int {
    /// Sum that stops at the largest number instead of trapping.
    func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// Product that stops at the largest number instead of trapping.
    func multipliedClamped(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) != (other < 0) ? .min : .max) : product
    }
}
