import DiaryExchange
import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What was read of a file, as the preview shows it and as it is written for a client. One type for each kind of content.
protocol ImportReading: Sendable {
    /// The file's name.
    var name: String { get }
    /// What could not be read, or only in part.
    var issues: [ImportIssue] { get }
    /// What it is and what it would add, four lines at most.
    var facts: [ImportFact] { get }
    /// What it holds, one line each, below the issues.
    var lines: [ImportLine] { get }
    /// False when everything was imported before.
    var addsSomething: Bool { get }
    /// What is said when nothing is added.
    var nothingNew: String { get }
    /// What is said while it is written: "86 sessions".
    var size: String { get }

    /// The same file for another client: only what it would add is worked out again.
    func again(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> any ImportReading

    /// Writes all of it as one change.
    func write(
        for client: Identifier<Client>, label: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportEnd
}

/// A fact of the preview: "Sessions  86, all new".
struct ImportFact: Hashable, Sendable {
    let label: String
    let value: String
    var style = Style.text
}

/// A line of the preview's list.
struct ImportLine: Hashable, Sendable {
    let text: String
    var detail = ""
    var role = Role.text
}

/// How an import ended.
struct ImportEnd: Sendable {
    /// "Imported 86 sessions, 1903 sets".
    let message: String
    let hasAdded: Bool
    /// Where the program goes then.
    let route: Route?
}
