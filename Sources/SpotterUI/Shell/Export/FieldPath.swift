import SpotterCore
import ViewKit

extension Field {
    /// The path of a file, which Tab completes.
    static func path(_ id: String, _ label: String, _ path: Path<String>, help: String = "") -> Field {
        completing(id, label, path, help: help) { PathCompletion($0).longest }
    }
}
