import FitnessModel
import GRDB

extension FoodSearch {
    /// Before anything is typed: what the client has most often, then the others by name.
    func mostUsed() throws -> [FoodHit] {
        let condition = visible()
        var hits = try used([]).map(\.hit)
        let seen = Set(hits.map(\.id))
        let sql = "SELECT \(Food.columns) FROM food f WHERE \(condition.sql) ORDER BY f.name_key, f.id LIMIT ?"
        let others = try db.rows(sql, condition.values + [limit + seen.count]).map(FoodHit.init(row:))
        while hits.count < limit, let hit = try others.next() {
            if !seen.contains(hit.id) { hits.append(hit) }
        }
        return try db.complete(hits, client: client)
    }

    /// What has no letter (an emoji) is looked for in the names as they stand; not in imported ones, which are too many.
    func named(_ name: String) throws -> [FoodHit] {
        let condition = visible()
        let sql = """
            SELECT \(Food.columns) FROM food f
            WHERE (f.id < ? OR f.id > ?) AND instr(f.name_key, ?) > 0 AND \(condition.sql)
            ORDER BY length(f.name_key), f.name_key, f.id LIMIT ?
            """
        let head: [any Storable] = [FoodNumbers.imported.lowerBound, FoodNumbers.imported.upperBound, name]
        let hits = try Array(db.rows(sql, head + condition.values + [limit]).map(FoodHit.init(row:)))
        return try db.complete(hits, client: client)
    }
}
