import DiaryStore
import FitnessModel
import ViewKit

/// Choosing the client whom plans, diary and measurements follow.
enum ClientPicker {
    /// All active clients, those trained last first; a new name adds a client. `then` goes on with the one chosen.
    static func currentClient(_ context: Context, then next: ContextAction? = nil) -> Picker {
        return Picker(
            "Choose the client", items: ClientLabel.items(context), creationLabel: "new client",
            create: { name, context in context.present(ClientForm.new(context, name: name, then: next)) },
            choose: { item, context in
                context.choose(Identifier(rawValue: item.key))
                context.message = .plain("\(item.title) is the current client.")
                next?(&context)
            })
    }
}
