public import FitnessModel
import GRDB

/// The categories of the gym and of the acting trainer, and their records.
public struct Categories: RecordSubject {
    package let access: Access

    /// The gym's, then the trainer's own, each in their order.
    public func list(_ kind: Category.Kind) throws(StoreError) -> [Category] {
        try access.records(where: Condition("g.kind = ?", kind), order: Category.order)
    }

    /// Adds a category at the end, of the trainer's own or for everybody.
    ///
    /// - Throws: `refused` where the trainer sees one of this name already, or it has none.
    @discardableResult
    public func add(
        _ kind: Category.Kind, named name: String, forWholeGym: Bool = false
    ) throws(StoreError) -> Identifier<Category> {
        try access.change(ChangeFacts(.add, .category, [.name: name])) { change in
            let owner = forWholeGym ? nil : try change.trainer
            let category = Category(id: .unsaved, kind: kind, name: name, owner: owner)
            try change.checkName(of: category)
            return try change.insert(category)
        }
    }

    /// Gives a category another name.
    ///
    /// - Throws: `refused` where the trainer sees another one of this name, or it is empty.
    public func rename(_ id: Identifier<Category>, to name: String) throws(StoreError) {
        try access.change { change in
            var category = try change.name(.rename, id)
            category.name = name
            try change.checkName(of: category)
            try change.update(id) { $0.name = name }
        }
    }

    /// Moves a category to this place, counted from 0, among the gym's or among the trainer's own, as it is one of
    /// these.
    public func move(_ id: Identifier<Category>, to place: Int) throws(StoreError) {
        try access.change { change in
            let category = try change.name(.move, id)
            var order = try change.categories.list(category.kind).filter { $0.owner == category.owner }.map(\.id)
            order.removeAll { $0 == id }
            order.insert(id, at: min(max(place, 0), order.count))
            for (position, id) in order.enumerated() {
                let sql = "UPDATE category SET position = ? WHERE id = ? AND position <> ?"
                try change.db.run(sql, position, id, position)
            }
        }
    }

    /// Makes a category the gym's, which all its trainers see, or the acting trainer's own; it comes last there.
    ///
    /// - Throws: `refused` where other trainers have sorted into it.
    public func set(_ id: Identifier<Category>, forWholeGym: Bool) throws(StoreError) {
        try access.change { change in
            let category = try change.changeable(id) as Category
            let trainer = try change.trainer
            let owner = forWholeGym ? nil : trainer
            try change.name(forWholeGym ? .share : .unshare, category)
            guard owner != category.owner else { return }
            var uses = Category.sorted(category.kind).map { table in
                "\(table)_category l JOIN \(table) t ON t.id = l.\(table) WHERE l.category = ?"
            }
            if category.kind == .record {
                uses = HistoryRecord.Kind.sorted.map { kind in
                    "\(kind.table) l JOIN client t ON t.id = l.client WHERE l.category = ?"
                }
            }
            let isOthers = try uses.contains { uses in
                try change.db.count("SELECT EXISTS (SELECT 1 FROM \(uses) AND t.owner <> ?)", id, trainer) > 0
            }
            guard forWholeGym || !isOthers else { throw StoreError.refused(.categoryOfOthers(category.name)) }
            let sql = """
                UPDATE category SET owner = ?, position = (
                    SELECT coalesce(max(position) + 1, 0) FROM category WHERE kind = ? AND owner IS ?)
                WHERE id = ?
                """
            try change.db.run(sql, owner, category.kind, owner, id)
        }
    }

    /// Deletes a category; its records stay, those of a history without a category.
    public func delete(_ id: Identifier<Category>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            for table in Category.Kind.allCases.flatMap(Category.sorted) {
                try change.db.run("DELETE FROM \(table)_category WHERE category = ?", id)
            }
            for kind in HistoryRecord.Kind.sorted {
                try change.db.run("UPDATE \(kind.table) SET category = NULL WHERE category = ?", id)
            }
            // Never share with everybody what was meant for some.
            try change.db.run(
                "DELETE FROM notice_seen WHERE notice IN (SELECT id FROM notice WHERE category = ?)", id)
            try change.db.run("DELETE FROM notice WHERE category = ?", id)
            try change.delete(id)
        }
    }
}

extension Category: NamedRecord {
    package static let storage = Storage<Category>(
        .category, as: "g", visible: "(g.owner IS NULL OR g.owner = ?)",
        [
            .fixed("kind", \.kind), StoredColumn("name", \.name), .fixed("owner", \.owner),
            .added("position") { category, change in
                try change.db.count(
                    "SELECT coalesce(max(position) + 1, 0) FROM category WHERE kind = ? AND owner IS ?", category.kind,
                    category.owner)
            },
        ])

    /// The tables of the records that are sorted into categories of this kind.
    fileprivate static func sorted(_ kind: Kind) -> [String] {
        switch kind {
        case .client: [Client.storage.table]
        case .exercise: [Exercise.storage.table]
        case .plan: [Phase.storage.table, Mesocycle.storage.table]
        case .machine: [Machine.storage.table]
        // A record of a history has at most one category, in its own table.
        case .record: []
        }
    }

    /// The gym's first.
    static let order = "g.owner IS NOT NULL, g.position, g.name, g.id"

    package init(blank id: Identifier<Category>) { self.init(id: id, kind: .client, name: "") }
}

extension Change {
    /// A category has a name, and no other one that the acting trainer sees has the same, ignoring case and accents.
    fileprivate func checkName(of category: Category) throws {
        guard !category.name.trimmingBlanks.isEmpty else { throw StoreError.refused(.categoryWithoutName) }
        let key = category.name.searchKey
        let isTaken = try categories.list(category.kind).contains { $0.id != category.id && $0.name.searchKey == key }
        guard !isTaken else { throw StoreError.refused(.categoryExists(category.name)) }
    }
}

extension DiaryAccess {
    /// The drawers into which clients, exercises, plans and machines are sorted.
    public var categories: Categories { Categories(access: access) }
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

    /// Sets the categories of a record; those of other trainers stay.
    package func set<Sorted: SortedRecord>(
        _ categories: [Identifier<Category>], of id: Identifier<Sorted>
    ) throws(StoreError) {
        try access.change { change in
            try change.name(.sort, id)
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
            try change.name(.sort, marked)
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
    /// Sets the categories of a record among those of the acting trainer; those of others stay.
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

extension Access {
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
