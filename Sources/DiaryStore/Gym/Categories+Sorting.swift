package import FitnessModel
import GRDB

/// A record that is sorted into categories.
package protocol SortedRecord: StoredRecord {
    /// Into which.
    static var categoryKind: Category.Kind { get }
}

extension Client: SortedRecord {
    package static let categoryKind = Category.Kind.client
}

extension Exercise: SortedRecord {
    package static let categoryKind = Category.Kind.exercise
}

extension Categories {
    /// Those into which a record is sorted, as far as the acting trainer sees them.
    package func of<Sorted: SortedRecord>(_ id: Identifier<Sorted>) throws(StoreError) -> [Category] {
        let table = Sorted.storage.table
        let condition = Condition("g.id IN (SELECT category FROM \(table)_category WHERE \(table) = ?)", id)
            .visible(Category.self, to: access.viewer)
        return try access.read { db in
            let _: Sorted = try db.get(id, viewer: access.viewer)
            return try db.list(condition, order: Category.order)
        }
    }

    /// Sorts a record into these categories and no others; what other trainers sorted for themselves stays.
    package func set<Sorted: SortedRecord>(
        _ categories: [Identifier<Category>], of id: Identifier<Sorted>
    ) throws(StoreError) {
        try access.change { change in
            try change.name("Sort", id)
            try change.sort(id, into: categories)
        }
    }
}

extension Change {
    /// Sorts a record into categories that the acting trainer may use; what others sorted for themselves stays.
    func sort<Sorted: SortedRecord>(_ record: Identifier<Sorted>, into categories: [Identifier<Category>]) throws {
        let (table, trainer) = (Sorted.storage.table, try trainer)
        let own = "SELECT id FROM category WHERE owner IS NULL OR owner = ?"
        try db.run("DELETE FROM \(table)_category WHERE \(table) = ? AND category IN (\(own))", record, trainer)
        let sql = """
            INSERT INTO \(table)_category (\(table), category)
            SELECT ?, id FROM category WHERE id = ? AND kind = ? AND (owner IS NULL OR owner = ?)
            """
        for category in Set(categories) {
            try db.run(sql, record, category, Sorted.categoryKind, trainer)
            guard db.changesCount == 1 else { throw StoreError.missing }
        }
    }
}
