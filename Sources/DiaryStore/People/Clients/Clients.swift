public import FitnessModel
import Foundation
import GRDB

/// The clients that the acting trainer may see. Another unit of a client does not change past sessions, which keep
/// theirs.
public struct Clients: RecordSubject {
    package let access: Access

    /// Clients in this order.
    public func list(
        _ filter: ListFilter = ListFilter(), by order: ListOrder = .name, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [ClientListItem] {
        let today = access.today
        return try access.read { db in
            try db.all(
                "SELECT \(ClientListItem.columns) FROM client c", condition(filter), order: Client.order(order),
                limit: limit, offset: offset
            ) { row in try ClientListItem(row: row, today: today, db) }
        }
    }

    /// How many clients the filter lets through.
    public func count(_ filter: ListFilter = ListFilter()) throws(StoreError) -> Int {
        try access.read { db in try db.count(Client.self, condition(filter)) }
    }

    /// How many of them are in each category; those with none are left out.
    package func counts(_ filter: ListFilter = ListFilter()) throws(StoreError) -> [Identifier<Category>: Int] {
        try access.counts(of: Client.self, where: condition(filter.inAllCategories))
    }

    private func condition(_ filter: ListFilter) -> Condition {
        var condition = Condition().visible(Client.self, to: access.viewer)
        filter.narrow(&condition, Client.self)
        return condition
    }

    /// All clients of exactly this name, ignoring case and accents; those in use first.
    public func named(_ name: String) throws(StoreError) -> [Client] {
        try access.records(
            where: Condition("c.name_key = ?", name.searchKey), order: "c.archived_at IS NOT NULL, c.id")
    }

    /// Adds a client with a name only.
    @discardableResult
    public func add(named name: String, unit: MassUnit = .kg) throws(StoreError) -> Identifier<Client> {
        try add(Client(id: .unsaved, name: name, unit: unit))
    }

    /// Adds a client to categories; the client's own id is ignored.
    @discardableResult
    public func add(
        _ client: Client, categories: [Identifier<Category>] = []
    ) throws(StoreError) -> Identifier<Client> {
        try access.change(.add, client) { change in
            let id = try change.insert(client)
            try change.sort(id, into: categories)
            return id
        }
    }

    /// The client of this name, who is added if there is none.
    ///
    /// - Throws: `ambiguousName` if several have it.
    public func findOrAdd(named name: String, unit: MassUnit = .kg) throws(StoreError) -> Identifier<Client> {
        try access.change { change in
            let known = try change.clients.named(name)
            guard known.count < 2 else { throw StoreError.ambiguousName(name, count: known.count) }
            return try known.first?.id ?? change.clients.add(named: name, unit: unit)
        }
    }

    /// Deletes a client with everything of theirs: plans, sessions, session packs.
    public func delete(_ id: Identifier<Client>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            try change.deleteAll(of: id)
        }
    }
}

extension DiaryAccess {
    /// The clients.
    public var clients: Clients { Clients(access: access) }
}

/// What distinguishes clients of the same name.
public struct Namesake: Hashable, Sendable {
    /// The name without case and accents, equal for all who share it.
    public let nameKey: String
    /// The date of birth; nil if unknown.
    public let birthDay: Day?
    /// The names of the categories that the looking trainer sees.
    public let categories: [String]
}

extension Clients {
    /// Those clients who share their name with another one, from the one entered first.
    public func namesakes() throws(StoreError) -> [(id: Identifier<Client>, facts: Namesake)] {
        let sql = """
            SELECT c.id, c.name_key, c.birth_day FROM client c
            WHERE \(Visibility.client) AND c.name_key IN (SELECT name_key FROM client GROUP BY name_key HAVING count(*) > 1)
            ORDER BY c.id
            """
        let categories = """
            SELECT g.name FROM client_category l JOIN category g ON g.id = l.category
            WHERE l.client = ? AND (g.owner IS NULL OR g.owner = ?) ORDER BY g.position, g.name, g.id
            """
        let viewer = access.viewer
        return try access.read { db in
            let clients = try db.all(sql, viewer) { row in
                (id: row.id(0) as Identifier<Client>, key: row.text(1), born: row.optionalDay(2))
            }
            return try clients.map { client in
                let names = try db.all(categories, client.id, viewer) { $0.text(0) }
                return (client.id, Namesake(nameKey: client.key, birthDay: client.born, categories: names))
            }
        }
    }

    /// The unit of most active clients; kilograms if there are none.
    public func usualUnit() throws(StoreError) -> MassUnit {
        let sql = """
            SELECT c.unit FROM client c WHERE \(Visibility.client) AND c.archived_at IS NULL
            GROUP BY c.unit ORDER BY count(*) DESC, c.unit LIMIT 1
            """
        return try access.read { db in try db.first(sql, access.viewer) { $0.raw(0) ?? .kg } ?? .kg }
    }
}

