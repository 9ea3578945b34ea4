import FitnessModel
import ViewKit

extension Context {
    /// The current client; says how to choose one where there is none.
    mutating func chosenClient() -> Client? {
        if client == nil { message = .warning("No client is chosen: c chooses one.") }
        return client
    }

    /// Does something for the current client, from anywhere; where there is none it is asked first for whom.
    mutating func withClient(_ action: @escaping ContextAction) {
        guard client == nil else { return action(&self) }
        // Nobody else is chosen while the terminal is a client's, not even where that one is gone.
        guard handOver == nil else { return }
        present(ClientPicker.currentClient(self, then: action))
    }
}
