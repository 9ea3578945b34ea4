import DiaryStore
import TerminalKit
import ViewKit

extension RecordList {
    /// Reads from the diary how many records there are and the rows that fit. When reading fails the message says so and
    /// the old rows stay.
    mutating func load(
        height: Int, _ context: inout Context, count: (Diary) throws -> Int,
        fetch: (_ diary: Diary, _ offset: Int, _ limit: Int) throws -> [Item]
    ) {
        withoutActuallyEscaping(count) { count in
            withoutActuallyEscaping(fetch) { fetch in
                load(
                    height: height, &context,
                    from: RecordSource(
                        count: { $0.read(count) },
                        page: { context, offset, limit in
                            context.read { diary in try fetch(diary, offset, limit) }
                        }))
            }
        }
    }
}

extension ArchiveFilter {
    /// What `Z` shows after this: in use, put away, both.
    var next: ArchiveFilter {
        switch self {
        case .active: .archived
        case .archived: .all
        case .all: .active
        }
    }

    /// " (archived)" behind the name of a list; empty for what is in use.
    var caption: String {
        switch self {
        case .active: ""
        case .archived: " (archived)"
        case .all: " (with archived)"
        }
    }
}
