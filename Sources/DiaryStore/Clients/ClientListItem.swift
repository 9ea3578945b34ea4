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
        \(Client.columns), (SELECT max(day) FROM session WHERE client = c.id), \(SessionsLeft.columns)
        """

    init(row: Row, today: Day, _ db: Database) throws {
        client = Client(row: row)
        lastSession = row.optionalDay(Client.columnCount)
        sessionsLeft = try SessionsLeft.read(row, at: Client.columnCount + 1, of: client.id, today: today, db)
    }
}
