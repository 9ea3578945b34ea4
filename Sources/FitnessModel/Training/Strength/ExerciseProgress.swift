/// A client's achievements in one exercise: the records, and the figures day by day. Without warm-ups; of equal records
/// the first one counts.
public struct ExerciseProgress: Hashable, Sendable {
    /// A set that is a record.
    public struct Lift: Hashable, Sendable {
        /// When.
        public let day: Day
        /// The session.
        public let session: Identifier<TrainingSession>
        /// The resistance.
        public let resistance: PerformedSet.Resistance
        /// The work.
        public let work: PerformedSet.Work
        /// The effort, if known.
        public let effort: Effort?
        /// Estimated one-repetition maximum.
        public let e1RM: Mass?
    }

    /// The best volume load of one session.
    public struct Volume: Hashable, Sendable {
        /// When.
        public let day: Day
        /// The session.
        public let session: Identifier<TrainingSession>
        /// The volume.
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
        /// Values of counted sets: the longest of a day, its average time per repetition, and the time under
        /// load of all of them; in milliseconds.
        case setTime, repTime, underLoad
    }

    /// Represents all repetitions beyond those from which a maximum is estimated.
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

    /// Progress without sets.
    public init() {}

    /// The longest holds, from the heaviest; those that a heavier hold outlasts are left out.
    public var holds: [Lift] { Self.front(longest) }
    /// The farthest carries, from the heaviest; those that a heavier carry outdoes are left out.
    public var carries: [Lift] { Self.front(farthest) }
    /// The available figures, most important first.
    public var figures: [Figure] { Figure.allCases.filter { series[$0] != nil } }
    /// The days of a figure, from the first.
    public func points(_ figure: Figure) -> [Point] { series[figure] ?? [] }

    private static func front(_ lifts: [PerformedSet.Resistance: Lift]) -> [Lift] {
        var best = Int.min
        return lifts.values.sorted {
            ($0.grams, $0.amount, $1.day, $1.session) > ($1.grams, $1.amount, $0.day, $0.session)
        }.filter { lift in
            defer { best = max(best, lift.amount) }
            return lift.amount > best
        }
    }
}

extension ExerciseProgress.Lift {
    /// The weight in grams; 0 without one.
    var grams: Int { resistance.amount?.grams ?? 0 }
    /// Repetitions, milliseconds or millimetres.
    var amount: Int { work.amount }
}

extension ExerciseProgress {
    /// Takes the sets into account that were counted or timed; they come in order of time.
    public mutating func add(_ timed: [TimedSet]) {
        times = TimeRecords(timed)
        for (day, sets) in Dictionary(grouping: timed, by: \.day).sorted(by: { $0.key < $1.key }) {
            let figures = TimeFigures(sets)
            let values: [(Figure, Int?)] = [
                (.setTime, figures.longest), (.repTime, figures.meanRep), (.underLoad, figures.underLoad),
            ]
            for (figure, value) in values {
                guard let value, value > 0, let session = sets.last?.session else { continue }
                series[figure, default: []].append(Point(day: day, session: session, value: value))
            }
        }
    }
}

extension ExerciseProgress {
    /// Takes one part of a work set into account. Days must come in order.
    ///
    /// Volume counts all parts; records count the first part of a set only, as drops and pauses come after a load that
    /// has tired already.
    public mutating func add(
        _ part: PerformedSet.Part, isFirst: Bool, effort: Effort?, day: Day, session: Identifier<TrainingSession>,
        by formula: StrengthFormula
    ) {
        if day != lastDay {
            lastDay = day
            days += 1
            volumes = [:]
        }
        addVolume(part, day, session)
        guard isFirst else { return }
        sets += 1
        var estimate: Mass?
        if case .load(let load) = part.resistance, let reps = part.reps {
            estimate = PerformedSet.strength(load: load, reps: reps, effort: effort, by: formula)
        }
        let lift = Lift(
            day: day, session: session, resistance: part.resistance, work: part.work, effort: effort, e1RM: estimate)
        switch part.work {
        case .reps(let reps): if reps > 0 { addReps(lift, reps) }
        case .time(let milliseconds):
            keep(lift, in: &longest)
            follow(.time, milliseconds, lift)
        case .distance(let length):
            keep(lift, in: &farthest)
            follow(.distance, length.millimetres, lift)
        }
    }

    private mutating func addReps(_ lift: Lift, _ reps: Int) {
        let column = min(reps, Self.many)
        switch lift.resistance {
        case .none: break
        case .load(let mass):
            if lift.isBetter(than: loads[column]) { loads[column] = lift }
            follow(.load, mass.grams, lift)
        case .bodyWeight:
            if lift.isBetter(than: bodyWeights[column]) { bodyWeights[column] = lift }
            follow(.reps, reps, lift)
        }
        if mostReps.map({ (reps, lift.grams) > ($0.amount, $0.grams) }) ?? true { mostReps = lift }
        guard let estimate = lift.e1RM else { return }
        follow(.e1RM, estimate.grams, lift)
        if strongest?.e1RM.map({ estimate > $0 }) ?? true { strongest = lift }
    }

    private mutating func addVolume(_ part: PerformedSet.Part, _ day: Day, _ session: Identifier<TrainingSession>) {
        let moved = part.resistance.countedGrams.multipliedClamped(by: part.reps ?? 0)
        guard moved > 0 else { return }
        let sum = (volumes[session] ?? 0).addingClamped(moved)
        volumes[session] = sum
        if sum > bestVolume?.volume.grams ?? 0 {
            bestVolume = Volume(day: day, session: session, volume: Mass(grams: sum))
        }
        let whole = volumes.values.reduce(0) { $0.addingClamped($1) }
        put(.volume, whole, day, session)
    }

    private func keep(_ lift: Lift, in records: inout [PerformedSet.Resistance: Lift]) {
        if records[lift.resistance].map({ lift.amount > $0.amount }) ?? true { records[lift.resistance] = lift }
    }

    private mutating func follow(_ figure: Figure, _ value: Int, _ lift: Lift) {
        put(figure, value, lift.day, lift.session)
    }

    /// The best of a day is its point.
    private mutating func put(_ figure: Figure, _ value: Int, _ day: Day, _ session: Identifier<TrainingSession>) {
        let point = Point(day: day, session: session, value: value)
        if let last = series[figure]?.last, last.day == day {
            guard value > last.value else { return }
            series[figure]?.removeLast()
        }
        series[figure, default: []].append(point)
    }
}

extension ExerciseProgress.Lift {
    /// More weight, or as much of it more often.
    fileprivate func isBetter(than other: ExerciseProgress.Lift?) -> Bool {
        other.map { (grams, amount) > ($0.grams, $0.amount) } ?? true
    }
}
