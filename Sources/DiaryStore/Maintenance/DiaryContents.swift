public import FitnessModel
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
    /// Clients, exercises, plans and machines with a word that starts with each typed word, and the plans of such
    /// clients, which come last. Exercises that the client did come first, then names that start with the text.
    ///
    /// - Parameter client: the client whose exercises come first; nil for none.
    public func search(
        _ text: String, kinds: Set<SearchKind> = Set(SearchKind.allCases), for client: Identifier<Client>? = nil,
        limit: Int = 20
    ) throws(StoreError) -> [SearchHit] {
        let terms = SearchTerms(text)
        guard !terms.isEmpty, !kinds.isEmpty else { return [] }
        let prefix = text.searchKey
        return try access.read { db in
            let arms = SearchKind.allCases.filter(kinds.contains).flatMap { self.arms(of: $0, terms, for: client) }
            let sql = """
                SELECT kind, id, name, detail, archived, plan, last
                FROM (\(arms.map(\.sql).joined(separator: " UNION ALL ")))
                ORDER BY archived, last IS NULL, NOT is_own, substr(name_key, 1, ?) <> ?, name_key, id LIMIT ?
                """
            let order: [any Storable] = [prefix.unicodeScalars.count, prefix, limit]
            let rows = try db.rows(sql, arms.flatMap(\.values) + order)
            let hits = rows.map { row in
                SearchHit(
                    kind: row.raw(0) ?? .client, recordID: row[1], title: row.text(2), detail: SearchHit.Detail(row),
                    isArchived: row.flag(4), lastDone: row.optionalDay(6))
            }
            return try Array(hits)
        }
    }

    /// A query for some of the matches.
    private typealias Arm = (sql: String, values: [any Storable])

    private func arms(of kind: SearchKind, _ terms: SearchTerms, for client: Identifier<Client>?) -> [Arm] {
        switch kind {
        case .client: return arms(kind, Client.storage, terms, detail: "substr(c.birth_day, 1, 4)")
        case .exercise:
            let last = client.map { client in
                """
                (SELECT max(day) FROM session_row
                WHERE exercise = e.id AND client = \(client.rawValue) AND text <> '')
                """
            }
            return arms(kind, Exercise.storage, terms, last: last ?? "NULL")
        case .phase:
            return arms(
                kind, Phase.storage, terms, detail: "c.name", plan: "iif(p.is_routine, 2, 1)", isOfClient: true)
        case .mesocycle:
            return arms(kind, Mesocycle.storage, terms, detail: "c.name", plan: "1", isOfClient: true)
        case .machine: return arms(kind, Machine.storage, terms)
        }
    }

    /// The records of one kind that the trainer may change, by their own words, and by those of their client: the
    /// exercises of others are left out.
    private func arms<Record>(
        _ kind: SearchKind, _ storage: Storage<Record>, _ terms: SearchTerms, detail: String = "NULL",
        plan: String = "0", last: String = "NULL", isOfClient: Bool = false
    ) -> [Arm] {
        let record = storage.alias
        func arm(_ condition: Condition, isOwn: Bool) -> Arm {
            let sql = """
                SELECT '\(kind.rawValue)' AS kind, \(record).id, \(record).name, \(record).name_key,
                    \(detail) AS detail, \(record).archived_at IS NOT NULL AS archived, \(plan) AS plan,
                    \(last) AS last, \(isOwn) AS is_own
                FROM \(storage.source) WHERE \(condition.sql)
                """
            return (sql, condition.values)
        }
        var own = Condition(storage.changeable, access.viewer)
        terms.narrow(&own, table: record)
        guard isOfClient else { return [arm(own, isOwn: true)] }
        var (ofClient, named) = (Condition(storage.changeable, access.viewer), Condition())
        terms.narrow(&ofClient, table: "c")
        terms.narrow(&named, table: record)
        ofClient.add("NOT (\(named.sql))", all: named.values)
        return [arm(own, isOwn: true), arm(ofClient, isOwn: false)]
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
