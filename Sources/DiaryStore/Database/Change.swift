public import FitnessModel
public import Foundation
package import GRDB

/// One change of the diary while it is made: the database inside its transaction, new ids, the time and who does it.
public struct Change {
    /// The connection inside the transaction. Writes to journaled tables can be undone.
    package let db: Database
    /// When the change is made; the same for all its records.
    public let now: Date
    /// Who makes it; nil before a trainer is chosen.
    public let actor: Identifier<Trainer>?
    let identifiers: IdentifierMint

    /// A new id for a record of this kind.
    public func newID<Record>(_ kind: Record.Type = Record.self) -> Identifier<Record> {
        identifiers.next(kind)
    }
}
