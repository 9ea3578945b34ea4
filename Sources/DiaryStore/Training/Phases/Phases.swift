public import FitnessModel
import GRDB

/// The sheets that the acting trainer may see: clients' phases, templates and routines.
public struct Phases: RecordSubject {
    package let access: Access

    /// The sheets of a scope; by default templates and routines by name, a client's from the newest.
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

    /// Adds an empty sheet; without a client, a template.
    @discardableResult
    public func add(named name: String, client: Identifier<Client>?) throws(StoreError) -> Identifier<Phase> {
        try add(Phase(id: .unsaved, client: client, name: name))
    }

    /// Adds an empty sheet; the phase's own id is ignored.
    @discardableResult
    public func add(_ phase: Phase) throws(StoreError) -> Identifier<Phase> {
        try access.change(.add, phase) { change in
            if let client = phase.client { _ = try change.clients.get(client) }
            return try change.insert(phase)
        }
    }

    /// Writes the differences between a sheet's old and new head. The client cannot change.
    ///
    /// - Throws: `refused` if a removed column holds a session or a plan; `changedMeanwhile`.
    public func update(from old: Phase, to new: Phase) throws(StoreError) {
        try access.change(.edit, new) { change in
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

    /// Deletes a sheet, also from mesocycles. Its sessions stay as free ones under the sheet's name.
    public func delete(_ id: Identifier<Phase>) throws(StoreError) {
        try access.change { change in
            let phase = try change.phases.get(id)
            let plans = try change.mesocycles.containing(id)
            try change.name(.delete, phase, [.places: plans.map(\.name).joined(separator: ", ")])
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

extension Phases {
    /// The day that the next session of a phase is on this date; empty if it has no days, or no room.
    public func dueDay(of id: Identifier<Phase>, on date: Day) throws(StoreError) -> String {
        try access.read { db in
            let phase: Phase = try db.get(id, viewer: access.viewer)
            guard let turns = try DayTurns(db, phase) else { return "" }
            // After the last session; a gap only if there is no room, like a new session.
            let last = Set(1..<phase.sessionCount + 1).subtracting(turns.open).max() ?? 0
            let column = turns.open.contains(last + 1) ? last + 1 : turns.open.min()
            return column.map { turns.due(inColumn: $0, on: date) } ?? ""
        }
    }
}

extension Phases {
    /// A copy in the same scope: head and rows with current and former plans, no sessions.
    @discardableResult
    public func duplicate(
        _ id: Identifier<Phase>, named name: String? = nil
    ) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            var copy = try change.phases.get(id)
            try change.name(.duplicate, copy)
            copy.name = name ?? copy.name + " (copy)"
            return try change.copy(id, as: copy)
        }
    }

    /// A copy for a client, of a template or of another client's sheet. The original stays untouched.
    ///
    /// - Parameter loads: what becomes of loads that were planned for another client.
    @discardableResult
    public func assign(
        _ id: Identifier<Phase>, to client: Identifier<Client>, start: Day? = nil, loads: PlannedLoads = .asTheyAre
    ) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            let original = try change.phases.get(id)
            try change.name(.assign, .phase, subject: id.rawValue, of: client, [.name: original.name])
            return try change.copy(id, as: original.placed(with: client, start: start), loads)
        }
    }

    /// Copies of all these sheets for each of these clients, or none at all.
    ///
    /// - Throws: `impossible`, which names the sheet or the client that is in the way; `missing`.
    @discardableResult
    package func assign(
        _ sheets: [Marked<Phase>], to clients: [Marked<Client>], start: Day? = nil, loads: PlannedLoads = .asTheyAre
    ) throws(StoreError) -> [Identifier<Phase>] {
        try access.change { change in
            change.name(ChangeFacts(assigning: sheets, to: clients))
            try change.each(sheets) { sheet in _ = try change.phases.get(sheet) }
            var copies: [Identifier<Phase>] = []
            try change.each(clients) { client in
                for sheet in sheets {
                    copies.append(try change.phases.assign(sheet.id, to: client, start: start, loads: loads))
                }
            }
            return copies
        }
    }

    /// A template made from a client's sheet or from a routine.
    @discardableResult
    public func makeTemplate(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            let original = try change.phases.get(id)
            try change.name(.template, original)
            return try change.copy(id, as: original.placed(with: nil))
        }
    }

    /// Creates a routine from a sheet: its exercises with their labels, without prescriptions.
    @discardableResult
    public func makeRoutine(of id: Identifier<Phase>) throws(StoreError) -> Identifier<Phase> {
        try access.change { change in
            var copy = try change.phases.get(id).placed(with: nil)
            try change.name(.routine, copy)
            copy.isRoutine = true
            copy.periodization = ""
            return try change.copy(id, as: copy)
        }
    }
}

extension Change {
    /// Adds a sheet under this head with the categories and rows of another one, and what is and was planned in its
    /// columns, in the unit of whose it becomes; a routine gets no targets and no plans.
    ///
    /// - Parameter loads: what becomes of loads that were planned for another client than the copy's.
    func copy(
        _ original: Identifier<Phase>, as copy: Phase, _ loads: PlannedLoads = .asTheyAre
    ) throws -> Identifier<Phase> {
        var head = copy
        head.isArchived = false
        let id = try insert(head)
        try copyCategories(from: original, to: id)
        let unit = try head.client.map { try clients.get($0).unit } ?? .kg
        let handOver = try handOver(of: original, to: head.client, loads)
        for (position, old) in try rows(of: original).enumerated() {
            var row = old
            row.phase = id
            row.position = position
            if head.isRoutine { row.prescription = Prescription(label: row.prescription.label) }
            let copied = try insert(row)
            guard !head.isRoutine else { continue }
            try PlannedCells(db: db).copy(old.id, to: copied, in: unit) { planned, kind in
                guard let handOver, let exercise = old.exercise else { return planned }
                return try handOver(planned, kind, of: exercise)
            }
        }
        return id
    }
}

extension Change {
    /// What turns the plans of a client's sheet into those of another client's copy; nil where they stay.
    private func handOver(
        of original: Identifier<Phase>, to client: Identifier<Client>?, _ loads: PlannedLoads
    ) throws -> PlanHandOver? {
        guard loads != .asTheyAre, let owner = try phases.get(original).client, owner != client else { return nil }
        return PlanHandOver(loads: loads, past: try Past(db, client: owner, before: nil, viewer: viewer))
    }
}

extension Phase {
    /// The same head as a client's sheet, or as a template without a client.
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
