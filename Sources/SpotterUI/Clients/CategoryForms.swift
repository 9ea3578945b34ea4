import DiaryStore
import FitnessModel
import ViewKit

/// Making and renaming categories, of clients, exercises and plans alike.
enum CategoryForms {
    private struct Draft: Sendable {
        var name = ""
        /// For all trainers of the gym.
        var isGyms = false
    }

    /// A new category, one's own or for the whole gym; goes on with what was made.
    static func new(
        _ kind: Category.Kind, then next: @escaping @Sendable (Identifier<Category>, inout Context) -> Void
    ) -> Form {
        let fields: [Field<Draft>] = [
            .text("name", "Name", \.name, isRequired: true, help: "Strength, Juniors, In season ..."),
            .choice(
                "owner", "Whose", \.isGyms, [(false, "yours"), (true, "the gym's")],
                help: "The gym's categories are seen by all its trainers."),
        ]
        return Form("New category", editing: Draft(), fields) { draft, context in
            let known = (try? context.diary.categories.list(kind)) ?? []
            if known.contains(where: { SearchKey.fold($0.name) == SearchKey.fold(draft.name) }) {
                return .wrong(field: "name", "There is a category of this name already.")
            }
            let made = context.write("Made the category \(draft.name).") { diary in
                try diary.categories.add(kind, named: draft.name, forWholeGym: draft.isGyms)
            }
            guard let made else { return .failed }
            return .saved { context in next(made, &context) }
        }
    }

    static func rename(_ category: Category) -> Form {
        Form("Category \(category.name)", editing: category, [.text("name", "Name", \.name, isRequired: true)]) {
            changed, context in
            .done(context.save { diary in try diary.categories.rename(category.id, to: changed.name) })
        }
    }
}
