/// What one client achieved in one exercise: the records, and how its figures went from day to day. Warm-ups count for
/// nothing; of equal records the first one stands.
public struct ExerciseProgress: Hashable, Sendable {
    /// A set that is a record.
    public struct Lift: Hashable, Sendable {
        /// When.
        public let day: Day
        /// In which session.
        public let session: Identifier<TrainingSession>
        /// What resisted.
        public let resistance: PerformedSet.Resistance
        /// What was done against it.
        public let work: PerformedSet.Work
        /// How hard it was, where that is known.
        public let effort: Effort?
        /// Estimated one-repetition maximum.
        public let e1RM: Mass?
    }

    /// The best volume load of one session.
    public struct Volume: Hashable, Sendable {
        /// When.
        public let day: Day
        /// In which session.
        public let session: Identifier<TrainingSession>
        /// How much.
        public let volume: Mass
    }

    /// A figure of one day.
    public struct Point: Hashable, Sendable {
        /// The day.
        public let day: Day
        /// The last session of that day.
        public internal(set) var session: Identifier<TrainingSession>
        /// Grams, repetitions, milliseconds or millimetres.
        public internal(set) var value: Int
    }

    /// A figure that is followed from day to day: the best of a day, of the volume all of it.
    public enum Figure: String, CaseIterable, Sendable {
        case e1RM, load, reps, time, distance, volume
        /// Of the sets that were counted: the longest of a day, the mean time of a repetition on it, and the time under load
        /// of all of them; in milliseconds.
        case setTime, repTime, underLoad
    }

    /// Stands for all repetitions beyond those from which a maximum is estimated.
    public static let many = StrengthFormula.repetitions.upperBound + 1

    /// The heaviest load for each number of repetitions, `many` for 13 and more.
    public internal(set) var loads: [Int: Lift] = [:]
    /// The most weight added to the body for each number of repetitions; the least assistance.
    public internal(set) var bodyWeights: [Int: Lift] = [:]
    /// The best estimate of a one-repetition maximum.
    public internal(set) var strongest: Lift?
    /// The most repetitions in one set, of equal ones with the most weight.
    public internal(set) var mostReps: Lift?
    /// The session with the most volume load.
    public internal(set) var bestVolume: Volume?
    /// The records among the times of counted sets.
    public internal(set) var times = TimeRecords()
    /// Days on which something was done.
    public internal(set) var days = 0
    /// Work sets.
    public internal(set) var sets = 0

    var longest: [PerformedSet.Resistance: Lift] = [:]
    var farthest: [PerformedSet.Resistance: Lift] = [:]
    var series: [Figure: [Point]] = [:]
    var lastDay: Day?
    var volumes: [Identifier<TrainingSession>: Int] = [:]

    /// Nothing done yet.
    public init() {}

    /// The longest holds, from the heaviest; those that a heavier hold outlasts are left out.
    public var holds: [Lift] { Self.front(longest) }
    /// The farthest carries, from the heaviest; those that a heavier carry outdoes are left out.
    public var carries: [Lift] { Self.front(farthest) }
    /// The figures that there are, the most telling first.
    public var figures: [Figure] { Figure.allCases.filter { series[$0] != nil } }
    /// The days of a figure, from the first.
    public func points(_ figure: Figure) -> [Point] { series[figure] ?? [] }

    private static func front(_ lifts: [PerformedSet.Resistance: Lift]) -> [Lift] {
        var best = Int.min
        return lifts.values.sorted { ($0.grams, $0.amount) > ($1.grams, $1.amount) }.filter { lift in
            defer { best = max(best, lift.amount) }
            return lift.amount > best
        }
    }
}

extension ExerciseProgress.Lift {
    /// The weight in grams; 0 where none is said.
    var grams: Int { resistance.amount?.grams ?? 0 }
    /// Repetitions, milliseconds or millimetres.
    var amount: Int { work.amount }
}
