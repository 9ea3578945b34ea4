public import FitnessModel
import GRDB

/// The mesocycles that the acting trainer may see: clients' long-term plans and templates.
public struct Mesocycles: RecordSubject {
    package let access: Access

    /// One mesocycle with its parts.
    ///
    /// - Throws: `missing`.
    public func content(_ id: Identifier<Mesocycle>) throws(StoreError) -> MesocycleContent {
        let condition = Condition("m.id = ?", id).visible(Mesocycle.self, to: access.viewer)
        let found = try access.read { db in try MesocycleContent.fetch(db, condition, order: "m.id").first }
        guard let found else { throw .missing }
        return found
    }

    /// The mesocycles of one scope with their parts; where no order is said, templates by name, a client's from the newest.
    public func list(
        _ scope: PlanScope, _ filter: ListFilter = ListFilter(), by order: ListOrder? = nil, offset: Int = 0,
        limit: Int = 200
    ) throws(StoreError) -> [MesocycleContent] {
        try access.read { db in
            try MesocycleContent.fetch(
                db, scope, viewer: access.viewer, filter, by: order, offset: offset, limit: limit)
        }
    }

    /// How many mesocycles the same filter lets through.
    public func count(_ scope: PlanScope, _ filter: ListFilter = ListFilter()) throws(StoreError) -> Int {
        try access.read { db in
            try db.count(Mesocycle.self, scope.condition(Mesocycle.self, viewer: access.viewer, filter))
        }
    }

    /// How many of them are in each category; those with none are left out.
    package func counts(
        _ scope: PlanScope, _ filter: ListFilter = ListFilter()
    ) throws(StoreError) -> [Identifier<Category>: Int] {
        let condition = scope.condition(Mesocycle.self, viewer: access.viewer, filter.inAllCategories)
        return try access.counts(of: Mesocycle.self, where: condition)
    }

    /// The mesocycles in which a phase stands.
    public func containing(_ phase: Identifier<Phase>) throws(StoreError) -> [Mesocycle] {
        let standsIn = Condition("m.id IN (SELECT mesocycle FROM mesocycle_part WHERE phase = ?)", phase)
        return try access.records(where: standsIn, order: "m.id")
    }

    /// Adds a mesocycle of these phases, each for as many days; its own id counts for nothing.
    ///
    /// A phase that lies elsewhere is copied to where the mesocycle lies: a template to the client, a client's phase to
    /// the templates.
    @discardableResult
    public func add(
        _ mesocycle: Mesocycle, phases: [Identifier<Phase>] = [], days: Int = MesocyclePart.defaultDays
    ) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change("Add \(mesocycle.label)") { change in
            if let client = mesocycle.client { _ = try change.clients.get(client) }
            let heads = try phases.map { try change.phases.get($0) }
            let id = try change.insert(mesocycle)
            try change.addParts(heads, to: id, of: mesocycle.client, at: 0, days: days)
            try change.moveStarts(in: id)
            return id
        }
    }

    /// Writes what differs of name, description and start. Where the start moves, the phases without sessions follow.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: Mesocycle, to new: Mesocycle) throws(StoreError) {
        try access.change("Edit \(new.label)") { change in
            try change.update(from: old, to: new)
            try change.moveStarts(in: new.id)
        }
    }

    /// Deletes a mesocycle. Its phases stay.
    public func delete(_ id: Identifier<Mesocycle>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            for table in ["mesocycle_part", "mesocycle_category"] {
                try change.db.run("DELETE FROM \(table) WHERE mesocycle = ?", id)
            }
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// The mesocycles.
    public var mesocycles: Mesocycles { Mesocycles(access: access) }
}
