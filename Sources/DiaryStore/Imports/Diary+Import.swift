public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Puts sessions of another program into the diary, as one change. What was imported before is passed over.
    ///
    /// - Parameters:
    ///   - label: what undo names, such as "Import strong.csv for Jan Novak".
    ///   - progress: told the done part, 0...1, now and then; its false cancels, and nothing is changed.
    @discardableResult
    public func importSessions(
        _ drafts: [SessionDraft], client id: Identifier<Client>, label: String,
        progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> ImportOutcome {
        let client = try clients.get(id)
        return try change(Label.name(label)) { change in
            change.numberDensely()
            var work = try SessionImport(change.db, client: id, unit: client.unit, trainer: try change.trainer)
            let rows = try ImportedRows(change, client: id)
            let new = work.new(drafts)
            for (number, draft) in new.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                let session = try change.add(
                    TrainingSession(draft, client: id, unit: client.unit), source: draft.source)
                work.count(draft)
                for (position, row) in draft.rows.enumerated() {
                    let exercise = try work.exercise(for: row) { try change.add($0) }
                    let cell = work.cell(for: row)
                    try rows.insert(
                        cell, note: row.note, exercise: exercise, session: session, day: draft.day, position: position)
                    work.count(sets: cell.sets.count)
                }
            }
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed; without a client, as for a new one.
    public func importPreview(
        _ drafts: [SessionDraft], client id: Identifier<Client>?
    ) throws(StoreError) -> ImportOutcome {
        let unit = try id.map { id throws(StoreError) in try clients.get(id).unit } ?? .kg
        let viewer = viewer
        return try read { db in
            var work = try SessionImport(db, client: id, unit: unit, trainer: viewer)
            for draft in work.new(drafts) {
                work.count(draft)
                for row in draft.rows {
                    _ = work.exercise(for: row) { $0.id }
                    work.count(sets: work.cell(for: row).sets.count)
                }
            }
            return work.outcome
        }
    }
}

extension TrainingSession {
    fileprivate init(_ draft: SessionDraft, client: Identifier<Client>, unit: MassUnit) {
        self.init(
            id: .unsaved, client: client, title: draft.title, day: draft.day,
            startedAt: draft.startedAt, endedAt: draft.endedAt, state: .done, mode: .imported, note: draft.note,
            effort: draft.effort, unit: unit)
    }
}

/// Adds rows by the thousand: prepared once, only what differs is bound again.
private struct ImportedRows {
    private let change: Change
    private let insertion: BoundStatement
    private let sets: PerformedSets

    init(_ change: Change, client: Identifier<Client>) throws {
        self.change = change
        sets = try PerformedSets(change.db)
        insertion = try BoundStatement(
            change.db,
            """
            INSERT INTO session_row (client, id, session, day, exercise, position, text, note)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """)
        insertion.bind(client.stored, at: 1)
    }

    func insert(
        _ cell: (text: String, sets: [PerformedSet]), note: String, exercise: Identifier<Exercise>,
        session: Identifier<TrainingSession>, day: Day, position: Int
    ) throws {
        let id = change.newID(SessionRow.self)
        insertion.bind(id.stored, at: 2)
        insertion.bind(session.stored, at: 3)
        insertion.bind(day.stored, at: 4)
        insertion.bind(exercise.stored, at: 5)
        insertion.bind(position.stored, at: 6)
        insertion.bind(.text(cell.text), at: 7)
        insertion.bind(.text(note), at: 8)
        try insertion.run()
        try sets.insert(cell.sets, of: id)
    }
}
