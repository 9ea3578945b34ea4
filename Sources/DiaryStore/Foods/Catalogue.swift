import CEmbedded
import FitnessModel

/// The catalogue of foods that is built into the program.
enum Catalogue {
    /// Changes whenever one of the files does; stands in the diary once it is filled.
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

    /// The portion of a row; none where the row has none.
    private static func portions(named name: String, amount: String) -> [FoodPortion] {
        guard !name.isEmpty, let thousandths = CatalogueTable.thousandths(amount), thousandths > 0 else { return [] }
        return [FoodPortion(name: name, amount: FoodAmount(thousandths: thousandths, .g))]
    }
}
