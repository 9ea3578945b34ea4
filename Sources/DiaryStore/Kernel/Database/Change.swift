public import FitnessModel
public import Foundation
package import GRDB

/// One change of the diary while it is made: the database inside its transaction, new ids, the time and who does it.
///
/// It reads and changes like the diary itself; everything is part of the one transaction and the one journal entry. Not to
/// be kept beyond the function that it was given to.
public final class Change: DiaryAccess {
    /// The connection inside the transaction. Writes to journaled tables can be undone.
    package let db: Database
    /// When the change is made; the same for all its records.
    public let now: Date
    /// Who makes it; nil before a trainer is chosen.
    public let actor: Identifier<Trainer>?
    let diary: Diary
    private(set) var identifiers: IDGenerator
    /// What the journal will say; nil until it is named.
    private(set) var facts: ChangeFacts?
    /// Whether this becomes one entry with the acting trainer's newest one, where that did the same to the same record: what
    /// is tapped hundreds of times does not push everything else out of reach of undo.
    var continuesNewest = false
    /// The first error of a part. It fails the whole change, also when somebody caught it: part of that part may be
    /// written.
    var failure: StoreError?

    init(db: Database, diary: Diary, identifiers: IDGenerator, now: Date? = nil) {
        self.db = db
        self.diary = diary
        self.identifiers = identifiers
        self.now = now ?? diary.clock.now()
        actor = diary.actor
    }

    /// The diary inside this change.
    public var access: Access { Access(diary: diary, current: self) }

    /// Says what the change does, unless what it is part of has said it already.
    public func name(_ facts: ChangeFacts) {
        self.facts = self.facts ?? facts
    }

    /// Says of which record a change tells that adds one, once the id is known.
    func noteAdded<Record: StoredRecord>(_ id: Identifier<Record>) {
        guard let kind = facts?.kind, facts?.subject == nil, kind.action.addsOne, kind.record == Record.storage.kind
        else { return }
        facts?.subject = id.rawValue
        if kind.record == .client { facts?.client = Identifier(rawValue: id.rawValue) }
    }

    /// A new id for a record of this kind.
    public func newID<Record>(_ kind: Record.Type = Record.self) -> Identifier<Record> {
        identifiers.next(kind)
    }

    /// From here on ids fill every millisecond up before they go on to the next.
    ///
    /// SQLite's session extension hashes keys by their lowest bits. At a few ids a millisecond those hardly differ, and
    /// the recording of a large import would take twice as long, and more the larger it is.
    func numberDensely() {
        let now = now
        let dense = IDGenerator(device: diary.device, clock: DiaryClock(now: { now }))
        dense.pass(identifiers.nextRawValue())
        identifiers = dense
    }
}
