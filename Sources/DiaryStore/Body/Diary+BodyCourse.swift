public import FitnessModel
import GRDB

extension DiaryAccess {
    /// All that was measured of a client, and weighed where that is asked for, ranked as the acting trainer ranks folds.
    public func bodyCourse(
        of client: Identifier<Client>, withWeights: Bool = true
    ) throws(StoreError) -> BodyCourse {
        try read(of: client) { db, client in
            try BodyCourse.read(client, withWeights: withWeights, for: viewer, db)
        }
    }

    /// What a client wants to reach.
    public func bodyGoals(of client: Identifier<Client>) throws(StoreError) -> [BodyQuantity: BodyGoal] {
        try read(of: client) { db, _ in
            try BodyGoal.read(of: client, db)
        }
    }

    /// Says what a client wants to reach of a quantity in place of what was said before; nil takes the goal away.
    ///
    /// - Throws: `changedMeanwhile` where something else was said since.
    public func setBodyGoal(
        _ goal: BodyGoal?, replacing old: BodyGoal? = nil, of quantity: BodyQuantity, _ client: Identifier<Client>
    ) throws(StoreError) {
        try change { change in
            let name = Label.name(try change.clients.get(client).name)
            change.name("\(goal == nil ? "Remove" : "Set") the goal of \(name), \(quantity.name.lowercased())")
            let now = try BodyGoal.read(of: client, change.db)[quantity]
            guard now == old || now == goal else {
                throw StoreError.changedMeanwhile(record: "The goal of \(name)", fields: ["thousandths"])
            }
            try change.db.run("DELETE FROM body_goal WHERE client = ? AND quantity = ?", client, quantity.key)
            guard let goal else { return }
            let columns = "client, quantity, thousandths, by_day, start_thousandths"
            try change.db.run(
                "INSERT INTO body_goal (\(columns)) VALUES (?, ?, ?, ?, ?)", client, quantity.key,
                BodyGoal.thousandths(goal.value), goal.by, goal.start.map(BodyGoal.thousandths))
        }
    }
}

extension BodyCourse {
    /// What was measured of a client whom the trainer may see.
    ///
    /// - Parameter newest: only so many of the newest measurements.
    static func read(
        _ client: Client, withWeights: Bool = false, newest: Int = .max, for viewer: Identifier<Trainer>, _ db: Database
    ) throws -> BodyCourse {
        let condition = Condition("b.client = ?", client.id)
        let measurements: [BodyMeasurement] =
            newest == .max
            ? try db.list(condition, order: BodyMeasurement.order)
            : try db.list(condition, order: BodyMeasurement.newestFirst, limit: newest).reversed()
        return BodyCourse(
            of: client,
            weighIns: withWeights ? try WeighIn.read(of: client.id, from: .earliest, through: .latest, db) : [],
            measurements: measurements, profile: try SkinfoldProfile.read(of: client.id, db),
            references: try client.sex.map { try SkinfoldProfile.references($0, of: viewer, db) } ?? [:])
    }
}

extension BodyGoal {
    fileprivate static func read(
        of client: Identifier<Client>, _ db: Database
    ) throws -> [BodyQuantity: BodyGoal] {
        let sql = "SELECT quantity, thousandths, by_day, start_thousandths FROM body_goal WHERE client = ?"
        let goals = try db.all(sql, client) { row -> BodyGoal? in
            BodyQuantity(key: row.text(0)).map {
                BodyGoal(
                    $0, value: Double(row[1] as Int) / 1000, by: row.optionalDay(2),
                    start: (row[3] as Int?).map { Double($0) / 1000 })
            }
        }
        return Dictionary(goals.compactMap { $0 }.map { ($0.quantity, $0) }) { first, _ in first }
    }

    fileprivate static func thousandths(_ value: Double) -> Int { Int((min(max(value, -1e9), 1e9) * 1000).rounded()) }
}
