import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ClientsView {
    static let noun = "client"
    static let scope = KeyScope("clients", "Clients")

    private static let needsCategory: Command<ClientsView>.DisabledReason = { view, _ in
        view.category == nil ? "no category is shown: f chooses one" : nil
    }

    static let commands: CommandSet<ClientsView> = [
        opening("Open the profile"),
        adding(),
        filtering("Filter by name, contact or notes"),
        command("category", "Show one category (also ← →)", hint: "category", keys: ["f"]) { _, context in
            context.present(categoryPicker(context))
        },
        editing(keys: ["e"]),
        archiving("Archive the client or bring back"),
        showingArchived("Show active, archived or all clients"),
        deleting(),
        command("rename-category", "Rename the category shown", unless: needsCategory) { view, context in
            if let shown = view.shownCategory { context.present(CategoryForms.rename(shown)) }
        },
        command("delete-category", "Delete the category shown (clients stay)", unless: needsCategory) { view, context in
            guard let shown = view.shownCategory else { return }
            context.write("Deleted the category \(shown.name). Its clients stay. u: undo.") {
                diary in try diary.categories.delete(shown.id)
            }
        },
    ]

    var noneChosen: String? { "no client is chosen: a adds one" }

    static func archivedNews(_ name: String) -> String {
        "Archived \(name). Z shows archived clients, z brings back."
    }

    func open(_ client: ClientListItem, _ context: inout Context) { context.go(to: .client(client.id)) }

    func edit(_ client: ClientListItem, _ context: inout Context) { ClientForm.edit(client.id, context: &context) }

    func add(_ context: inout Context) { context.present(ClientForm.new(context, category: shownCategory)) }

    func setArchived(_ isArchived: Bool, _ client: ClientListItem, in diary: Diary) throws {
        try diary.clients.setArchived(isArchived, client.id)
    }

    func delete(_ client: ClientListItem, _ context: inout Context) {
        Self.delete(client.id, named: client.name, &context)
    }

    /// Deletes a client, also from the profile; one of whom something was written asks first.
    static func delete(_ id: Identifier<Client>, named name: String, _ context: inout Context) {
        guard let kept = context.read({ diary in try diary.clients.holdings(of: id) }) else { return }
        let counts = [(kept.sessions, "session"), (kept.plans, "plan"), (kept.days, "day"), (kept.packages, "package")]
        let parts =
            counts.filter { $0.0 > 0 }.map { Count.text($0.0, $0.1) }
            + (kept.others > 0 ? ["long-term plans, goals or notes"] : [])
            + (kept.hasHealthNote ? ["the health note"] : [])
        let deletion: ContextAction = { context in
            let news = parts.isEmpty ? "Deleted \(name). u: undo" : "Deleted \(name) with everything. u: undo"
            guard context.save(news, { diary in try diary.clients.delete(id) }) else { return }
            context.update(ClientsView.self) { view, _ in view.deleted = id }
        }
        guard !parts.isEmpty else { return deletion(&context) }
        var question = Confirm(
            title: "Delete \(name)?", lines: ["Delete \(name) with \(parts.joined(separator: ", "))?"],
            yes: ("x", "delete"), action: deletion)
        question.writes = true
        context.present(question)
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: stepCategory(by: -1, &context)
        case .right: stepCategory(by: 1, &context)
        default:
            list.move(motion, count: count, height: rows(context.body).height)
            reload(&context)
        }
        return true
    }

    /// Which category the list shows; a new name makes a new one.
    private static func categoryPicker(_ context: Context) -> Picker {
        let categories = (try? context.diary.categories.list(.client)) ?? []
        return Picker(
            "Which clients?", of: [nil] + categories, verb: "show", title: { $0?.name ?? "All clients" },
            detail: { $0?.whose ?? "" },
            creationLabel: "new category",
            create: { name, context in
                let made = context.write("Made the category \(name). e on a client sorts into it.") {
                    diary in try diary.categories.add(.client, named: name)
                }
                if let made { show(made, &context) }
            },
            choose: { category, context in show(category?.id, &context) })
    }

    private static func show(_ category: Identifier<Category>?, _ context: inout Context) {
        context.update(ClientsView.self) { view, context in view.show(category: category, &context) }
    }
}