/// How much was written of a client.
public struct ClientHoldings: Hashable, Sendable {
    /// Sessions of every kind.
    public let sessions: Int
    /// Sheets, archived ones included.
    public let plans: Int
    /// Days on which something was eaten, done, run, weighed or measured.
    public let days: Int
    /// Session packs that were bought.
    public let packages: Int
    /// Mesocycles, recurring tasks, goals, appointments and notes on days.
    public let others: Int
    /// Whether the client gave consent to store their wellbeing.
    public let hasConsent: Bool
    /// True when there is a health note.
    public let hasHealthNote: Bool
}

extension Clients {
    /// What would be deleted with a client.
    public func holdings(of id: Identifier<Client>) throws(StoreError) -> ClientHoldings {
        let sql = """
            SELECT (SELECT count(*) FROM session WHERE client = ?1), (SELECT count(*) FROM phase WHERE client = ?1),
                (SELECT count(*) FROM (
                    SELECT day FROM food_entry WHERE client = ?1 UNION SELECT day FROM activity_entry WHERE client = ?1
                    UNION SELECT day FROM run WHERE client = ?1 UNION SELECT day FROM weigh_in WHERE client = ?1
                    UNION SELECT day FROM measurement WHERE client = ?1)),
                (SELECT count(*) FROM session_package WHERE client = ?1),
                (SELECT count(*) FROM mesocycle WHERE client = ?1)
                    + (SELECT count(*) FROM energy_goal WHERE client = ?1)
                    + (SELECT count(*) FROM body_goal WHERE client = ?1)
                    + (SELECT count(*) FROM nutrient_target WHERE client = ?1)
                    + (SELECT count(*) FROM diary_day WHERE client = ?1)
                    + (SELECT count(*) FROM appointment WHERE client = ?1)
                    + (SELECT count(*) FROM recurring_plan WHERE client = ?1)
                    + (SELECT count(*) FROM food WHERE client = ?1),
                EXISTS (SELECT 1 FROM consent WHERE client = ?1 AND withdrawn_at IS NULL),
                (SELECT trim(health) <> '' FROM client WHERE id = ?1)
            """
        return try access.read(of: id) { db, _ in
            let holdings = try db.first(sql, id) {
                ClientHoldings(
                    sessions: $0[0], plans: $0[1], days: $0[2], packages: $0[3], others: $0[4], hasConsent: $0[5],
                    hasHealthNote: $0[6])
            }
            guard let holdings else { throw StoreError.missing }
            return holdings
        }
    }
}

extension Clients {
    /// All that the profile of a client shows, as of one moment.
    ///
    /// - Parameters:
    ///   - recent: the number of newest sessions to read.
    ///   - newestPhases: the number of newest sheets in use to read. Each costs five subqueries.
    public func profile(
        _ id: Identifier<Client>, recent: Int = 10, newestPhases: Int = 200
    ) throws(StoreError) -> ClientProfile {
        let (viewer, today, now) = (access.viewer, access.today, access.diary.clock.now())
        return try access.read { db in
            let figures = """
                SELECT \(Client.columns),
                    (SELECT count(*) FROM phase WHERE client = c.id), (SELECT count(*) FROM session WHERE client = c.id),
                    \(TrainingDays.first),
                    (SELECT max(day) FROM session WHERE client = c.id)
                FROM client c WHERE c.id = ? AND \(Visibility.client)
                """
            let categories = """
                SELECT \(Category.columns) FROM client_category l JOIN category g ON g.id = l.category
                WHERE l.client = ? AND (g.owner IS NULL OR g.owner = ?) ORDER BY g.position, g.name, g.id
                """
            let inUse = PlanScope.client(id).condition(Phase.self, viewer: viewer, ListFilter())
            let next = Client.columnCount
            let profile = try db.first(figures, id, viewer) { row in
                ClientProfile(
                    client: Client(row: row),
                    categories: try db.all(categories, id, viewer, decode: Category.init(row:)),
                    ledger: try PackageLedger(of: id, today: today, db),
                    mesocycles: try MesocycleContent.fetch(db, .client(id), viewer: viewer),
                    phases: try PhaseListItem.fetch(db, .client(id), viewer: viewer, limit: newestPhases),
                    phasesInUse: try db.count(Phase.self, inUse),
                    recentSessions: try SessionListItem.fetch(db, client: id, limit: recent),
                    phaseCount: row[next],
                    sessionCount: row[next + 1],
                    firstTraining: row.optionalDay(next + 2),
                    lastSession: row.optionalDay(next + 3),
                    weighIn: (try db.list(Condition("w.client = ?", id), order: WeighIn.newestFirst, limit: 1)
                        as [WeighIn]).first,
                    checkIn: try db.first(Condition("k.client = ?", id), order: CheckIn.newestFirst),
                    programme: try db.first(Condition("g.client = ?", id), order: Programme.newestFirst)
                        .map { try db.status(of: $0, at: now, in: .current) },
                    body: try BodyCourse.read(Client(row: row), newest: 3, for: viewer, db))
            }
            guard let profile else { throw StoreError.missing }
            return profile
        }
    }
}
