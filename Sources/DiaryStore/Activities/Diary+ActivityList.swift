public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Activities by heading and name; what is typed narrows the list and forgives misspelling.
    public func activities(
        heading: String? = nil, search: String = "", archive: ArchiveFilter = .active, offset: Int = 0,
        limit: Int = 500
    ) throws(StoreError) -> [Activity] {
        let all = try candidates(heading: heading, client: nil, archive: archive).map(\.activity)
        let shown = search.searchKey.isEmpty ? all : ActivitySearch.rank(search, in: all).map { all[$0.index] }.byPlace
        return Array(shown.dropFirst(max(offset, 0)).prefix(max(limit, 0)))
    }

    /// How many activities the same list has.
    public func activityCount(
        heading: String? = nil, search: String = "", archive: ArchiveFilter = .active
    ) throws(StoreError) -> Int {
        try activities(heading: heading, search: search, archive: archive, limit: .max).count
    }

    /// Activities by what is typed, the best first: its own name, then what begins like it; of equal ones what the
    /// client does more often. With nothing typed those that the client has done come first.
    public func searchActivities(
        _ text: String, client: Identifier<Client>?, heading: String? = nil, limit: Int = 500
    ) throws(StoreError) -> [ActivityHit] {
        if let client { _ = try clients.get(client) }
        let all = try candidates(heading: heading, client: client, archive: .active)
        let ranked = ActivitySearch.rank(text, in: all.map(\.activity), uses: all.map(\.uses))
        return ranked.prefix(max(limit, 0)).map { match in
            ActivityHit(
                activity: all[match.index].activity, uses: all[match.index].uses, correction: match.correction)
        }
    }

    /// All that the trainer may see, by heading and name: a few hundred, fewer than a search by index would pay for.
    private func candidates(
        heading: String?, client: Identifier<Client>?, archive: ArchiveFilter
    ) throws(StoreError) -> [(activity: Activity, uses: Int)] {
        let sql = """
            SELECT \(Activity.columns), coalesce(u.uses, 0)
            FROM activity a LEFT JOIN (
                SELECT activity, count(*) AS uses FROM activity_entry WHERE client = ? GROUP BY activity
            ) u ON u.activity = a.id
            WHERE \(Activity.visible) AND \(archive.condition(on: "a")) AND (?3 IS NULL OR a.heading = ?3)
            ORDER BY a.heading, a.name_key, a.id
            """
        return try read { db in
            try db.all(sql, client, viewer, heading) { row in
                (Activity(row: row), row[Activity.columnCount])
            }
        }
    }
}

extension [Activity] {
    /// As a list by headings has them.
    fileprivate var byPlace: [Activity] {
        sorted { ($0.heading, $0.name.searchKey, $0.id) < ($1.heading, $1.name.searchKey, $1.id) }
    }
}
