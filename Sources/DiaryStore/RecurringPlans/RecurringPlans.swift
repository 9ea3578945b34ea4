public import FitnessModel
import GRDB

/// What clients do every so many days.
public struct RecurringPlans: RecordSubject {
    package typealias Record = RecurringPlan

    /// A plan and where it stands.
    public struct Standing: Hashable, Sendable, Identifiable {
        /// The plan.
        public let plan: RecurringPlan
        /// Whose it is.
        public let clientName: String
        /// When it was done last; nil before the first time.
        public let done: Day?
        /// When it is next.
        public let next: Day

        /// Names the plan.
        public var id: Identifier<RecurringPlan> { plan.id }

        /// Days since it was due, 0 on the day itself; nil before.
        public func overdue(on today: Day) -> Int? { next <= today ? next.days(until: today) : nil }
    }

    package let access: Access

    /// The plans of a client, or of all that are in use, the next first.
    ///
    /// - Parameter isOn: those alone that are said when they are due.
    public func standings(
        of client: Identifier<Client>? = nil, isOn: Bool = false
    ) throws(StoreError) -> [Standing] {
        try access.read { db in
            var condition = Condition("c.archived_at IS NULL")
            if let client { condition = Condition("q.client = ?", client) }
            if isOn { condition.add("q.is_on = 1") }
            condition.add(Visibility.client, access.viewer)
            let select = "SELECT \(RecurringPlan.columns), c.name FROM recurring_plan q JOIN client c ON c.id = q.client"
            let plans = try db.all(select, condition, order: RecurringPlan.order) { row in
                (RecurringPlan(row: row), row.text(RecurringPlan.columnCount))
            }
            return try plans.map { try standing($0, $1, db) }.sorted { $0.next < $1.next }
        }
    }

    /// Where one plan stands.
    public func standing(of id: Identifier<RecurringPlan>) throws(StoreError) -> Standing {
        try access.read { db in
            let plan = try get(id)
            return try standing(plan, db.first("SELECT name FROM client WHERE id = ?", plan.client) { $0.text(0) } ?? "", db)
        }
    }

    private func standing(_ plan: RecurringPlan, _ name: String, _ db: Database) throws -> Standing {
        let newest = try plan.newest(db)
        return Standing(plan: plan, clientName: name, done: newest?.day, next: plan.next(after: newest))
    }

    /// The days on which it was done, the newest first.
    public func days(of id: Identifier<RecurringPlan>, limit: Int = 20) throws(StoreError) -> [Day] {
        try access.read { db in try get(id).doings(limit: limit, db).map(\.day) }
    }

    /// Adds a plan; what was done before its first day does not count.
    @discardableResult
    public func add(_ plan: RecurringPlan) throws(StoreError) -> Identifier<RecurringPlan> {
        try access.change { change in
            change.name("Add \(try plan.label(in: change))")
            var added = plan
            added.since = try plan.newest(change.db)?.record ?? 0
            return try change.insert(added)
        }
    }

    /// Writes what differs. A day that was set holds until it is done the next time.
    public func update(from old: RecurringPlan, to new: RecurringPlan) throws(StoreError) {
        try access.change { change in
            change.name("Edit \(try new.label(in: change))")
            var new = new
            if new.due != old.due || new.kind != old.kind || new.phase != old.phase || new.exercise != old.exercise {
                new.since = try new.newest(change.db)?.record ?? 0
            }
            try change.update(from: old, to: new)
        }
    }

    /// Ticks a plan of one's own kind off.
    public func tickOff(_ id: Identifier<RecurringPlan>, on day: Day, note: String = "") throws(StoreError) {
        try access.change { change in
            try change.name("Done:", id)
            let sql = "INSERT INTO plan_done (id, plan, day, note) VALUES (?, ?, ?, ?)"
            try change.db.run(sql, change.newID(RecurringPlan.self), id, day, note)
        }
    }

    /// Deletes a plan with its reminders; the records that did it stay.
    public func delete(_ id: Identifier<RecurringPlan>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            try change.db.run("DELETE FROM plan_done WHERE plan = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// What clients do every so many days.
    public var recurringPlans: RecurringPlans { RecurringPlans(access: access) }
}
