package import FitnessModel
import GRDB

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

    /// Puts records into categories and takes them out of others, all of them or none; in the rest they stay.
    ///
    /// - Throws: `impossible`, which names the record that is in the way; `missing`.
    package func sort<Sorted: SortedRecord>(
        _ marked: [Marked<Sorted>], into added: Set<Identifier<Category>>, outOf removed: Set<Identifier<Category>> = []
    ) throws(StoreError) {
        try access.change { change in
            try change.name("Sort", marked)
            try change.each(marked) { id in
                let _: Sorted = try change.changeable(id)
                let now = Set(try change.categories.of(id).map(\.id))
                let wanted = now.union(added).subtracting(removed)
                if wanted != now { try change.sort(id, into: Array(wanted)) }
            }
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

    /// Sorts a copy into the categories of its original that the acting trainer may use.
    func copyCategories<Sorted: SortedRecord>(from original: Identifier<Sorted>, to copy: Identifier<Sorted>) throws {
        let table = Sorted.storage.table
        let sql = """
            INSERT INTO \(table)_category (\(table), category)
            SELECT ?, l.category FROM \(table)_category l JOIN category g ON g.id = l.category
            WHERE l.\(table) = ? AND (g.owner IS NULL OR g.owner = ?)
            """
        try db.run(sql, copy, original, try trainer)
    }
}

extension DiaryAccess {
    /// How many of the records that the condition lets through are in each category; those with none are left out.
    func counts<Sorted: SortedRecord>(
        of kind: Sorted.Type, where condition: Condition
    ) throws(StoreError) -> [Identifier<Category>: Int] {
        let (table, alias) = (Sorted.storage.table, Sorted.storage.alias)
        let sql = """
            SELECT l.category, count(*) FROM \(Sorted.storage.source)
            JOIN \(table)_category l ON l.\(table) = \(alias).id WHERE \(condition.sql) GROUP BY l.category
            """
        return try read { db in
            var counts: [Identifier<Category>: Int] = [:]
            let rows = try db.rows(sql, condition.values)
            while let row = try rows.next() { counts[row.id(0)] = row[1] }
            return counts
        }
    }
}
