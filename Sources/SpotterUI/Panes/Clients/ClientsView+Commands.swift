import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let clients = KeyScope("clients", "Clients")
}

extension ClientsView {
    static let noun = "client"
    static let noneChosen = "no client is chosen: a adds one"
    static let scope = KeyScope.clients

    private static let needsCategory: Command<ClientsView>.DisabledReason = { view, _ in
        view.category == nil ? "no category is shown: f chooses one" : nil
    }

    static let commands: CommandSet<ClientsView> = [
        onRecord("open", "Open the profile", hint: "open", keys: ["Enter"]) { _, client, context in
            context.go(to: .client(client.id))
        },
        adding(),
        filtering("Filter by name, contact or notes"),
        Command("clients.category", "Show one category (also ← →)", hint: "category", in: .clients, keys: ["f"]) {
            _, context, _ in context.present(CategoryForms.picker(context))
        },
        editing(keys: ["e"]),
        archiving("Archive the client or bring back"),
        showingArchived("Show active, archived or all clients"),
        deleting(),
        Command("clients.rename-category", "Rename the category shown", in: .clients, unless: needsCategory) {
            view, context, _ in if let shown = view.shownCategory { context.present(CategoryForms.rename(shown)) }
        },
        Command(
            "clients.delete-category", "Delete the category shown (clients stay)", in: .clients, unless: needsCategory
        ) { view, context, _ in
            guard let shown = view.shownCategory else { return }
            context.write("Deleted the category \(shown.name). Its clients stay. u brings it back.") {
                diary in try diary.categories.delete(shown.id)
            }
        },
    ]

    func edit(_ client: ClientListItem, _ context: inout Context) { ClientForm.edit(client.id, context: &context) }

    func add(_ context: inout Context) { context.present(ClientForm.new(context, category: shownCategory)) }

    func toggleArchived(_ client: ClientListItem, _ context: inout Context) {
        ClientActions.archive(client.id, named: client.name, !client.isArchived, context: &context)
    }

    func delete(_ client: ClientListItem, _ context: inout Context) {
        ClientActions.delete(client.id, named: client.name, context: &context)
    }

    /// The keys of everywhere, for the client under the cursor.
    mutating func prepare(for command: CommandID, context: inout Context) {
        if command == .start, let item = list.selected, item.id != context.client?.id { context.choose(item.id) }
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
}
