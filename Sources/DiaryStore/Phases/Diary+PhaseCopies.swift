public import FitnessModel
import GRDB

extension DiaryAccess {
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
        let person = try clients.get(client)
        let copy = original.assigned(to: client, start: start)
        return try self.copy(
            id, as: copy, label: "Assign \(Label.name(original.name)) to \(Label.name(person.name))")
    }

    /// A template made from a client's sheet or from a routine.
    @discardableResult
    public func makeTemplate(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        let original = try phase(id)
        return try copy(id, as: original.asTemplate, label: "Make template of \(Label.name(original.name))")
    }

    /// A routine made from a sheet: its exercises under their labels, without what they ask for.
    @discardableResult
    public func makeRoutine(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        let original = try phase(id)
        var copy = original.asTemplate
        copy.isRoutine = true
        copy.periodization = ""
        return try self.copy(id, as: copy, label: "Make routine of \(Label.name(original.name))")
    }

    private func copy(
        _ original: Identifier<Phase>, as copy: Phase, label: String
    ) throws(StoreError) -> Identifier<Phase> {
        try change(label) { change in try change.copy(original, as: copy) }
    }
}

extension Change {
    /// Adds a sheet under this head with the categories and rows of another one; a routine gets no targets.
    func copy(_ original: Identifier<Phase>, as copy: Phase) throws -> Identifier<Phase> {
        var head = copy
        head.isArchived = false
        let id = try add(head)
        let categories = """
            INSERT INTO phase_category (phase, category)
            SELECT ?, l.category FROM phase_category l JOIN category g ON g.id = l.category
            WHERE l.phase = ? AND (g.owner IS NULL OR g.owner = ?)
            """
        try db.run(categories, id, original, try trainer)
        let rows = """
            SELECT \(PhaseRow.columns) FROM phase_row r LEFT JOIN exercise e ON e.id = r.exercise
            WHERE r.phase = ? ORDER BY r.position, r.id
            """
        for (position, row) in try db.all(rows, original, decode: PhaseRow.init(row:)).enumerated() {
            let asked = head.isRoutine ? Prescription(label: row.prescription.label) : row.prescription
            try addRow(to: id, at: position, exercise: row.exercise, prescription: asked)
        }
        return id
    }
}

extension Phase {
    /// The same head as a template: without client and dates.
    var asTemplate: Phase {
        var copy = self
        copy.client = nil
        copy.start = nil
        copy.isRoutine = false
        return copy
    }

    /// The same head as a client's sheet.
    func assigned(to client: Identifier<Client>, start: Day?) -> Phase {
        var copy = self
        copy.client = client
        copy.start = start
        copy.isRoutine = false
        return copy
    }
}
