package import FitnessModel
import GRDB

extension WeighIn: StoredRecord {
    package static let storage = Storage<WeighIn>(
        "weigh_in", as: "w", noun: "weight", visible: Visibility.client(of: "w.client"),
        [
            .fixed("client", \.client), StoredColumn("day", \.day), StoredColumn("minute", \.minute),
            StoredColumn("weight_g", \.weight), StoredColumn("fat_per_mille", \.fatPerMille),
        ])
    /// The order in which the newest counts; the index has it, too.
    static let newestFirst = "w.day DESC, w.minute DESC, w.id DESC"
    static let oldestFirst = "w.day, w.minute, w.id"

    package init(blank id: Identifier<WeighIn>) { self.init(id: id, day: .earliest, weight: .zero) }

    package var title: String { "the weight of \(day.iso)" }

    package func label(in change: Change) throws -> String { "weight of \(try figures(change))" }

    /// "Jan Novák 2026-03-12, 80 kg".
    func figures(_ change: Change) throws -> String {
        let client = try change.clients.get(client)
        return "\(Label.name(client.name)) \(day.iso), \(weight.text(in: client.unit)) \(client.unit.rawValue)"
    }
}

extension WeighIn {
    /// The body weights of a client whom the trainer may see, oldest first.
    static func read(
        of client: Identifier<Client>, from first: Day, through last: Day, _ db: Database
    ) throws -> [WeighIn] {
        let condition = Condition("w.client = ? AND w.day BETWEEN ? AND ?", client, first, last)
        let found: [WeighIn] = try db.list(condition, order: newestFirst)
        return found.reversed()
    }

    /// The newest before a day; only such with body fat where that is asked for.
    static func newest(
        of client: Identifier<Client>, before day: Day, withFat: Bool = false, _ db: Database
    ) throws -> WeighIn? {
        var condition = Condition("w.client = ? AND w.day < ?", client, day)
        if withFat { condition.add("w.fat_per_mille IS NOT NULL") }
        return try db.first(condition, order: newestFirst)
    }

    /// The oldest of all.
    static func oldest(of client: Identifier<Client>, _ db: Database) throws -> WeighIn? {
        try db.first(Condition("w.client = ?", client), order: oldestFirst)
    }
}
