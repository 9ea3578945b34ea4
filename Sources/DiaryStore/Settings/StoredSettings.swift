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

extension DiaryAccess {
    /// Remembered values that are no part of the history.
    public var settings: StoredSettings { StoredSettings(access: access) }
}
