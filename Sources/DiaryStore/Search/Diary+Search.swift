import FitnessModel
import GRDB

extension DiaryAccess {
    /// Clients, exercises, plans and machines of which every typed word begins a word; names that begin with the text come first.
    public func search(
        _ text: String, kinds: Set<SearchKind> = Set(SearchKind.allCases), limit: Int = 20
    ) throws(StoreError) -> [SearchHit] {
        let terms = SearchTerms(text)
        guard !terms.isEmpty, !kinds.isEmpty else { return [] }
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
            let hits = rows.map { row in
                SearchHit(
                    kind: row.raw(0) ?? .client, recordID: row[1], title: row.text(2), detail: row.text(3),
                    isArchived: row.flag(4))
            }
            return try Array(hits)
        }
    }

    private static func source(of kind: SearchKind) -> String {
        switch kind {
        case .client: select(kind, Client.storage, detail: "coalesce('born ' || substr(c.birth_day, 1, 4), '')")
        case .exercise: select(kind, Exercise.storage)
        case .phase: select(kind, Phase.storage, detail: "coalesce(c.name, iif(p.is_routine, 'routine', 'template'))")
        case .mesocycle: select(kind, Mesocycle.storage, detail: "coalesce(c.name, 'template')")
        case .machine: select(kind, Machine.storage)
        }
    }

    /// The records of one kind that the trainer, who is taken once, may change: others' exercises are not looked for.
    private static func select<Record>(
        _ kind: SearchKind, _ storage: Storage<Record>, detail: String = "''"
    ) -> String {
        let record = storage.alias
        return """
            SELECT '\(kind.rawValue)' AS kind, \(record).id, \(record).name, \(record).name_key, \(detail) AS detail,
                \(record).archived_at IS NOT NULL AS archived
            FROM \(storage.source) WHERE \(storage.changeable)
            """
    }
}
