package import FitnessModel
import GRDB

/// A phase or a mesocycle: both lie with a client or among the trainer's templates, and are sorted into categories.
package protocol StoredPlan: ArchivedRecord, SortedRecord {
    /// What says in SQL whether a record is a routine.
    static var routineColumn: String { get }
}

extension StoredPlan {
    package static var categoryKind: Category.Kind { .plan }
}

extension Change {
    /// Sorts a copy into the categories of its original that the acting trainer may use.
    func copyCategories<Plan: StoredPlan>(from original: Identifier<Plan>, to copy: Identifier<Plan>) throws {
        let table = Plan.storage.table
        let sql = """
            INSERT INTO \(table)_category (\(table), category)
            SELECT ?, l.category FROM \(table)_category l JOIN category g ON g.id = l.category
            WHERE l.\(table) = ? AND (g.owner IS NULL OR g.owner = ?)
            """
        try db.run(sql, copy, original, try trainer)
    }
}
