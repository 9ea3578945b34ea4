public import FitnessModel
import GRDB

extension DiaryAccess {
    /// A copy on the same shelf. A client's copy has fresh phases without sessions and no start yet.
    @discardableResult
    public func duplicateMesocycle(_ id: Identifier<Mesocycle>) throws(StoreError) -> Identifier<Mesocycle> {
        let original = try mesocycle(id)
        var copy = original
        copy.name += " (copy)"
        copy.start = nil
        return try self.copy(id, as: copy, label: "Duplicate \(Label.mesocycle(original))")
    }

    /// A copy for a client, with a copy of each phase; their starts follow from the days. The original stays untouched.
    @discardableResult
    public func assign(
        _ id: Identifier<Mesocycle>, to client: Identifier<Client>, start: Day? = nil
    ) throws(StoreError) -> Identifier<Mesocycle> {
        let original = try mesocycle(id)
        let person = try clients.get(client)
        var copy = original
        copy.client = client
        copy.start = start
        return try self.copy(
            id, as: copy, label: "Assign mesocycle \(Label.name(original.name)) to \(Label.name(person.name))")
    }

    /// A template made from a client's mesocycle, with templates of its phases.
    @discardableResult
    public func makeTemplate(of id: Identifier<Mesocycle>) throws(StoreError) -> Identifier<Mesocycle> {
        let original = try mesocycle(id)
        var copy = original
        copy.client = nil
        copy.start = nil
        return try self.copy(id, as: copy, label: "Make template of mesocycle \(Label.name(original.name))")
    }

    private func copy(
        _ original: Identifier<Mesocycle>, as copy: Mesocycle, label: String
    ) throws(StoreError) -> Identifier<Mesocycle> {
        let content = try mesocycleContent(original)
        let heads = Dictionary(try heads(of: content.parts.compactMap(\.part.phase)).map { ($0.id, $0) }) {
            first, _ in first
        }
        return try change(label) { change in
            var head = copy
            head.isArchived = false
            let id = try change.add(head)
            let categories = """
                INSERT INTO mesocycle_category (mesocycle, category)
                SELECT ?, l.category FROM mesocycle_category l JOIN category g ON g.id = l.category
                WHERE l.mesocycle = ? AND (g.owner IS NULL OR g.owner = ?)
                """
            try change.db.run(categories, id, original, try change.trainer)
            // One template serves every part in which it stands; what a client trains twice are two sheets.
            var templates: [Identifier<Phase>: Identifier<Phase>] = [:]
            for (position, item) in content.parts.enumerated() {
                var phase = item.part.phase
                if let old = phase, let sheet = heads[old] {
                    if let client = copy.client {
                        phase = try change.assign(sheet, to: client)
                    } else if !sheet.isTemplate {
                        phase = try templates[old] ?? change.copy(old, as: sheet.asTemplate)
                        templates[old] = phase
                    }
                }
                try change.addPart(phase, to: id, at: position, days: item.part.days, note: item.part.note)
            }
            try change.moveStarts(in: id)
            return id
        }
    }
}
