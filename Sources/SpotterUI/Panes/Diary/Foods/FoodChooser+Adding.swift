import DiaryStore
import FitnessModel
import ViewKit

extension FoodChooser {
    /// Adds something eaten: the food, then how much of it. The meal is proposed where nobody names one.
    static func add(day: Day, meal: Meal? = nil, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let entries = context.read { diary in try diary.foodEntries(of: client, on: day) } ?? []
        let meal = meal ?? Meal.proposed(for: day, entries: entries, context: context)
        let when = day == context.today ? "" : ", \(day.weekday.short) \(day.short)"
        let chooser = open("What was eaten?\(when)", &context) { food, context in
            context.present(PortionPanel.add(food, day: day, meal: meal, context))
        }
        if let chooser { context.present(chooser) }
    }

    /// Changes something eaten: how much, when, at which meal. What was added quickly has its own form.
    static func edit(_ entry: FoodEntry, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        guard entry.amount != nil else { return QuickAddForm.edit(entry, of: client, &context) }
        // A food that was deleted meanwhile leaves its figures in the entry.
        let food = entry.food.flatMap { id in try? context.diary.food(id) }
        context.present(PortionPanel.edit(entry, food: food))
    }
}
