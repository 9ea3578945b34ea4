public import FitnessModel
import GRDB

/// The recurring tasks of clients.
public struct RecurringPlans: RecordSubject {
    package typealias Record = RecurringPlan

    /// A task and its state.
    public struct Status: Hashable, Sendable, Identifiable {
        /// The plan.
        public let plan: RecurringPlan
        /// The client's name.
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

    /// The tasks of a client, or of all active clients, the next first.
    ///
    /// - Parameters:
    ///   - isOn: only those with a reminder.
    ///   - isTimed: only those with a time of day.
    public func statuses(
        of client: Identifier<Client>? = nil, isOn: Bool = false, isTimed: Bool = false
    ) throws(StoreError) -> [Status] {
        try access.read { db in
            var condition = condition(of: client)
            if isOn { condition.add("q.is_on = 1") }
            if isTimed { condition.add("q.minute IS NOT NULL") }
            let select = "SELECT \(RecurringPlan.columns), c.name FROM \(Self.source)"
            // Read in the order of the index and sorted below, since there are few.
            let plans = try db.all(select, condition, order: "q.client, q.is_on, q.id") { row in
                (RecurringPlan(row: row), row.text(RecurringPlan.columnCount))
            }
            return try plans.map { try status($0, $1, db) }.sorted {
                ($0.next, $0.plan.name, $0.id.rawValue) < ($1.next, $1.plan.name, $1.id.rawValue)
            }
        }
    }

    /// How many plans a client has, or all that are in use.
    public func count(of client: Identifier<Client>? = nil) throws(StoreError) -> Int {
        try access.read { db in
            let condition = condition(of: client)
            return try db.count("SELECT count(*) FROM \(Self.source) WHERE \(condition.sql)", condition.values)
        }
    }

    private static let source = "recurring_plan q CROSS JOIN client c ON c.id = q.client"

    private func condition(of client: Identifier<Client>?) -> Condition {
        var condition = client.map { Condition("q.client = ?", $0) } ?? Condition("c.archived_at IS NULL")
        condition.add(Visibility.client, access.viewer)
        return condition
    }

    /// The state of one task.
    public func status(of id: Identifier<RecurringPlan>) throws(StoreError) -> Status {
        try access.read { db in
            let plan: RecurringPlan = try db.get(id, viewer: access.viewer)
            let name = try db.first("SELECT name FROM client WHERE id = ?", plan.client) { $0.text(0) }
            return try status(plan, name ?? "", db)
        }
    }

    private func status(_ plan: RecurringPlan, _ name: String, _ db: Database) throws -> Status {
        let newest = try plan.doings(limit: 1, db).first
        return Status(plan: plan, clientName: name, done: newest?.day, next: plan.next(after: newest))
    }

    /// The days on which it was done, the newest first.
    public func days(of id: Identifier<RecurringPlan>, limit: Int = 20) throws(StoreError) -> [Day] {
        try access.read { db in
            let plan: RecurringPlan = try db.get(id, viewer: access.viewer)
            return try plan.doings(limit: limit, db).map(\.day)
        }
    }

    /// Adds a task; records before its first day do not count.
    @discardableResult
    public func add(_ plan: RecurringPlan) throws(StoreError) -> Identifier<RecurringPlan> {
        try access.change { change in
            try change.name(.add, plan)
            var added = plan
            added.since = try plan.newest(change.db)?.record ?? 0
            return try change.insert(added)
        }
    }

    /// Writes what differs. A day that was set holds until it is done the next time.
    public func update(from old: RecurringPlan, to new: RecurringPlan) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, new)
            var new = new
            if new.due != old.due || new.kind != old.kind || new.phase != old.phase || new.exercise != old.exercise {
                new.since = try new.newest(change.db)?.record ?? 0
            }
            try change.update(from: old, to: new)
        }
    }

    /// Marks a task of a custom kind as done.
    public func tickOff(_ id: Identifier<RecurringPlan>, on day: Day, note: String = "") throws(StoreError) {
        try access.change { change in
            try change.name(.finish, id)
            let sql = "INSERT INTO plan_done (id, plan, day, note) VALUES (?, ?, ?, ?)"
            try change.db.run(sql, change.newID(RecurringPlan.self), id, day, note)
        }
    }

    /// Deletes a plan with its reminders; the records that did it stay.
    public func delete(_ id: Identifier<RecurringPlan>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            try change.db.run("DELETE FROM plan_done WHERE plan = ?", id)
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// The recurring tasks of clients.
    public var recurringPlans: RecurringPlans { RecurringPlans(access: access) }
}
