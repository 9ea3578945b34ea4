public import FitnessModel
import GRDB

/// A client as a line of the list: the client, whose properties are answered as its own, and the latest.
@dynamicMemberLookup
public struct ClientListItem: Hashable, Sendable, Identifiable {
    /// The person.
    public let client: Client
    /// The newest day of training.
    public let lastSession: Day?
    /// What is left of all packages; nil without one, negative when overdrawn.
    public let sessionsLeft: Int?

    /// Names the client.
    public var id: Identifier<Client> { client.id }

    /// What is known of the person.
    public subscript<Value>(dynamicMember path: KeyPath<Client, Value>) -> Value { client[keyPath: path] }

    static let columns = """
        \(Client.columns), (SELECT max(day) FROM session WHERE client = c.id), \(SessionsLeft.column)
        """

    init(row: Row) {
        client = Client(row: row)
        lastSession = row.optionalDay(Client.columnCount)
        sessionsLeft = row[Client.columnCount + 1]
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
            - (SELECT count(*) FROM appointment WHERE client = c.id AND charged = 1 AND day >= min(k.bought))
            FROM session_package k WHERE k.client = c.id)
        """
}
