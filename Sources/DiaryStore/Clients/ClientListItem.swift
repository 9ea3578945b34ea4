public import FitnessModel
import GRDB

/// A client as a line of the list.
public struct ClientListItem: Hashable, Sendable, Identifiable {
    /// Names the client.
    public let id: Identifier<Client>
    /// As the trainer writes it.
    public let name: String
    /// The unit of weights in this client's cells.
    public let unit: MassUnit
    /// The newest day of training.
    public let lastSession: Day?
    /// What is left of all packages; nil without one, negative when overdrawn.
    public let sessionsLeft: Int?
    /// Put away.
    public let isArchived: Bool
    /// Visible to the gym's other trainers.
    public let isShared: Bool

    static let columns = """
        c.id, c.name, c.unit, (SELECT max(day) FROM session WHERE client = c.id), \(SessionsLeft.column),
        c.archived_at IS NOT NULL, c.shared
        """

    init(row: Row) {
        id = row.id(0)
        name = row.text(1)
        unit = row.raw(2) ?? .kg
        lastSession = row.optionalDay(3)
        sessionsLeft = row[4]
        isArchived = row.flag(5)
        isShared = row.flag(6)
    }
}

/// Sessions bought minus sessions done since the first purchase.
enum SessionsLeft {
    /// The number for the client `c`; NULL without a package. The done ones are all minus the live ones, because both
    /// counts come from an index alone.
    static let column = """
        (SELECT sum(k.sessions)
            - (SELECT count(*) FROM session WHERE client = c.id AND day >= min(k.bought))
            + (SELECT count(*) FROM session INDEXED BY session_live
                WHERE state = 'live' AND client = c.id AND day >= min(k.bought))
            FROM session_package k WHERE k.client = c.id)
        """
}
