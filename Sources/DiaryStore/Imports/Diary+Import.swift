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
        try change(Label.name(label)) { change in
            let client = try change.clients.get(id)
            change.numberDensely()
            var work = try SessionImport(change.db, client: id, unit: client.unit, trainer: try change.trainer)
            let insertion = try BoundStatement(
                change.db,
                """
                INSERT INTO session_row (id, session, client, day, exercise, position, text, note)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """)
            let sets = try PerformedSets(change.db)
            let new = work.new(drafts)
            for (number, draft) in new.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                let session = try change.insert(
                    TrainingSession(draft, client: id, unit: client.unit), source: draft.source)
                for (position, row) in draft.rows.enumerated() {
                    let exercise = try work.exercise(for: row) { try change.insert($0) }
                    let cell = work.cell(for: row)
                    let added = change.newID(SessionRow.self)
                    try insertion.run([added, session, id, draft.day, exercise, position, cell.text, row.note])
                    try sets.insert(cell.sets, of: added)
                }
            }
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed; without a client, as for a new one.
    public func importPreview(
        _ drafts: [SessionDraft], client id: Identifier<Client>?
    ) throws(StoreError) -> ImportOutcome {
        try read(for: id) { db, client in
            var work = try SessionImport(db, client: id, unit: client?.unit ?? .kg, trainer: viewer)
            for row in work.new(drafts).flatMap(\.rows) {
                _ = work.exercise(for: row) { $0.id }
                _ = work.cell(for: row)
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
