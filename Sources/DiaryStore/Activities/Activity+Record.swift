import FitnessModel
import GRDB

extension Activity {
    /// The columns that `init(row:)` reads, of the activity as `a`.
    static let columns = """
        a.id, a.heading, a.name, a.met_milli, a.kcal_60, a.kcal_70, a.kcal_80, a.kcal_90, a.kcal_100, a.is_run,
        a.owner IS NULL, a.archived_at IS NOT NULL
        """
    static let columnCount = 12
    /// Of the catalogue, or the looking trainer's own; takes the trainer once.
    static let visible = "(a.owner IS NULL OR a.owner = ?)"

    init(row: Row) {
        self.init(
            id: row.id(0), heading: row.text(1), name: row.text(2), met: row[3], classes: row.classes(4),
            isRun: row.flag(9), isShipped: row.flag(10), isArchived: row.flag(11))
    }
}

extension ActivityEntry {
    /// The columns that `init(row:)` reads, of the entry as `a`.
    static let columns = """
        a.id, a.day, a.minute, a.activity, a.name, a.duration_s, a.met_milli, a.energy_cal, a.kcal_60, a.kcal_70,
        a.kcal_80, a.kcal_90, a.kcal_100, a.is_run, a.note
        """

    init(row: Row) {
        self.init(
            id: row.id(0), day: row.day(1), minute: row[2], activity: row.optionalID(3), name: row.text(4),
            duration: row[5], met: row[6], typedEnergy: (row[7] as Int?).map(Energy.init(calories:)),
            classes: row.classes(8), isRun: row.flag(13), note: row.text(14))
    }

    /// What a client did within these days: by day, time of day and order of entry.
    static func fetch(
        _ db: Database, client: Identifier<Client>, days: ClosedRange<Day>
    ) throws -> [ActivityEntry] {
        let sql = """
            SELECT \(columns) FROM activity_entry a WHERE a.client = ? AND a.day BETWEEN ? AND ?
            ORDER BY a.day, a.minute IS NULL, a.minute, a.id
            """
        return try db.all(sql, client, days.lowerBound, days.upperBound, decode: ActivityEntry.init(row:))
    }
}

extension Row {
    /// The kilocalories of the five classes of weight; nil where one of them is missing.
    fileprivate func classes(_ first: Int) -> [Int]? {
        let values = (first..<first + WeightClass.allCases.count).compactMap { self[$0] as Int? }
        return values.count == WeightClass.allCases.count ? values : nil
    }
}
