/// The records among the times of a client's sets in one exercise, without warm-ups; of equal ones the first counts.
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

    /// By seconds: the most repetitions within them, from the start.
    private var within: [Int: Record] = [:]
    /// The longest controlled repetition: between presses without a pause (`SetMark.longestRep`), in a set of one part
    /// that did not end in failure, where a slow repetition is involuntary.
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

    /// Whether no set was timed.
    public var isEmpty: Bool { longestUnderLoad == nil }
}

/// A counted or timed work set with its times.
public struct TimedSet: Hashable, Sendable {
    /// The day of its session.
    public let day: Day
    /// The session of the record.
    public let session: Identifier<TrainingSession>
    /// The set.
    public let set: PerformedSet
    /// The stopwatch mark.
    public let mark: SetMark
    /// The prescribed tempo, exactly as typed.
    public let tempo: String

    /// Without a prescribed tempo by default.
    public init(
        day: Day, session: Identifier<TrainingSession>, set: PerformedSet, mark: SetMark, tempo: String = ""
    ) {
        self.day = day
        self.session = session
        self.set = set
        self.mark = mark
        self.tempo = tempo
    }

    /// The average time of a repetition in milliseconds, by its mark.
    public var millisecondsPerRep: Int? { mark.millisecondsPerRep(count: set.repsOfAllParts) }

    /// How long the load was held, in milliseconds.
    public var timeUnderLoad: Int { mark.timeUnderLoad(count: set.repsOfAllParts) }
}

extension PerformedSet {
    /// The repetitions of all its parts and sides; nil if a part was a hold or a carry, or without repetitions: the
    /// time of the whole set then says nothing about a repetition.
    public var repsOfAllParts: Int? {
        parts.allSatisfy { $0.reps != nil } && totalReps > 0 ? totalReps : nil
    }
}
