public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What a client should eat, by kind of day; a kind without a target is left out.
    public func nutrientTargets(
        of client: Identifier<Client>
    ) throws(StoreError) -> [DiaryDay.Kind: NutrientTarget] {
        _ = try clients.get(client)
        return try read { db in try NutrientTarget.read(of: client, db) }
    }

    /// Puts what a client should eat, all of it: a kind that is not named, or aims at nothing, has no target any more.
    public func setNutrientTargets(
        _ targets: [DiaryDay.Kind: NutrientTarget], of client: Identifier<Client>
    ) throws(StoreError) {
        let name = try clients.get(client).name
        let sql = """
            INSERT INTO nutrient_target (client, kind, protein_mg, fat_mg, carbohydrate_mg, fibre_mg)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (client, kind) DO UPDATE SET protein_mg = excluded.protein_mg, fat_mg = excluded.fat_mg,
                carbohydrate_mg = excluded.carbohydrate_mg, fibre_mg = excluded.fibre_mg
            """
        try change("Set the nutrient targets of \(Label.name(name))") { change in
            for kind in DiaryDay.Kind.allCases {
                if let target = targets[kind], target != NutrientTarget(kind: target.kind) {
                    try change.db.run(
                        sql, client, kind.rawValue, target.protein, target.fat, target.carbohydrate, target.fibre)
                } else {
                    try change.db.run(
                        "DELETE FROM nutrient_target WHERE client = ? AND kind = ?", client, kind.rawValue)
                }
            }
        }
    }
}

extension NutrientTarget {
    /// The targets of a client whom the trainer may see.
    static func read(of client: Identifier<Client>, _ db: Database) throws -> [DiaryDay.Kind: NutrientTarget] {
        let sql = "SELECT kind, protein_mg, fat_mg, carbohydrate_mg, fibre_mg FROM nutrient_target WHERE client = ?"
        let targets = try db.all(sql, client) { row in
            NutrientTarget(
                kind: row.raw(0) ?? .training, protein: row[1], fat: row[2], carbohydrate: row[3], fibre: row[4])
        }
        return Dictionary(targets.map { ($0.kind, $0) }) { first, _ in first }
    }
}
