public import FitnessModel
import GRDB

/// The energy of clients.
public struct EnergyFigures {
    package let access: Access

    /// The energy profile of a client; the standard one if there is none.
    public func profile(of client: Identifier<Client>) throws(StoreError) -> EnergyProfile {
        try access.read(of: client) { db, _ in try EnergyProfile.read(of: client, db, else: access.diary.standardEnergy)
        }
    }

    /// Writes the differences between a client's old and new energy profile.
    ///
    /// - Parameter old: the profile that was read; nil for the standard one.
    /// - Throws: `changedMeanwhile` if one of these fields was changed since.
    public func updateProfile(
        from old: EnergyProfile? = nil, to new: EnergyProfile, of client: Identifier<Client>
    ) throws(StoreError) {
        try access.change { change in
            let name = Label.name(try change.clients.get(client).name)
            try change.name(.set, .energyProfile, of: client)
            let now = try EnergyProfile.read(of: client, change.db, else: access.diary.standardEnergy)
            let row = RowChange(from: (old ?? access.diary.standardEnergy).columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: .ofClient(.energyProfile, name))
            try change.db.put("energy_profile", key: [("client", client)], row)
        }
    }
}

extension DiaryAccess {
    /// The energy of clients.
    public var energy: EnergyFigures { EnergyFigures(access: access) }
}

extension EnergyProfile {
    /// The profile of a client that the trainer may see; `standard` if there is none.
    static func read(
        of client: Identifier<Client>, _ db: Database, else standard: EnergyProfile
    ) throws -> EnergyProfile {
        let sql = """
            SELECT formula, factor_milli, counting, energy_table, unit, walk_mm, run_mm, sprint_mm
            FROM energy_profile WHERE client = ?
            """
        return try db.first(sql, client, decode: EnergyProfile.init(row:)) ?? standard
    }

    /// The columns of its row.
    fileprivate var columns: RowChange.Columns {
        [
            ("formula", formula), ("factor_milli", activityFactor), ("counting", counting), ("energy_table", table),
            ("unit", unit), ("walk_mm", walkStep), ("run_mm", runStep), ("sprint_mm", sprintStep),
        ]
    }

    private init(row: Row) {
        self.init(
            formula: row.raw(0), activityFactor: row[1], counting: row.raw(2) ?? .net, table: row.raw(3) ?? .met,
            unit: row.raw(4) ?? .kcal, walkStep: row.length(5), runStep: row.length(6), sprintStep: row.length(7))
    }
}

extension BasalFormula: Storable {}
extension EnergyProfile.Counting: Storable {}
extension EnergyProfile.Table: Storable {}
extension EnergyUnit: Storable {}

extension EnergyFigures {
    /// The body values of a client on a day.
    public func bodyFigures(of client: Identifier<Client>, on day: Day) throws(StoreError) -> BodyFigures {
        try access.read(of: client) { db, client in
            try BodyHistory(of: client, in: day...day, db).figures(on: [day]).first ?? BodyFigures(day: day)
        }
    }
}

extension EnergyFigures {
    /// The review of some days of a client, at most a year.
    public func review(
        of client: Identifier<Client>, from first: Day, through last: Day, today: Day
    ) throws(StoreError) -> DiaryReview {
        // Future days have no expenditure.
        let end = min(last, today)
        let start = min(first, end.adding(days: 1 - AdaptiveExpenditure.period))
        let days = try days(of: client, from: start, through: max(last, end))
        // The morning after the last day still shows what was eaten on it.
        let weighIns = try access.weighIns.list(of: client, from: start, through: max(last, end.adding(days: 1)))
        let complete = days.filter { $0.isComplete && $0.day <= end }
        let intakes = Dictionary(complete.map { ($0.day, $0.intake) }) { first, _ in first }
        let adaptive = AdaptiveExpenditure.compute(intakes, weighIns: weighIns, through: end)
        return DiaryReview(
            days: days.filter { $0.day >= first && $0.day <= last }, weighIns: weighIns,
            targets: try access.nutrientTargets.get(of: client), unit: try profile(of: client).unit, today: today,
            adaptive: adaptive, formula: Self.mean(complete, adaptive) { $0.balance?.expenditure },
            activity: Self.mean(complete, adaptive) { $0.activity })
    }

    /// The mean over the days that the measured expenditure rests on.
    private static func mean(
        _ complete: [DaySummary], _ adaptive: Result<AdaptiveExpenditure, AdaptiveExpenditure.Gap>,
        _ energy: (DaySummary) -> Energy?
    ) -> Energy? {
        guard case .success(let adaptive) = adaptive else { return nil }
        let known = complete.filter { adaptive.days.contains($0.day) }.compactMap(energy)
        return DiaryReview.mean(known.map(\.calories)).map(Energy.init(calories:))
    }
}

