public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What is said of a client's day as a whole.
    public func diaryDay(of client: Identifier<Client>, on day: Day) throws(StoreError) -> DiaryDay {
        _ = try clients.get(client)
        return try read { db in try DiaryDay.read(of: client, in: day...day, db).first ?? DiaryDay(day: day) }
    }

    /// Says something of a day as a whole; a day of which nothing is said leaves no row.
    public func setDiaryDay(_ day: DiaryDay, of client: Identifier<Client>) throws(StoreError) {
        let name = try clients.get(client).name
        let sql = """
            INSERT INTO diary_day (client, day, kind, note, is_complete) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (client, day) DO UPDATE SET kind = excluded.kind, note = excluded.note,
                is_complete = excluded.is_complete
            """
        try change("Edit the day \(day.day.iso) of \(Label.name(name))") { change in
            if day == DiaryDay(day: day.day) {
                try change.db.run("DELETE FROM diary_day WHERE client = ? AND day = ?", client, day.day)
            } else {
                try change.db.run(sql, client, day.day, day.kind?.rawValue, day.note, day.isComplete)
            }
        }
    }
}

extension DiaryDay {
    /// What is said of the days of a client whom the trainer may see, the oldest first.
    static func read(of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database) throws -> [DiaryDay] {
        let sql = """
            SELECT day, kind, note, is_complete FROM diary_day WHERE client = ? AND day BETWEEN ? AND ? ORDER BY day
            """
        return try db.all(sql, client, days.lowerBound, days.upperBound) { row in
            DiaryDay(day: row.day(0), kind: row.raw(1), note: row.text(2), isComplete: row.flag(3))
        }
    }
}
