public import FitnessModel
import GRDB

extension Diary {
    /// The categories into which a sheet is sorted, as far as the acting trainer sees them.
    public func categories(ofPhase id: Identifier<Phase>) throws(StoreError) -> [Category] {
        _ = try phase(id)
        return try categories(of: id.rawValue, table: "phase")
    }

    /// The categories into which a mesocycle is sorted, as far as the acting trainer sees them.
    public func categories(ofMesocycle id: Identifier<Mesocycle>) throws(StoreError) -> [Category] {
        _ = try mesocycle(id)
        return try categories(of: id.rawValue, table: "mesocycle")
    }

    /// Sorts a sheet into these categories and no others.
    public func setCategories(_ categories: [Identifier<Category>], phase id: Identifier<Phase>) throws(StoreError) {
        let label = "Sort \(Label.phase(try phase(id)))"
        try change(label) { change in try change.sort(id.rawValue, table: "phase", into: categories) }
    }

    /// Sorts a mesocycle into these categories and no others.
    public func setCategories(
        _ categories: [Identifier<Category>], mesocycle id: Identifier<Mesocycle>
    ) throws(StoreError) {
        let label = "Sort \(Label.mesocycle(try mesocycle(id)))"
        try change(label) { change in try change.sort(id.rawValue, table: "mesocycle", into: categories) }
    }

    private func categories(of record: Int64, table: String) throws(StoreError) -> [Category] {
        let sql = """
            SELECT g.id, g.kind, g.name, g.owner FROM \(table)_category l JOIN category g ON g.id = l.category
            WHERE l.\(table) = ? AND (g.owner IS NULL OR g.owner = ?)
            ORDER BY g.owner IS NOT NULL, g.position, g.name, g.id
            """
        return try read { db in try db.all(sql, record, viewer, decode: Category.init(row:)) }
    }
}

extension Change {
    /// Sorts a plan into categories that the acting trainer may use; what others sorted for themselves stays.
    fileprivate func sort(_ record: Int64, table: String, into categories: [Identifier<Category>]) throws {
        let own = "SELECT id FROM category WHERE owner IS NULL OR owner = ?"
        try db.run("DELETE FROM \(table)_category WHERE \(table) = ? AND category IN (\(own))", record, try trainer)
        let sql = """
            INSERT INTO \(table)_category (\(table), category)
            SELECT ?, id FROM category WHERE id = ? AND kind = 'plan' AND (owner IS NULL OR owner = ?)
            """
        for category in Set(categories) {
            try db.run(sql, record, category, try trainer)
            guard db.changesCount == 1 else { throw StoreError.missing }
        }
    }
}
