public import FitnessModel
import GRDB

extension Phases {
    /// A copy in the same scope: head and rows with what is and was planned in them, no sessions.
    @discardableResult
    public func duplicate(
        _ id: Identifier<Phase>, named name: String? = nil
    ) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            var copy = try change.phases.get(id)
            change.name("Duplicate \(copy.label)")
            copy.name = name ?? copy.name + " (copy)"
            return try change.copy(id, as: copy)
        }
    }

    /// A copy for a client, of a template or of another client's sheet. The original stays untouched.
    @discardableResult
    public func assign(
        _ id: Identifier<Phase>, to client: Identifier<Client>, start: Day? = nil
    ) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            let original = try change.phases.get(id)
            try change.name(
                "Assign \(Label.name(original.name)) to \(Label.name(change.clients.get(client).name))")
            return try change.copy(id, as: original.placed(with: client, start: start))
        }
    }

    /// Copies of all these sheets for each of these clients, or none at all.
    ///
    /// - Throws: `impossible`, which names the sheet or the client that is in the way; `missing`.
    @discardableResult
    package func assign(
        _ sheets: [Marked<Phase>], to clients: [Marked<Client>], start: Day? = nil
    ) throws(StoreError) -> [Identifier<Phase>] {
        try access.change { change in
            change.name("Assign \(Label.names(sheets)) to \(Label.names(clients))")
            try change.each(sheets) { sheet in _ = try change.phases.get(sheet) }
            var copies: [Identifier<Phase>] = []
            try change.each(clients) { client in
                for sheet in sheets { copies.append(try change.phases.assign(sheet.id, to: client, start: start)) }
            }
            return copies
        }
    }

    /// A template made from a client's sheet or from a routine.
    @discardableResult
    public func makeTemplate(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            let original = try change.phases.get(id)
            change.name("Make template of \(Label.name(original.name))")
            return try change.copy(id, as: original.placed(with: nil))
        }
    }

    /// A routine made from a sheet: its exercises under their labels, without what they ask for.
    @discardableResult
    public func makeRoutine(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            var copy = try change.phases.get(id).placed(with: nil)
            change.name("Make routine of \(Label.name(copy.name))")
            copy.isRoutine = true
            copy.periodization = ""
            return try change.copy(id, as: copy)
        }
    }
}

extension Change {
    /// Adds a sheet under this head with the categories and rows of another one, and what is and was planned in its columns,
    /// in the unit of whose it becomes; a routine gets no targets and no plans.
    func copy(_ original: Identifier<Phase>, as copy: Phase) throws -> Identifier<Phase> {
        var head = copy
        head.isArchived = false
        let id = try insert(head)
        try copyCategories(from: original, to: id)
        let unit = try head.client.map { try clients.get($0).unit } ?? .kg
        for (position, old) in try rows(of: original).enumerated() {
            var row = old
            row.phase = id
            row.position = position
            if head.isRoutine { row.prescription = Prescription(label: row.prescription.label) }
            let copied = try insert(row)
            if !head.isRoutine { try PlannedCells(db: db).copy(old.id, to: copied, in: unit) }
        }
        return id
    }
}

extension Phase {
    /// The same head as a client's sheet, or as a template where no client is given.
    func placed(with client: Identifier<Client>?, start: Day? = nil) -> Phase {
        var copy = self
        copy.client = client
        copy.start = start
        // It lasts as long as the original.
        copy.lastDay = start.flatMap { start in
            self.start.flatMap { old in lastDay.map { start.adding(days: old.days(until: $0)) } }
        }
        copy.isRoutine = false
        return copy
    }
}
