public import FitnessModel
import GRDB

/// The energy goals of clients.
public struct EnergyGoals {
    let access: Access

    /// The goal of a client on a day: the newest one that has started.
    public func get(of client: Identifier<Client>, on day: Day) throws(StoreError) -> EnergyGoal? {
        try access.read(of: client) { db, _ in try EnergyGoal.read(of: client, in: day...day, db).last }
    }

    /// All goals of a client, the oldest first.
    public func list(of client: Identifier<Client>) throws(StoreError) -> [EnergyGoal] {
        try access.read(of: client) { db, _ in try EnergyGoal.read(of: client, in: .earliest ... .latest, db) }
    }

    /// Sets a goal from its first day on, in place of one that starts on the same day; its own id and client are
    /// ignored.
    ///
    /// - Parameter shown: the goal that started on that day when it was read; nil for none.
    /// - Throws: `changedMeanwhile` if another one starts on that day by now.
    @discardableResult
    public func set(
        _ goal: EnergyGoal, of client: Identifier<Client>, replacing shown: EnergyGoal? = nil
    ) throws(StoreError) -> Identifier<EnergyGoal> {
        try access.change { change in
            var goal = goal
            goal.client = client
            let name = Label.name(try change.clients.get(client).name)
            try change.name(.set, .energyGoal, of: client, [.day: goal.start.iso])
            let known = try EnergyGoal.read(of: client, in: goal.start...goal.start, change.db).last
            guard let known, known.start == goal.start else { return try change.insert(goal) }
            goal.id = known.id
            guard var shown else {
                guard known == goal else {
                    throw StoreError.changedMeanwhile(record: .ofClient(.energyGoal, name), fields: ["start"])
                }
                return known.id
            }
            shown.id = known.id
            try change.update(from: shown, to: goal)
            return known.id
        }
    }
}

extension DiaryAccess {
    /// The energy goals of clients.
    public var energyGoals: EnergyGoals { EnergyGoals(access: access) }
}

extension EnergyGoal: StoredRecord {
    package static let storage = Storage<EnergyGoal>(
        .energyGoal, as: "g", visible: Visibility.client(of: "g.client"),
        [
            .fixed("client", \.client), StoredColumn("start", \.start), StoredColumn("direction", \.direction),
            StoredColumn("rate_cal", \.rate), StoredColumn("food_share", \.foodShare),
        ])

    package init(blank id: Identifier<EnergyGoal>) { self.init(id: id, start: .earliest) }

    package var called: RecordName { .ofDay(.energyGoal, start) }

    /// The goals of a client for these days, oldest first: the newest one that has started on the first of them, and
    /// all later ones.
    static func read(of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database) throws -> [EnergyGoal] {
        let condition = Condition(
            """
            g.client = ? AND g.start <= ? AND g.start >= coalesce(
                (SELECT max(start) FROM energy_goal WHERE client = g.client AND start <= ?), ?)
            """, client, days.upperBound, days.lowerBound, days.lowerBound)
        return try db.list(condition, order: "g.start")
    }
}

extension EnergyGoal.Direction: Storable {}
