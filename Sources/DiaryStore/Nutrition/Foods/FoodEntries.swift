public import FitnessModel
import GRDB

/// The foods that clients ate.
public struct FoodEntries: RecordSubject {
    package let access: Access

    /// A client's entries of a day, of one meal or of all: by meal, then by time, those without a time last.
    public func list(
        of client: Identifier<Client>, on day: Day, meal: Meal? = nil
    ) throws(StoreError) -> [FoodEntry] {
        var condition = Condition("e.client = ? AND e.day = ?", client, day)
        if let meal { condition.add("e.meal = ?", meal) }
        return try access.records(where: condition, order: FoodEntry.order)
    }

    /// A client's entries of the last days on which something was eaten, the newest day first, each in the order of a
    /// day.
    ///
    /// - Parameters:
    ///   - day: the day after those that are listed.
    ///   - most: how many days with entries are listed at most.
    ///   - span: how many days before `day` are considered.
    public func list(
        of client: Identifier<Client>, before day: Day, most: Int, within span: Int
    ) throws(StoreError) -> [FoodEntry] {
        let days = """
            SELECT DISTINCT day FROM food_entry WHERE client = ? AND day >= ? AND day < ? ORDER BY day DESC LIMIT ?
            """
        let condition = Condition(
            "e.client = ? AND e.day IN (\(days))", client, client, day.adding(days: -span), day, most)
        return try access.records(where: condition, order: "e.day DESC, \(FoodEntry.order)")
    }

    /// Adds an entry of a client; its own id and client are ignored. The reference to a deleted food is dropped: the
    /// values are a copy.
    @discardableResult
    public func add(
        _ entry: FoodEntry, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<FoodEntry> {
        var added = entry
        added.client = client
        return try access.change(.add, added) { change in
            try change.insert(try withKnownFood(added, change))
        }
    }

    /// Writes the differences between the old and the new entry.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: FoodEntry, to new: FoodEntry) throws(StoreError) {
        try access.change(.edit, new) { change in
            try change.update(from: old, to: try withKnownFood(new, change))
        }
    }

    /// Copies a meal or all entries of a day to another day, with their values and times, in addition to its entries.
    ///
    /// - Parameter newMeal: the meal that it becomes; nil leaves it as it was.
    /// - Returns: how many entries were copied; nothing is changed when there are none.
    @discardableResult
    public func copy(
        _ meal: Meal? = nil, from source: Day, to target: Day, as newMeal: Meal? = nil, of client: Identifier<Client>
    ) throws(StoreError) -> Int {
        try access.change { change in
            try change.name(
                .copy, .foodEntry, of: client,
                [
                    .meal: meal?.rawValue ?? "", .source: source.iso,
                    .value: (newMeal ?? meal)?.rawValue ?? "", .to: target.iso,
                ])
            let entries = try change.foodEntries.list(of: client, on: source, meal: meal)
            for var entry in entries {
                (entry.day, entry.meal, entry.source) = (target, newMeal ?? entry.meal, nil)
                _ = try change.insert(entry)
            }
            return entries.count
        }
    }

    /// The entries of a food, of all visible clients, whose values differ from the food's current ones: later
    /// corrections are missing in them. Entries without an amount in the food's unit are left out.
    public func stale(of food: Food) throws(StoreError) -> [FoodEntry] {
        let entries = try access.records(where: Condition("e.food = ?", food.id), order: "e.day, e.id") as [FoodEntry]
        return entries.filter { $0.nutrients != $0.refigured(by: food).nutrients }
    }

    /// Recomputes the values of entries from the current food; amounts, names and notes stay.
    ///
    /// - Throws: `changedMeanwhile` if the values of one were changed since.
    public func refigure(_ entries: [FoodEntry], by food: Food) throws(StoreError) {
        let facts = ChangeFacts(
            .correct, .food, subject: food.id.rawValue, [.name: food.name, .count: String(entries.count)])
        try access.change(facts) { change in
            for entry in entries { try change.update(from: entry, to: entry.refigured(by: food)) }
        }
    }

    private func withKnownFood(_ entry: FoodEntry, _ change: Change) throws -> FoodEntry {
        var known = entry
        known.food = try entry.food.flatMap { id in
            try change.db.first("SELECT id FROM food WHERE id = ?", id) { $0.id(0) }
        }
        return known
    }
}

extension DiaryAccess {
    /// The foods that clients ate.
    public var foodEntries: FoodEntries { FoodEntries(access: access) }
}
