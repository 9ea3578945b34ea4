public import Foundation
import GRDB

/// What stands at the path of a diary.
public enum DiaryState: Hashable, Sendable {
    /// Nothing.
    case missing
    /// A file in which no diary was begun yet.
    case empty
    /// A diary of an older Spotter, which must be opened for writing once. The number of its schema.
    case older(schema: Int)
    /// A diary of this program's schema, which has this number.
    case current(schema: Int)
}

extension Diary {
    /// Whether anything stands at a path. Throws where that cannot be found out, or where a link leads nowhere.
    public static func exists(at path: String) throws(StoreError) -> Bool { try DiaryFile(path: path).status() != nil }

    /// What stands at a path; throws for what is no diary, or a newer one. Changes nothing.
    public static func state(of path: String) throws(StoreError) -> DiaryState {
        let file = DiaryFile(path: path)
        guard try file.status() != nil else { return .missing }
        return try file.withReadOnlyConnection(DiaryOptions()) { db in
            switch try file.standing(db) {
            case .blank: .empty
            case .older(let schema): .older(schema: schema)
            case .current: .current(schema: Schema.version)
            }
        }
    }

    /// Checks that a file is a sound diary which this program can open. Changes nothing.
    @discardableResult
    public static func verify(_ place: URL) throws(StoreError) -> VerifiedDiary {
        let file = DiaryFile(path: place.path)
        return try file.withReadOnlyConnection(DiaryOptions()) { db in try verify(file, db) }
    }

    static func verify(_ file: DiaryFile, _ db: Database) throws -> VerifiedDiary {
        let standing = try file.standing(db)
        guard standing != .blank else { throw StoreError.notADiary(path: file.path) }
        let problems = try damage(db) + lostReferences(db)
        if let first = problems.first { throw StoreError.corrupt(first) }
        return VerifiedDiary(
            schema: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
            counts: standing == .current ? try counts(db) : nil)
    }
}
