public import FitnessModel

/// One session as another program logged it.
public struct LoggedSession: Hashable, Sendable {
    /// Stays the same in every export of the same session: format, local start, title, and a count when they repeat.
    public let key: String
    /// The day on which it began.
    public let day: Day
    /// The local time at which it began; nil when the file has only the day.
    public let startedAt: LocalMoment?
    /// Seconds; nil when the file does not say.
    public let durationSeconds: Int?
    /// What the other program called it.
    public let title: String
    /// Notes on the session, a line each.
    public internal(set) var note = ""
    /// In the order of the file. An exercise that was entered twice stands here twice.
    public internal(set) var exercises: [LoggedExercise] = []
}

/// One exercise of a session with its sets.
public struct LoggedExercise: Hashable, Sendable {
    /// The other program's name for it.
    public let name: String
    /// Notes on it, a line each, and what a set has no place for: "set 2: 30 s".
    public internal(set) var note = ""
    /// In the order of the file; empty when there was only a note.
    public internal(set) var sets: [PerformedSet] = []
}
