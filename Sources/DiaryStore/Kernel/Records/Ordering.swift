import FitnessModel
import GRDB

/// The order of records within another one, such as the rows of a sheet. Their positions are 0, 1, 2 ...
struct Ordering<Record, Whole>: Sendable {
    let table: String
    /// The column that names the record whose part they are.
    let whole: String

    /// From the first to the last.
    func ids(in id: Identifier<Whole>, _ db: Database) throws -> [Identifier<Record>] {
        try db.all("SELECT id FROM \(table) WHERE \(whole) = ? ORDER BY position, id", id) { $0.id(0) }
    }

    /// Gives records their positions in this order.
    func number(_ ids: [Identifier<Record>], _ db: Database) throws {
        for (position, id) in ids.enumerated() {
            try db.run("UPDATE \(table) SET position = ? WHERE id = ? AND position <> ?", position, id, position)
        }
    }

    /// Makes room for new records at this position, or at the end.
    ///
    /// - Returns: the position of the first one.
    func makeRoom(in id: Identifier<Whole>, at place: Int?, for count: Int = 1, _ db: Database) throws -> Int {
        let end = try db.count("SELECT count(*) FROM \(table) WHERE \(whole) = ?", id)
        let place = min(max(place ?? end, 0), end)
        try db.run(
            "UPDATE \(table) SET position = position + ? WHERE \(whole) = ? AND position >= ?", count, id, place)
        return place
    }

    /// Moves a record to this place, or to the end nearest to it.
    func move(_ record: Identifier<Record>, to place: Int, in id: Identifier<Whole>, _ db: Database) throws {
        var order = try ids(in: id, db).filter { $0 != record }
        order.insert(record, at: min(max(place, 0), order.count))
        try number(order, db)
    }

    /// Deletes a record and closes the gap.
    func delete(_ record: Identifier<Record>, in id: Identifier<Whole>, _ db: Database) throws {
        try db.run("DELETE FROM \(table) WHERE id = ?", record)
        try number(ids(in: id, db), db)
    }
}
