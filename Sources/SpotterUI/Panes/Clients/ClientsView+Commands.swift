import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ClientsView {
    static let noun = "client"
    static let scope = KeyScope("clients", "Clients")

    static let commands: CommandSet<ClientsView> = [
        opening("Open the profile"),
        adding(),
        filtering("Filter by name, contact or notes"),
        choosingCategory(),
        marking(),
        categorizing(),
        editing(keys: ["e"]),
        archivingMarked("Archive the client or bring back"),
        showingArchived("Show active, archived or all clients"),
        ordering(),
        managingCategories(),
        deletingOne(),
    ]

    var noneChosen: String? { "no client is chosen: a adds one" }

    static func archivedNews(_ name: String) -> String {
        "Archived \(name). Z shows archived clients, z brings back."
    }

    func open(_ client: ClientListItem, _ context: inout Context) { context.go(to: .client(client.id)) }

    func edit(_ client: ClientListItem, _ context: inout Context) { ClientForm.edit(client.id, context: &context) }

    func add(_ context: inout Context) { context.present(ClientForm.new(context, category: shelf.shown)) }

    func setArchived(_ isArchived: Bool, _ marked: [Marked<Client>], in diary: Diary) throws {
        try diary.clients.setArchived(isArchived, marked)
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
            + (kept.hasConsent ? ["what they said of how they are"] : [])
            + (kept.hasHealthNote ? ["the health note"] : [])
        let deletion: ContextAction = { context in
            let news = parts.isEmpty ? "Deleted \(name). u: undo" : "Deleted \(name) with everything. u: undo"
            guard context.save(news, { diary in try diary.clients.delete(id) }) else { return }
            context.update(ClientsView.self) { view, _ in view.deleted = id }
        }
        guard !parts.isEmpty else { return deletion(&context) }
        var lines = ["Delete \(name) with \(parts.joined(separator: ", "))?"]
        var withdrawal: Confirm.Choice?
        if kept.hasConsent {
            lines.append("If they want what they said erased for good, that comes first.")
            withdrawal = Confirm.Choice(key: "w", label: "erase it first") { context in
                Withdrawal.ask(of: id, &context)
            }
        }
        var question = Confirm(
            title: "Delete \(name)?", lines: lines, yes: ("x", "delete"), other: withdrawal, action: deletion)
        question.writes = true
        context.present(question)
    }
}
