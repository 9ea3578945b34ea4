package import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds foods in large numbers, for everybody. Not a part of the history: millions of rows are no change that
    /// anybody takes back.
    ///
    /// Each call is one transaction; some ten thousand foods at a time are quick and need little room. Call
    /// `tidyFoodSearch()` after the last one.
    package func importFoods(_ foods: [Food]) throws(StoreError) {
        try write { db in
            let triggers = try FoodImport.removeTriggers(db)
            try db.execute(sql: "PRAGMA cache_size = -131072")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            var batch = try FoodImport(db)
            for food in foods { try batch.add(food) }
            try batch.finish()
            for trigger in triggers { try db.execute(sql: trigger) }
        }
    }

    /// Puts the index of foods together into one piece, which search reads quickest.
    package func tidyFoodSearch() throws(StoreError) {
        try write { db in try db.execute(sql: "INSERT INTO food_search (food_search) VALUES ('optimize')") }
    }
}

/// Foods on their way into the file without the triggers, which would count each word of each food.
private struct FoodImport {
    private let db: Database
    private let food: BoundStatement
    private let index: BoundStatement
    private let portion: BoundStatement
    private var words: [String: Int] = [:]
    /// The next number for each length of a name.
    private var next: [Int: Int64] = [:]

    init(_ db: Database) throws {
        self.db = db
        let columns = ["id", "code"] + Food.storedColumns
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        food = try BoundStatement(db, "INSERT INTO food (\(columns.joined(separator: ", "))) VALUES (\(marks))")
        index = try BoundStatement(
            db,
            """
            INSERT INTO food_search (rowid, words) SELECT id, \(SchemaV3.indexed("food")) FROM food WHERE id = ?
            """)
        portion = try BoundStatement(
            db, "INSERT INTO food_portion (id, food, position, name, amount_milli) VALUES (?, ?, ?, ?, ?)")
    }

    static func removeTriggers(_ db: Database) throws -> [String] {
        let names = try Row.fetchAll(
            db,
            sql:
                "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'food\\_search\\_%' ESCAPE '\\'"
        )
        for row in names { try db.execute(sql: "DROP TRIGGER \(row[0] as String)") }
        return names.map { $0[1] }
    }

    mutating func add(_ food: Food) throws {
        let id = try number(for: food.name)
        try self.food.run([id, ""] + food.storedValues)
        try index.run([id])
        for word in Set(FoodWords(food).words) { words[word, default: 0] += 1 }
        for (place, portion) in food.portions.prefix(16).enumerated() where portion.amount.thousandths > 0 {
            try self.portion.run([id << 4 | Int64(place), id, place, portion.name, portion.amount.thousandths])
        }
    }

    func finish() throws {
        let count = try BoundStatement(
            db,
            "INSERT INTO food_word (word, foods) VALUES (?, ?) ON CONFLICT DO UPDATE SET foods = foods + excluded.foods"
        )
        for (word, foods) in words.sorted(by: { $0.key < $1.key }) { try count.run([word, foods]) }
    }

    private mutating func number(for name: String) throws -> Int64 {
        let length = min(name.count, 255)
        let first = FoodNumbers.firstImported(nameLength: length)
        if next[length] == nil {
            let last = "SELECT max(id) FROM food WHERE id BETWEEN ? AND ?"
            let used = try db.first(last, first, first | 0xFFFF_FFFF) { $0[0] as Int64? }.flatMap { $0 }
            next[length] = (used ?? first) + 1
        }
        let number = next[length, default: first]
        next[length] = number + 1
        return number
    }
}
