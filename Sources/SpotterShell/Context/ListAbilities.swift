package import DiaryStore
import FitnessModel
import TerminalKit
package import ViewKit

/// A list whose records are added, edited and deleted.
package protocol EditableList: RecordListView {
    /// Opens the form of a record.
    func edit(_ item: Item, _ context: inout Context)
    /// Opens the form of a new record.
    func add(_ context: inout Context)
    /// Deletes a record; undo restores it.
    func delete(_ item: Item, _ context: inout Context)
}

extension EditableList {
    package func open(_ item: Item, _ context: inout Context) { edit(item, &context) }

    package static func editing(
        _ title: Phrase? = nil, hint: Phrase? = "edit", keys: [KeySequence] = ["Enter", "e"]
    ) -> Command<Self> {
        onChosen("edit", title ?? "Edit the \(noun.one)", hint: hint, keys: keys) { view, item, context in
            view.edit(item, &context)
        }
    }
    package static func adding(_ title: Phrase? = nil, hint: Phrase? = "add") -> Command<Self> {
        command("add", title ?? "Add a \(noun.one)", hint: hint, keys: ["a"]) { view, context in view.add(&context) }
    }
    package static func deleting(
        _ title: Phrase? = nil, unless disabledReason: (@Sendable (Item, Context) -> Phrase?)? = nil
    ) -> Command<Self> {
        onChosen(
            "delete", title ?? "Delete the \(noun.one) (u: undo)", keys: ["d"], unless: disabledReason
        ) { view, item, context in view.delete(item, &context) }
    }
}

/// A record that can be archived.
package protocol ArchivableRecord {
    var name: String { get }
    var isArchived: Bool { get }
}

extension Activity: ArchivableRecord {}
extension Exercise: ArchivableRecord {}
extension Machine: ArchivableRecord {}
extension Mesocycle: ArchivableRecord {}
extension ClientListItem: ArchivableRecord {}
extension PhaseListItem: ArchivableRecord {}
extension MesocycleContent: ArchivableRecord {}

extension ArchivableRecord {
    /// "Box squat (archived)", or the name alone.
    package var shownName: Phrase { isArchived ? "\(name) (archived)" : Phrase(verbatim: name) }
}

/// A list whose records can be archived and restored.
package protocol ArchivingList: RecordListView where Item: ArchivableRecord {
    /// Active records, archived ones, or both.
    var archive: ArchiveFilter { get set }
    /// The filters of the list besides the typed one: "Strength", "tag band".
    var narrowedTo: [Phrase] { get }
    /// The message after archiving a record.
    static func archivedMessage(_ name: Phrase) -> Phrase
    /// The same of this record, for a list in which not all are called archived.
    static func archivedMessage(of item: Item) -> Phrase
    /// Archives or restores a record.
    func setArchived(_ isArchived: Bool, _ item: Item, in diary: Diary) throws
}

extension ArchivingList {
    package var narrowedTo: [Phrase] { [] }

