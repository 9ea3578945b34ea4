public import FitnessModel
public import Foundation
package import GRDB

/// A change of the diary in progress: the database inside its transaction, new ids, the time and the trainer.
///
/// It reads and writes like the diary itself; everything is part of one transaction and one journal entry. Do not use
/// it outside the function that received it.
public final class Change: DiaryAccess {
    /// The connection inside the transaction. Writes to journaled tables can be undone.
    package let db: Database
    /// When the change is made; the same for all its records.
    public let now: Date
    /// The acting trainer; nil before one is chosen.
    public let actor: Identifier<Trainer>?
    let diary: Diary
    private(set) var identifiers: IDGenerator
    /// The facts for the journal; nil until the change is named.
    private(set) var facts: ChangeFacts?
    /// Whether to join the change to the acting trainer's newest entry, if that did the same to the same record:
    /// hundreds of taps must not push everything else out of reach of undo.
    var continuesNewest = false
    /// The first error of a part. It fails the whole change, even if it was caught: part of that part may be
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

    /// Names the change, unless the change that it is part of was named already.
    public func name(_ facts: ChangeFacts) {
        self.facts = self.facts ?? facts
    }

    /// Sets the subject of a change that adds one record, once its id is known.
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

    /// From here on ids use every value of a millisecond before the next one.
    ///
    /// SQLite's session extension hashes keys by their lowest bits. With few ids a millisecond those differ little, and
    /// recording a large import would take twice as long, or more.
    func numberDensely() {
        let now = now
        let dense = IDGenerator(device: diary.device, clock: DiaryClock(now: { now }))
        dense.pass(identifiers.nextRawValue())
        identifiers = dense
    }
}
