public import FitnessModel
import GRDB

extension DiaryAccess {
    /// All that was weighed and measured of a client.
    public func bodyCourse(of client: Identifier<Client>) throws(StoreError) -> BodyCourse {
        try read(of: client) { db, client in
            BodyCourse(
                of: client, weighIns: try WeighIn.read(of: client.id, from: .earliest, through: .latest, db),
                measurements: try db.list(Condition("b.client = ?", client.id), order: BodyMeasurement.order),
                profile: try SkinfoldProfile.read(of: client.id, db))
        }
    }

    /// What a client wants to reach.
    public func bodyGoals(of client: Identifier<Client>) throws(StoreError) -> [BodyQuantity: BodyGoal] {
        try read(of: client) { db, _ in
            let sql = "SELECT quantity, thousandths, by_day FROM body_goal WHERE client = ?"
            let goals = try db.all(sql, client) { row -> BodyGoal? in
                BodyQuantity(key: row.text(0)).map {
                    BodyGoal($0, value: Double(row[1] as Int) / 1000, by: row.optionalDay(2))
                }
            }
            return Dictionary(goals.compactMap { $0 }.map { ($0.quantity, $0) }) { first, _ in first }
        }
    }

    /// Says what a client wants to reach of a quantity; nil takes the goal away.
    public func setBodyGoal(
        _ goal: BodyGoal?, of quantity: BodyQuantity, _ client: Identifier<Client>
    ) throws(StoreError) {
        try change { change in
            let name = Label.name(try change.clients.get(client).name)
            change.name("\(goal == nil ? "Remove" : "Set") the goal of \(name), \(quantity.name.lowercased())")
            try change.db.run("DELETE FROM body_goal WHERE client = ? AND quantity = ?", client, quantity.key)
            guard let goal else { return }
            try change.db.run(
                "INSERT INTO body_goal (client, quantity, thousandths, by_day) VALUES (?, ?, ?, ?)", client,
                quantity.key, Int((goal.value * 1000).rounded()), goal.by)
        }
    }
}
