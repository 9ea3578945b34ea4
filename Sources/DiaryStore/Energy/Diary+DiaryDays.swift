public import FitnessModel
import GRDB

extension DiaryAccess {
    /// What is said of a client's day as a whole.
    public func diaryDay(of client: Identifier<Client>, on day: Day) throws(StoreError) -> DiaryDay {
        try read(of: client) { db, _ in
            try DiaryDay.read(of: client, in: day...day, db).first ?? DiaryDay(day: day)
        }
    }

    /// What is said of those days of a client of which anything is said, the oldest first.
    public func diaryDays(of client: Identifier<Client>, in days: ClosedRange<Day>) throws(StoreError) -> [DiaryDay] {
        try read(of: client) { db, _ in try DiaryDay.read(of: client, in: days, db) }
    }

    /// Writes what differs between what was said of a day when it was read, and what shall be said; a day of which nothing
    /// is said leaves no row.
    ///
    /// - Parameter old: nil where nothing was said of it.
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func updateDiaryDay(
        from old: DiaryDay? = nil, to new: DiaryDay, of client: Identifier<Client>
    ) throws(StoreError) {
        try change { change in
            let name = Label.name(try change.clients.get(client).name)
            let day = new.day
            change.name("Edit the day \(day.iso) of \(name)")
            let blank = DiaryDay(day: day)
            let now = try DiaryDay.read(of: client, in: day...day, change.db).first ?? blank
            let row = RowChange(from: (old ?? blank).columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: "The day \(day.iso) of \(name)")
            guard !row.leaves(blank.columns) else {
                return try change.db.run("DELETE FROM diary_day WHERE client = ? AND day = ?", client, day)
            }
            try change.db.put("diary_day", key: [("client", client), ("day", day)], row)
        }
    }
}

extension DiaryDay {
    /// The columns of its row besides the key.
    fileprivate var columns: RowChange.Columns { [("kind", kind), ("note", note), ("is_complete", isComplete)] }

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
