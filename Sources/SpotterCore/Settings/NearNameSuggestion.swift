import TerminalKit

extension NearName {
    /// ": did you mean theme?", or an empty text if no name is similar.
    static func suggestion(for name: String, among names: [String]) -> String {
        nearest(to: name, among: names, least: 2).map { ": did you mean \($0)?" } ?? ""
    }
}
