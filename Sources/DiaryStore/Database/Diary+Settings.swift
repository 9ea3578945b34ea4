public import FitnessModel
import GRDB
import Synchronization

extension Diary {
    static let actorKey = "trainer"

    /// Names the gym and its first trainer, who is also chosen. Not undone.
    @discardableResult
    public func setUp(gym: String, trainer: String) throws(StoreError) -> Identifier<Trainer> {
        let id = try write { db in
            let id = identifiers.next(Trainer.self)
            try db.execute(sql: "INSERT OR REPLACE INTO gym (id, name) VALUES (1, ?)", arguments: [gym])
            try db.execute(sql: "INSERT INTO trainer (id, name) VALUES (?, ?)", arguments: [id.rawValue, trainer])
            return id
        }
        try choose(id)
        return id
    }

    /// The gym; nil before `setUp`.
    public func gym() throws(StoreError) -> Gym? {
        try read { db in
            try String.fetchOne(db, sql: "SELECT name FROM gym").map { Gym(name: $0) }
        }
    }

    /// Whether the diary still waits for `setUp`.
    public func isEmpty() throws(StoreError) -> Bool { try gym() == nil }

    /// The trainers that are not archived, in the order they came.
    public func trainers() throws(StoreError) -> [Trainer] {
        try read { db in
            try Row.fetchAll(db, sql: "SELECT id, name FROM trainer WHERE archived_at IS NULL ORDER BY id")
                .map { Trainer(id: Identifier(rawValue: $0[0]), name: $0[1]) }
        }
    }

    /// Makes this trainer the one who acts, now and at the next start.
    public func choose(_ trainer: Identifier<Trainer>) throws(StoreError) {
        try setSetting(Self.actorKey, to: String(trainer.rawValue))
        state.withLock { $0.actor = trainer }
    }

    /// A remembered value that is no part of the history, such as the client last looked at.
    public func setting(_ key: String) throws(StoreError) -> String? {
        try read { db in
            try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])
        }
    }

    /// Remembers a value, or forgets it when nil.
    public func setSetting(_ key: String, to value: String?) throws(StoreError) {
        try write { db in
            if let value {
                try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [key, value])
            } else {
                try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
            }
        }
    }

    /// What was half typed under this key.
    public func draft(_ key: String) throws(StoreError) -> String? {
        try read { db in
            try String.fetchOne(db, sql: "SELECT text FROM draft WHERE key = ?", arguments: [key])
        }
    }

    /// Keeps what is half typed, so that neither Esc nor a crash loses it.
    public func saveDraft(_ key: String, _ text: String) throws(StoreError) {
        let at = clock.now().storedMilliseconds
        try write { db in
            try db.execute(sql: "INSERT OR REPLACE INTO draft VALUES (?, ?, ?)", arguments: [key, text, at])
        }
    }

    /// Forgets what was half typed.
    public func deleteDraft(_ key: String) throws(StoreError) {
        try write { db in
            try db.execute(sql: "DELETE FROM draft WHERE key = ?", arguments: [key])
        }
    }
}
