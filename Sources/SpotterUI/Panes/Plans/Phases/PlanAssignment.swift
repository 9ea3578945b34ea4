import DiaryStore
import FitnessModel
import ViewKit

/// Assigning a copy of a plan to a client.
enum PlanAssignment {
    /// Chooses the client who gets a copy; `assign` makes it and says where it is, which is opened. What the client's
    /// health note says is seen before and said after.
    static func ask(
        _ name: String, context: inout Context,
        assign: @escaping @Sendable (Identifier<Client>, _ name: String, inout Context) -> Route?
    ) {
        let items = ClientLabel.items(context, currentFirst: true, showsHealth: true)
        guard !items.isEmpty else {
            context.message = .warning("There is no client to assign it to: n c adds one.")
            return
        }
        context.present(
            Picker("Assign a copy of \(name) to", items: items, verb: "assign") { item, context in
                let client = Identifier<Client>(rawValue: item.key)
                guard let copy = assign(client, item.title, &context) else { return }
                context.choose(client)
                context.recallHealth()
                context.go(to: copy)
            })
    }
}
