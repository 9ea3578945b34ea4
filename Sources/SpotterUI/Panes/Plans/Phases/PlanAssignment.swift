import DiaryStore
import FitnessModel
import ViewKit

/// Assigning copies of plans to clients.
enum PlanAssignment {
    /// Chooses the clients who get copies; `assign` makes them and says where the first one is, which is opened where one
    /// client gets it. What a client's health note says is seen before and said after.
    static func ask(
        _ name: String, context: inout Context,
        assign: @escaping @Sendable ([Marked<Client>], inout Context) -> Route?
    ) {
        let items = ClientLabel.items(context, currentFirst: true, showsHealth: true)
        guard !items.isEmpty else {
            context.message = .warning("There is no client to assign it to: n c adds one.")
            return
        }
        context.present(
            ClientsChooser("Assign a copy of \(name) to", items: items, verb: "assign") { clients, context in
                guard let copy = assign(clients, &context), clients.count == 1 else { return }
                context.choose(clients[0].id)
                context.recallHealth()
                context.go(to: copy)
            })
    }

    /// "Assigned a copy of Base to Ana Silva.", "... to 3 clients. Health notes: Ana Silva. u: undo."
    static func news(_ name: String, _ clients: [Marked<Client>], _ context: Context) -> String {
        guard clients.count > 1 else { return "Assigned a copy of \(name) to \(clients.first?.name ?? "")." }
        let noted = clients.filter { client in (try? context.diary.clients.get(client.id))?.health.isEmpty == false }
        let names = noted.map(\.name).joined(separator: ", ")
        let health = noted.isEmpty ? "" : " Health notes: \(names)."
        return "Assigned a copy of \(name) to \(Count.text(clients.count, "client")).\(health) u: undo"
    }

    /// The name of what is assigned: "Base", or "2 phases".
    static func name<Plan>(_ marked: [Marked<Plan>], _ noun: String) -> String {
        marked.count == 1 ? marked[0].name : Count.text(marked.count, noun)
    }
}
