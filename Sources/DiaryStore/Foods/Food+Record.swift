import FitnessModel
import GRDB

extension Food {
    /// The columns that `init(row:)` reads, of the food as `f`.
    static let columns = """
        f.id, f.name, f.brand, f.food_group, f.unit, f.is_recipe, f.client, f.owner, f.archived_at IS NOT NULL,
        f.energy_cal, f.protein_mg, f.fat_mg, f.carbohydrate_mg, f.fibre_mg, f.sugar_mg, f.sodium_mg
        """
    static let columnCount = 16

    init(row: Row, portions: [FoodPortion]) {
        self.init(
            id: row.id(0), name: row.text(1), brand: row.text(2), group: row.optionalID(3), unit: row.raw(4) ?? .g,
            per100: Nutrients(row: row, at: 9), portions: portions, isRecipe: row.flag(5), client: row.optionalID(6),
            isShipped: row.isOfNobody(7), isArchived: row.flag(8))
    }

    /// Which foods a trainer may see: those of nobody, which are everybody's, the own ones, and those of clients whom he
    /// may see. Takes the trainer twice.
    static let visibility = """
        (f.owner IS NULL OR (f.client IS NULL AND f.owner = ?)
            OR EXISTS (SELECT 1 FROM client c WHERE c.id = f.client AND \(Visibility.client)))
        """

    /// Which of them he may change: all but those of nobody. Takes the trainer twice.
    static let changeable = "(f.owner IS NOT NULL AND \(visibility))"

    /// The values of the columns that every way of writing a food has in common, in the order of `storedColumns`.
    var storedValues: [any Storable] {
        [
            client, group, name, name.searchKey, FoodWords(self).joined, brand, unit.rawValue, isRecipe,
        ] + per100.storedValues
    }

    static let storedColumns =
        [
            "client", "food_group", "name", "name_key", "words", "brand", "unit", "is_recipe",
        ] + Nutrients.storedColumns
}

extension Row {
    func isOfNobody(_ column: Int) -> Bool { (self[column] as Int64?) == nil }
}

extension Nutrients {
    static let storedColumns = [
        "energy_cal", "protein_mg", "fat_mg", "carbohydrate_mg", "fibre_mg", "sugar_mg", "sodium_mg",
    ]

    /// In the order of `storedColumns`; nothing is below zero in the file.
    var storedValues: [any Storable] {
        [max(energy.calories, 0)] + Nutrient.allCases.map { self[$0].map { max($0, 0) } }
    }

    /// Reads figures whose first column, the energy, is `first`.
    init(row: Row, at first: Int) {
        self.init(
            energy: Energy(calories: row[first]), protein: row[first + 1], fat: row[first + 2],
            carbohydrate: row[first + 3], fibre: row[first + 4], sugar: row[first + 5], sodium: row[first + 6])
    }
}
