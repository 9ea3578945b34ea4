public import FitnessModel
import GRDB

/// How much was written of a client.
public struct ClientHoldings: Hashable, Sendable {
    /// Sessions of every kind.
    public let sessions: Int
    /// Sheets, also those put away.
    public let plans: Int
    /// Days on which something was eaten, done, run, weighed or measured.
    public let days: Int
    /// Packages of sessions that were bought.
    public let packages: Int
    /// Long-term and recurring plans, goals, appointments and notes on days.
    public let others: Int
    /// True when the client allows that what they say of how they are is kept; all of it hangs on that.
    public let hasConsent: Bool
    /// True when there is a health note.
    public let hasHealthNote: Bool
}

extension Clients {
    /// What would go with a client.
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