    package func caption(_ context: Context) -> Phrase {
        ([Self.scope.title] + narrowedTo + [archive.word]).filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The text of a list that is empty because of the archive filter; `first` if it never had a record.
    package func nothingText(first: Phrase) -> Phrase {
        switch archive {
        case .active: first
        case .archived: "Nothing is archived. Z shows the others."
        case .all: "No \(Self.noun.many) yet. a adds one."
        }
    }

    package static func archivedMessage(_ name: Phrase) -> Phrase { "Archived \(name). Z shows archived \(noun.many)." }
    package static func archivedMessage(of item: Item) -> Phrase { archivedMessage(Phrase(verbatim: item.name)) }

    package static func archiving(
        _ title: Phrase? = nil, unless disabledReason: (@Sendable (Item, Context) -> Phrase?)? = nil
    ) -> Command<Self> {
        onChosen(
            "archive", title ?? "Archive or restore the \(noun.one)", keys: ["z"], unless: disabledReason
        ) { view, item, context in
            context.write(item.isArchived ? "Restored \(item.name)." : archivedMessage(of: item)) { diary in
                try view.setArchived(!item.isArchived, item, in: diary)
            }
        }
    }
    package static func showingArchived(_ title: Phrase = "Show active, archived or all") -> Command<Self> {
        command("show-archived", title, keys: ["Z"]) { view, context in
            view.archive = view.archive.next
            view.list.rewind()
            view.reload(&context)
        }
    }
}

/// A list whose records can be copied.
package protocol DuplicatingList: RecordListView {
    /// Makes a copy of a record and chooses it.
    mutating func duplicate(_ item: Item, _ context: inout Context)
}

extension DuplicatingList {
    package static func duplicating(_ title: Phrase? = nil) -> Command<Self> {
        onChosen("duplicate", title ?? "Duplicate the \(noun.one)", keys: ["y"]) { view, item, context in
            view.duplicate(item, &context)
        }
    }
}

extension DuplicatingList where Item: ArchivableRecord {
    /// Selects a copy that was just made; does nothing if there is none.
    package mutating func choose(copy: Item?, _ context: inout Context) {
        guard let copy else { return }
        context.message = .success("Duplicated as \(copy.name). e renames it.")
        list.select(copy.id)
    }
}

/// A list with a filter for a part of its records, such as a category or a heading, besides the typed one.
package protocol NarrowedList: RecordListView {
    /// The type that identifies a part.
    associatedtype Part: Sendable
    /// The part that is shown; nil shows all.
    var part: Part? { get set }
}

extension NarrowedList {
    /// Removes the filters, the typed one first; false if there is none.
    package mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard part != nil else { return false }
        part = nil
        reload(&context)
        return true
    }

    /// Shows one part, or all, from the first record.
    package static func show(_ part: Part?, _ context: inout Context) {
        context.update(Self.self) { view, context in
            view.part = part
            view.list.rewind()
            context.isStale = true
        }
    }
}

/// A list of the trainer's records as a table, filtered by typed text and by the view. Editing, archiving, duplicating
/// and narrowing come with `EditableList`, `ArchivingList`, `DuplicatingList` and `NarrowedList`.
package protocol RecordListView: ListView where Context == SpotterShell.Context {
    /// The noun for a record in command titles: "machine".
    static var noun: Noun { get }
    /// How many records the filters let through.
    func count(_ diary: Diary) throws -> Int
    /// Some of them, in order.
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Item]
    /// Conditions and order that the view adds; nil if the records are read each time.
    var query: (any Hashable & Sendable)? { get }
    /// The text of an empty list while nothing is typed.
    func nothingText(_ context: Context) -> Phrase
}

extension RecordListView {
    package var noneChosen: Phrase? { "no \(Self.noun.one) chosen" }

    package func emptyText(_ context: Context) -> Phrase {
        list.search.isEmpty
            ? nothingText(context) : "No \(Self.noun.one) matches \"\(list.search)\". Esc clears the filter."
    }

    package mutating func reload(_ context: inout Context) { readList(&context) }

    package var query: (any Hashable & Sendable)? { nil }

    /// Reads the records in view.
    package mutating func readList(_ context: inout Context) {
        let view = self
        let wanted: [any Hashable & Sendable]? = query.map {
            [$0, context.revisions.records, context.diary.generation, context.today]
        }
        list.load(height: rows(context.body).height, for: wanted, &context) { diary in
            try view.count(diary)
        } fetch: { diary, offset, limit in
            try view.page(diary, offset: offset, limit: limit)
        }
    }

    /// The selected record, if there is room for a preview.
    package func previewed(_ context: Context) -> Item? {
        arrangement(context.body).detail.isEmpty ? nil : list.selected
    }

    package static func opening(_ title: Phrase) -> Command<Self> {
        onChosen("open", title, hint: "open", keys: ["Enter"]) { view, item, context in view.open(item, &context) }
    }
    package static func filtering(_ title: Phrase = "Filter the list", hint: Phrase? = "filter") -> Command<Self> {
        command("filter", title, hint: hint, keys: ["/"]) { view, _ in view.list.startSearch() }
    }
}

/// The words for the records of a list in titles and messages.
package struct Noun: Sendable {
    /// For one of them: "client".
    package let one: Phrase
    /// For several: "clients".
    package let many: Phrase

    /// Gives the words.
    package init(_ one: Phrase, many: Phrase) { (self.one, self.many) = (one, many) }
}

/// A view whose cursor can be on an appointment.
package protocol AppointmentHolder {
    /// The appointment under the cursor; nil elsewhere.
    var appointment: AppointmentItem? { get }
}
