import DiaryStore
import FitnessModel

extension FoodChooser {
    /// Adds something eaten: the food, then how much of it. The meal is proposed where nobody names one.
    static func add(day: Day, meal: Meal? = nil, _ context: inout Context) {
        guard let client = context.clientForEating() else { return }
        let entries = context.read { diary throws(StoreError) in try diary.foodEntries(of: client, on: day) } ?? []
        let meal = meal ?? Meal.proposed(for: day, entries: entries, context: context)
        let when = day == context.today ? "" : ", \(day.weekday.short) \(day.short)"
        let chooser = open("What was eaten?\(when)", &context) { food, state in
            state.context.present(PortionPanel.add(food, day: day, meal: meal, state.context))
        }
        if let chooser { context.present(chooser) }
    }

    /// Changes something eaten: how much, when, at which meal. What was added quickly has its own form.
    static func edit(_ entry: FoodEntry, _ context: inout Context) {
        guard let client = context.clientForEating() else { return }
        guard entry.amount != nil else { return QuickAddForm.edit(entry, of: client, &context) }
        // A food that was deleted meanwhile leaves its figures in the entry.
        let food = entry.food.flatMap { id in try? context.diary.food(id) }
        context.present(PortionPanel.edit(entry, food: food, context))
    }
}

extension Context {
    /// For whom something eaten is written down; nil after saying why nothing can be.
    mutating func clientForEating() -> Identifier<Client>? {
        if isReadOnly {
            message = .warning("Open for reading only: start without --read-only to write.")
            return nil
        }
        guard let client else {
            message = .warning("No client is chosen: c chooses one.")
            return nil
        }
        return client.id
    }
}
