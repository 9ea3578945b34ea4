import SpotterCore

@testable import DiaryStore

extension Diary {
    /// What `undo` would take back.
    func nextUndo() throws(StoreError) -> String? {
        try journal.entries(limit: 10_000).first { $0.actor == actor && $0.state == .done }?.said
    }

    /// What `redo` would do again.
    func nextRedo() throws(StoreError) -> String? {
        try journal.entries(limit: 10_000).last { $0.actor == actor && $0.state == .undone }?.said
    }
}

extension DiaryAccess {
    /// A change that a test makes by itself and calls by a name of its own.
    @discardableResult
    func change<T>(_ name: String, _ body: (Change) throws -> T) throws(StoreError) -> T {
        try change(.named(name), body)
    }
}

extension JournalEntry {
    /// The sentence, or the name that the test gave.
    var said: String {
        if case .facts(let facts) = content, facts.kind == ChangeFacts.named("").kind { return facts.details[.name] }
        return sentence
    }
}

extension JournalEntry.Content {
    static func named(_ name: String) -> Self { .facts(.named(name)) }
}

extension ChangeFacts {
    /// No change of the program edits a gym: it is renamed past the journal.
    static func named(_ name: String) -> ChangeFacts { ChangeFacts(.edit, .gym, [.name: name]) }
}
