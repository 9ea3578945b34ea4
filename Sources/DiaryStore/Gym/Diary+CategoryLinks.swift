import FitnessModel
import GRDB

extension Diary {
    /// The categories into which a record of that table is sorted, as far as the acting trainer sees them.
    func categories(of record: Int64, table: String) throws(StoreError) -> [Category] {
        let sql = """
            SELECT g.id, g.kind, g.name, g.owner FROM \(table)_category l JOIN category g ON g.id = l.category
            WHERE l.\(table) = ? AND (g.owner IS NULL OR g.owner = ?)
            ORDER BY g.owner IS NOT NULL, g.position, g.name, g.id
            """
        return try read { db in try db.all(sql, record, viewer, decode: Category.init(row:)) }
    }
}

extension Change {
    /// Sorts a record into categories that the acting trainer may use; what others sorted for themselves stays.
    func sort(
        _ record: Int64, table: String, into categories: [Identifier<Category>], of kind: Category.Kind
    ) throws {
        let own = "SELECT id FROM category WHERE owner IS NULL OR owner = ?"
        try db.run("DELETE FROM \(table)_category WHERE \(table) = ? AND category IN (\(own))", record, try trainer)
        let sql = """
            INSERT INTO \(table)_category (\(table), category)
            SELECT ?, id FROM category WHERE id = ? AND kind = ? AND (owner IS NULL OR owner = ?)
            """
        for category in Set(categories) {
            try db.run(sql, record, category, kind.rawValue, try trainer)
            guard db.changesCount == 1 else { throw StoreError.missing }
        }
    }
}
