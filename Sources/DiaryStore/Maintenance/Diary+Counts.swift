import FitnessModel
import GRDB

extension Diary {
    /// How much is in the diary.
    public func counts() throws(StoreError) -> DiaryCounts {
        try read { db in try Self.counts(db) }
    }

    /// Repetitions and volume over everything performed.
    public func totals() throws(StoreError) -> DiaryTotals {
        try read { db in
            // total() never overflows and is exact up to 2^53 grams.
            let sql = "SELECT total(reps), total(iif(grams > 0, grams * reps, 0)) FROM performed_set"
            guard let row = try Row.fetchOne(db, sql: sql) else { throw StoreError.missing }
            return DiaryTotals(reps: row[0], grams: row[1])
        }
    }

    /// - Parameter sets: how many sets there are, where that is known already: it takes longer than all else.
    static func counts(_ db: Database, sets: Int? = nil) throws -> DiaryCounts {
        func count(_ what: String) throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM \(what)") ?? 0 }
        return try DiaryCounts(
            clients: count("client"), exercises: count("exercise"), phases: count("phase"),
            sessions: count("session"), sets: sets ?? count("performed_set WHERE part = 0"))
    }
}
