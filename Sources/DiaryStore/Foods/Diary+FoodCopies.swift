public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Copies a meal of one day to a meal of another, with its own figures and times, beside what is there.
    ///
    /// - Returns: how many entries were copied; nothing is changed when there are none.
    @discardableResult
    public func copyMeal(
        _ meal: Meal, from source: Day, to target: Day, as newMeal: Meal, of client: Identifier<Client>
    ) throws(StoreError) -> Int {
        let entries = try foodEntries(of: client, on: source, meal: meal)
        let label = "Copy \(meal.rawValue) of \(source.short) to \(newMeal.rawValue) of \(target.short)"
        return try copy(entries, label: label, to: target, as: newMeal, of: client)
    }

    /// Copies everything that was eaten on one day to another, beside what is there.
    ///
    /// - Returns: how many entries were copied; nothing is changed when there are none.
    @discardableResult
    public func copyDay(from source: Day, to target: Day, of client: Identifier<Client>) throws(StoreError) -> Int {
        let entries = try foodEntries(of: client, on: source)
        return try copy(
            entries, label: "Copy the food of \(source.short) to \(target.short)", to: target, as: nil, of: client)
    }

    private func copy(
        _ entries: [FoodEntry], label: String, to day: Day, as meal: Meal?, of client: Identifier<Client>
    ) throws(StoreError) -> Int {
        _ = try clients.get(client)
        guard !entries.isEmpty else { return 0 }
        try change(label) { change in
            for var entry in entries {
                entry.day = day
                entry.meal = meal ?? entry.meal
                _ = try change.insert(entry, client: client)
            }
        }
        return entries.count
    }
}
