public import FitnessModel
public import Foundation
import GRDB

/// A session that another program wrote, before it is in the diary.
public struct SessionDraft: Hashable, Sendable {
    /// An exercise of the session.
    public struct RowDraft: Hashable, Sendable {
        /// As the other program calls it.
        public var exerciseName: String
        /// The unit kind, for an exercise that the diary does not have yet.
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

    /// The identity of the session in its source: importing it again adds nothing.
    public var source: String
    /// The day it belongs to.
    public var day: Day
    /// The start time, if the source has it.
    public var startedAt: Date?
    /// The duration in seconds.
    public var durationSeconds: Int?
    /// Free text.
    public var title: String
    /// Free text.
    public var note: String
    /// The effort of the session.
    public var effort: Effort?
    /// The exercises in the order of training.
    public var rows: [RowDraft]

    /// A session with only its sets known.
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

/// Determines what is new in an import: sessions by their source, exercises by their folded name.
struct SessionImport {
    private(set) var outcome = ImportOutcome()
    private(set) var exercises: [String: Identifier<Exercise>] = [:]
    private var knownSources: Set<String>
    private let unit: MassUnit

    /// - Parameter client: nil if the client is yet to be added.
    init(_ db: Database, client: Identifier<Client>?, unit: MassUnit, trainer: Identifier<Trainer>) throws {
        self.unit = unit
        let sources = "SELECT source FROM session WHERE client = ? AND source IS NOT NULL"
        knownSources = try client.map { Set(try db.all(sources, $0) { $0.text(0) }) } ?? []
        // An active one wins over an archived one, the older over the newer.
        let names = "SELECT name_key, id FROM exercise WHERE owner = ? ORDER BY archived_at IS NULL, id DESC"
        try db.each(names, trainer) { exercises[$0.text(0)] = $0.id(1) }
    }

    /// The drafts that are not in the diary yet, the oldest first, so that ids follow the days; those of one time in
    /// the order of the file.
    mutating func new(_ drafts: [SessionDraft]) -> [SessionDraft] {
        let new = drafts.filter { knownSources.insert($0.source).inserted }
        outcome.sessionsAlreadyThere += drafts.count - new.count
        outcome.sessionsAdded += new.count
        outcome.rowsAdded += new.map(\.rows.count).reduce(0, +)
        return new.sorted { ($0.day, $0.startedAt ?? .distantPast) < ($1.day, $1.startedAt ?? .distantPast) }
    }

    /// The exercise of this name, created by `create` if there is none.
    mutating func exercise(
        for row: SessionDraft.RowDraft, create: (Exercise) throws -> Identifier<Exercise>
    ) rethrows -> Identifier<Exercise> {
        let key = row.exerciseName.searchKey
        if let known = exercises[key] { return known }
        let id = try create(Exercise(id: .unsaved, name: row.exerciseName, unitKind: row.unitKind))
        exercises[key] = id
        outcome.exercisesAdded += 1
        return id
    }

    /// The cell's text, and its sets as the diary will read them.
    mutating func cell(for row: SessionDraft.RowDraft) -> (text: String, sets: [PerformedSet]) {
        let text = LoadCell.render(row.sets, unit: unit)
        let sets = LoadCell(text, unit: unit).sets
        outcome.setsAdded += sets.count
        return (text, sets)
    }
}
