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
    /// The repetitions of all its parts and sides; nil where a part was held or carried, or nothing was repeated: then a time
    /// of the whole set is none of its repetitions.
    public var repsOfAllParts: Int? {
        parts.allSatisfy { $0.reps != nil } && totalReps > 0 ? totalReps : nil
    }
}
