public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The clients in use of whom something eaten is written in these days: who wrote last comes first.
    ///
    /// - Parameter limit: how many at most.
    public func clientsEating(
        in days: ClosedRange<Day>, limit: Int = 5
    ) throws(StoreError) -> [(id: Identifier<Client>, name: String)] {
        // The client comes first in the order of the loops, so that each asks the index for these days only.
        let sql = """
            SELECT c.id, c.name, (
                SELECT max(f.day) FROM food_entry f WHERE f.client = c.id AND f.day BETWEEN ? AND ?) AS last
            FROM client c WHERE \(Visibility.client) AND c.archived_at IS NULL AND last IS NOT NULL
            ORDER BY last DESC, c.name_key, c.id LIMIT ?
            """
        return try read { db in
            try db.all(sql, days.lowerBound, days.upperBound, viewer, limit) { row in (row.id(0), row.text(1)) }
        }
    }
}
