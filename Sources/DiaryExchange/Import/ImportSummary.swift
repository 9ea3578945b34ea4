public import FitnessModel

/// What an import would add, for the preview before it is confirmed.
public struct ImportSummary: Hashable, Sendable {
    /// Sessions.
    public private(set) var sessions = 0
    /// Different exercise names.
    public private(set) var exercises = 0
    /// Sets; a set with its drops is one.
    public private(set) var sets = 0
    /// Repetitions of all sets.
    public private(set) var reps = 0
    /// Weight times repetitions of all sets.
    public private(set) var volume = Mass.zero
    /// First and last day; nil without sessions.
    public private(set) var days: ClosedRange<Day>?
    /// Rows that were read.
    public let rowsRead: Int
    /// Rows that hold no set by design, such as rest timers.
    public let rowsSkipped: Int
    /// Rows that could not be read.
    public let rowsLost: Int

    /// The facts of a log.
    public init(_ log: TrainingLog) {
        rowsRead = log.rowsRead
        rowsSkipped = log.rowsSkipped
        rowsLost = log.issues.count(where: \.isLoss)
        sessions = log.sessions.count
        var names: Set<String> = []
        for session in log.sessions {
            let first = days.map { min($0.lowerBound, session.day) } ?? session.day
            let last = days.map { max($0.upperBound, session.day) } ?? session.day
            days = first...last
            for exercise in session.exercises {
                names.insert(exercise.name)
                sets += exercise.sets.count
                for set in exercise.sets {
                    reps += set.totalReps
                    volume.grams += set.volume.grams
                }
            }
        }
        exercises = names.count
    }
}
