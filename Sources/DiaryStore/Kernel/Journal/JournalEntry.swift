public import FitnessModel
public import Foundation
import GRDB

/// A recorded change: the audit trail shows it, undo reverts it.
public struct JournalEntry: Identified, Hashable {
    /// Whether the change is done, undone or superseded.
    public enum State: Int, Sendable {
        /// The change is done.
        case done = 0
        /// Undone, and can be redone.
        case undone = 1
        /// Undone, and superseded by a later change.
        case leftBehind = 2
    }

    /// The content of an entry.
    public enum Content: Hashable, Sendable {
        /// The facts of the change.
        case facts(ChangeFacts)
        /// A sentence, as stored by versions before schema 10, and whether it is a deletion.
        case label(String, isDeletion: Bool)
        /// The change has no name.
        case unnamed
        /// Empty: a part of the change was erased for good.
        case erased
        /// The content is hidden: another trainer made it, nil without one.
        case ofAnother(String?)
    }

    /// Names the entry.
    public let id: Identifier<JournalEntry>
    /// When the change was made.
    public let at: Date
    /// The trainer; nil without one.
    public let actor: Identifier<Trainer>?
    /// The number of the machine it was made on.
    public let device: Int
    /// Whether it is done, undone or superseded.
    public let state: State
    /// The content.
    public let content: Content

    /// Whether the change deleted something, which `restore` may bring back.
    public var isDeletion: Bool {
        switch content {
        case .facts(let facts): facts.kind.action == .delete
        case .label(_, let isDeletion): isDeletion
        case .unnamed, .erased, .ofAnother: false
        }
    }
}

extension JournalEntry {
    /// The columns that `init(row:)` reads, of the journal as `j`.
    static let columns =
        "j.id, j.at, j.actor, j.device, j.undone, j.label, j.kind, j.subject, j.about_client, j.details"
    static let columnCount = 10
    /// The kind of deletions before schema 10, and of entries that were partly erased.
    static let (oldDeletion, erased) = ("legacy.delete", "erased")
    /// The pattern of the kinds of all deletions.
    static let deletions = "*.delete"

    /// The trainers, and NULL for none, as `t`, each with the states of entries as `s`: the index of the journal orders
    /// the entries of one trainer in one state, and an index over all places would cost every change a page.
    static let groups = """
        (SELECT id, name FROM trainer UNION ALL SELECT NULL, NULL) t
        CROSS JOIN (SELECT 0 AS state UNION ALL SELECT 1 UNION ALL SELECT 2) s
        """
    /// The place of the next entry.
    static let nextPlace = """
        (SELECT coalesce(max((SELECT max(place) FROM journal WHERE actor IS t.id AND undone = s.state)), 0) + 1
        FROM \(groups))
        """

    /// Reads a row with `columns`.
    init(row: Row) {
        self.init(row: row, content: Self.content(row))
    }

    /// Reads a row with `columns`, without the facts of the change.
    init(row: Row, content: Content) {
        self.init(
            id: row.id(0),
            at: Date(storedMilliseconds: row[1]),
            actor: row.optionalID(2),
            device: row[3],
            state: State(rawValue: row[4]) ?? .done,
            content: content)
    }

    private static func content(_ row: Row) -> Content {
        let (label, kind) = (row.text(5), row.text(6))
        if kind == erased { return .erased }
        if !label.isEmpty { return .label(label, isDeletion: kind == oldDeletion) }
        guard let known = ChangeKind(kind) else { return .unnamed }
        return .facts(
            ChangeFacts(
                known.action, known.record, subject: row[7], of: row.optionalID(8), ChangeDetails(json: row.text(9))))
    }
}
