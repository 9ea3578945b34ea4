public import FitnessModel
public import Foundation

/// One change that was made: the audit trail shows it, undo takes it back.
public struct JournalEntry: Identified, Hashable {
    /// Whether the change is in force.
    public enum State: Int, Sendable {
        /// In force.
        case done = 0
        /// Taken back, and can be done again.
        case undone = 1
        /// Taken back, and left behind by a later change.
        case leftBehind = 2
    }

    /// Names the entry; later ones have larger ids.
    public let id: Identifier<JournalEntry>
    /// When the change was made.
    public let at: Date
    /// Who made it.
    public let actor: Identifier<Trainer>?
    /// The number of the machine it was made on.
    public let device: Int
    /// What was done, for people.
    public let label: String
    /// Whether it is in force.
    public let state: State
}

extension JournalEntry {
    /// The verbs with which the labels of deletions begin.
    static let deletingVerbs = ["Delete ", "Remove "]

    /// What the change deleted, for people: "client Jan Novák"; nil for other changes.
    public var deleted: String? {
        Self.deletingVerbs.first { label.hasPrefix($0) }.map { String(label.dropFirst($0.count)) }
    }
}
