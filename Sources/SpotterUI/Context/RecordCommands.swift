import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// A list of the trainer's records: the commands that all such lists have are declared here once.
protocol RecordListView: ListView where Context == SpotterUI.Context {
    /// What is listed, as commands call it: "machine".
    static var noun: String { get }
    /// Why a command on a record cannot be run in an empty list.
    static var noneChosen: String { get }
    /// Where its keys count; the names of its commands begin with the scope's.
    static var scope: KeyScope { get }
    /// In use, put away, or both.
    var archive: ArchiveFilter { get set }

    /// Opens the form of a record.
    func edit(_ item: Item, _ context: inout Context)
    /// Opens the form of a new record.
    func add(_ context: inout Context)
    /// Puts a record away, or brings it back.
    func toggleArchived(_ item: Item, _ context: inout Context)
    /// Deletes a record; undo brings it back.
    func delete(_ item: Item, _ context: inout Context)
    /// Makes a copy of a record and chooses it.
    mutating func duplicate(_ item: Item, _ context: inout Context)
}

extension RecordListView {
    static var noneChosen: String { "no \(noun) is chosen" }
    /// Of records that cannot be put away.
    var archive: ArchiveFilter {
        get { .active }
        set {}
    }
    func toggleArchived(_ item: Item, _ context: inout Context) {}
    func duplicate(_ item: Item, _ context: inout Context) {}

    /// Why a command on a record cannot be run; nil when one is chosen.
    static var needsOne: Command<Self>.DisabledReason {
        { view, _ in view.list.selected == nil ? noneChosen : nil }
    }

    /// A command on the chosen record.
    static func onRecord(
        _ name: String, _ title: String, hint: String? = nil, keys: [KeySequence],
        unless disabledReason: (@Sendable (Self, Item) -> String?)? = nil,
        run: @escaping @Sendable (inout Self, Item, inout Context) -> Void
    ) -> Command<Self> {
        Command(
            name.contains(".") ? CommandID(rawValue: name) : id(name), title, hint: hint, in: scope, keys: keys,
            unless: { view, context in
                guard let item = view.list.selected else { return needsOne(view, context) }
                return disabledReason?(view, item)
            }
        ) { view, context, _ in
            if let item = view.list.selected { run(&view, item, &context) }
        }
    }

    private static func id(_ name: String) -> CommandID { CommandID(rawValue: "\(scope.name).\(name)") }

    static func editing(hint: String? = "edit", keys: [KeySequence] = ["Enter", "e"]) -> Command<Self> {
        onRecord("edit", "Edit the \(noun)", hint: hint, keys: keys) { view, item, context in
            view.edit(item, &context)
        }
    }
    static func adding(_ title: String? = nil, hint: String? = "add") -> Command<Self> {
        Command(id("add"), title ?? "Add a \(noun)", hint: hint, in: scope, keys: ["a"]) { view, context, _ in
            view.add(&context)
        }
    }
    static func filtering(_ title: String = "Filter the list", hint: String? = "filter") -> Command<Self> {
        Command(id("filter"), title, hint: hint, in: scope, keys: ["/"]) { view, _, _ in view.list.startSearch() }
    }
    static func duplicating(_ title: String? = nil) -> Command<Self> {
        onRecord("duplicate", title ?? "Duplicate the \(noun)", keys: ["y"]) { view, item, context in
            view.duplicate(item, &context)
        }
    }
    static func archiving(_ title: String? = nil) -> Command<Self> {
        onRecord("archive", title ?? "Archive the \(noun) or bring it back", keys: ["z"]) { view, item, context in
            view.toggleArchived(item, &context)
        }
    }
    static func showingArchived(_ title: String = "Show active, archived or all") -> Command<Self> {
        Command(id("show-archived"), title, in: scope, keys: ["Z"]) { view, context, _ in
            view.archive = view.archive.next
            view.list.rewind()
            view.reload(&context)
        }
    }
    static func deleting(_ title: String? = nil) -> Command<Self> {
        onRecord("delete", title ?? "Delete the \(noun) (undo brings it back)", keys: ["d"]) { view, item, context in
            view.delete(item, &context)
        }
    }
}
