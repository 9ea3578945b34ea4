import FitnessModel
import GRDB

/// Puts foods of nobody into the file under numbers that are given to them, past the journal. A food that is there
/// becomes what it is now.
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

    /// Portions have numbers of their own, so that the same foods give the same rows: the food's, then the place in so
    /// many bits. Portions beyond them are left out.
    func put(_ food: Food, portionBits bits: Int64) throws {
        try self.food.run([food.id] + Food.described.compactMap { $0.state?(food) })
        for (place, portion) in food.portions.prefix(1 << bits).enumerated() where portion.amount.thousandths > 0 {
            let id = food.id.rawValue << bits | Int64(place)
            try self.portion.run([id, food.id, place, portion.name, portion.amount.thousandths])
        }
    }
}
