import FitnessModel
import GRDB

extension DiaryAccess {
    /// Clients, exercises, plans and machines of which every typed word begins a word; names that begin with the text come first.
    public func search(
        _ text: String, kinds: Set<SearchKind> = Set(SearchKind.allCases), limit: Int = 20
    ) throws(StoreError) -> [SearchHit] {
        let terms = SearchTerms(text)
        guard !terms.isEmpty, !kinds.isEmpty else { return [] }
        let viewer = viewer
        let prefix = text.searchKey
        return try read { db in
            var condition = Condition()
            terms.narrow(&condition, table: "f")
            let found = SearchKind.allCases.filter(kinds.contains).map(Self.source).joined(separator: " UNION ALL ")
            let sql = """
                SELECT kind, id, name, detail, archived FROM (\(found)) f WHERE \(condition.sql)
                ORDER BY archived, substr(name_key, 1, ?) <> ?, name_key, id LIMIT ?
                """
            let viewers = [any Storable](repeating: viewer, count: kinds.count)
            let order: [any Storable] = [prefix.unicodeScalars.count, prefix, limit]
            let rows = try db.rows(sql, viewers + condition.values + order)
            return try Array(rows.map(SearchHit.init(row:)))
        }
    }

    private static func source(of kind: SearchKind) -> String {
        switch kind {
        case .client:
            """
            SELECT 'client' AS kind, c.id, c.name, c.name_key, coalesce('born ' || substr(c.birth_day, 1, 4), '') AS detail,
                c.archived_at IS NOT NULL AS archived
            FROM client c WHERE \(Visibility.client)
            """
        case .exercise:
            """
            SELECT 'exercise' AS kind, e.id, e.name, e.name_key, '' AS detail, e.archived_at IS NOT NULL AS archived
            FROM exercise e WHERE e.owner = ?
            """
        case .phase:
            """
            SELECT 'phase' AS kind, p.id, p.name, p.name_key, 
                coalesce(c.name, iif(p.is_routine, 'routine', 'template')) AS detail,
                p.archived_at IS NOT NULL AS archived
            FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(Visibility.phase)
            """
        case .mesocycle:
            """
            SELECT 'mesocycle' AS kind, m.id, m.name, m.name_key, coalesce(c.name, 'template') AS detail,
                m.archived_at IS NOT NULL AS archived
            FROM mesocycle m LEFT JOIN client c ON c.id = m.client WHERE \(Mesocycle.visibility)
            """
        case .machine:
            """
            SELECT 'machine' AS kind, k.id, k.name, k.name_key, '' AS detail, k.archived_at IS NOT NULL AS archived
            FROM machine k WHERE k.owner = ?
            """
        }
    }
}

extension SearchHit {
    fileprivate init(row: Row) {
        self.init(
            kind: row.raw(0) ?? .client, recordID: row[1], title: row.text(2), detail: row.text(3),
            isArchived: row.flag(4))
    }
}
