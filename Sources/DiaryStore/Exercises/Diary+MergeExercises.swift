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

extension DiaryAccess {
    /// Where an exercise of the trainer's library stands: "P6 In season (Jan Novak)", "12 sessions of Jan Novak".
    public func exercisePlaces(_ id: Identifier<Exercise>) throws(StoreError) -> [String] {
        _ = try own(id)
        return try read { db in try ExerciseUse.places(db, of: id) }
    }

    /// How much of the diary an exercise of the trainer's library stands in.
    public func exerciseUsage(_ id: Identifier<Exercise>) throws(StoreError) -> ExerciseUsage {
        _ = try own(id)
        return try read { db in
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
    public func merge(
        exercise id: Identifier<Exercise>, into target: Identifier<Exercise>
    ) throws(StoreError) {
        guard id != target else { throw StoreError.refused(.mergeIntoItself) }
        let (old, kept) = (try own(id), try own(target))
        try change("Merge \(Label.name(old.name)) into \(Label.name(kept.name))") { change in
            for table in ["phase_row", "session_row", "badge"] {
                try change.db.run("UPDATE \(table) SET exercise = ? WHERE exercise = ?", target, id)
            }
            try change.db.run(
                """
                INSERT OR IGNORE INTO exercise_category (exercise, category)
                SELECT ?, category FROM exercise_category WHERE exercise = ?
                """, target, id)
            try change.put(kept.taking(over: old))
            try change.remove(id)
        }
    }
}

extension Exercise {
    /// This exercise with what it lacks of another one.
    func taking(over other: Exercise) -> Exercise {
        var merged = self
        merged.tags = storedTags.union(other.storedTags).sorted()
        merged.muscles.merge(other.muscles) { own, _ in own }
        merged.machine = machine ?? other.machine
        if videoURL.isEmpty { merged.videoURL = other.videoURL }
        var paragraphs = [description]
        if other.description != description { paragraphs.append(other.description) }
        if other.videoURL != merged.videoURL, !other.videoURL.isEmpty {
            paragraphs.append("Video of \(other.name): \(other.videoURL)")
        }
        merged.description = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
        return merged
    }
}
