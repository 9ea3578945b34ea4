import FitnessModel
import Foundation
import GRDB

/// Tells what is new in an import: sessions by their source, exercises by their folded name.
struct SessionImport {
    private(set) var outcome = ImportOutcome()
    private(set) var exercises: [String: Identifier<Exercise>] = [:]
    private var knownSources: Set<String>
    private let unit: MassUnit

    /// - Parameter client: nil where the client is yet to be added.
    init(_ db: Database, client: Identifier<Client>?, unit: MassUnit, trainer: Identifier<Trainer>) throws {
        self.unit = unit
        let sources = "SELECT source FROM session WHERE client = ? AND source IS NOT NULL"
        knownSources = try client.map { Set(try db.all(sources, $0) { $0.text(0) }) } ?? []
        // One in use wins over one put away, the older over the newer.
        let names = "SELECT name_key, id FROM exercise WHERE owner = ? ORDER BY archived_at IS NULL, id DESC"
        try db.each(names, trainer) { exercises[$0.text(0)] = $0.id(1) }
    }

    /// The drafts that are not in the diary yet, the oldest first, so that ids follow the days; those of one time in the
    /// order of the file.
    mutating func new(_ drafts: [SessionDraft]) -> [SessionDraft] {
        let new = drafts.filter { knownSources.insert($0.source).inserted }
        outcome.sessionsAlreadyThere += drafts.count - new.count
        outcome.sessionsAdded += new.count
        outcome.rowsAdded += new.map(\.rows.count).reduce(0, +)
        return new.sorted { ($0.day, $0.startedAt ?? .distantPast) < ($1.day, $1.startedAt ?? .distantPast) }
    }

    /// The exercise of this name, created by `create` where there is none.
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
