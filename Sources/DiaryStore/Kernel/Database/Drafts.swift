public import FitnessModel
import Foundation
import GRDB
import Synchronization

/// Half-typed text, which survives Esc and a crash.
///
/// A draft belongs to the window that typed it. Another one gets it once that window is closed or gone, never while it
/// may still be typing.
public struct Drafts {
    let access: Access

    /// The draft of this window under this key; else the newest one of a window that is gone, which from now on is this
    /// window's.
    public func bringBack(_ key: String) throws(StoreError) -> String? {
        let drafts = try access.read { db in
            // Of all keys with this prefix, only those with a tab, before the name of a window, sort before a line
            // feed.
            try db.all("SELECT key, text FROM draft WHERE key >= ? AND key < ? ORDER BY at DESC", key, key + "\n") {
                (key: $0.text(0), text: $0.text(1))
            }
        }
        guard !drafts.isEmpty else { return nil }
        let own = ownKey(key)
        if let mine = drafts.first(where: { $0.key == own }) { return mine.text }
        guard let left = drafts.first(where: { isLeft($0.key) }) else { return nil }
        guard !access.refusesWrites else { return left.text }
        let isOurs = try access.write { db in
            try db.run("UPDATE draft SET key = ? WHERE key = ?", own, left.key)
            return db.changesCount > 0
        }
        // Nothing is changed if another window did it first.
        return isOurs ? left.text : nil
    }

    /// The drafts of windows that are gone under keys that satisfy `isWanted`, with their keys in the file.
    func left(_ isWanted: (String) -> Bool) throws(StoreError) -> [(key: String, text: String)] {
        let drafts = try access.read { db in
            try db.all("SELECT key, text FROM draft ORDER BY key") { (key: $0.text(0), text: $0.text(1)) }
        }
        let wanted = drafts.filter { isWanted($0.key) }
        // The name of this window is made at the first question for it.
        guard !wanted.isEmpty else { return [] }
        let own = ownKey("")
        return wanted.filter { (own.isEmpty || !$0.key.hasSuffix(own)) && isLeft($0.key) }
    }

    /// Stores a draft of this window.
    ///
    /// - Throws: `refused` for a client's wellbeing without their consent, which may have been withdrawn; `missing` if
    ///   the key names a record that was erased since: nothing about it may come back.
    public func save(_ key: String, _ text: String) throws(StoreError) {
        let (own, at) = (ownKey(key), access.diary.clock.now())
        let client = WellbeingDraft.client(of: key)
        let schemaNumber = access.diary.state.withLock { $0.firstSchemaNumber }
        try access.write { db in
            if try schemaNumber.map({ try $0 != db.schemaNumber() }) ?? false, try Self.namesErased(key, db) {
                throw StoreError.missing
            }
            if let client, try Consent.newest(of: client, db)?.isOpen != true {
                let name = try String.fetchOne(
                    db, sql: "SELECT name FROM client WHERE id = ?", arguments: [client.rawValue])
                throw StoreError.refused(.noConsent(client: name ?? ""))
            }
            try db.run("INSERT OR REPLACE INTO draft VALUES (?, ?, ?)", own, text, at)
        }
    }

    /// Whether a key names a record that is neither in a table nor in a change that could bring it back. Slow: only for
    /// a file from which something was erased.
    private static func namesErased(_ key: String, _ db: Database) throws -> Bool {
        // Ids are large: shorter numbers are those of days.
        let ids = key.prefix { $0 != "\t" }.split { !$0.isNumber }.compactMap { Int64($0) }.filter { $0 > 99_999_999 }
        guard !ids.isEmpty else { return false }
        let places = try TableShape.all(db).compactMap { shape in
            shape.key.map { "SELECT 1 FROM \"\(shape.name)\" WHERE \"\(shape.columns[$0].name)\" = ?1" }
        }
        let found = "SELECT count(*) FROM (\(places.joined(separator: " UNION ALL ")))"
        let deleted = "SELECT 1 FROM journal_changeset WHERE instr(changeset, ?) > 0"
        return try ids.contains { id in
            // As changesets store it.
            let bytes = withUnsafeBytes(of: id.bigEndian) { Data($0) }
            return try db.count(found, id) == 0 && Int.fetchOne(db, sql: deleted, arguments: [bytes]) == nil
        }
    }

    /// Deletes this window's draft. A draft that reappears after a power cut only repeats the saved text.
    public func delete(_ key: String) throws(StoreError) {
        let own = ownKey(key)
        try access.write(waitsForDisk: false) { db in try db.run("DELETE FROM draft WHERE key = ?", own) }
    }

    /// The key in the file, with the name of the window if it has one.
    private func ownKey(_ key: String) -> String { access.diary.windowName.map { "\(key)\t\($0)" } ?? key }

    /// Whether no window can still be typing this draft.
    private func isLeft(_ key: String) -> Bool {
        guard let tab = key.lastIndex(of: "\t") else { return true }
        return !OpenWindow.isOpen(String(key[tab...].dropFirst()), on: access.diary.path)
    }
}

extension DiaryAccess {
    /// Half-typed text.
    public var drafts: Drafts { Drafts(access: access) }
}

/// The keys of drafts about a client's wellbeing: they name the client, since they are deleted with the consent.
public enum WellbeingDraft {
    /// "wellbeing 123: check-in".
    public static func key(_ what: String, of client: Identifier<Client>) -> String { prefix(client) + what }

    static func isKey(_ text: String, of client: Identifier<Client>) -> Bool { text.hasPrefix(prefix(client)) }

    /// The client of a key; nil for the keys of anything else.
    static func client(of text: String) -> Identifier<Client>? {
        guard text.hasPrefix(start) else { return nil }
        return Int64(text.dropFirst(start.count).prefix { $0 != ":" }).map { Identifier(rawValue: $0) }
    }

    /// The client of a key in the file, if it is one of these drafts.
    static func client(of text: String, what: String) -> Identifier<Client>? {
        guard let client = client(of: text) else { return nil }
        return text.dropFirst(prefix(client).count).prefix { $0 != "\t" } == what ? client : nil
    }

    private static let start = "wellbeing "
    private static func prefix(_ client: Identifier<Client>) -> String { "\(start)\(client.rawValue): " }
}
