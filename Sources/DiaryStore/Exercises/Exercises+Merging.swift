public import FitnessModel
import GRDB

/// Where an exercise stands, in figures: what a merge would carry over.
public struct ExerciseUsage: Hashable, Sendable {
    /// Rows on sheets.
    public let rows: Int
    /// Sets that were done.
    public let sets: Int
    /// Clients who did them.
    public let clients: Int
}

extension Exercises {
    /// Where an exercise of the library stands: "P6 In season (Jan Novak)", "12 sessions of Jan Novak".
    public func places(of id: Identifier<Exercise>) throws(StoreError) -> [String] {
        try readOwn(id) { db in try ExerciseUse.places(db, of: id) }
    }

    /// How much of the diary an exercise of the library stands in.
    public func usage(of id: Identifier<Exercise>) throws(StoreError) -> ExerciseUsage {
        try readOwn(id) { db in
            ExerciseUsage(
                rows: try db.count("SELECT count(*) FROM phase_row WHERE exercise = ?", id),
                sets: try db.count(
                    """
                    SELECT count(*) FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
                    WHERE r.exercise = ? AND d.part = 0
                    """, id),
                clients: try db.count("SELECT count(DISTINCT client) FROM session_row WHERE exercise = ?", id))
        }
    }

    /// Makes two exercises one: all sheets, sessions and badges of the first have the second from now on, which also
    /// gets what it lacks of tags, muscle groups, categories, machine, video and description.
    ///
    /// The sets beside the cells stay as they are: how a text reads does not depend on what an exercise counts.
    public func merge(_ id: Identifier<Exercise>, into target: Identifier<Exercise>) throws(StoreError) {
        guard id != target else { throw StoreError.refused(.mergeIntoItself) }
        try access.change { change in
            let (old, kept): (Exercise, Exercise) = (try change.changeable(id), try change.changeable(target))
            change.name("Merge \(Label.name(old.name)) into \(Label.name(kept.name))")
            for table in ["phase_row", "session_row", "badge", "recurring_plan"] {
                try change.db.run("UPDATE \(table) SET exercise = ? WHERE exercise = ?", target, id)
            }
            try change.db.run(
                """
                INSERT OR IGNORE INTO exercise_category (exercise, category)
                SELECT ?, category FROM exercise_category WHERE exercise = ?
                """, target, id)
            try change.update(from: kept, to: kept.taking(over: old))
            try change.remove(id)
        }
    }

    /// Reads about an exercise that the acting trainer may change.
    private func readOwn<T>(_ id: Identifier<Exercise>, _ body: (Database) throws -> T) throws(StoreError) -> T {
        try access.read { db in
            let _: Exercise = try db.get(id, viewer: access.viewer, toChange: true)
            return try body(db)
        }
    }
}
