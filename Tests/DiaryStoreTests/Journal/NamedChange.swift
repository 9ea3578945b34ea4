import SpotterCore

@testable import DiaryStore

extension Diary {
    /// The name of the change that `undo` would undo.
    func nextUndo() throws(StoreError) -> String? {
        try journal.entries(limit: 10_000).first { $0.actor == actor && $0.state == .done }?.name
    }

    /// The name of the change that `redo` would repeat.
    func nextRedo() throws(StoreError) -> String? {
        try journal.entries(limit: 10_000).last { $0.actor == actor && $0.state == .undone }?.name
    }
}

extension DiaryAccess {
    /// Makes a change with a name chosen by the test.
    @discardableResult
    func change<T>(_ name: String, _ body: (Change) throws -> T) throws(StoreError) -> T {
        try change(.named(name), body)
    }
}

extension JournalEntry {
    /// The sentence, or the name chosen by the test.
    var name: String {
        if case .facts(let facts) = content, facts.kind == ChangeFacts.named("").kind { return facts.details[.name] }
        return "\(sentence)"
    }
}

extension JournalEntry {
    /// The deleted record as text.
    var deletedText: String? { deleted.map { "\($0)" } }
}

extension JournalEntry.Content {
    static func named(_ name: String) -> Self { .facts(.named(name)) }
}

extension ChangeFacts {
    /// Uses the kind "edit gym", which the program itself never journals.
    static func named(_ name: String) -> ChangeFacts { ChangeFacts(.edit, .gym, [.name: name]) }
}
