public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The body weights of a client within these days, oldest first.
    public func weighIns(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [WeighIn] {
        _ = try clients.get(client)
        return try read { db in try WeighIn.read(of: client, from: first, through: last, db) }
    }

    /// One body weight.
    public func weighIn(_ id: Identifier<WeighIn>) throws(StoreError) -> WeighIn {
        let sql = """
            SELECT \(WeighIn.columns) FROM weigh_in w JOIN client c ON c.id = w.client
            WHERE w.id = ? AND \(Visibility.client)
            """
        let viewer = viewer
        guard let found = try read({ db in try db.first(sql, id, viewer, decode: WeighIn.init(row:)) }) else {
            throw .missing
        }
        return found
    }

    /// Adds a body weight; its own id counts for nothing.
    @discardableResult
    public func addWeighIn(
        _ weighIn: WeighIn, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<WeighIn> {
        let known = try clients.get(client)
        let label = "Weigh \(Label.name(known.name)) \(weighIn.label(known.unit))"
        let sql = "INSERT INTO weigh_in (id, client, day, minute, weight_g, fat_per_mille) VALUES (?, ?, ?, ?, ?, ?)"
        return try change(label) { change in
            let id = change.newID(WeighIn.self)
            try change.db.run(
                sql, id, client, weighIn.day, weighIn.minute, weighIn.weight, weighIn.fatPerMille)
            return id
        }
    }

    /// Puts everything of a body weight.
    public func updateWeighIn(_ weighIn: WeighIn) throws(StoreError) {
        let client = try weighed(weighIn.id)
        let label = "Edit weight of \(Label.name(client.name)) \(weighIn.label(client.unit))"
        try change(label) { change in
            try change.db.run(
                "UPDATE weigh_in SET day = ?, minute = ?, weight_g = ?, fat_per_mille = ? WHERE id = ?",
                weighIn.day, weighIn.minute, weighIn.weight, weighIn.fatPerMille, weighIn.id)
        }
    }

    /// Deletes a body weight.
    public func deleteWeighIn(_ id: Identifier<WeighIn>) throws(StoreError) {
        let weighIn = try weighIn(id)
        let client = try weighed(id)
        try change("Delete weight of \(Label.name(client.name)) \(weighIn.label(client.unit))") { change in
            try change.db.run("DELETE FROM weigh_in WHERE id = ?", id)
        }
    }

    private func weighed(_ id: Identifier<WeighIn>) throws(StoreError) -> Client {
        let sql = """
            SELECT \(Client.columns) FROM weigh_in w JOIN client c ON c.id = w.client
            WHERE w.id = ? AND \(Visibility.client)
            """
        let viewer = viewer
        guard let found = try read({ db in try db.first(sql, id, viewer, decode: Client.init(row:)) }) else {
            throw .missing
        }
        return found
    }
}

extension WeighIn {
    /// The columns that `init(row:)` reads, of the weigh-in as `w`.
    static let columns = "w.id, w.day, w.minute, w.weight_g, w.fat_per_mille"

    init(row: Row) {
        self.init(
            id: row.id(0), day: row.day(1), minute: row[2], weight: row.mass(3) ?? .zero, fatPerMille: row[4])
    }

    fileprivate func label(_ unit: MassUnit) -> String { "\(day.iso), \(weight.text(in: unit)) \(unit.rawValue)" }

    /// The body weights of a client whom the trainer may see, oldest first.
    static func read(
        of client: Identifier<Client>, from first: Day, through last: Day, _ db: Database
    ) throws -> [WeighIn] {
        let sql = """
            SELECT \(columns) FROM weigh_in w WHERE w.client = ? AND w.day BETWEEN ? AND ?
            ORDER BY w.day DESC, w.minute DESC, w.id DESC
            """
        return try db.all(sql, client, first, last, decode: WeighIn.init(row:)).reversed()
    }

    /// The newest before a day; only such with body fat where that is asked for.
    static func newest(
        of client: Identifier<Client>, before day: Day, withFat: Bool = false, _ db: Database
    ) throws -> WeighIn? {
        let sql = """
            SELECT \(columns) FROM weigh_in w
            WHERE w.client = ? AND w.day < ? \(withFat ? "AND w.fat_per_mille IS NOT NULL" : "")
            ORDER BY w.day DESC, w.minute DESC, w.id DESC LIMIT 1
            """
        return try db.first(sql, client, day, decode: WeighIn.init(row:))
    }

    /// The oldest of all.
    static func oldest(of client: Identifier<Client>, _ db: Database) throws -> WeighIn? {
        let sql = "SELECT \(columns) FROM weigh_in w WHERE w.client = ? ORDER BY w.day, w.minute, w.id LIMIT 1"
        return try db.first(sql, client, decode: WeighIn.init(row:))
    }
}
