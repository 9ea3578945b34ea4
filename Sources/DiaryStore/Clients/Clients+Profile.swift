public import FitnessModel
import Foundation
import GRDB

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
                    (SELECT min(day) FROM session WHERE client = c.id),
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
                    firstSession: row.optionalDay(next + 2),
                    lastSession: row.optionalDay(next + 3),
                    weighIn: (try db.list(Condition("w.client = ?", id), order: WeighIn.newestFirst, limit: 1)
                        as [WeighIn]).first,
                    checkIn: try db.first(Condition("k.client = ?", id), order: CheckIn.newestFirst),
                    programme: try db.first(Condition("g.client = ?", id), order: Programme.newestFirst)
                        .map { try db.standing(of: $0, at: now, in: .current) },
                    body: try BodyCourse.read(Client(row: row), newest: 3, for: viewer, db))
            }
            guard let profile else { throw StoreError.missing }
            return profile
        }
    }
}
