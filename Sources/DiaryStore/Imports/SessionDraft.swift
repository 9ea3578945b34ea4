public import FitnessModel
public import Foundation

/// A session that another program wrote, before it is in the diary.
public struct SessionDraft: Hashable, Sendable {
    /// One exercise of it.
    public struct RowDraft: Hashable, Sendable {
        /// As the other program calls it.
        public var exerciseName: String
        /// What is counted, for an exercise that the diary does not have yet.
        public var unitKind: UnitKind
        /// In the order they were done.
        public var sets: [PerformedSet]
        /// Free text.
        public var note: String

        /// A row without a note.
        public init(
            exerciseName: String, unitKind: UnitKind = .loadAndReps, sets: [PerformedSet], note: String = ""
        ) {
            self.exerciseName = exerciseName
            self.unitKind = unitKind
            self.sets = sets
            self.note = note
        }
    }

    /// What the session is known by in its source: importing it again adds nothing.
    public var source: String
    /// The day it counts for.
    public var day: Day
    /// When it was begun, where the source says so.
    public var startedAt: Date?
    /// How long it took.
    public var durationSeconds: Int?
    /// Free text.
    public var title: String
    /// Free text.
    public var note: String
    /// How hard it was.
    public var effort: Effort?
    /// In the order of training.
    public var rows: [RowDraft]

    /// A session of which only the sets are known.
    public init(
        source: String, day: Day, startedAt: Date? = nil, durationSeconds: Int? = nil, title: String = "",
        note: String = "", effort: Effort? = nil, rows: [RowDraft] = []
    ) {
        self.source = source
        self.day = day
        self.startedAt = startedAt
        self.durationSeconds = durationSeconds
        self.title = title
        self.note = note
        self.effort = effort
        self.rows = rows
    }

    var endedAt: Date? {
        guard let startedAt, let durationSeconds else { return nil }
        return startedAt.addingTimeInterval(Double(durationSeconds))
    }
}
