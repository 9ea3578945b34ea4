package import DiaryStore
package import FitnessModel
package import Foundation
package import Phrases

/// Client mode: the client who holds the terminal sees their own wellbeing and nothing else of the program.
package struct HandOver: Sendable {
    /// Seconds without a key until the terminal locks.
    static let patience: TimeInterval = 300

    /// The client who holds the terminal.
    package let client: Identifier<Client>
    /// The client's name.
    package let name: String
    /// When a key was pressed last.
    package var lastKey: Date
    /// The trainer's last change.
    package let before: Identifier<JournalEntry>?
    /// The changes made since: only these can be undone.
    package private(set) var changes: Set<Identifier<JournalEntry>> = []
    /// Wrong codes so far.
    var misses = 0
    /// Codes are not accepted before then.
    var waitsUntil: Date?
    /// Whether the terminal locked because no key was pressed.
    package var isLocked = false

    package init(client: Identifier<Client>, name: String, lastKey: Date, before: Identifier<JournalEntry>?) {
        self.client = client
        self.name = name
        self.lastKey = lastKey
        self.before = before
    }

    /// When it will be locked.
    package var locksAt: Date { isLocked ? .distantFuture : lastKey.addingTimeInterval(Self.patience) }

    /// Something was written.
    mutating func note(_ made: Identifier<JournalEntry>?) {
        if let made, made != before { changes.insert(made) }
    }

    package static let reason: Phrase = "not available in client mode"
    package static let refusal: Phrase = "Not available in client mode."

    /// Whether something may be done outside of the program: another program would be a way out.
    package static func allows(_ effect: Effect) -> Bool {
        switch effect {
        case .bell, .mouse, .copy: true
        case .suspend, .edit, .open: false
        }
    }
}
