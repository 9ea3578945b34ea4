package import DiaryStore
package import FitnessModel
package import Foundation

/// What a client has while the terminal is theirs: how they are, and nothing else of the program or of anybody else.
package struct HandOver: Sendable {
    /// After so many seconds without a key it is locked.
    static let patience: TimeInterval = 300

    /// Whose the terminal is.
    package let client: Identifier<Client>
    /// How they are called.
    package let name: String
    /// When a key was pressed last.
    package var lastKey: Date
    /// What the trainer changed last.
    package let before: Identifier<JournalEntry>?
    /// What was changed since: only that can be undone.
    package private(set) var changes: Set<Identifier<JournalEntry>> = []
    /// Wrong codes so far.
    var misses = 0
    /// No code is taken before then.
    var waitsUntil: Date?
    /// Locked because nobody pressed a key.
    package var isLocked = false

    package init(
        client: Identifier<Client>, name: String, lastKey: Date, before: Identifier<JournalEntry>?,
        changes: Set<Identifier<JournalEntry>> = [], misses: Int = 0, waitsUntil: Date? = nil, isLocked: Bool = false
    ) {
        self.client = client
        self.name = name
        self.lastKey = lastKey
        self.before = before
        self.changes = changes
        self.misses = misses
        self.waitsUntil = waitsUntil
        self.isLocked = isLocked
    }

    /// When it will be locked.
    package var locksAt: Date { isLocked ? .distantFuture : lastKey.addingTimeInterval(Self.patience) }

    /// Something was written.
    mutating func note(_ made: Identifier<JournalEntry>?) {
        if let made, made != before { changes.insert(made) }
    }

    package static let reason = "the terminal is handed over"
    package static let refusal = "Not while the terminal is handed over."

    /// Whether something may be done outside of the program: another program would be a way out.
    package static func allows(_ effect: Effect) -> Bool {
        switch effect {
        case .bell, .mouse, .copy: true
        case .suspend, .edit, .open: false
        }
    }
}
