/// The records among the times of a client's sets in one exercise; of equal ones the first stands. Warm-ups are none.
public struct TimeRecords: Hashable, Sendable {
    /// Seconds within which the most repetitions are looked for.
    public static let limits = [30, 60, 120]

    /// A set that is a record.
    public struct Record: Hashable, Sendable {
        /// The set.
        public let set: TimedSet
        /// Repetitions, or milliseconds.
        public let value: Int
    }

    /// By seconds: the most repetitions within them, from the beginning of the count.
    private var within: [Int: Record] = [:]
    /// The longest controlled repetition: from press to press without a pause (`SetMark.longestRep`), in a set of one
    /// part that did not end in failure, where a repetition is slow against the will.
    public private(set) var longestRep: Record?
    /// The longest time under load of a set of one part.
    public private(set) var longestUnderLoad: Record?

    /// The records among these sets, which come in order of time.
    public init(_ sets: some Sequence<TimedSet> = []) {
        for set in sets { add(set) }
    }

    private mutating func add(_ set: TimedSet) {
        guard set.set.parts.count == 1 else { return }
        for limit in Self.limits {
            let reps = set.mark.reps(within: limit * 1000, count: set.set.repsOfAllParts)
            Self.keep(Record(set: set, value: reps), in: &within[limit])
        }
        if !set.set.toFailure { Self.keep(Record(set: set, value: set.mark.longestRep ?? 0), in: &longestRep) }
        Self.keep(Record(set: set, value: set.timeUnderLoad), in: &longestUnderLoad)
    }

    private static func keep(_ record: Record, in place: inout Record?) {
        if record.value > place?.value ?? 0 { place = record }
    }

    /// The most repetitions within each number of seconds, from the shortest; as many in more time are left out.
    public var mostReps: [(seconds: Int, record: Record)] {
        var most = 0
        return Self.limits.compactMap { limit in
            guard let record = within[limit], record.value > most else { return nil }
            most = record.value
            return (limit, record)
        }
    }

    /// Nothing was timed.
    public var isEmpty: Bool { longestUnderLoad == nil }
}

/// A work set that was counted or timed: what was done, and when.
public struct TimedSet: Hashable, Sendable {
    /// The day of its session.
    public let day: Day
    /// Its session.
    public let session: Identifier<TrainingSession>
    /// What was done.
    public let set: PerformedSet
    /// What the stopwatch marked.
    public let mark: SetMark
    /// The tempo that its row asks for, to the letter.
    public let tempo: String

    /// A set of a row that asks for no tempo when none is given.
    public init(
        day: Day, session: Identifier<TrainingSession>, set: PerformedSet, mark: SetMark, tempo: String = ""
    ) {
        self.day = day
        self.session = session
        self.set = set
        self.mark = mark
        self.tempo = tempo
    }

    /// The mean time of a repetition in milliseconds, as its mark has it.
    public var millisecondsPerRep: Int? { mark.millisecondsPerRep(count: set.repsOfAllParts) }

    /// How long the load was held, in milliseconds.
    public var timeUnderLoad: Int { mark.timeUnderLoad(count: set.repsOfAllParts) }
}

extension PerformedSet {
    /// The repetitions of all its parts and sides; nil where a part was held or carried, or nothing was repeated: then
    /// a time of the whole set is none of its repetitions.
    public var repsOfAllParts: Int? {
        parts.allSatisfy { $0.reps != nil } && totalReps > 0 ? totalReps : nil
    }
}
