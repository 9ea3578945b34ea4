import CSecret
import FitnessModel

/// The code with which the acting trainer takes the terminal back from a client. Only a slow, salted hash of it is kept
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

    /// Whether this is the code; takes some tenths of a second at most, on purpose. False where none is set.
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
