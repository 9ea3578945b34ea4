public import FitnessModel
import GRDB
import Synchronization

/// The gym whose diary this is, and who acts in it.
public struct GymSetup: Sendable {
    let diary: Diary
}

extension Diary {
    static let actorKey = "trainer"

    /// The gym whose diary this is.
    public var gym: GymSetup { GymSetup(diary: self) }
}

extension GymSetup {
    /// Names the gym and its first trainer, who is also chosen. Not undone.
    ///
    /// If another program did so first, its gym and its first trainer are used, so that its records are visible here.
    @discardableResult
    public func setUp(gym: String, trainer: String) throws(StoreError) -> Identifier<Trainer> {
        let chosen = try diary.writeAlone { db in
            let first =
                "SELECT id FROM trainer WHERE archived_at IS NULL AND EXISTS (SELECT 1 FROM gym) ORDER BY id LIMIT 1"
            if let known = try db.first(first, decode: { $0.id(0) as Identifier<Trainer> }) { return known }
            let id = diary.identifiers.next(Trainer.self)
            try diary.identifiers.checkRoom()
            try db.run("INSERT OR REPLACE INTO gym (id, name) VALUES (1, ?)", gym)
            try db.run("INSERT INTO trainer (id, name) VALUES (?, ?)", id, trainer)
            // Everything written from now on uses this version's notation.
            try db.run(
                "INSERT OR REPLACE INTO setting VALUES (?, ?)", PerformedSets.notationKey, PerformedSets.notation)
            return id
        }
        try choose(chosen)
        return chosen
    }

    /// Makes this trainer the one who acts, now and at the next start.
    public func choose(_ trainer: Identifier<Trainer>) throws(StoreError) {
        try diary.settings.set(Diary.actorKey, to: String(trainer.rawValue))
        diary.state.withLock { $0.actor = trainer }
    }

    /// The gym; nil before `setUp`.
    public func get() throws(StoreError) -> Gym? {
        try diary.read { db in try db.first("SELECT name FROM gym") { Gym(name: $0.text(0)) } }
    }

    /// Whether the diary still waits for `setUp`.
    public func isMissing() throws(StoreError) -> Bool { try get() == nil }

    /// Gives the gym another name. Not undone.
    public func rename(_ name: String) throws(StoreError) {
        try diary.access.write { db in try db.run("UPDATE gym SET name = ?", name) }
    }
}