extension EnergyFigures {
    /// The energy of one day of a client, with everything that it comes from.
    public func day(of client: Identifier<Client>, on day: Day) throws(StoreError) -> EnergyDay {
        try access.read(of: client) { db, known in
            let book = try EnergyBook(of: known, in: day...day, db, else: access.diary.standardEnergy)
            let foods: [FoodEntry] = try db.list(
                Condition("e.client = ? AND e.day = ?", client, day), order: FoodEntry.order)
            let body = book.bodies.first ?? BodyFigures(day: day)
            return EnergyDay(
                summary: book.summary(body, NutrientTotal(foods.map(\.nutrients))), foods: foods,
                activities: book.activities(body), sessions: book.sessions(body), runs: book.runs(body),
                profile: book.profile, targets: try NutrientTarget.read(of: client, db))
        }
    }

    /// The totals of each of these days of a client, oldest first; also of days without entries. Empty if the last day
    /// is before the first.
    public func days(
        of client: Identifier<Client>, from first: Day, through last: Day
    ) throws(StoreError) -> [DaySummary] {
        try access.read(of: client) { db, known in
            guard first <= last else { return [] }
            let book = try EnergyBook(of: known, in: first...last, db, else: access.diary.standardEnergy)
            let totals = try Self.totals(of: client, in: first...last, db)
            return book.bodies.map { book.summary($0, totals[$0.day] ?? NutrientTotal()) }
        }
    }

    private static func totals(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [Day: NutrientTotal] {
        let columns = Nutrient.allCases.map { "sum(\($0.column)), count(\($0.column))" }
        let sql = """
            SELECT day, count(*), sum(energy_cal), \(columns.joined(separator: ", "))
            FROM food_entry WHERE client = ? AND day BETWEEN ? AND ? GROUP BY day
            """
        let totals = try db.all(sql, client, days.lowerBound, days.upperBound) { row in
            let count: Int = row[1]
            var (known, incomplete) = (Nutrients(energy: row.energy(2) ?? .zero), Set<Nutrient>())
            for (index, nutrient) in Nutrient.allCases.enumerated() {
                known[nutrient] = row[3 + 2 * index]
                if (row[4 + 2 * index] as Int) < count { incomplete.insert(nutrient) }
            }
            return (row.day(0), NutrientTotal(known: known, incomplete: incomplete, count: count))
        }
        return Dictionary(totals) { first, _ in first }
    }
}

/// The marks of clients' days.
public struct DiaryDays {
    package let access: Access

    /// The marks of a client's day.
    public func get(of client: Identifier<Client>, on day: Day) throws(StoreError) -> DiaryDay {
        try access.read(of: client) { db, _ in
            try DiaryDay.read(of: client, in: day...day, db).first ?? DiaryDay(day: day)
        }
    }

    /// The days of a client with marks, oldest first.
    public func list(of client: Identifier<Client>, in days: ClosedRange<Day>) throws(StoreError) -> [DiaryDay] {
        try access.read(of: client) { db, _ in try DiaryDay.read(of: client, in: days, db) }
    }

    /// Writes the differences between the old and the new marks of a day; a day without marks
    /// has no row.
    ///
    /// - Parameter old: nil for a day without marks.
    /// - Throws: `changedMeanwhile` if one of these fields was changed since.
    public func update(
        from old: DiaryDay? = nil, to new: DiaryDay, of client: Identifier<Client>
    ) throws(StoreError) {
        try access.change { change in
            let name = Label.name(try change.clients.get(client).name)
            let day = new.day
            try change.name(.edit, .diaryDay, subject: client.rawValue, of: client, [.day: day.iso])
            let blank = DiaryDay(day: day)
            let now = try DiaryDay.read(of: client, in: day...day, change.db).first ?? blank
            let row = RowChange(from: (old ?? blank).columns, to: new.columns, now: now.columns)
            try row.demandUntaken(of: .ofClient(.diaryDay, name, day: day))
            guard !row.leaves(blank.columns) else {
                return try change.db.run("DELETE FROM diary_day WHERE client = ? AND day = ?", client, day)
            }
            try change.db.put("diary_day", key: [("client", client), ("day", day)], row)
        }
    }
}

extension DiaryAccess {
    /// The marks of clients' days.
    public var diaryDays: DiaryDays { DiaryDays(access: access) }
}

extension DiaryDay {
    /// The columns of its row besides the key.
    fileprivate var columns: RowChange.Columns { [("kind", kind), ("note", note), ("is_complete", isComplete)] }

    /// The marked days of a client that the trainer may see, oldest first.
    static func read(of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database) throws -> [DiaryDay] {
        let sql = """
            SELECT day, kind, note, is_complete FROM diary_day WHERE client = ? AND day BETWEEN ? AND ? ORDER BY day
            """
        return try db.all(sql, client, days.lowerBound, days.upperBound) { row in
            DiaryDay(day: row.day(0), kind: row.raw(1), note: row.text(2), isComplete: row.flag(3))
        }
    }
}
