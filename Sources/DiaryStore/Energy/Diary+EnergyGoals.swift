public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The goal that counts for a client on a day: the newest that has begun.
    public func energyGoal(of client: Identifier<Client>, on day: Day) throws(StoreError) -> EnergyGoal? {
        _ = try clients.get(client)
        return try read { db in try EnergyGoal.read(of: client, on: day, db) }
    }

    /// All goals of a client, the oldest first.
    public func energyGoals(of client: Identifier<Client>) throws(StoreError) -> [EnergyGoal] {
        _ = try clients.get(client)
        let sql = "SELECT \(EnergyGoal.columns) FROM energy_goal WHERE client = ? ORDER BY start"
        return try read { db in try db.all(sql, client, decode: EnergyGoal.init(row:)) }
    }

    /// Puts a goal from its first day on, in place of one that begins on the same day; its own id counts for nothing.
    @discardableResult
    public func setEnergyGoal(
        _ goal: EnergyGoal, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<EnergyGoal> {
        let name = try clients.get(client).name
        return try change("Set the goal of \(Label.name(name)) from \(goal.start.iso)") { change in
            let find = "SELECT id FROM energy_goal WHERE client = ? AND start = ?"
            let direction = goal.direction.rawValue
            if let id: Identifier<EnergyGoal> = try change.db.first(find, client, goal.start, decode: { $0.id(0) }) {
                let sql = "UPDATE energy_goal SET direction = ?, rate_cal = ?, food_share = ? WHERE id = ?"
                try change.db.run(sql, direction, goal.rate, goal.foodShare, id)
                return id
            }
            let id = change.newID(EnergyGoal.self)
            let sql = """
                INSERT INTO energy_goal (id, client, start, direction, rate_cal, food_share) VALUES (?, ?, ?, ?, ?, ?)
                """
            try change.db.run(sql, id, client, goal.start, direction, goal.rate, goal.foodShare)
            return id
        }
    }

    /// Deletes a goal: the one before counts on.
    public func deleteEnergyGoal(_ id: Identifier<EnergyGoal>) throws(StoreError) {
        let sql = """
            SELECT c.name, g.start FROM energy_goal g JOIN client c ON c.id = g.client
            WHERE g.id = ? AND \(Visibility.client)
            """
        let viewer = viewer
        let found = try read { db in try db.first(sql, id, viewer) { (name: $0.text(0), start: $0.text(1)) } }
        guard let found else { throw .missing }
        try change("Delete the goal of \(Label.name(found.name)) from \(found.start)") { change in
            try change.db.run("DELETE FROM energy_goal WHERE id = ?", id)
        }
    }
}

extension EnergyGoal {
    /// The columns that `init(row:)` reads.
    static let columns = "id, start, direction, rate_cal, food_share"

    init(row: Row) {
        self.init(
            id: row.id(0), start: row.day(1), direction: row.raw(2) ?? .maintain, rate: row.energy(3) ?? .zero,
            foodShare: row[4])
    }

    /// The newest goal that has begun on a day, of a client whom the trainer may see.
    static func read(of client: Identifier<Client>, on day: Day, _ db: Database) throws -> EnergyGoal? {
        let sql = "SELECT \(columns) FROM energy_goal WHERE client = ? AND start <= ? ORDER BY start DESC LIMIT 1"
        return try db.first(sql, client, day, decode: EnergyGoal.init(row:))
    }

    /// The goals that begin within these days, the oldest first.
    static func read(of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database) throws -> [EnergyGoal] {
        let sql = "SELECT \(columns) FROM energy_goal WHERE client = ? AND start BETWEEN ? AND ? ORDER BY start"
        return try db.all(sql, client, days.lowerBound, days.upperBound, decode: EnergyGoal.init(row:))
    }
}
