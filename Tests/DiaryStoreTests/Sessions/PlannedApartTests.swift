import DiaryStore
import FitnessModel
import GRDB
import TestSupport
import Testing

@Suite("Plans are separate from performed sets")
struct PlannedApartTests {
    /// All figures of performed training in a diary.
    private struct Figures: Equatable {
        let counts: DiaryCounts
        let totals: DiaryTotals
        let work: [WorkFigures]
        let sessions: [TrainingSession]
        let records: [ExerciseRecord]
        let history: [[HistoryCell]]
        let historyCounts: [Int]
        let progress: [ExerciseProgress]
        let times: [ExerciseTime]
        let trend: [[StrengthPoint]]
        let last: [Identifier<Exercise>: DoneCell]
        let past: [[DoneCell]]
        let series: [[Int]]
        let bests: [BestSets]
        let choices: [ExerciseChoice]
        let planned: [PlannedPhase]
        let done: [Identifier<Phase>: Int]
        let board: [BoardPhase]
        let phases: [PhaseListItem]
        let list: [SessionListItem]
        let overview: Overview
        let badge: BadgeProgress
        let sets: [String]
        let damage: IntegrityReport

        init(_ fixture: DiaryFixture) throws {
            let (diary, client) = (fixture.diary, fixture.jan)
            let exercises = [fixture.squat, fixture.row]
            let days = DiaryFixture.day("2026-01-01")...DiaryFixture.day("2026-04-30")
            counts = try diary.contents.counts()
            totals = try diary.contents.totals()
            work = try diary.figures.workFigures(of: client, days: days)
            sessions = try diary.figures.sessionFigures(of: client, days: days)
            records = try diary.figures.records(of: client, days: days, formula: .epley)
            history = try exercises.map { try diary.figures.exerciseHistory(client: client, exercise: $0, limit: 100) }
            historyCounts = try exercises.map { try diary.figures.exerciseHistoryCount(client: client, exercise: $0) }
            progress = try exercises.map {
                try diary.figures.exerciseProgress(client: client, exercise: $0, by: .epley)
            }
            times = try diary.figures.timedSets(of: client, days: days)
            trend = try exercises.map {
                try diary.figures.strengthTrend(client: client, exercise: $0, days: days, formula: .epley)
            }
            last = try diary.loads.lastTimes(client: client, exercises: exercises)
            past = try exercises.map { try diary.loads.history(client: client, exercise: $0) }
            series = try exercises.map { try diary.loads.bestSeries(client: client, exercise: $0) }
            bests = try exercises.map { try diary.loads.best(client: client, exercise: $0, by: .epley) }
            choices = try diary.exercises.choices(for: client)
            planned = try diary.figures.plannedPhases(of: client)
            done = try diary.figures.doneSets(in: [fixture.phase], days: days)
            board = try diary.boardPhases.list()
            phases = try diary.phases.list(.client(client))
            list = try diary.sessions.list(of: client)
            overview = try diary.dashboard.overview(
                today: DiaryFixture.today, week: DiaryFixture.today.adding(days: -6)...DiaryFixture.today)
            let badge = try diary.badges.list().first
            self.badge = try diary.badges.progress(
                of: client, with: try #require(badge), today: DiaryFixture.today)
            sets = try fixture.sets()
            damage = try diary.integrity.report()
        }
    }

    @Test("Removing all plans changes no statistic", arguments: 1...50)
    func figures(seed: UInt64) throws {
        var life = try PlannedLife(
            seed: seed, unit: seed.isMultiple(of: 5) ? .lb : .kg, hasDays: seed.isMultiple(of: 2))
        let diary = life.fixture.diary
        try diary.badges.add(Badge(id: .unsaved, name: "Reps", counted: .reps, target: 100, days: 30))
        for _ in 0..<40 { try life.step() }
        let with = try Figures(life.fixture)
        #expect(with.damage.isSound)
        try diary.change("Take all plans out") { change in
            try change.db.execute(sql: "DELETE FROM planned_cell; UPDATE session_row SET planned = ''")
        }
        #expect(try Figures(life.fixture) == with)
    }

    @Test("A column has planned cells or a session, never both", arguments: 1...20)
    func neverBoth(seed: UInt64) throws {
        var life = try PlannedLife(seed: seed &+ 500)
        let both = """
            SELECT count(*) FROM planned_cell c JOIN phase_row r ON r.id = c.phase_row
            JOIN session s ON s.phase = r.phase AND s.column_number = c.column_number
            """
        for step in 0..<60 {
            try life.step()
            #expect(try life.fixture.diary.read { try Int.fetchOne($0, sql: both) } == 0, "step \(step)")
        }
    }

    @Test(
        "Undo passes through the earlier states, and redo through the same again, with and without days",
        arguments: 1...8,
        [false, true])
    func undoRedo(seed: UInt64, hasDays: Bool) throws {
        var life = try PlannedLife(seed: seed &+ 1000, hasDays: hasDays)
        let diary = life.fixture.diary
        var states = [try TableDump(diary)]
        for _ in 0..<40 {
            try life.step()
            let state = try TableDump(diary)
            if state != states.last { states.append(state) }
        }
        #expect(states.count > 10)
        try states.expectHistory(of: diary)
    }

    @Test("The random runs for phases with days add and remove days, in turn and by weekday")
    func reach() throws {
        var seen: Set<String> = []
        for seed in 1...20 {
            var life = try PlannedLife(seed: UInt64(seed) &+ 1000, hasDays: true)
            let diary = life.fixture.diary
            var letters: [Identifier<PhaseRow>: String] = [:]
            for _ in 0..<40 {
                try life.step()
                let sheet = try diary.phases.sheet(life.fixture.phase)
                seen.insert(sheet.phase.days.goesByWeekday ? "weekday" : sheet.phase.days.isEmpty ? "none" : "turn")
                for row in sheet.rows.map(\.row) {
                    if letters[row.id] == "", !row.letter.isEmpty { seen.insert("given") }
                    if letters[row.id]?.isEmpty == false, row.letter.isEmpty { seen.insert("taken") }
                    letters[row.id] = row.letter
                }
                if !sheet.ahead.isEmpty, sheet.sessions.contains(where: { !$0.letter.isEmpty }) { seen.insert("plans") }
            }
        }
        #expect(seen == ["weekday", "none", "turn", "given", "taken", "plans"])
    }
}
