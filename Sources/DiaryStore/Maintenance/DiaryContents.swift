import FitnessModel
import GRDB

/// All that is in a diary, whatever its kind: how much there is, and the search through it.
public struct DiaryContents {
    let access: Access
}

extension DiaryAccess {
    /// All that is in the diary, whatever its kind.
    public var contents: DiaryContents { DiaryContents(access: access) }
}

extension DiaryContents {
    /// How much is in the diary.
    public func counts() throws(StoreError) -> DiaryCounts {
        try access.read { db in try Self.counts(db) }
    }

    /// Repetitions and volume over everything performed.
    public func totals() throws(StoreError) -> DiaryTotals {
        try access.read { db in
            // total() never overflows and is exact up to 2^53 grams.
            let sql = "SELECT total(reps), total(iif(grams > 0, grams * reps, 0)) FROM performed_set"
            guard let row = try Row.fetchOne(db, sql: sql) else { throw StoreError.missing }
            return DiaryTotals(reps: row[0], grams: row[1])
        }
    }

    /// - Parameter sets: the number of sets if it is known: counting it takes longer than all else.
    static func counts(_ db: Database, sets: Int? = nil) throws -> DiaryCounts {
        func count(_ what: String) throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM \(what)") ?? 0 }
        return try DiaryCounts(
            clients: count("client"), exercises: count("exercise"), phases: count("phase"),
            sessions: count("session"), sets: sets ?? count("performed_set WHERE part = 0"))
    }
}

extension DiaryContents {
    /// Clients, exercises, plans and machines with a word that starts with each typed word; names that start with the
    /// text come first.
    public func search(
        _ text: String, kinds: Set<SearchKind> = Set(SearchKind.allCases), limit: Int = 20
    ) throws(StoreError) -> [SearchHit] {
        let terms = SearchTerms(text)
        guard !terms.isEmpty, !kinds.isEmpty else { return [] }
        let prefix = text.searchKey
        return try access.read { db in
            var condition = Condition()
            terms.narrow(&condition, table: "f")
            let found = SearchKind.allCases.filter(kinds.contains).map(Self.source).joined(separator: " UNION ALL ")
            let sql = """
                SELECT kind, id, name, detail, archived, plan FROM (\(found)) f WHERE \(condition.sql)
                ORDER BY archived, substr(name_key, 1, ?) <> ?, name_key, id LIMIT ?
                """
            let viewers = [any Storable](repeating: access.viewer, count: kinds.count)
            let order: [any Storable] = [prefix.unicodeScalars.count, prefix, limit]
            let rows = try db.rows(sql, viewers + condition.values + order)
            let hits = rows.map { row in
                SearchHit(
                    kind: row.raw(0) ?? .client, recordID: row[1], title: row.text(2), detail: SearchHit.Detail(row),
                    isArchived: row.flag(4))
            }
            return try Array(hits)
        }
    }

    private static func source(of kind: SearchKind) -> String {
        switch kind {
        case .client: select(kind, Client.storage, detail: "substr(c.birth_day, 1, 4)")
        case .exercise: select(kind, Exercise.storage)
        case .phase: select(kind, Phase.storage, detail: "c.name", plan: "iif(p.is_routine, 2, 1)")
        case .mesocycle: select(kind, Mesocycle.storage, detail: "c.name", plan: "1")
        case .machine: select(kind, Machine.storage)
        }
    }

    /// The records of one kind that the trainer, who is taken once, may change: the exercises of others are left out.
    private static func select<Record>(
        _ kind: SearchKind, _ storage: Storage<Record>, detail: String = "NULL", plan: String = "0"
    ) -> String {
        let record = storage.alias
        return """
            SELECT '\(kind.rawValue)' AS kind, \(record).id, \(record).name, \(record).name_key, \(detail) AS detail,
                \(record).archived_at IS NOT NULL AS archived, \(plan) AS plan
            FROM \(storage.source) WHERE \(storage.changeable)
            """
    }
}

extension SearchHit.Detail {
    /// Reads a row with the detail in column 3, and in column 5 the kind of plan: 1 a template without a client, 2 a
    /// routine without one, 0 no plan.
    fileprivate init?(_ row: Row) {
        switch (row[5] as Int, row.optionalText(3)) {
        case (0, nil): return nil
        case (0, let year?): self = .born(year)
        case (_, let client?): self = .client(client)
        case (2, nil): self = .routine
        case (_, nil): self = .template
        }
    }
}
