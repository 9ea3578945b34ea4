public import FitnessModel
import GRDB

/// The plates of the gym.
public struct Plates {
    package let access: Access

    /// The gym's plates, the heaviest first; empty if it has none.
    public func list() throws(StoreError) -> [Plate] {
        let sql = "SELECT unit, grams, pairs FROM plate ORDER BY grams DESC, unit, id"
        return try access.read { db in
            try db.all(sql) { Plate(mass: Mass(grams: $0[1]), unit: $0.raw(0) ?? .kg, pairs: $0[2]) }
        }
    }

    /// Writes the differences between the gym's old and new plates: missing ones are
    /// deleted, of equal ones the last counts, and plates added by others stay.
    ///
    /// - Throws: `changedMeanwhile` if another window changed the number of one of these plates.
    public func update(from old: [Plate] = [], to new: [Plate]) throws(StoreError) {
        let (old, new) = (PlateKey.pairs(of: old), PlateKey.pairs(of: new))
        try access.change(ChangeFacts(.edit, .plate)) { change in
            let now = PlateKey.pairs(of: try change.plates.list())
            let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            let taken = changed.filter { now[$0] != old[$0] && now[$0] != new[$0] }
            guard taken.isEmpty else {
                throw StoreError.changedMeanwhile(
                    record: .unnamed(.plate), fields: taken.sorted { $0.grams > $1.grams }.map(\.text))
            }
            var wanted = now
            for key in changed { wanted[key] = new[key] }
            let known = try change.db.all("SELECT id, unit, grams FROM plate ORDER BY id") { row in
                (id: row.id(0) as Identifier<Plate>, key: PlateKey(unit: row.raw(1) ?? .kg, grams: row[2]))
            }
            for (id, key) in known {
                if let count = wanted.removeValue(forKey: key) {
                    guard count != now[key] else { continue }
                    try change.db.run("UPDATE plate SET pairs = ? WHERE id = ?", count, id)
                } else {
                    try change.db.run("DELETE FROM plate WHERE id = ?", id)
                }
            }
            for (key, count) in wanted.sorted(by: { $0.key.grams > $1.key.grams }) {
                let sql = "INSERT INTO plate (id, unit, grams, pairs) VALUES (?, ?, ?, ?)"
                try change.db.run(sql, change.newID(Plate.self), key.unit.rawValue, key.grams, count)
            }
        }
    }
}

extension DiaryAccess {
    /// The plates of the gym.
    public var plates: Plates { Plates(access: access) }
}

/// The identity of a plate.
private struct PlateKey: Hashable {
    let unit: MassUnit
    let grams: Int

    /// The plate as text.
    var text: String { "\(Mass(grams: grams).text(in: unit)) \(unit.rawValue)" }

    /// How many pairs there are of each.
    static func pairs(of plates: [Plate]) -> [PlateKey: Int] {
        var pairs: [PlateKey: Int] = [:]
        for plate in plates where plate.mass > .zero {
            pairs[PlateKey(unit: plate.unit, grams: plate.mass.grams)] = min(max(plate.pairs, 0), 99)
        }
        return pairs
    }
}
