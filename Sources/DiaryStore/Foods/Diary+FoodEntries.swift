public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Writes down something that a client ate; its own id counts for nothing. A food that was deleted meanwhile is left
    /// out of it: the figures are a copy.
    @discardableResult
    public func addFoodEntry(
        _ entry: FoodEntry, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<FoodEntry> {
        _ = try clients.get(client)
        return try change("Add \(Label.name(entry.name)) to \(entry.meal.rawValue)") { change in
            try change.insert(entry, client: client)
        }
    }

    /// Puts everything of an entry.
    public func updateFoodEntry(_ entry: FoodEntry) throws(StoreError) {
        _ = try foodEntry(entry.id)
        try change("Edit \(Label.name(entry.name)) of \(entry.meal.rawValue)") { change in
            let columns = FoodEntry.storedColumns.map { column in
                "\(column) = \(column == "food" ? "(SELECT id FROM food WHERE id = ?)" : "?")"
            }
            let id: [any Storable] = [entry.id]
            try BoundStatement(change.db, "UPDATE food_entry SET \(columns.joined(separator: ", ")) WHERE id = ?")
                .run(entry.storedValues + id)
        }
    }

    /// Takes an entry out of the day.
    public func deleteFoodEntry(_ id: Identifier<FoodEntry>) throws(StoreError) {
        let entry = try foodEntry(id)
        try change("Delete \(Label.name(entry.name)) of \(entry.meal.rawValue)") { change in
            try change.db.run("DELETE FROM food_entry WHERE id = ?", id)
        }
    }

    /// One entry of a client whom the trainer may see.
    public func foodEntry(_ id: Identifier<FoodEntry>) throws(StoreError) -> FoodEntry {
        let viewer = viewer
        let sql = """
            SELECT \(FoodEntry.columns) FROM food_entry e JOIN client c ON c.id = e.client
            WHERE e.id = ? AND \(Visibility.client)
            """
        let found = try read { db in try db.first(sql, id, viewer) { FoodEntry(row: $0) } }
        guard let found else { throw .missing }
        return found
    }

    /// What a client ate on a day: by meal, then by time, those without a time last.
    public func foodEntries(of client: Identifier<Client>, on day: Day) throws(StoreError) -> [FoodEntry] {
        try foodEntries(of: client, on: day, meal: nil)
    }

    /// The same of one meal; nil for the whole day.
    public func foodEntries(
        of client: Identifier<Client>, on day: Day, meal: Meal?
    ) throws(StoreError) -> [FoodEntry] {
        let viewer = viewer
        let sql = """
            SELECT \(FoodEntry.columns) FROM food_entry e JOIN client c ON c.id = e.client
            WHERE e.client = ? AND e.day = ? AND \(Visibility.client) AND \(meal == nil ? "TRUE" : "e.meal = ?")
            ORDER BY \(FoodEntry.order)
            """
        let ofMeal: [any Storable] = meal.map { [$0.rawValue] } ?? []
        let values: [any Storable] = [client, day, viewer]
        return try read { db in
            let rows = try db.rows(sql, values + ofMeal)
            return try Array(rows.map { FoodEntry(row: $0) })
        }
    }
}
