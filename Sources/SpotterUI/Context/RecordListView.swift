import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// A list of the trainer's records as a table, narrowed by what is typed and by what the view adds to that. What else a
/// list can, it says by `EditableList`, `ArchivingList`, `DuplicatingList` and `NarrowedList`.
protocol RecordListView: ListView where Context == SpotterUI.Context {
    /// What is listed, as commands call it: "machine".
    static var noun: String { get }
    /// How many records the filters let through.
    func count(_ diary: Diary) throws -> Int
    /// Some of them, in order.
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Item]
    /// What the view adds to decide which records there are, and in which order; nil where they are read each time.
    var query: (any Hashable & Sendable)? { get }
    /// What an empty list says while nothing is typed.
    func nothingText(_ context: Context) -> String
}

extension RecordListView {
    var noneChosen: String? { "no \(Self.noun) is chosen" }

    func emptyText(_ context: Context) -> String {
        list.search.isEmpty
            ? nothingText(context) : "No \(Self.noun) matches \"\(list.search)\". Esc clears the filter."
    }

    mutating func reload(_ context: inout Context) { readList(&context) }

    var query: (any Hashable & Sendable)? { nil }

    /// Reads the records in view.
    mutating func readList(_ context: inout Context) {
        let view = self
        let wanted: [any Hashable & Sendable]? = query.map {
            [$0, context.recordRevision, context.diary.generation, context.today]
        }
        list.load(height: rows(context.body).height, for: wanted, &context) { diary in
            try view.count(diary)
        } fetch: { diary, offset, limit in
            try view.page(diary, offset: offset, limit: limit)
        }
    }

    /// The chosen record, where there is room for what is known of it.
    func previewed(_ context: Context) -> Item? { arrangement(context.body).detail.isEmpty ? nil : list.selected }

    static func opening(_ title: String) -> Command<Self> {
        onChosen("open", title, hint: "open", keys: ["Enter"]) { view, item, context in view.open(item, &context) }
    }
    static func filtering(_ title: String = "Filter the list", hint: String? = "filter") -> Command<Self> {
        command("filter", title, hint: hint, keys: ["/"]) { view, _ in view.list.startSearch() }
    }
}
