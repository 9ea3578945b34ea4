/// One set as it was done.
public struct PerformedSet: Hashable, Sendable {
    /// What resists.
    public enum Resistance: Hashable, Sendable {
        /// Nothing is said: "60s", "40m".
        case none
        /// A weight above zero.
        case load(Mass)
        /// The own body, with weight added, or taken off when negative.
        case bodyWeight(added: Mass)
    }

    /// What is done against it.
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
        /// Begins the set.
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
        /// What resists.
        public var resistance: Resistance
        /// What is done.
        public var work: Work
        /// How it follows the part before.
        public var link: Link

        /// The first part when no link is given.
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
    /// Prepares for the work and counts for no record.
    public var isWarmUp: Bool
    /// Ended because no repetition more was possible.
    public var toFailure: Bool
    /// How hard it was.
    public var effort: Effort?

    /// A work set when nothing else is said.
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
