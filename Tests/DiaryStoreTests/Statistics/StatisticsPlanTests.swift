import DiaryStore
import FitnessModel
import GRDB
import Synchronization
import Testing

@Suite("Query plans of statistics")
struct StatisticsPlanTests {
    private final class Trace: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ statement: String) { lines.withLock { $0.append(statement) } }
        var statements: [String] { lines.withLock { $0 } }
    }

    @Test("No statistic scans a table, and only small groups are sorted")
    func plans() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        try fixture.train("2026-03-01", "80x3", "35x8")
        let days = DiaryFixture.day("2026-01-01")...DiaryFixture.today
        let trace = Trace()
        try diary.read { db in db.trace { trace.add($0.expandedDescription) } }
        _ = try diary.figures.sessionFigures(of: fixture.jan, days: days)
        _ = try diary.figures.trainingDays(of: fixture.jan)
        _ = try diary.figures.firstTrainingDay(of: fixture.jan)
        _ = try diary.figures.trainings(of: fixture.jan, days: days)
        _ = try diary.figures.workFigures(of: fixture.jan, days: days)
        _ = try diary.figures.muscleShares([fixture.squat])
        _ = try diary.figures.exerciseNames([fixture.squat])
        _ = try diary.figures.strengthTrend(client: fixture.jan, exercise: fixture.squat, days: days, formula: .epley)
        _ = try diary.figures.timedSets(of: fixture.jan, days: days)
        _ = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
        _ = try diary.figures.records(of: fixture.jan, days: days, formula: .epley)
        _ = try diary.figures.plannedPhases(of: fixture.jan)
        _ = try diary.figures.plannedSets(in: [fixture.phase])
        _ = try diary.figures.doneSets(in: [fixture.phase], days: days)
        for counted in Badge.Counted.allCases {
            for exercise in [nil, fixture.squat] {
                let badge = Badge(name: "B", counted: counted, exercise: exercise, target: 1, days: 1)
                _ = try diary.badges.progress(of: fixture.jan, with: badge, today: DiaryFixture.today)
            }
        }
        try diary.read { db in db.trace() }
        let lines = try diary.read { db in
            try trace.statements.filter { $0.hasPrefix("SELECT") }.flatMap { sql in
                try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { "\($0["detail"] as String) <- \(sql)" }
            }
        }
        #expect(lines.count > 25)
        for line in lines {
            #expect(!line.hasPrefix("SCAN") || line.hasPrefix("SCAN CONSTANT ROW"), "\(line)")
            // The heaviest set by repetitions and RPE sorts only a few dozen groups.
            #expect(!line.contains("TEMP B-TREE") || line.contains("GROUP BY d.resistance, d.reps, d.rpe10"), "\(line)")
        }
    }
}
