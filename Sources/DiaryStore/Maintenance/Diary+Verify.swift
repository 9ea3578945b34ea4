public import Foundation
import GRDB

extension Diary {
    /// Checks that a file is a sound diary which this program can open. Changes nothing.
    @discardableResult
    public static func verify(_ place: URL) throws(StoreError) -> VerifiedDiary {
        let file = DiaryFile(path: place.path)
        _ = try file.prepare(readOnly: true)
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
