public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The plates that the gym owns, the heaviest first; none before anybody said so.
    public func plates() throws(StoreError) -> [Plate] {
        let sql = "SELECT unit, grams, pairs FROM plate ORDER BY grams DESC, unit, id"
        return try read { db in
            try db.all(sql) { Plate(mass: Mass(grams: $0[1]), unit: $0.raw(0) ?? .kg, pairs: $0[2]) }
        }
    }

    /// Puts the gym's plates, all of them: those that are not named are gone, of equal ones the last counts.
    public func setPlates(_ plates: [Plate]) throws(StoreError) {
        var pairs: [PlateKey: Int] = [:]
        for plate in plates where plate.mass > .zero {
            pairs[PlateKey(unit: plate.unit, grams: plate.mass.grams)] = min(max(plate.pairs, 0), 99)
        }
        let wanted = pairs
        try change("Edit the plates of the gym") { change in
            let known = try change.db.all("SELECT id, unit, grams FROM plate ORDER BY id") { row in
                (id: row.id(0) as Identifier<Plate>, key: PlateKey(unit: row.raw(1) ?? .kg, grams: row[2]))
            }
            var seen: Set<PlateKey> = []
            for (id, key) in known {
                if let count = wanted[key], seen.insert(key).inserted {
                    try change.db.run("UPDATE plate SET pairs = ? WHERE id = ?", count, id)
                } else {
                    try change.db.run("DELETE FROM plate WHERE id = ?", id)
                }
            }
            for (key, count) in wanted.sorted(by: { $0.key.grams > $1.key.grams }) where !seen.contains(key) {
                let sql = "INSERT INTO plate (id, unit, grams, pairs) VALUES (?, ?, ?, ?)"
                try change.db.run(sql, change.newID(Plate.self), key.unit.rawValue, key.grams, count)
            }
        }
    }
}

/// What makes two plates the same.
private struct PlateKey: Hashable {
    let unit: MassUnit
    let grams: Int
}
