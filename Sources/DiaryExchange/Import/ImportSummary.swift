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
        days = log.sessions.lazy.map(\.day).span
    }
}

extension Collection<Day> {
    /// First and last day; nil without any.
    public var span: ClosedRange<Day>? {
        guard let first = self.min(), let last = self.max() else { return nil }
        return first...last
    }
}
