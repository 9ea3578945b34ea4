public import FitnessModel
import GRDB

extension Mesocycles {
    /// A copy in the same scope. A client's copy has fresh phases without sessions and no start yet.
    @discardableResult
    public func duplicate(_ id: Identifier<Mesocycle>) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change { change in
            var copy = try change.mesocycles.get(id)
            change.name("Duplicate \(copy.label)")
            copy.name += " (copy)"
            copy.start = nil
            return try change.copy(id, as: copy)
        }
    }

    /// A copy for a client, with a copy of each phase; their starts follow from the days. The original stays untouched.
    @discardableResult
    public func assign(
        _ id: Identifier<Mesocycle>, to client: Identifier<Client>, start: Day? = nil
    ) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change { change in
            var copy = try change.mesocycles.get(id)
            try change.name(
                "Assign mesocycle \(Label.name(copy.name)) to \(Label.name(change.clients.get(client).name))")
            copy.client = client
            copy.start = start
            return try change.copy(id, as: copy)
        }
    }

    /// Copies of all these mesocycles for each of these clients, or none at all.
    ///
    /// - Throws: `impossible`, which names the mesocycle or the client that is in the way; `missing`.
    @discardableResult
    package func assign(
        _ plans: [Marked<Mesocycle>], to clients: [Marked<Client>], start: Day? = nil
    ) throws(StoreError) -> [Identifier<Mesocycle>] {
        try access.change { change in
            change.name("Assign \(Label.names(plans)) to \(Label.names(clients))")
            try change.each(plans) { plan in _ = try change.mesocycles.get(plan) }
            var copies: [Identifier<Mesocycle>] = []
            try change.each(clients) { client in
                for plan in plans { copies.append(try change.mesocycles.assign(plan.id, to: client, start: start)) }
            }
            return copies
        }
    }

    /// A template made from a client's mesocycle, with templates of its phases.
    @discardableResult
    public func makeTemplate(of id: Identifier<Mesocycle>) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change { change in
            var copy = try change.mesocycles.get(id)
            change.name("Make template of mesocycle \(Label.name(copy.name))")
            copy.client = nil
            copy.start = nil
            return try change.copy(id, as: copy)
        }
    }
}

extension Change {
    /// Adds a mesocycle under this head with the categories and parts of another one, and copies of the phases that lie
    /// elsewhere.
    fileprivate func copy(_ original: Identifier<Mesocycle>, as copy: Mesocycle) throws -> Identifier<Mesocycle> {
        var head = copy
        head.isArchived = false
        let id = try insert(head)
        try copyCategories(from: original, to: id)
        // One template serves every part in which it stands; what a client trains twice are two sheets.
        var templates: [Identifier<Phase>: Identifier<Phase>] = [:]
        for (position, part) in try parts(of: original).enumerated() {
            var phase = part.phase
            if let old = phase {
                let sheet = try phases.get(old)
                if let client = copy.client {
                    phase = try assign(sheet, to: client)
                } else if !sheet.isTemplate {
                    phase = try templates[old] ?? self.copy(old, as: sheet.placed(with: nil))
                    templates[old] = phase
                }
            }
            try addPart(phase, to: id, at: position, days: part.days, note: part.note)
        }
        try moveStarts(in: id)
        return id
    }
}
