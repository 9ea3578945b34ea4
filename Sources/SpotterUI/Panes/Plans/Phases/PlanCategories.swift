import DiaryStore
import FitnessModel
import ViewKit

/// The categories of phases and mesocycles: which one a list shows.
enum PlanCategories {
    /// Asks which category to show; nil is all of them.
    static func filter(
        _ context: Context, then show: @escaping @Sendable (Category?, inout Context) -> Void
    ) -> Picker {
        let categories = (try? context.diary.categories.list(.plan)) ?? []
        let items = categories.map { Picker.Item($0.name, detail: owner(of: $0), key: $0.id.rawValue) }
        let all = Picker.Item(
            "All plans", detail: categories.isEmpty ? "C on a plan sorts it into categories" : "", key: 0)
        return Picker("Which plans?", items: [all] + items, verb: "show") { item, context in
            show(categories.first { $0.id.rawValue == item.key }, &context)
        }
    }

    /// The category as it is called now; nil when it is gone.
    static func current(_ category: Category?, _ context: Context) -> Category? {
        guard let category else { return nil }
        return (try? context.diary.categories.list(.plan))?.first { $0.id == category.id }
    }

    /// "the gym's" or "yours".
    static func owner(of category: Category) -> String { category.owner == nil ? "the gym's" : "yours" }
}
