import FitnessModel
import GRDB

extension FoodEntry {
    /// The columns that `init(row:)` reads, of the entry as `e`.
    static let columns = """
        e.id, e.day, e.minute, e.meal, e.food, e.name, e.unit, e.amount_milli, e.portion_name, e.portion_milli,
        e.portion_count_milli, e.note, \(Nutrients.storedColumns.map { "e.\($0)" }.joined(separator: ", "))
        """

    /// In the order of a day: by meal, then by time (those without one last), then as they were entered.
    static let order = """
        CASE e.meal WHEN 'breakfast' THEN 0 WHEN 'lunch' THEN 1 WHEN 'dinner' THEN 2 ELSE 3 END,
        e.minute IS NULL, e.minute, e.id
        """

    init(row: Row) {
        let unit: FoodAmount.Unit = row.raw(6) ?? .g
        let portion = (row[9] as Int?).map { FoodAmount(thousandths: $0, unit) }
        self.init(
            id: row.id(0), day: row.day(1), minute: row[2], meal: row.raw(3) ?? .snack, food: row.optionalID(4),
            name: row.text(5), amount: (row[7] as Int?).map { FoodAmount(thousandths: $0, unit) },
            serving: portion.map {
                Serving(
                    portion: FoodPortion(name: row.optionalText(8) ?? "", amount: $0), count: row[10] as Int? ?? 1000)
            },
            nutrients: Nutrients(row: row, at: 12), note: row.text(11))
    }

    static let storedColumns =
        [
            "day", "minute", "meal", "food", "name", "unit", "amount_milli", "portion_name", "portion_milli",
            "portion_count_milli", "note",
        ] + Nutrients.storedColumns

    /// In the order of `storedColumns`.
    var storedValues: [any Storable] {
        let serving = serving.flatMap { $0.portion.amount.thousandths > 0 ? $0 : nil }
        return [
            day, minute.map { min(max($0, 0), 1439) }, meal.rawValue, food, name, (amount?.unit ?? .g).rawValue,
            (amount?.thousandths).map { max($0, 0) }, serving?.portion.name, serving?.portion.amount.thousandths,
            (serving?.count).map { max($0, 0) }, note,
        ] + nutrients.storedValues
    }
}

extension Change {
    /// Writes down what a client ate; its own id counts for nothing.
    func insert(_ entry: FoodEntry, client: Identifier<Client>) throws -> Identifier<FoodEntry> {
        let id = newID(FoodEntry.self)
        let columns = ["id", "client"] + FoodEntry.storedColumns
        let marks = columns.map { $0 == "food" ? "(SELECT id FROM food WHERE id = ?)" : "?" }.joined(separator: ", ")
        let head: [any Storable] = [id, client]
        try BoundStatement(db, "INSERT INTO food_entry (\(columns.joined(separator: ", "))) VALUES (\(marks))")
            .run(head + entry.storedValues)
        return id
    }
}
