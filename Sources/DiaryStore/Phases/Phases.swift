public import FitnessModel
import GRDB

/// The sheets that the acting trainer may see: clients' phases, templates and routines.
public struct Phases: RecordSubject {
    package let access: Access

    /// The sheets of one scope; where no order is said, templates and routines by name, a client's from the newest.
    public func list(
        _ scope: PlanScope, _ filter: ListFilter = ListFilter(), by order: ListOrder? = nil, offset: Int = 0,
        limit: Int = 200
    ) throws(StoreError) -> [PhaseListItem] {
        try access.read { db in
            try PhaseListItem.fetch(db, scope, viewer: access.viewer, filter, by: order, offset: offset, limit: limit)
        }
    }

    /// How many sheets the same filter lets through.
    public func count(_ scope: PlanScope, _ filter: ListFilter = ListFilter()) throws(StoreError) -> Int {
        try access.read { db in
            try db.count(Phase.self, scope.condition(Phase.self, viewer: access.viewer, filter))
        }
    }

    /// How many of them are in each category; those with none are left out.
    package func counts(
        _ scope: PlanScope, _ filter: ListFilter = ListFilter()
    ) throws(StoreError) -> [Identifier<Category>: Int] {
        let condition = scope.condition(Phase.self, viewer: access.viewer, filter.inAllCategories)
        return try access.counts(of: Phase.self, where: condition)
    }

    /// Adds an empty sheet; a template when no client is given.
    @discardableResult
    public func add(named name: String, client: Identifier<Client>?) throws(StoreError) -> Identifier<Phase> {
        try add(Phase(id: .unsaved, client: client, name: name))
    }

    /// Adds an empty sheet with this head; the phase's own id counts for nothing.
    @discardableResult
    public func add(_ phase: Phase) throws(StoreError) -> Identifier<Phase> {
        try access.change("Add \(phase.label)") { change in
            if let client = phase.client { _ = try change.clients.get(client) }
            return try change.insert(phase)
        }
    }

    /// Writes what differs between a sheet's head as it was read and as it shall be. Whose sheet it is stays.
    ///
    /// - Throws: `refused` when a column that would go holds a session or a plan; `changedMeanwhile`.
    public func update(from old: Phase, to new: Phase) throws(StoreError) {
        try access.change("Edit \(new.label)") { change in
            let sessions = try change.db.count("SELECT max(column_number) FROM session WHERE phase = ?", new.id)
            let used = max(sessions, try PlannedCells(db: change.db).columns(of: new.id).max() ?? 0)
            guard new.sessionCount >= min(used, old.sessionCount) else {
                throw StoreError.refused(.columnInUse(used, phase: new.name))
            }
            let stored = try change.phases.get(new.id)
            let before = try DayTurns(change.db, stored)
            try change.update(from: old, to: new)
            let now = try change.phases.get(new.id)
            try change.follow(from: stored, to: now)
            try change.keepPlans(of: now, since: before)
        }
    }

    /// Deletes a sheet, also out of the mesocycles in which it stands. What was done on it stays, as free sessions under
    /// the sheet's name.
    public func delete(_ id: Identifier<Phase>) throws(StoreError) {
        try access.change { change in
            let phase = try change.phases.get(id)
            let plans = try change.mesocycles.containing(id)
            let places = plans.isEmpty ? "" : " (also in \(plans.map { Label.name($0.name) }.joined(separator: ", ")))"
            change.name("Delete \(phase.label)\(places)")
            for plan in plans { try change.takeOut(id, of: plan.id) }
            let rows = "(SELECT id FROM phase_row WHERE phase = ?)"
            try change.db.run("UPDATE session_row SET phase_row = NULL WHERE phase_row IN \(rows)", id)
            let named = "UPDATE session SET title = ?, words = trim(? || ' ' || words) WHERE phase = ? AND title = ''"
            try change.db.run(named, phase.name, phase.name.searchKey, id)
            try change.db.run("UPDATE session SET phase = NULL, column_number = NULL WHERE phase = ?", id)
            try change.db.run("UPDATE session SET routine = NULL WHERE routine = ?", id)
            try change.db.run("UPDATE appointment SET phase = NULL WHERE phase = ?", id)
            try change.db.run("UPDATE recurring_plan SET phase = NULL WHERE phase = ?", id)
            try change.db.run("DELETE FROM planned_cell WHERE phase_row IN \(rows)", id)
            try change.db.run("DELETE FROM phase_row WHERE phase = ?", id)
            try change.db.run("DELETE FROM phase_category WHERE phase = ?", id)
            try change.db.run("DELETE FROM phase WHERE id = ?", id)
        }
    }
}

extension DiaryAccess {
    /// The phases, templates and routines.
    public var phases: Phases { Phases(access: access) }
}
