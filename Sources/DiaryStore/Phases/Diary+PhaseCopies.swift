public import FitnessModel
import GRDB

extension Diary {
    /// A copy on the same shelf: head and rows, no sessions.
    @discardableResult
    public func duplicatePhase(
        _ id: Identifier<Phase>, named name: String? = nil
    ) throws(StoreError) -> Identifier<Phase> {
        let original = try phase(id)
        var copy = original
        copy.name = name ?? original.name + " (copy)"
        return try self.copy(id, as: copy, label: "Duplicate \(Label.phase(original))")
    }

    /// A copy for a client, of a template or of another client's sheet. The original stays untouched.
    @discardableResult
    public func assign(
        _ id: Identifier<Phase>, to client: Identifier<Client>, start: Day? = nil
    ) throws(StoreError) -> Identifier<Phase> {
        let original = try phase(id)
        let person = try self.client(client)
        var copy = original
        copy.client = client
        copy.start = start
        return try self.copy(
            id, as: copy, label: "Assign \(Label.name(original.name)) to \(Label.name(person.name))")
    }

    /// A template made from a client's sheet.
    @discardableResult
    public func makeTemplate(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        let original = try phase(id)
        var copy = original
        copy.client = nil
        copy.start = nil
        return try self.copy(id, as: copy, label: "Make template of \(Label.name(original.name))")
    }

    private func copy(
        _ original: Identifier<Phase>, as copy: Phase, label: String
    ) throws(StoreError) -> Identifier<Phase> {
        var copy = copy
        copy.isArchived = false
        return try change(label) { change in
            let id = try change.add(copy)
            let categories = """
                INSERT INTO phase_category (phase, category)
                SELECT ?, l.category FROM phase_category l JOIN category g ON g.id = l.category
                WHERE l.phase = ? AND (g.owner IS NULL OR g.owner = ?)
                """
            try change.db.run(categories, id, original, try change.trainer)
            let rows = """
                SELECT \(PhaseRow.columns) FROM phase_row r LEFT JOIN exercise e ON e.id = r.exercise
                WHERE r.phase = ? ORDER BY r.position, r.id
                """
            for (position, row) in try change.db.all(rows, original, decode: PhaseRow.init(row:)).enumerated() {
                try change.addRow(to: id, at: position, exercise: row.exercise, prescription: row.prescription)
            }
            return id
        }
    }
}
