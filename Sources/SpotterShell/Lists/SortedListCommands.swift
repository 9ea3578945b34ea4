import DiaryStore
import FitnessModel
import TerminalKit
package import ViewKit

extension SortedList {
    /// Marks a record, or removes its mark.
    package static func marking(_ title: Phrase? = nil) -> Command<Self> {
        onChosen("mark", title ?? "Mark the \(noun.one), to act on several", keys: ["Space"]) { view, item, context in
            view.shelf.toggle(item)
            _ = view.move(.down, count: 1, context: &context)
            let count = view.shelf.marks.count
            context.message = .plain(count == 0 ? "Nothing is marked." : markedMessage(count))
        }
    }

    /// The message while records are marked.
    private static func markedMessage(_ count: Int) -> Phrase {
        commands.infos.contains { $0.id.rawValue == "\(scope.name).assign" }
            ? "\(count) marked: z archives, A assigns, C sorts into categories. Esc clears the marks."
            : "\(count) marked: z archives, C sorts into categories. Esc clears the marks."
    }

    /// A command on all that is marked, or on the record under the cursor.
    package static func onMarked(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        run: @escaping @Sendable (inout Self, [Item], inout Context) -> Void
    ) -> Command<Self> {
        command(
            name, title, hint: hint, keys: keys, unless: { view, _ in view.acted.isEmpty ? view.noneChosen : nil }
        ) { view, context in run(&view, view.acted, &context) }
    }

    /// Archives the records, or restores them if all are archived.
    package static func archivingMarked(_ title: Phrase? = nil) -> Command<Self> {
        onMarked("archive", title ?? "Archive or restore the \(noun.one)", keys: ["z"]) { view, items, context in
            let isArchived = items.contains { !$0.isArchived }
            let marked = items.map { Marked<Record>($0.id, $0.name) }
            let name = name(of: marked)
            let back: Phrase = items.count == 1 ? "Restored \(name)." : "Restored \(name). u: undo."
            let isDone = context.save(isArchived ? archivedMessage(name) : back) { diary in
                try view.setArchived(isArchived, marked, in: diary)
            }
            if isDone { view.shelf.unmark(marked.map(\.id)) }
        }
    }

    /// Deletes one record; with several marked it refuses, since it is unclear which are meant.
    package static func deletingOne(_ title: Phrase? = nil) -> Command<Self> {
        command(
            "delete", title ?? "Delete the \(noun.one) (u: undo)", keys: ["d"],
            unless: { view, _ in
                let count = view.shelf.marks.count
                guard count == 0 else { return "\(count) marked: d deletes one. Esc clears the marks, z archives all" }
                return view.list.selected == nil ? view.noneChosen : nil
            }
        ) { view, context in
            if let item = view.list.selected { view.delete(item, &context) }
        }
    }

    /// Ticks the categories of all that is marked.
    package static func categorizing() -> Command<Self> {
        onMarked("categorize", "Sort into categories", keys: ["C"]) { _, items, context in
            let marked = items.map { Marked<Record>($0.id, $0.name) }
            CategorySorter.open(marked, name(of: marked), noun, &context) { context in
                context.update(Self.self) { view, _ in view.shelf.unmark(marked.map(\.id)) }
            }
        }
    }

    /// Shows one category; a new name adds one.
    package static func choosingCategory(_ title: Phrase = "Show one category (also ← →)") -> Command<Self> {
        command("category", title, hint: "category", keys: ["f"]) { view, context in
            let kind = Record.categoryKind
            let categories = (try? context.diary.categories.list(kind)) ?? []
            context.present(
                Picker(
                    "Which \(sortedNoun.many)?", of: [nil] + categories, verb: "show",
                    title: { $0.map { "\($0.name)" } ?? "All \(sortedNoun.many)" },
                    detail: { $0?.ownerText ?? (categories.isEmpty ? "type a name for a new category" : "") },
                    creationLabel: "new category",
                    create: { name, context in
                        if let made = CategoryForms.make(kind, named: name, &context) { show(made, &context) }
                    },
                    choose: { category, context in show(category?.id, &context) }))
        }
    }

    /// Opens the panel that renames, deletes, moves and shares categories.
    package static func managingCategories() -> Command<Self> {
        command("categories", "Rename, delete, move, share the categories", keys: [", c"]) { view, context in
            let counts = context.read { [view] diary in try view.counts(diary) } ?? [:]
            context.present(
                CategoriesPanel(
                    Record.categoryKind, noun, counted: counted, counts: counts, at: view.shelf.category, &context
                ) { category, context in show(category, &context) })
        }
    }

    /// The next order.
    package static func ordering() -> Command<Self> {
        command("order", "Order: by name, last used first, newest first", keys: [", o"]) { view, context in
            view.stepOrder(&context)
        }
    }

    /// Shows one category, or all, in the list that asked.
    private static func show(_ category: Identifier<Category>?, _ context: inout Context) {
        context.update(Self.self) { view, context in view.show(category: category, &context) }
    }
}
