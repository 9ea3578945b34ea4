import DiaryStore
import FitnessModel
import Foundation

/// What a client has while the terminal is theirs: how they are, and nothing else of the program or of anybody else.
struct HandOver: Sendable {
    /// After so many seconds without a key it is locked.
    static let patience: TimeInterval = 300

    /// Whose the terminal is.
    let client: Identifier<Client>
    /// How they are called.
    let name: String
    /// When a key was pressed last.
    var lastKey: Date
    /// What the trainer changed last.
    let before: Identifier<JournalEntry>?
    /// What was changed since: only that can be undone.
    private(set) var changes: Set<Identifier<JournalEntry>> = []
    /// Wrong codes so far.
    var misses = 0
    /// No code is taken before then.
    var waitsUntil: Date?
    /// Locked because nobody pressed a key.
    var isLocked = false

    /// When it will be locked.
    var locksAt: Date { isLocked ? .distantFuture : lastKey.addingTimeInterval(Self.patience) }

    /// Something was written.
    mutating func note(_ made: Identifier<JournalEntry>?) {
        if let made, made != before { changes.insert(made) }
    }

    static let reason = "the terminal is handed over"
    static let refusal = "Not while the terminal is handed over."

    /// Whether something may be done outside of the program: another program would be a way out.
    static func allows(_ effect: Effect) -> Bool {
        switch effect {
        case .bell, .mouse, .copy: true
        case .suspend, .edit, .open: false
        }
    }
}
