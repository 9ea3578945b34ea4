import DiaryStore
import TerminalKit
import ViewKit

extension RecordList {
    /// Reads from the diary how many records there are and the rows that fit. When reading fails the message says so and
    /// the old rows stay.
    mutating func load(
        height: Int, for wanted: [any Hashable & Sendable]? = nil, _ context: inout Context,
        count: (Diary) throws -> Int,
        fetch: (_ diary: Diary, _ offset: Int, _ limit: Int) throws -> [Item]
    ) {
        _ = context.read { diary in
            try load(height: height, for: wanted) {
                try count(diary)
            } page: { offset, limit in
                try fetch(diary, offset, limit)
            }
        }
    }
}

extension ArchiveFilter {
    /// What `Z` shows after this: in use, put away, both.
    var next: ArchiveFilter { [.active, .archived, .all].cycled(from: self) }

    /// "archived", "with archived"; empty for what is in use.
    var word: String {
        switch self {
        case .active: ""
        case .archived: "archived"
        case .all: "with archived"
        }
    }

    /// The same behind the name of a list: " (archived)".
    var caption: String { word.isEmpty ? "" : " (\(word))" }
}
