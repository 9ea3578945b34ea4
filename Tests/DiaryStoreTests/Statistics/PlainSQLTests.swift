import DemoDiary
import DiaryStore
import FitnessModel
import GRDB
import Testing

/// Compares the statistics with plain SQL, written independently of the queries under test; dates use SQLite's
/// functions.
@Suite("Statistics against plain SQL")
struct PlainSQLTests {
    private let diary: Diary
    private let client: Identifier<Client>
    private let days: ClosedRange<Day>

    init() throws {
        let today = DiaryFixture.day("2026-03-12")
        diary = try Diary.inMemory()
        try diary.fillWithDemo(DemoPlan(seed: 5, years: 1, clients: 2, today: today, questionnaires: []))
        client = try #require(try diary.clients.list().first).id
        days = today.adding(days: -300)...today
    }

    private func table(_ sql: String) throws -> [String: Int] {
        let (id, first, last) = (client.rawValue, days.lowerBound.iso, days.upperBound.iso)
        return try diary.read { db in
            let rows = try Row.fetchAll(
                db, sql: sql, arguments: ["client": id, "first": first, "last": last])
            return Dictionary(rows.map { ($0[0] as String, $0[1] as Int) }) { $0 + $1 }
        }
    }

    private static let monday = "date(s.day, '-' || ((strftime('%w', s.day) + 6) % 7) || ' days')"
    private static let performed = """
        FROM performed_set d JOIN session_row r ON r.id = d.session_row JOIN session s ON s.id = r.session
        WHERE s.client = :client AND s.day >= :first AND s.day <= :last AND d.warm_up = 0
        """

    private func byWeek(_ amount: (WorkFigures) -> Int) throws -> [String: Int] {
        try diary.figures.workFigures(of: client, days: days).reduce(into: [:]) { sums, work in
            sums[ISOWeek(work.day).monday.iso, default: 0] += amount(work)
        }
    }

    @Test("Volume, sets and repetitions per week")
    func weeks() throws {
        let volume = try table(
            """
            SELECT \(Self.monday), sum(CASE WHEN d.grams > 0 AND d.reps IS NOT NULL THEN d.grams * d.reps ELSE 0 END)
            \(Self.performed) GROUP BY 1
            """)
        #expect(volume.count > 30)
        #expect(try byWeek(\.volume.grams) == volume)
        #expect(
            try byWeek(\.sets)
                == table(
                    "SELECT \(Self.monday), count(DISTINCT d.session_row || '/' || d.set_number) \(Self.performed) GROUP BY 1"
                ))
        #expect(
            try byWeek(\.reps) == table("SELECT \(Self.monday), sum(ifnull(d.reps, 0)) \(Self.performed) GROUP BY 1"))
    }

    @Test("Sessions per weekday")
    func weekdays() throws {
        let counted = try diary.figures.sessionFigures(of: client, days: days).reduce(into: [String: Int]()) {
            $0["\($1.day.weekday.rawValue % 7)", default: 0] += 1
        }
        let plain = try table(
            "SELECT strftime('%w', s.day), count(*) FROM session s WHERE client = :client AND day BETWEEN :first AND :last GROUP BY 1"
        )
        #expect(counted == plain && !plain.isEmpty)
    }

    @Test("The best estimate per exercise, by Epley without an RPE")
    func estimates() throws {
        try diary.change("Test") { change in try change.db.execute(sql: "UPDATE performed_set SET rpe10 = NULL") }
        let plain = try table(
            """
            SELECT CAST(r.exercise AS TEXT), max(CASE d.reps WHEN 1 THEN d.grams
                ELSE CAST(round(d.grams * (30.0 + d.reps) / 30.0) AS INTEGER) END)
            \(Self.performed) AND d.part = 0 AND d.resistance = 1 AND d.grams > 0 AND d.reps BETWEEN 1 AND 12 GROUP BY 1
            """)
        #expect(plain.count > 5)
        for (exercise, best) in plain {
            let id = Identifier<Exercise>(rawValue: try #require(Int64(exercise)))
            let trend = try diary.figures.strengthTrend(client: client, exercise: id, days: days, formula: .epley)
            #expect(trend.map(\.estimate.grams).max() == best)
        }
    }
}
