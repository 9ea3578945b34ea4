import DiaryStore
import TerminalKit

/// A pane that is a list of records: what is typed into its filter is the same in all of them.
protocol ListView: View {
    associatedtype Item: Identifiable & Sendable where Item.ID: Hashable & Sendable
    var list: RecordList<Item> { get set }
}

extension ListView {
    var isTyping: Bool { list.isTyping }
    var typingHints: [KeyHint] { list.typingHints }

    mutating func type(_ key: Key, context: inout Context) {
        list.type(key)
        reload(&context)
    }

    mutating func paste(_ text: String, context: inout Context) {
        list.paste(text)
        reload(&context)
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
