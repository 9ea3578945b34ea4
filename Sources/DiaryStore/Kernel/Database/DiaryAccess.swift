import CSecret
import FitnessModel
package import GRDB

/// A diary, or a change of it that is under way: whatever is read and changed through it.
///
/// Each subject is a property, such as `clients`. On a diary every read sees one state and every change is a
/// transaction and an entry of the journal of its own; on a change both happen inside it.
public protocol DiaryAccess {
    /// The access that subjects use.
    var access: Access { get }
}

/// The way into a diary: on its own, or inside the change that is under way.
public struct Access: DiaryAccess {
    let diary: Diary
    /// The change under way; nil outside of one.
    let current: Change?

    /// Returns itself, for subjects that extend `DiaryAccess`.
    public var access: Access { self }
}

extension DiaryAccess {
    /// Reads one consistent state; inside a change, including the change so far.
    package func read<T>(_ body: (Database) throws -> T) throws(StoreError) -> T {
        guard let current = access.current else { return try access.diary.readAlone(body) }
        return try StoreError.translating(path: access.diary.path) { try body(current.db) }
    }

    /// Changes the diary: the only way to write with undo. All of it happens, or nothing.
    ///
    /// Reads that decide about the change belong inside. Changes inside `body` are parts of this one: one transaction,
    /// one journal entry, one undo.
    ///
    /// - Parameters:
    ///   - facts: the facts of the change for the journal. Nil: `body` names the change.
    ///   - body: must use the change only, not the diary. Its error reverts everything, even if a part's error was
    ///     caught on the way.
    @discardableResult
    public func change<T>(_ facts: ChangeFacts? = nil, _ body: (Change) throws -> T) throws(StoreError) -> T {
        guard let current = access.current else { return try access.diary.changeAlone(facts, body) }
        do {
            if let facts { current.name(facts) }
            return try body(current)
        } catch {
            let failure = StoreError(error, path: access.diary.path)
            current.failure = current.failure ?? failure
            throw failure
        }
    }

    /// The acting trainer; nil before one is chosen.
    var actingTrainer: Identifier<Trainer>? { access.current.map(\.actor) ?? access.diary.actor }

    /// The acting trainer; nil sees only shared records.
    var viewer: Identifier<Trainer> { actingTrainer ?? .unsaved }

    /// Whether every write is refused.
    var refusesWrites: Bool { access.diary.isReadOnly }
}

extension Access {
    /// The same for a change that is named after a record: "Add client Jan Novák".
    @discardableResult
    func change<Record: StoredRecord, T>(
        _ action: ChangeKind.Action, _ record: Record, _ body: (Change) throws -> T
    ) throws(StoreError) -> T {
        try change { change in
            try change.name(action, record)
            return try body(change)
        }
    }

    /// Writes without a journal entry: for what cannot be undone, such as settings. Inside a change it uses its
    /// transaction.
    ///
    /// - Parameter waitsForDisk: false if a power cut may revert the write.
    func write<T>(waitsForDisk: Bool = true, _ body: (Database) throws -> T) throws(StoreError) -> T {
        guard let current = access.current else {
            return try access.diary.writeAlone(waitsForDisk: waitsForDisk, body)
        }
        return try StoreError.translating(path: access.diary.path) { try body(current.db) }
    }
}

/// The code with which the acting trainer takes the terminal back from a client. Only a slow, salted hash is stored
/// (`decisions/0032`).
public struct HandOverCode {
    /// How many characters a code has.
    public static let lengths = 4...12

    let access: Access

    /// Whether one is set.
    public func isSet() throws(StoreError) -> Bool { try hash() != nil }

    /// Sets the code, or takes it away when nil.
    ///
    /// - Throws: `refused` for a code that is too short or too long, and where the system cannot hash it.
    public func set(_ code: String?) throws(StoreError) {
        guard let code else { return try access.settings.set(key, to: nil) }
        guard Self.lengths.contains(code.count) else { throw .refused(.handOverCode) }
        var hash = [CChar](repeating: 0, count: Int(SECRET_HASH_SIZE))
        guard secret_hash(code, &hash, hash.count) == 0 else { throw .refused(.codeWithoutHash) }
        try access.settings.set(key, to: String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    }

    /// Whether this is the code; takes some tenths of a second at most, on purpose. False if none is set.
    public func matches(_ code: String) throws(StoreError) -> Bool {
        guard let hash = try hash() else { return false }
        return secret_matches(code, hash) == 1
    }

    private func hash() throws(StoreError) -> String? { try access.settings.get(key) }
    private var key: String { "hand-over code of \(access.viewer.rawValue)" }
}

extension DiaryAccess {
    /// The code with which the acting trainer takes the terminal back from a client.
    public var handOverCode: HandOverCode { HandOverCode(access: access) }
}
