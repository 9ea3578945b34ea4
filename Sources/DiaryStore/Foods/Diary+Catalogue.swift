import CCatalogue
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
            try Self.fillActivities(db)
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
        try db.run(
            "DELETE FROM food_portion WHERE food BETWEEN ? AND ?", FoodNumbers.shipped.lowerBound,
            FoodNumbers.shipped.upperBound)
        let food = try BoundStatement(
            db,
            """
            INSERT INTO food (
                id, food_group, name, name_key, words, energy_cal, protein_mg, fat_mg, carbohydrate_mg, fibre_mg, sugar_mg,
                sodium_mg)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET food_group = excluded.food_group, name = excluded.name,
                name_key = excluded.name_key, words = excluded.words, energy_cal = excluded.energy_cal,
                protein_mg = excluded.protein_mg, fat_mg = excluded.fat_mg, carbohydrate_mg = excluded.carbohydrate_mg,
                fibre_mg = excluded.fibre_mg, sugar_mg = excluded.sugar_mg, sodium_mg = excluded.sodium_mg
            """)
        let portion = try BoundStatement(
            db, "INSERT INTO food_portion (id, food, position, name, amount_milli) VALUES (?, ?, ?, ?, ?)")
        for entry in Catalogue.foods() {
            let head: [any Storable] = [
                entry.number, entry.group, entry.name, entry.name.searchKey, FoodWords(entry.name).joined,
            ]
            try food.run(head + entry.nutrients)
            for (place, measure) in entry.portions.enumerated() {
                // Numbers of its own, so that filling again gives the same: the food's, then the place.
                let id = entry.number << 6 | Int64(min(place, 63))
                try portion.run([id, entry.number, place, measure.name, measure.thousandths])
            }
        }
        // A figure that was corrected counts in what is made of it, too.
        let parts = "SELECT DISTINCT food FROM recipe_part WHERE food BETWEEN ? AND ?"
        let range = FoodNumbers.shipped
        for food in try db.all(parts, range.lowerBound, range.upperBound, decode: { $0.id(0) as Identifier<Food> }) {
            try db.reckonRecipes(of: food)
        }
    }
}
