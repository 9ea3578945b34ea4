public import Foundation
import GRDB

extension Diary {
    /// Whether anything stands at a path. Throws where that cannot be found out, or where a link leads nowhere.
    public static func exists(at path: String) throws(StoreError) -> Bool { try DiaryFile(path: path).status() != nil }

    /// What stands at a path; throws for what is no diary, or a newer one. Changes nothing.
    public static func state(of path: String) throws(StoreError) -> DiaryState {
        let file = DiaryFile(path: path)
        guard try file.status() != nil else { return .missing }
        return try file.withReadOnlyConnection(DiaryOptions()) { db in try file.state(db) }
    }

    /// Checks that a file is a sound diary which this program can open. Changes nothing.
    @discardableResult
    public static func verify(_ place: URL) throws(StoreError) -> VerifiedDiary {
        let file = DiaryFile(path: place.path)
        return try file.withReadOnlyConnection(DiaryOptions()) { db in try verify(file, db) }
    }

    static func verify(_ file: DiaryFile, _ db: Database) throws -> VerifiedDiary {
        let state = try file.state(db)
        guard state != .empty else { throw StoreError.notADiary(path: file.path) }
        let problems = try damage(db) + lostReferences(db)
        if let first = problems.first { throw StoreError.corrupt(first) }
        return VerifiedDiary(
            schema: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
            counts: state == .current(schema: Schema.version) ? try counts(db) : nil)
    }
}
