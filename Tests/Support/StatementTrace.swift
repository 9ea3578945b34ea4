public import DiaryStore
import GRDB
import Synchronization

/// Records SQL statements.
public enum StatementTrace {
    /// The statements that run on a diary in memory during `body`, with their arguments.
    public static func of(_ diary: Diary, _ body: () throws -> Void) throws -> [String] {
        let lines = Lines()
        try diary.read { db in db.trace { lines.add($0.expandedDescription) } }
        try body()
        try diary.read { db in db.trace() }
        return lines.all
    }

    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }

        var all: [String] { lines.withLock { $0 } }
    }
}
