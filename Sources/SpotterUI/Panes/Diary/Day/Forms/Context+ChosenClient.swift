import FitnessModel
import ViewKit

extension Context {
    /// The current client; says how to choose one where there is none.
    mutating func chosenClient() -> Client? {
        if client == nil { message = .warning("No client is chosen: c chooses one.") }
        return client
    }
}
