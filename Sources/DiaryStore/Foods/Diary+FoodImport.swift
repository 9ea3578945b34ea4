package import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds foods in large numbers, for everybody. Not a part of the history: millions of rows are no change that
    /// anybody takes back.
    ///
    /// Each call is one transaction; some ten thousand foods at a time need little room. Call `tidyFoodSearch()` after the
    /// last one.
    package func importFoods(_ foods: [Food]) throws(StoreError) {
        try write { db in
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
    package func tidyFoodSearch() throws(StoreError) {
        try write { db in try db.execute(sql: "INSERT INTO food_search (food_search) VALUES ('optimize')") }
    }
}
