import FitnessModel
import GRDB

extension DiaryAccess {
    private static var catalogueKey: String { "catalogue" }

    /// Fills in the foods and activities that Spotter brings, unless they are there already. Not a part of the history:
    /// what is built into the program needs no undo.
    ///
    /// - Returns: whether the catalogue is there; never in a diary that is only read and was not filled before.
    @discardableResult
    public func fillCatalogue() throws(StoreError) -> Bool {
        if try settings.get(Self.catalogueKey) == Catalogue.version { return true }
        guard !refusesWrites else { return false }
        try write { db in
            // Another program may have been quicker.
            let sql = "SELECT value FROM setting WHERE key = ?"
            guard try String.fetchOne(db, sql: sql, arguments: [Self.catalogueKey]) != Catalogue.version else { return }
            try Self.fillFoods(db)
            try ActivityCatalogue.fill(db)
            try db.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", Self.catalogueKey, Catalogue.version)
        }
        return true
    }

    private static func fillFoods(_ db: Database) throws {
        for (place, group) in Catalogue.groups.enumerated() {
            let sql = """
                INSERT INTO food_group (id, owner, name, name_key, position) VALUES (?, NULL, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,
                        position = excluded.position
                """
            try db.run(sql, group.number, group.name, group.name.searchKey, place)
        }
        let range = FoodNumbers.shipped
        try db.run("DELETE FROM food_portion WHERE food BETWEEN ? AND ?", range.lowerBound, range.upperBound)
        let rows = try NumberedFoods(db)
        for food in Catalogue.foods() { try rows.put(food, portionBits: 6) }
        // A figure that was corrected counts in what is made of it, too.
        let parts = "SELECT DISTINCT food FROM recipe_part WHERE food BETWEEN ? AND ?"
        for food in try db.all(parts, range.lowerBound, range.upperBound, decode: { $0.id(0) as Identifier<Food> }) {
            try db.computeRecipes(madeOf: food)
        }
    }
}
