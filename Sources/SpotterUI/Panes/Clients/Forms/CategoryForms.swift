import DiaryStore
import FitnessModel

/// Choosing, making and renaming the categories of clients.
enum CategoryForms {
    /// Which category the list shows; a new name makes a new one.
    static func picker(_ desk: Desk) -> Picker {
        let categories = (try? desk.diary.categories(.client)) ?? []
        let items = categories.map { category in
            Picker.Item(category.name, detail: category.owner == nil ? "the gym's" : "yours", key: category.id.rawValue)
        }
        return Picker(
            "Which clients?", items: [Picker.Item("All clients", key: 0)] + items, verb: "show",
            creationLabel: "new category",
            create: { name, state in
                let made = state.desk.write("Made the category \(name). e on a client sorts into it.") {
                    diary throws(StoreError) in try diary.addCategory(.client, named: name)
                }
                if let made { state.clients.show(category: made, &state.desk) }
            },
            choose: { item, state in
                state.clients.show(category: item.key == 0 ? nil : Identifier(rawValue: item.key), &state.desk)
            })
    }

    static func rename(_ category: Category) -> Form {
        let field = FormField("name", "Name", .required, value: category.name)
        return Form("Category \(category.name)", fields: [field]) { form, desk in
            let name = form.text("name")
            let done: Void? = desk.write { diary throws(StoreError) in
                try diary.renameCategory(category.id, to: name)
            }
            return done == nil ? .failed : .saved { _ in }
        }
    }
}
