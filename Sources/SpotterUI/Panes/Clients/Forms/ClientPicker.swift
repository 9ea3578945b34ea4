import DiaryStore
import FitnessModel

/// Choosing the client whom plans, diary and measurements follow.
enum ClientPicker {
    /// All active clients, those trained last first; a new name adds a client. `then` goes on with the one chosen.
    static func currentClient(_ context: Context, then next: StateAction? = nil) -> Picker {
        return Picker(
            "Choose the client", items: ClientLabel.items(context), creationLabel: "new client",
            create: { name, state in state.context.present(ClientForm.new(state.context, name: name, then: next)) },
            choose: { item, state in
                state.choose(Identifier(rawValue: item.key))
                state.context.message = .plain("\(item.title) is the current client.")
                next?(&state)
            })
    }
}
