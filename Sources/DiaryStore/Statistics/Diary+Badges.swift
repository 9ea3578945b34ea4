public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The acting trainer's badges, by name.
    public func badges() throws(StoreError) -> [Badge] {
        let sql = "SELECT \(Badge.columns) FROM badge WHERE owner = ? ORDER BY name, id"
        return try read { db in try db.all(sql, viewer, decode: Badge.init(row:)) }
    }

    /// Adds a badge; its id is made here.
    @discardableResult
    public func addBadge(_ badge: Badge) throws(StoreError) -> Identifier<Badge> {
        try change("Add the badge \(Label.name(badge.name))") { change in
            let id = change.newID(Badge.self)
            try change.db.run(
                "INSERT INTO badge (id, owner, name, counts, exercise, target, days) VALUES (?, ?, ?, ?, ?, ?, ?)",
                id, change.trainer, badge.name, badge.counted.rawValue, badge.countedExercise, badge.target, badge.days)
            return id
        }
    }

    /// Puts all of a badge but its owner.
    public func updateBadge(_ badge: Badge) throws(StoreError) {
        try checkBadge(badge.id)
        try change("Edit the badge \(Label.name(badge.name))") { change in
            try change.db.run(
                "UPDATE badge SET name = ?, counts = ?, exercise = ?, target = ?, days = ? WHERE id = ?",
                badge.name, badge.counted.rawValue, badge.countedExercise, badge.target, badge.days, badge.id)
        }
    }

    /// Deletes a badge, for all clients.
    public func deleteBadge(_ id: Identifier<Badge>) throws(StoreError) {
        let name = try checkBadge(id)
        try change("Delete the badge \(Label.name(name))") { change in
            try change.db.run("DELETE FROM badge WHERE id = ?", id)
        }
    }

    /// How far a client is with a badge.
    public func progress(
        of client: Identifier<Client>, with badge: Badge, today: Day
    ) throws(StoreError) -> BadgeProgress {
        let amounts: [(day: Day, amount: Int)] =
            switch badge.counted {
            case .sessions: try trainingDays(of: client).map { (day: $0, amount: 1) }
            case .reps: try reps(of: client, in: badge.exercise)
            }
        return BadgeProgress(amounts, target: badge.target, days: badge.days, today: today)
    }

    private func reps(
        of client: Identifier<Client>, in exercise: Identifier<Exercise>?
    ) throws(StoreError) -> [(day: Day, amount: Int)] {
        guard let exercise else {
            return try workFigures(of: client, days: .earliest ... .latest).map { (day: $0.day, amount: $0.reps) }
        }
        _ = try clients.get(client)
        let sql = """
            SELECT r.day, sum(d.reps) FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND d.warm_up = 0 AND d.reps > 0 GROUP BY r.day
            """
        return try read { db in try db.all(sql, exercise, client) { (day: $0.day(0), amount: $0[1]) } }
    }

    @discardableResult
    private func checkBadge(_ id: Identifier<Badge>) throws(StoreError) -> String {
        let sql = "SELECT name FROM badge WHERE id = ? AND owner = ?"
        return try read { db in
            guard let name = try db.first(sql, id, viewer, decode: { $0.text(0) }) else { throw StoreError.missing }
            return name
        }
    }
}

extension Badge {
    fileprivate static let columns = "id, name, counts, exercise, target, days"

    /// Sessions are counted whatever was trained in them.
    fileprivate var countedExercise: Identifier<Exercise>? { counted == .reps ? exercise : nil }

    fileprivate init(row: Row) {
        self.init(
            id: row.id(0), name: row.text(1), counted: row.raw(2) ?? .sessions, exercise: row.optionalID(3),
            target: row[4], days: row[5])
    }
}
