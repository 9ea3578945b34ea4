import GRDB

/// Remembered values that are no part of the history, such as the client last looked at.
public struct StoredSettings {
    let access: Access

    /// The value under this key.
    public func get(_ key: String) throws(StoreError) -> String? {
        try access.read { db in try db.first("SELECT value FROM setting WHERE key = ?", key) { $0.text(0) } }
    }

    /// Remembers a value, or forgets it when nil.
    public func set(_ key: String, to value: String?) throws(StoreError) {
        try access.write { db in
            guard let value else { return try db.run("DELETE FROM setting WHERE key = ?", key) }
            try db.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", key, value)
        }
    }
}

/// What is half typed, so that neither Esc nor a crash loses it.
public struct Drafts {
    let access: Access

    /// What was half typed under this key.
    public func get(_ key: String) throws(StoreError) -> String? {
        try access.read { db in try db.first("SELECT text FROM draft WHERE key = ?", key) { $0.text(0) } }
    }

    /// Keeps what is half typed.
    public func save(_ key: String, _ text: String) throws(StoreError) {
        let at = access.diary.clock.now()
        try access.write { db in try db.run("INSERT OR REPLACE INTO draft VALUES (?, ?, ?)", key, text, at) }
    }

    /// Forgets what was half typed.
    public func delete(_ key: String) throws(StoreError) {
        try access.write { db in try db.run("DELETE FROM draft WHERE key = ?", key) }
    }
}

extension DiaryAccess {
    /// Remembered values that are no part of the history.
    public var settings: StoredSettings { StoredSettings(access: access) }

    /// What is half typed.
    public var drafts: Drafts { Drafts(access: access) }
}
