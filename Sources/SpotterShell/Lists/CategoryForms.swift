package import DiaryStore
package import FitnessModel
package import Phrases
import ViewKit

/// Forms that add and rename categories of clients, exercises, plans and machines.
package enum CategoryForms {
    private struct Draft: Sendable {
        var name = ""
        /// For all trainers of the gym.
        var isGyms = false
    }

    /// A new category, for this trainer or for the whole gym; `then` receives it.
    static func new(
        _ kind: Category.Kind, then next: @escaping @Sendable (Identifier<Category>, inout Context) -> Void
    ) -> Form {
        let fields: [Field<Draft>] = [
            .text("name", "Name", \.name, isRequired: true, help: "Strength, Juniors, In season ..."),
            .choice(
                "owner", "Owner", \.isGyms, [(false, "yours"), (true, "the gym's")],
                help: "The gym's categories are seen by all its trainers."),
        ]
        return Form("New category", editing: Draft(), fields) { draft, context in
            if let wrong = mistake(draft.name, kind, nil, context) { return .wrong(field: "name", wrong) }
            let made = context.write("Added the category \(draft.name).") { diary in
                try diary.categories.add(kind, named: draft.name, forWholeGym: draft.isGyms)
            }
            guard let made else { return .failed }
            return .saved { context in next(made, &context) }
        }
    }

    /// Renames a category; `next` runs afterwards.
    static func rename(_ category: Category, then next: @escaping ContextAction) -> Form {
        Form("Category \(category.name)", editing: category, [.text("name", "Name", \.name, isRequired: true)]) {
            changed, context in
            if let wrong = mistake(changed.name, category.kind, category.id, context) {
                return .wrong(field: "name", wrong)
            }
            let isDone = context.save("Renamed the category to \(changed.name).") { diary in
                try diary.categories.rename(category.id, to: changed.name)
            }
            return isDone ? .saved(next) : .failed
        }
    }

    /// A category of this trainer with a name typed elsewhere; nil with a message if it cannot be created.
    package static func make(
        _ kind: Category.Kind, named name: String, _ context: inout Context
    ) -> Identifier<Category>? {
        if let wrong = mistake(name, kind, nil, context) {
            context.message = .warning(wrong)
            return nil
        }
        return context.write("Added the category \(name). C sorts into it.") { diary in
            try diary.categories.add(kind, named: name)
        }
    }

    /// The error for a name: another category has it, or a list of categories could not be parsed.
    private static func mistake(
        _ name: String, _ kind: Category.Kind, _ own: Identifier<Category>?, _ context: Context
    ) -> Phrase? {
        if name.contains(",") { return "Leave out the comma: commas separate categories in a form." }
        let known = (try? context.diary.categories.list(kind)) ?? []
        let key = SearchKey.fold(name)
        let isTaken = known.contains { $0.id != own && SearchKey.fold($0.name) == key }
        return isTaken ? "A category with this name exists already." : nil
    }
}

/// Categories as they are typed in forms: their names, separated by commas.
package enum CategoryNames {
    package static func text(_ categories: [Category]) -> String { categories.map(\.name).joined(separator: ", ") }

    /// The categories of those names; nil if they are the same as before.
    package static func changed(
        _ text: String, from old: [Category], _ kind: Category.Kind, _ diary: some DiaryAccess
    ) throws(StoreError) -> [Identifier<Category>]? {
        let chosen = try read(text, kind, diary)
        return Set(chosen) == Set(old.map(\.id)) ? nil : chosen
    }

    /// The categories of those names; a new name adds one.
    package static func read(_ text: String, _ kind: Category.Kind, _ diary: some DiaryAccess) throws(StoreError)
        -> [Identifier<Category>]
    {
        var known = try diary.categories.list(kind)
        var chosen: [Identifier<Category>] = []
        for name in text.split(separator: ",").map({ String($0).trimmingBlanks }) where !name.isEmpty {
            let wanted = SearchKey.fold(name)
            if let there = known.first(where: { SearchKey.fold($0.name) == wanted }) {
                chosen.append(there.id)
                continue
            }
            let made = try diary.categories.add(kind, named: name)
            known.append(Category(id: made, kind: kind, name: name))
            chosen.append(made)
        }
        return chosen
    }
}

extension Category {
    /// "the gym's" or "yours".
    package var ownerText: Phrase { owner == nil ? "the gym's" : "yours" }
}
