import CEmbedded
package import FitnessModel
import GRDB

/// The catalogue of foods that is built into the program.
enum Catalogue {
    /// Changes with the files; stored in the diary once the catalogue is filled in.
    static let version = [EmbeddedFile.foods, .portions, .activities].map { String($0.bytes.checksum(), radix: 16) }
        .joined(separator: "-")

    /// The groups with their numbers, which never change.
    static let groups: [(number: Int64, name: String)] = [
        (1, "Beans and soya"), (2, "Beef"), (3, "Bread and cakes"), (4, "Breakfast cereals"), (5, "Dairy and eggs"),
        (6, "Drinks"), (7, "Fast food"), (8, "Fats and oils"), (9, "Fish and seafood"), (10, "Fruit and juices"),
        (11, "Grains and pasta"), (12, "Lamb, veal, game"), (13, "Nuts and seeds"), (14, "Pork"), (15, "Poultry"),
        (16, "Ready meals"), (17, "Restaurant food"), (18, "Sausages and cold cuts"), (19, "Snacks"),
        (20, "Soups and sauces"), (21, "Spices and herbs"), (22, "Sweets"), (23, "Vegetables"),
    ]

    /// All foods with the numbers of their source, their figures per 100 g and their portions, the natural one first.
    static func foods() -> [Food] {
        let ids = Dictionary(groups.map { ($0.name, Identifier<FoodGroup>(rawValue: $0.number)) }) { first, _ in first }
        var measures: [String: [FoodPortion]] = [:]
        for row in CatalogueTable(.portions).rows where row.count == 3 {
            measures[row[0], default: []] += portions(named: row[1], amount: row[2])
        }
        return CatalogueTable(.foods).rows.compactMap { row in
            guard row.count == 12, let number = Int64(row[0]), let energy = CatalogueTable.thousandths(row[3]) else {
                return nil
            }
            var food = Food(
                id: Identifier(rawValue: number), name: row[2], group: ids[row[1]],
                per100: Nutrients(energy: Energy(calories: energy)))
            for (nutrient, text) in zip(Nutrient.allCases, row[4...9]) {
                food.per100[nutrient] = CatalogueTable.thousandths(text)
            }
            // Sodium is in milligrams already, the others are in grams.
            food.per100.sodium = food.per100.sodium.map { ($0 + 500) / 1000 }
            for portion in portions(named: row[10], amount: row[11]) + (measures[row[0]] ?? [])
            where !food.portions.contains(portion) {
                food.portions.append(portion)
            }
            return food
        }
    }

    /// The portion of a row; none if the row has none.
    private static func portions(named name: String, amount: String) -> [FoodPortion] {
        guard !name.isEmpty, let thousandths = CatalogueTable.thousandths(amount), thousandths > 0 else { return [] }
        return [FoodPortion(name: name, amount: FoodAmount(thousandths: thousandths, .g))]
    }
}

/// The foods and activities that come with the program, or in large numbers from elsewhere: not a part of the history.
public struct FoodCatalogue {
    let access: Access
}

extension DiaryAccess {
    /// The foods and activities that come with the program.
    public var catalogue: FoodCatalogue { FoodCatalogue(access: access) }
}

extension FoodCatalogue {
    /// Adds foods in large numbers, for everybody. Not part of the history: millions of rows are not a change to undo.
    ///
    /// Each call is one transaction; some ten thousand foods at a time need little room. Call `optimizeSearch()` after
    /// the last one.
    package func add(_ foods: [Food]) throws(StoreError) {
        try access.write { db in
            let rows = try NumberedFoods(db)
            let next = "SELECT coalesce(max(id), ?) + 1 FROM food WHERE id BETWEEN ? AND ?"
            for var food in foods {
                let first = FoodNumbers.firstImported(nameLength: food.name.count)
                food.id = Identifier(rawValue: Int64(try db.count(next, first, first, first | 0xFFFF_FFFF)))
                try rows.put(food, portionBits: 4)
            }
        }
    }

    /// Puts the index of foods together into one piece, which search reads quickest.
    package func optimizeSearch() throws(StoreError) {
        try access.write { db in try db.execute(sql: "INSERT INTO food_search (food_search) VALUES ('optimize')") }
    }
}

extension FoodCatalogue {
    private static var key: String { "catalogue" }

    /// Fills in the foods and activities of the catalogue, unless they are there. Not part of the history: built-in
    /// data needs no undo.
    ///
    /// - Returns: whether the catalogue is there; false only in a read-only diary without it.
    @discardableResult
    public func fill() throws(StoreError) -> Bool {
        if try access.settings.get(Self.key) == Catalogue.version { return true }
        guard !access.refusesWrites else { return false }
        try access.write { db in
            // Another program may have filled it first.
            let sql = "SELECT value FROM setting WHERE key = ?"
            guard try String.fetchOne(db, sql: sql, arguments: [Self.key]) != Catalogue.version else { return }
            try Self.fillFoods(db)
            try ActivityCatalogue.fill(db)
            try db.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", Self.key, Catalogue.version)
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
        // A corrected value also applies to recipes with the food.
        let parts = "SELECT DISTINCT food FROM recipe_part WHERE food BETWEEN ? AND ?"
        for food in try db.all(parts, range.lowerBound, range.upperBound, decode: { $0.id(0) as Identifier<Food> }) {
            try db.computeRecipes(madeOf: food)
        }
    }
}

/// Writes foods without an owner under given numbers, without a journal entry. An existing food is updated.
struct NumberedFoods {
    private let food: BoundStatement
    private let portion: BoundStatement

    init(_ db: Database) throws {
        let columns = Food.described.map(\.name)
        food = try BoundStatement(
            db,
            """
            INSERT INTO food (id, \(columns.joined(separator: ", ")))
            VALUES (?\(String(repeating: ", ?", count: columns.count)))
            ON CONFLICT (id) DO UPDATE SET \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            """)
        portion = try BoundStatement(
            db, "INSERT INTO food_portion (id, food, position, name, amount_milli) VALUES (?, ?, ?, ?, ?)")
    }

    /// Writes a food with its portions, whose ids are the food's number and an index of that many bits, so that the
    /// same foods give the same rows. Further portions are left out.
    func put(_ food: Food, portionBits bits: Int64) throws {
        try self.food.run([food.id] + Food.described.compactMap { $0.state?(food) })
        for (place, portion) in food.portions.prefix(1 << bits).enumerated() where portion.amount.thousandths > 0 {
            let id = food.id.rawValue << bits | Int64(place)
            try self.portion.run([id, food.id, place, portion.name, portion.amount.thousandths])
        }
    }
}
