import DiaryStore
import FitnessModel
import ViewKit

extension FoodChooser {
    /// Adds something eaten: the food, then how much of it.
    static func add(day: Day, _ context: inout Context) {
        guard context.chosenClient() != nil else { return }
        let when = day == context.today ? "" : ", \(day.weekday.short) \(day.short)"
        open("What was eaten?\(when)", &context) { food, context in PortionPanel.add(food, day: day, &context) }
    }

    /// Changes something eaten: how much, when, at which meal. What was added quickly has its own form.
    static func edit(_ entry: FoodEntry, _ context: inout Context) {
        guard context.chosenClient() != nil else { return }
        guard entry.amount != nil else { return QuickAddForm.open(entry, &context) }
        // A food that was deleted meanwhile leaves its figures in the entry.
        let food = entry.food.flatMap { id in try? context.diary.foods.get(id) }
        context.present(PortionPanel(entry, food: food))
    }
}
