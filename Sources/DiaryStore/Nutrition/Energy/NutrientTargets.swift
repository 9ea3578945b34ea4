public import FitnessModel
import GRDB

/// The clients' targets for nutrients.
public struct NutrientTargets {
    package let access: Access

    /// The nutrient targets of a client by kind of day; a kind without a target is left out.
    public func get(
        of client: Identifier<Client>
    ) throws(StoreError) -> [DiaryDay.Kind: NutrientTarget] {
        try access.read(of: client) { db, _ in try NutrientTarget.read(of: client, db) }
    }

    /// Writes the differences between a client's old and new targets; a kind that is not
    /// named aims at nothing, and one that aims at nothing leaves no row.
    ///
    /// - Throws: `changedMeanwhile` when one of these amounts was changed since.
    public func update(
        from old: [DiaryDay.Kind: NutrientTarget] = [:], to new: [DiaryDay.Kind: NutrientTarget],
        of client: Identifier<Client>
    ) throws(StoreError) {
        try access.change { change in
            let name = Label.name(try change.clients.get(client).name)
            try change.name(.set, .nutrientTarget, of: client)
            let now = try NutrientTarget.read(of: client, change.db)
            let rows = DiaryDay.Kind.allCases.map { kind in
                func columns(_ targets: [DiaryDay.Kind: NutrientTarget]) -> RowChange.Columns {
                    NutrientTarget.nutrients.map { ($0.column, targets[kind]?[$0]) }
                }
                return (kind: kind, row: RowChange(from: columns(old), to: columns(new), now: columns(now)))
            }
            let taken = rows.flatMap { kind, row in row.taken.map { "\(kind.rawValue) \($0)" } }
            guard taken.isEmpty else {
                throw StoreError.changedMeanwhile(record: .ofClient(.nutrientTarget, name), fields: taken)
            }
            for (kind, row) in rows {
                if row.row.allSatisfy({ $0.1.stored == .null }) {
                    try change.db.run("DELETE FROM nutrient_target WHERE client = ? AND kind = ?", client, kind)
                } else {
                    try change.db.put("nutrient_target", key: [("client", client), ("kind", kind)], row)
                }
            }
        }
    }
}

extension DiaryAccess {
    /// The clients' targets for nutrients.
    public var nutrientTargets: NutrientTargets { NutrientTargets(access: access) }
}

extension NutrientTarget {
    /// The targets of a client that the trainer may see.
    static func read(of client: Identifier<Client>, _ db: Database) throws -> [DiaryDay.Kind: NutrientTarget] {
        let columns = nutrients.map(\.column).joined(separator: ", ")
        let targets = try db.all("SELECT kind, \(columns) FROM nutrient_target WHERE client = ?", client) { row in
            var target = NutrientTarget(kind: row.raw(0) ?? .training)
            for (index, nutrient) in nutrients.enumerated() { target[nutrient] = row[index + 1] }
            return target
        }
        return Dictionary(targets.map { ($0.kind, $0) }) { first, _ in first }
    }
}

extension Nutrient {
    /// The column in the tables of foods, entries and targets.
    var column: String { "\(rawValue)_mg" }
}

extension DiaryDay.Kind: Storable {}
