import FitnessModel
import GRDB

extension Access {
    /// Reads from a client that the trainer may see.
    ///
    /// - Throws: `missing` for any other.
    func read<T>(
        of client: Identifier<Client>, _ body: (Database, Client) throws -> T
    ) throws(StoreError) -> T {
        try read { db in try body(db, try db.get(client, viewer: viewer)) }
    }

    /// Reads for a client that the trainer may see, or for no client.
    ///
    /// - Throws: `missing` for any other.
    func read<T>(
        for client: Identifier<Client>?, _ body: (Database, Client?) throws -> T
    ) throws(StoreError) -> T {
        try read { db in try body(db, try client.map { try db.get($0, viewer: viewer) }) }
    }
}
