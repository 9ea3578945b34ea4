public import FitnessModel
import GRDB

/// What tells a client from another one of the same name.
public struct Namesake: Hashable, Sendable {
    /// The name without case and accents, equal for all who share it.
    public let nameKey: String
    /// Unknown when nil.
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

    /// The unit in which most clients in use lift; kilograms while there are none.
    public func usualUnit() throws(StoreError) -> MassUnit {
        let sql = """
            SELECT c.unit FROM client c WHERE \(Visibility.client) AND c.archived_at IS NULL
            GROUP BY c.unit ORDER BY count(*) DESC, c.unit LIMIT 1
            """
        return try access.read { db in try db.first(sql, access.viewer) { $0.raw(0) ?? .kg } ?? .kg }
    }
}
