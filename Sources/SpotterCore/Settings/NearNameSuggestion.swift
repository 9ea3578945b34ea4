import Phrases
import TerminalKit

extension NearName {
    /// The problem with an unknown name and the similar one: "unknown setting them: did you mean theme?"; the problem
    /// alone without a similar name.
    static func suggesting(for name: String, among names: [String], _ problem: Phrase) -> Phrase {
        nearest(to: name, among: names, least: 2).map { "\(problem): did you mean \($0)?" } ?? problem
    }
}
