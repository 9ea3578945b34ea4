import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Query plans")
struct QueryPlanTests {
    /// Traces every statement of the reads and returns their query plans.
    private func plans(_ diary: Diary, _ reads: () throws -> Void) throws -> [String] {
        let statements = try StatementTrace.of(diary, reads)
        return try diary.read { db in
            try statements.filter { $0.hasPrefix("SELECT") }.flatMap { sql in
                try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { "\($0["detail"] as String) <- \(sql)" }
            }
        }
    }

    @Test("No read scans all sessions, rows or sets, and lists are sorted by an index")
    func indexes() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let session = try fixture.train("2026-03-01", "80x3")
        let lines = try plans(diary) {
            _ = try diary.clients.list()
            _ = try diary.clients.list(ListFilter(search: "jan"))
            _ = try diary.clients.profile(fixture.jan)
            _ = try diary.exercises.list()
            _ = try diary.exercises.named("Box squat")
            _ = try diary.phases.list(.client(fixture.jan))
            _ = try diary.phases.list(.templates)
            _ = try diary.phases.sheet(fixture.phase)
            _ = try diary.sessions.sheet(session)
            _ = try diary.sessions.list(of: fixture.jan)
            _ = try diary.sessions.live()
            _ = try diary.loads.history(client: fixture.jan, exercise: fixture.squat, before: session).first
            _ = try diary.loads.best(client: fixture.jan, exercise: fixture.squat, by: .epley)
            _ = try diary.figures.exerciseHistory(client: fixture.jan, exercise: fixture.squat, limit: 20)
            _ = try diary.figures.exerciseHistoryCount(client: fixture.jan, exercise: fixture.squat)
            _ = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
            _ = try diary.exercises.usage(of: fixture.squat)
            _ = try diary.sessions.marks(of: session)
            _ = try diary.figures.marks(ofPhase: fixture.phase)
            try diary.cells.write("85x3", at: .planned(fixture.a1, session), replacing: "80x3")
        }
        #expect(lines.count > 40)
        for line in lines {
            let detail = line.prefix { $0 != "<" }
            #expect(!detail.hasPrefix("SCAN") || harmlessScans.contains { detail.contains($0) }, "\(line)")
            #expect(
                !detail.contains("TEMP B-TREE FOR ORDER BY") || smallSorts.contains { line.contains($0) }, "\(line)")
        }
    }

    @Test("The dashboard scans only the clients, and uses an index for each")
    func overview() throws {
        let fixture = try DiaryFixture()
        let today = DiaryFixture.today
        let lines = try plans(fixture.diary) {
            _ = try fixture.diary.dashboard.overview(today: today, week: today...today)
        }
        let phases = lines.filter { $0.contains("last_day") }
        #expect(phases.contains { $0.hasPrefix("SEARCH phase USING") && $0.contains("phase_by_client") }, "\(phases)")
        for line in lines where !line.hasPrefix("SCAN c ") && !line.hasPrefix("SCAN session USING INDEX session_live") {
            #expect(!line.hasPrefix("SCAN"), "\(line)")
        }
    }

    @Test("A day uses indexes; only clients and plans are scanned")
    func day() throws {
        let fixture = try DiaryFixture()
        let (diary, today) = (fixture.diary, DiaryFixture.today)
        let week = today...today.adding(days: 7)
        var weekly = Appointment(client: fixture.jan, day: today, minute: 600)
        weekly.rule = "FREQ=WEEKLY"
        try diary.appointments.add(weekly)
        try diary.recurringPlans.add(RecurringPlan(client: fixture.jan, name: "Run", kind: .run, due: today))
        try diary.packages.add(SessionPackage(bought: today, sessions: 5, expires: today), of: fixture.jan)
        try diary.consents.give(Consent(), by: fixture.jan)
        try diary.programmes.begin(of: fixture.jan, on: today)
        let lines = try plans(diary) {
            #expect(try diary.programmes.running(at: DiaryFixture.now, in: .gmt).count == 1)
            _ = try diary.appointments.list(in: week, zone: .gmt)
            _ = try diary.appointments.planned(of: fixture.jan, from: today, zone: .gmt)
            _ = try diary.recurringPlans.statuses(isOn: true)
            _ = try diary.recurringPlans.statuses(isOn: true, isTimed: true)
            _ = try diary.recurringPlans.statuses(of: fixture.jan)
            _ = try diary.recurringPlans.count()
            _ = try diary.dashboard.birthdays(in: week)
            _ = try diary.dashboard.packagesExpiring(in: week, today: today)
            _ = try diary.dashboard.clientsToMeasure(since: today)
            _ = try diary.dashboard.clientsTrained(on: today)
            _ = try diary.dashboard.trainingCounts(in: week)
        }
        #expect(lines.count > 20)
        // The state of each enabled plan is read.
        let walks = ["SCAN c ", "SCAN q USING", "SCAN CONSTANT ROW", "SCAN g USING INDEX programme_running"]
        for line in lines where !walks.contains(where: { line.hasPrefix($0) }) {
            #expect(!line.hasPrefix("SCAN"), "\(line)")
        }
        // Appointments and packages are found by day, however many there are.
        for index in ["appointment_by_day", "session_package_by_expiry"] {
            #expect(lines.contains { $0.contains(index) }, "\(index): \(lines.joined(separator: "\n"))")
        }
    }

    @Test("A history uses the indexes of client and day, in their order, with any filter")
    func history() throws {
        let fixture = try DiaryFixture()
        let (diary, jan) = (fixture.diary, fixture.jan)
        try fixture.train("2026-03-01", "80x3")
        let races = try diary.categories.add(.record, named: "Races")
        let filters = [
            HistoryFilter(), HistoryFilter(kind: .run), HistoryFilter(exercise: fixture.squat),
            HistoryFilter(shelf: .only(races)), HistoryFilter(shelf: .only(nil)),
            HistoryFilter(days: DiaryFixture.day("2026-03-01")...DiaryFixture.today),
        ]
        let lines = try plans(diary) {
            for filter in filters {
                _ = try diary.clientHistory.list(of: jan, filter, offset: 3, limit: 10, zone: .gmt)
                _ = try diary.clientHistory.row(of: .init(.run, 1), in: jan, filter, zone: .gmt)
                _ = try diary.clientHistory.counts(of: jan, filter)
                _ = try diary.clientHistory.sums(of: jan, filter)
            }
            _ = try diary.clientHistory.counts()
        }
        let keys = lines.filter { $0.contains("AS kind") || $0.contains("GROUP BY t.category") }
        #expect(keys.count > 100)
        for line in keys {
            let detail = line.prefix { $0 != "<" }
            #expect(!detail.hasPrefix("SCAN") || detail.contains("(subquery"), "\(line)")
            #expect(!detail.contains("TEMP B-TREE FOR ORDER BY"), "\(line)")
        }
        for table in ["session", "run", "activity_entry", "measurement"] {
            #expect(keys.contains { $0.contains("\(table)_by_category") }, "\(table)")
        }
    }

    @Test("A page of a history reads its days together and no track; one of an exercise all its times at once")
    func pages() throws {
        let fixture = try DiaryFixture()
        let (diary, jan) = (fixture.diary, fixture.jan)
        for ago in 1...20 {
            let day = DiaryFixture.today.adding(days: -2 * ago)
            let track = (0...20).map { TrackPoint(time: $0 * 1000, distance: $0 * 3000) }
            try diary.runs.add(Run(day: day, elapsed: 20_000), track: track, of: jan)
            let session = try diary.sessions.startFree(client: jan, day: day, mode: .handsFree)
            try diary.cells.write("80x3", at: .own(try diary.cells.add(fixture.squat, to: session)))
            try diary.sessions.finish(session)
        }
        var (records, rows) = (0, 0)
        let page = try StatementTrace.of(diary) {
            records = try diary.clientHistory.list(of: jan, limit: 40, zone: .gmt).count
        }
        #expect(records == 40)
        #expect(page.count { $0.contains("FROM energy_profile") } == 1)
        #expect(!page.contains { $0.contains("run_track") })
        let cells = try StatementTrace.of(diary) {
            rows = try diary.figures.exerciseHistory(client: jan, exercise: fixture.squat, limit: 20).count
        }
        #expect(rows == 20)
        #expect(cells.count { $0.contains("set_mark") } == 1)
    }

    /// A scan along a name index stops at the end of the page. Live sessions, the tags of an exercise and the results
    /// of a full-text search are few.
    private let harmlessScans = ["client_by_name", "exercise_by_name", "session_live", "(subquery", "search"]

    /// Search results, exercises with one name, the categories of a client, and the templates are few.
    private let smallSorts = ["MATCH", "e.name_key =", "client_category", "p.client IS NULL"]
}
