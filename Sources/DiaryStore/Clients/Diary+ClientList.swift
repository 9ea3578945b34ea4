public import FitnessModel
import GRDB

extension Diary {
    /// Clients by name.
    public func clients(
        _ filter: ClientFilter = ClientFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [ClientListItem] {
        let condition = filter.condition(viewer: viewer)
        let sql = """
            SELECT \(ClientListItem.columns) FROM client c WHERE \(condition.sql)
            ORDER BY c.name_key, c.id LIMIT ? OFFSET ?
            """
        return try read { db in
            let rows = try db.rows(sql, condition.values + [limit, offset])
            return try Array(rows.map(ClientListItem.init(row:)))
        }
    }

    /// How many clients the filter lets through.
    public func clientCount(_ filter: ClientFilter = ClientFilter()) throws(StoreError) -> Int {
        let condition = filter.condition(viewer: viewer)
        return try read { db in
            try db.count("SELECT count(*) FROM client c WHERE \(condition.sql)", condition.values)
        }
    }

    /// One client.
    public func client(_ id: Identifier<Client>) throws(StoreError) -> Client {
        let sql = "SELECT \(Client.columns) FROM client c WHERE c.id = ? AND \(Visibility.client)"
        return try read { db in
            guard let client = try db.first(sql, id, viewer, decode: Client.init(row:)) else {
                throw StoreError.missing
            }
            return client
        }
    }

    /// All clients of exactly this name, but for case and accents; those in use first.
    public func clients(named name: String) throws(StoreError) -> [Client] {
        let sql = """
            SELECT \(Client.columns) FROM client c WHERE c.name_key = ? AND \(Visibility.client)
            ORDER BY c.archived_at IS NOT NULL, c.id
            """
        return try read { db in try db.all(sql, name.searchKey, viewer, decode: Client.init(row:)) }
    }
}
