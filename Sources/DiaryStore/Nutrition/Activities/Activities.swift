public import FitnessModel
import GRDB

/// The activities that the acting trainer may see: those of the catalogue, and custom ones, which can be changed. Past
/// entries stay unchanged.
public struct Activities: RecordSubject {
    package let access: Access

    /// Adds a custom activity; its own id is ignored, and it is not shipped.
    @discardableResult
    public func add(_ activity: Activity) throws(StoreError) -> Identifier<Activity> {
        try access.change(.add, activity) { change in
            // With a clock before 2026 ids are small, in the range of the catalogue.
            change.identifiers.pass(1 << 22)
            return try change.insert(activity)
        }
    }

    /// Takes an activity of the catalogue out of the trainer's lists, or puts it back. Other trainers still see it, and
    /// what was done stays.
    ///
    /// - Throws: `missing` for an own one, which is archived.
    public func setHidden(_ isHidden: Bool, _ id: Identifier<Activity>) throws(StoreError) {
        try access.change { change in
            let activity = try change.activities.get(id)
            guard activity.isShipped else { throw StoreError.missing }
            try change.name(isHidden ? .hide : .show, activity)
            let sql =
                isHidden
                ? "INSERT OR IGNORE INTO hidden_activity (trainer, activity) VALUES (?, ?)"
                : "DELETE FROM hidden_activity WHERE trainer = ? AND activity = ?"
            try change.db.run(sql, try change.trainer, id)
        }
    }

    /// Deletes a custom activity. Exercises lose it, and their energy is estimated as without it. Entries keep their
    /// copy and lose the reference.
    public func delete(_ id: Identifier<Activity>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            for table in ["activity_entry", "exercise"] {
                try change.db.run("UPDATE \(table) SET activity = NULL WHERE activity = ?", id)
            }
            try change.delete(id)
        }
    }
}

extension DiaryAccess {
    /// The activities.
    public var activities: Activities { Activities(access: access) }
}

extension Activities {
    /// Activities by heading and name; typed text filters the list and may be misspelt.
    public func list(
        heading: String? = nil, search: String = "", archive: ArchiveFilter = .active, offset: Int = 0,
        limit: Int = 500
    ) throws(StoreError) -> [Activity] {
        let all = try candidates(heading: heading, client: nil, archive: archive).map(\.activity)
        let shown =
            search.searchKey.isEmpty
            ? all : ActivitySearch.rank(search, in: all).map(\.index).sorted().map { all[$0] }
        return Array(shown.dropFirst(max(offset, 0)).prefix(max(limit, 0)))
    }

    /// How many activities the same list has.
    public func count(
        heading: String? = nil, search: String = "", archive: ArchiveFilter = .active
    ) throws(StoreError) -> Int {
        try list(heading: heading, search: search, archive: archive, limit: .max).count
    }

    /// The activities that match the typed text, the best first: the exact name, then names that start with it; of
    /// equal ones those that the client does more often. Without text the client's activities come first.
    public func search(
        _ text: String, client: Identifier<Client>?, heading: String? = nil, limit: Int = 500
    ) throws(StoreError) -> [ActivityHit] {
        let all = try candidates(heading: heading, client: client, archive: .active)
        let ranked = ActivitySearch.rank(text, in: all.map(\.activity), uses: all.map(\.uses))
        return ranked.prefix(max(limit, 0)).map { match in
            var hit = all[match.index]
            hit.correction = match.correction
            return hit
        }
    }

    /// The headings of activities, by name.
    public func headings(_ archive: ArchiveFilter = .active) throws(StoreError) -> [String] {
        let sql = """
            SELECT DISTINCT a.heading FROM activity a
            WHERE \(Activity.storage.visible) AND \(Self.shown(archive)) ORDER BY a.heading
            """
        return try access.read { db in try db.all(sql, access.viewer) { $0.text(0) } }
    }

    /// All that the trainer may see, by heading and name: a few hundred, fewer than a search by index would pay for.
    private func candidates(
        heading: String?, client: Identifier<Client>?, archive: ArchiveFilter
    ) throws(StoreError) -> [ActivityHit] {
        let sql = """
            SELECT \(Activity.columns), coalesce(u.uses, 0), \(Self.isHidden)
            FROM activity a LEFT JOIN (
                SELECT activity, count(*) AS uses FROM activity_entry WHERE client = ?2 GROUP BY activity
            ) u ON u.activity = a.id
            WHERE \(Activity.storage.visible) AND \(Self.shown(archive)) AND (?4 IS NULL OR a.heading = ?4)
            ORDER BY a.heading, a.name_key, a.id
            """
        let viewer = access.viewer
        return try access.read(for: client) { db, _ in
            try db.all(sql, viewer, client, viewer, heading) { row in
                var activity = Activity(row: row)
                activity.isArchived = activity.isArchived || row.flag(Activity.columnCount + 1)
                return ActivityHit(activity: activity, uses: row[Activity.columnCount])
            }
        }
    }

    /// Whether the trainer, the first value of the query, has taken an activity `a` of the catalogue out of the lists.
    private static let isHidden = "EXISTS (SELECT 1 FROM hidden_activity h WHERE h.trainer = ?1 AND h.activity = a.id)"

    /// Active ones, neither archived nor hidden; the others; or all.
    private static func shown(_ archive: ArchiveFilter) -> String {
        switch archive {
        case .active: "a.archived_at IS NULL AND NOT \(isHidden)"
        case .archived: "(a.archived_at IS NOT NULL OR \(isHidden))"
        case .all: "TRUE"
        }
    }
}

/// An activity as a line of a list that is typed into.
public struct ActivityHit: Hashable, Sendable, Identifiable {
    /// The activity.
    public let activity: Activity
    /// How often the client has done it.
    public let uses: Int
    /// The word that was taken for one that no activity has; nil if everything typed was found.
    public internal(set) var correction: String?

    /// Names the activity.
    public var id: Identifier<Activity> { activity.id }
}
