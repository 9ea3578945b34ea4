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

    /// The mesocycles of a scope with their parts; by default templates by name, a client's from the newest.
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

    /// The mesocycles that contain a phase.
    public func containing(_ phase: Identifier<Phase>) throws(StoreError) -> [Mesocycle] {
        let standsIn = Condition("m.id IN (SELECT mesocycle FROM mesocycle_part WHERE phase = ?)", phase)
        return try access.records(where: standsIn, order: "m.id")
    }

    /// Adds a mesocycle of these phases, each for that many days; its own id is ignored.
    ///
    /// A phase that belongs elsewhere is copied: a template to the client, a client's phase to the templates.
    @discardableResult
    public func add(
        _ mesocycle: Mesocycle, phases: [Identifier<Phase>] = [], days: Int = MesocyclePart.defaultDays
    ) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change(.add, mesocycle) { change in
            if let client = mesocycle.client { _ = try change.clients.get(client) }
            let heads = try phases.map { try change.phases.get($0) }
            let id = try change.insert(mesocycle)
            try change.addParts(heads, to: id, of: mesocycle.client, at: 0, days: days)
            try change.moveStarts(in: id)
            return id
        }
    }

    /// Writes the differences in name, description and start. If the start moves, phases without sessions follow.
    ///
    /// - Throws: `changedMeanwhile` if one of these fields was changed since.
    public func update(from old: Mesocycle, to new: Mesocycle) throws(StoreError) {
        try access.change(.edit, new) { change in
            try change.update(from: old, to: new)
            try change.moveStarts(in: new.id)
        }
    }

    /// Deletes a mesocycle. Its phases stay.
    public func delete(_ id: Identifier<Mesocycle>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
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

extension Mesocycles {
    /// The sets that a mesocycle plans, per muscle group.
    public func plannedSets(of id: Identifier<Mesocycle>) throws(StoreError) -> PlannedSets {
        let content = try content(id)
        let sql = """
            SELECT r.phase, r.id, r.sets, u.muscle, u.role, r.letter
            FROM phase_row r LEFT JOIN exercise_muscle u ON u.exercise = r.exercise
            WHERE r.exercise IS NOT NULL AND r.phase IN (SELECT phase FROM mesocycle_part WHERE mesocycle = ?)
            ORDER BY r.id
            """
        var rows: [Identifier<Phase>: [(row: PlannedSets.Row, day: String)]] = [:]
        try access.read { db in
            var last: Identifier<PhaseRow>?
            try db.each(sql, id) { row in
                let phase: Identifier<Phase> = row.id(0)
                let isNew = last != row.id(1)
                last = row.id(1)
                if isNew { rows[phase, default: []].append((PlannedSets.Row(sets: row.text(2)), row.text(5))) }
                guard let muscle: MuscleGroup = row.raw(3), let role = MuscleGroup.Role(rawValue: row[4]),
                    let index = rows[phase]?.indices.last
                else { return }
                rows[phase]?[index].row.muscles[muscle] = role
            }
        }
        var plan = PlannedSets()
        for stretch in content.timeline(today: nil).stretches where stretch.plannedSessions > 0 {
            guard let phase = stretch.part.phase else { continue }
            let head = content.parts.first { $0.part.phase == phase }?.phase?.phase
            let days = head?.days ?? .none
            let columns = days.ofColumns(stretch.plannedSessions, begun: [:], from: head?.start)
            for (row, day) in rows[phase] ?? [] {
                let others = columns.values.count { !days.isTrained(day, on: $0) }
                plan.add(row, sessions: stretch.plannedSessions - others)
            }
        }
        return plan
    }
}

extension Mesocycles {
    /// A copy in the same scope. A client's copy has fresh phases without sessions and no start yet.
    @discardableResult
    public func duplicate(_ id: Identifier<Mesocycle>) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change { change in
            var copy = try change.mesocycles.get(id)
            try change.name(.duplicate, copy)
            copy.name += " (copy)"
            copy.start = nil
            return try change.copy(id, as: copy)
        }
    }

    /// A copy for a client, with a copy of each phase; their starts follow from the days. The original stays untouched.
    ///
    /// - Parameter loads: what becomes of loads that were planned for another client.
    @discardableResult
    public func assign(
        _ id: Identifier<Mesocycle>, to client: Identifier<Client>, start: Day? = nil, loads: PlannedLoads = .asTheyAre
    ) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change { change in
            var copy = try change.mesocycles.get(id)
            try change.name(.assign, .mesocycle, subject: id.rawValue, of: client, [.name: copy.name])
            copy.client = client
            copy.start = start
            return try change.copy(id, as: copy, loads)
        }
    }

    /// Copies of all these mesocycles for each of these clients, or none at all.
    ///
    /// - Throws: `impossible`, which names the mesocycle or the client that is in the way; `missing`.
    @discardableResult
    package func assign(
        _ plans: [Marked<Mesocycle>], to clients: [Marked<Client>], start: Day? = nil,
        loads: PlannedLoads = .asTheyAre
    ) throws(StoreError) -> [Identifier<Mesocycle>] {
        try access.change { change in
            change.name(ChangeFacts(assigning: plans, to: clients))
            try change.each(plans) { plan in _ = try change.mesocycles.get(plan) }
            var copies: [Identifier<Mesocycle>] = []
            try change.each(clients) { client in
                for plan in plans {
                    copies.append(try change.mesocycles.assign(plan.id, to: client, start: start, loads: loads))
                }
            }
            return copies
        }
    }

    /// A template made from a client's mesocycle, with templates of its phases.
    @discardableResult
    public func makeTemplate(of id: Identifier<Mesocycle>) throws(StoreError) -> Identifier<Mesocycle> {
        try access.change { change in
            var copy = try change.mesocycles.get(id)
            try change.name(.template, copy)
            copy.client = nil
            copy.start = nil
            return try change.copy(id, as: copy)
        }
    }
}

extension Change {
    /// Adds a mesocycle with the categories and parts of another one, and with copies of the phases that belong
    /// elsewhere.
    fileprivate func copy(
        _ original: Identifier<Mesocycle>, as copy: Mesocycle, _ loads: PlannedLoads = .asTheyAre
    ) throws -> Identifier<Mesocycle> {
        var head = copy
        head.isArchived = false
        let id = try insert(head)
        try copyCategories(from: original, to: id)
        // One template serves several parts; a client gets a sheet for each of them.
        var templates: [Identifier<Phase>: Identifier<Phase>] = [:]
        for (position, part) in try parts(of: original).enumerated() {
            var phase = part.phase
            if let old = phase {
                let sheet = try phases.get(old)
                if let client = copy.client {
                    phase = try assign(sheet, to: client, loads)
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
