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

extension ClientsPane {
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
        ] + ProfileRoom.commands

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        if profile != nil {
            if command == .back || command == .leave {
                profile = nil
                desk.isStale = true
                return true
            }
            let height = ClientsLayout(Frame(desk.size).body, isProfileOpen: true).detail.height
            return profile?.perform(command, count: count, height: height, desk: &desk) ?? false
        }
        let rows = ClientsLayout(Frame(desk.size).body, isProfileOpen: false).rows
        if list.perform(command, count: count, height: rows.height) {
            reload(&desk)
            return true
        }
        return performInList(command, desk: &desk)
    }

    private mutating func performInList(_ command: Command.ID, desk: inout Desk) -> Bool {
        switch command {
        case .back: return list.clearSearch(&desk)
        case .left: stepCategory(by: -1, &desk)
        case .right: stepCategory(by: 1, &desk)
        case .filterClients: list.startSearch()
        case .addClient: desk.present(ClientForm.new(desk, category: categories.first { $0.id == category }))
        case .chooseCategory: desk.present(CategoryForms.picker(desk))
        case .renameCategory, .deleteCategory: changeCategory(command, desk: &desk)
        case .showArchivedClients:
            archive = archive.next
            reload(&desk)
        default:
            guard let item = list.selected else { return false }
            return perform(command, on: item, desk: &desk)
        }
        return true
    }

    private func perform(_ command: Command.ID, on item: ClientListItem, desk: inout Desk) -> Bool {
        switch command {
        case .start:
            // The key of everywhere, for the client under the cursor.
            if item.id != desk.client?.id { desk.choose(item.id) }
            return false
        case .openClient: desk.route = .client(item.id)
        case .editClient: ClientForm.edit(item.id, desk: &desk)
        case .archiveClient: ClientDeeds.archive(item.id, named: item.name, !item.isArchived, desk: &desk)
        case .deleteClient: ClientDeeds.delete(item.id, named: item.name, desk: &desk)
        default: return false
        }
        return true
    }

    private func changeCategory(_ command: Command.ID, desk: inout Desk) {
        guard let shown = categories.first(where: { $0.id == category }) else { return }
        if command == .renameCategory {
            desk.present(CategoryForms.rename(shown))
        } else {
            desk.write("Deleted the category \(shown.name). Its clients stay. u brings it back.") {
                diary throws(StoreError) in try diary.deleteCategory(shown.id)
            }
        }
    }
}
