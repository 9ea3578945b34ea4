public import FitnessModel
import GRDB

/// The days of a phase or a mesocycle.
public struct TrainedSpan: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// From the first day to the last.
    public let days: ClosedRange<Day>
}

extension DiaryAccess {
    /// When the phases of a client were trained, from the first session of each to its last, oldest first.
    public func phaseSpans(of client: Identifier<Client>) throws(StoreError) -> [TrainedSpan] {
        let sql = """
            SELECT p.name, min(s.day), max(s.day) FROM session s JOIN phase p ON p.id = s.phase
            WHERE s.client = ? GROUP BY p.id ORDER BY min(s.day), p.id
            """
        return try read(of: client) { db, _ in
            try db.all(sql, client) { TrainedSpan(name: $0.text(0), days: $0.day(1)...$0.day(2)) }
        }
    }

    /// The days that the mesocycles of a client take, from the first one on; those without a first day are left out.
    public func mesocycleSpans(of client: Identifier<Client>) throws(StoreError) -> [TrainedSpan] {
        let sql = """
            SELECT m.name, m.start, coalesce((SELECT sum(days) FROM mesocycle_part WHERE mesocycle = m.id), 1)
            FROM mesocycle m WHERE m.client = ? AND m.start IS NOT NULL ORDER BY m.start, m.id
            """
        return try read(of: client) { db, _ in
            try db.all(sql, client) { row in
                let start = row.day(1)
                return TrainedSpan(name: row.text(0), days: start...start.adding(days: max(row[2] as Int, 1) - 1))
            }
        }
    }
}
