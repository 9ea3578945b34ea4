import DiaryStore
import FitnessModel
import ViewKit

/// Choosing, making and renaming the categories of clients.
enum CategoryForms {
    /// Which category the list shows; a new name makes a new one.
    static func picker(_ context: Context) -> Picker {
        let categories = (try? context.diary.categories.list(.client)) ?? []
        let items = categories.map { category in
            Picker.Item(category.name, detail: category.owner == nil ? "the gym's" : "yours", key: category.id.rawValue)
        }
        return Picker(
            "Which clients?", items: [Picker.Item("All clients", key: 0)] + items, verb: "show",
            creationLabel: "new category",
            create: { name, context in
                let made = context.write("Made the category \(name). e on a client sorts into it.") {
                    diary in try diary.categories.add(.client, named: name)
                }
                if let made { show(made, &context) }
            },
            choose: { item, context in show(item.key == 0 ? nil : Identifier(rawValue: item.key), &context) })
    }

    private static func show(_ category: Identifier<Category>?, _ context: inout Context) {
        context.update(ClientsView.self) { view, context in view.show(category: category, &context) }
    }

    static func rename(_ category: Category) -> Form {
        let field = FormField("name", "Name", .required, value: category.name)
        return Form("Category \(category.name)", fields: [field]) { form, context in
            let name = form.text("name")
            let done: Void? = context.write { diary in
                try diary.categories.rename(category.id, to: name)
            }
            return done == nil ? .failed : .saved { _ in }
        }
    }
}

extension CategoryForms {
    /// A new category, one's own or for the whole gym; goes on with what was made.
    static func new(
        _ kind: Category.Kind, then next: @escaping @Sendable (Identifier<Category>, inout Context) -> Void
    ) -> Form {
        let fields = [
            FormField("name", "Name", .required, help: "Strength, Juniors, In season ..."),
            FormField(
                "owner", "Whose", .choice(["yours", "the gym's"]), value: "yours",
                help: "The gym's categories are seen by all its trainers."),
        ]
        return Form("New category", fields: fields) { form, context in
            let (name, isGyms) = (form.text("name"), form.text("owner") == "the gym's")
            let known = (try? context.diary.categories.list(kind)) ?? []
            if known.contains(where: { SearchKey.fold($0.name) == SearchKey.fold(name) }) {
                return .wrong(field: "name", "There is a category of this name already.")
            }
            let made = context.write("Made the category \(name).") { diary in
                try diary.categories.add(kind, named: name, forWholeGym: isGyms)
            }
            guard let made else { return .failed }
            return .saved { context in next(made, &context) }
        }
    }
}
