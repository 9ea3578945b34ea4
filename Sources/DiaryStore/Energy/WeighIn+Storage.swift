import FitnessModel
import GRDB

extension WeighIn: StoredRecord {
    static let storage = Storage<WeighIn>(
        "weigh_in", as: "w", noun: "weight",
        visible: "EXISTS (SELECT 1 FROM client c WHERE c.id = w.client AND \(Visibility.client))",
        [
            StoredColumn("client", \.client), StoredColumn("day", \.day), StoredColumn("minute", \.minute),
            StoredColumn("weight_g", \.weight), StoredColumn("fat_per_mille", \.fatPerMille),
        ])
    /// The order in which the newest counts; the index has it, too.
    static let newestFirst = "w.day DESC, w.minute DESC, w.id DESC"

    init(blank id: Identifier<WeighIn>) { self.init(id: id, day: .earliest, weight: .zero) }

    var title: String { "the weight of \(day.iso)" }
}

extension WeighIn {
    /// The body weights of a client whom the trainer may see, oldest first.
    static func read(
        of client: Identifier<Client>, from first: Day, through last: Day, _ db: Database
    ) throws -> [WeighIn] {
        var condition = Condition()
        condition.add("w.client = ? AND w.day BETWEEN ? AND ?", client, first, last)
        let found: [WeighIn] = try db.list(condition, order: newestFirst)
        return found.reversed()
    }

    /// The newest before a day; only such with body fat where that is asked for.
    static func newest(
        of client: Identifier<Client>, before day: Day, withFat: Bool = false, _ db: Database
    ) throws -> WeighIn? {
        var condition = Condition()
        condition.add("w.client = ? AND w.day < ?", client, day)
        if withFat { condition.add("w.fat_per_mille IS NOT NULL") }
        let found: [WeighIn] = try db.list(condition, order: newestFirst, limit: 1)
        return found.first
    }

    /// The oldest of all.
    static func oldest(of client: Identifier<Client>, _ db: Database) throws -> WeighIn? {
        var condition = Condition()
        condition.add("w.client = ?", client)
        let found: [WeighIn] = try db.list(condition, order: "w.day, w.minute, w.id", limit: 1)
        return found.first
    }
}
