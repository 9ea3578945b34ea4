public import FitnessModel
import GRDB

extension Activities {
    /// Activities by heading and name; what is typed narrows the list and forgives misspelling.
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

    /// Activities by what is typed, the best first: its own name, then what begins like it; of equal ones what the
    /// client does more often. With nothing typed those that the client has done come first.
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

    /// The headings under which activities stand, by name.
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

    /// Those in use, neither put away nor hidden; the others; or all.
    private static func shown(_ archive: ArchiveFilter) -> String {
        switch archive {
        case .active: "a.archived_at IS NULL AND NOT \(isHidden)"
        case .archived: "(a.archived_at IS NOT NULL OR \(isHidden))"
        case .all: "TRUE"
        }
    }
}
