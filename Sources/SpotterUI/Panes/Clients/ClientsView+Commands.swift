import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openClient: Self = "clients.open"
    static let addClient: Self = "clients.add"
    static let editClient: Self = "clients.edit"
    static let deleteClient: Self = "clients.delete"
    static let archiveClient: Self = "clients.archive"
    static let filterClients: Self = "clients.filter"
    static let chooseCategory: Self = "clients.category"
    static let renameCategory: Self = "clients.rename-category"
    static let deleteCategory: Self = "clients.delete-category"
    static let showArchivedClients: Self = "clients.show-archived"
}

extension ClientsView {
    private static func needsClient(_ state: AppState) -> String? {
        state.clients.list.selected == nil ? "no client is chosen: a adds one" : nil
    }
    private static func needsCategory(_ state: AppState) -> String? {
        state.clients.category == nil ? "no category is shown: f chooses one" : nil
    }

    /// The commands of the list and of the profile.
    static let commands: [Command] =
        [
            Command(.openClient, "Open the profile", hint: "open", in: .clients, keys: ["Enter"], unless: needsClient),
            Command(.addClient, "Add a client", hint: "add", in: .clients, keys: ["a"]),
            Command(.filterClients, "Filter by name, contact or notes", hint: "filter", in: .clients, keys: ["/"]),
            Command(.chooseCategory, "Show one category (also ← →)", hint: "category", in: .clients, keys: ["f"]),
            Command(.editClient, "Edit the client", hint: "edit", in: .clients, keys: ["e"], unless: needsClient),
            Command(
                .archiveClient, "Archive the client or bring back", in: .clients, keys: ["z"], unless: needsClient),
            Command(.showArchivedClients, "Show active, archived or all clients", in: .clients, keys: ["Z"]),
            Command(
                .deleteClient, "Delete the client (undo brings it back)", in: .clients, keys: ["d"],
                unless: needsClient),
            Command(.renameCategory, "Rename the category shown", in: .clients, unless: needsCategory),
            Command(.deleteCategory, "Delete the category shown (clients stay)", in: .clients, unless: needsCategory),
        ] + ProfileView.commands

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if profile != nil {
            if command == .back || command == .leave {
                profile = nil
                context.isStale = true
                return true
            }
            let height = ClientsLayout(Frame(context.size).body, isProfileOpen: true).detail.height
            return profile?.perform(command, count: count, height: height, context: &context) ?? false
        }
        let rows = ClientsLayout(Frame(context.size).body, isProfileOpen: false).rows
        if list.perform(command, count: count, height: rows.height) {
            reload(&context)
            return true
        }
        return performInList(command, context: &context)
    }

    private mutating func performInList(_ command: Command.ID, context: inout Context) -> Bool {
        switch command {
        case .back: return list.clearSearch(&context)
        case .left: stepCategory(by: -1, &context)
        case .right: stepCategory(by: 1, &context)
        case .filterClients: list.startSearch()
        case .addClient: context.present(ClientForm.new(context, category: categories.first { $0.id == category }))
        case .chooseCategory: context.present(CategoryForms.picker(context))
        case .renameCategory, .deleteCategory: changeCategory(command, context: &context)
        case .showArchivedClients:
            archive = archive.next
            reload(&context)
        default:
            guard let item = list.selected else { return false }
            return perform(command, on: item, context: &context)
        }
        return true
    }

    private func perform(_ command: Command.ID, on item: ClientListItem, context: inout Context) -> Bool {
        switch command {
        case .start:
            // The key of everywhere, for the client under the cursor.
            if item.id != context.client?.id { context.choose(item.id) }
            return false
        case .openClient: context.route = .client(item.id)
        case .editClient: ClientForm.edit(item.id, context: &context)
        case .archiveClient: ClientActions.archive(item.id, named: item.name, !item.isArchived, context: &context)
        case .deleteClient: ClientActions.delete(item.id, named: item.name, context: &context)
        default: return false
        }
        return true
    }

    private func changeCategory(_ command: Command.ID, context: inout Context) {
        guard let shown = categories.first(where: { $0.id == category }) else { return }
        if command == .renameCategory {
            context.present(CategoryForms.rename(shown))
        } else {
            context.write("Deleted the category \(shown.name). Its clients stay. u brings it back.") {
                diary throws(StoreError) in try diary.deleteCategory(shown.id)
            }
        }
    }
}
