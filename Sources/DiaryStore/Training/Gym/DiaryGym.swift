public import FitnessModel
import GRDB
import Synchronization

extension Diary {
    static let actorKey = "trainer"

    /// Names the gym and its first trainer, who is also chosen. Not undone.
    ///
    /// Where another program was quicker, its gym and its first trainer are taken, so that what it entered is seen here.
    @discardableResult
    public func setUp(gym: String, trainer: String) throws(StoreError) -> Identifier<Trainer> {
        let chosen = try writeAlone { db in
            let first =
                "SELECT id FROM trainer WHERE archived_at IS NULL AND EXISTS (SELECT 1 FROM gym) ORDER BY id LIMIT 1"
            if let known = try db.first(first, decode: { $0.id(0) as Identifier<Trainer> }) { return known }
            let id = identifiers.next(Trainer.self)
            try identifiers.checkRoom()
            try db.run("INSERT OR REPLACE INTO gym (id, name) VALUES (1, ?)", gym)
            try db.run("INSERT INTO trainer (id, name) VALUES (?, ?)", id, trainer)
            // What is written from now on is read by this program.
            try db.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", Self.notationKey, Self.notation)
            return id
        }
        try choose(chosen)
        return chosen
    }

    /// Makes this trainer the one who acts, now and at the next start.
    public func choose(_ trainer: Identifier<Trainer>) throws(StoreError) {
        try settings.set(Self.actorKey, to: String(trainer.rawValue))
        state.withLock { $0.actor = trainer }
    }
}

extension DiaryAccess {
    /// The gym; nil before `setUp`.
    public func gym() throws(StoreError) -> Gym? {
        try read { db in try db.first("SELECT name FROM gym") { Gym(name: $0.text(0)) } }
    }

    /// Whether the diary still waits for `setUp`.
    public func isEmpty() throws(StoreError) -> Bool { try gym() == nil }

    /// Gives the gym another name. Not undone.
    public func renameGym(_ name: String) throws(StoreError) {
        try write { db in try db.run("UPDATE gym SET name = ?", name) }
    }
}
