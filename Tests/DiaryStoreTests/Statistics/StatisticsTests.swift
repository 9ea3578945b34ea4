import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("A client's statistics")
struct StatisticsTests {
    let fixture: DiaryFixture
    let diary: Diary
    private let all = DiaryFixture.day("2026-01-01")...DiaryFixture.day("2026-12-31")

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("Work is summed by session and exercise, without warm-ups; drops and sides belong to their set")
    func work() throws {
        try fixture.train("2026-03-02", "w40x5 80x3 80x3>60x5", "35x8 35x8")
        try fixture.train("2026-03-04", "82.5x3")
        let work = try diary.figures.workFigures(of: fixture.jan, days: all)
        #expect(work.map(\.day.iso) == ["2026-03-02", "2026-03-02", "2026-03-04"])
        #expect(work.map(\.exercise) == [fixture.squat, fixture.row, fixture.squat])
        #expect(work.map(\.sets) == [2, 2, 1])
        #expect(work.map(\.reps) == [11, 16, 3])
        #expect(work.map(\.volume.grams) == [780_000, 560_000, 247_500])
        let late = try diary.figures.workFigures(
            of: fixture.jan, days: DiaryFixture.day("2026-03-03")...DiaryFixture.day("2026-03-04"))
        #expect(late == [try #require(work.last)])
    }

    @Test("Body-weight sets count the added load, assistance counts as nothing")
    func bodyWeight() throws {
        let pullUp = try diary.exercises.add(named: "Pull-up", unitKind: .bodyWeight)
        let row = try diary.phaseRows.add(to: fixture.phase, exercise: pullUp, prescription: Prescription(label: "B"))
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("bw+10x5 bw-20x8 x12", at: .planned(row, session))
        let work = try diary.figures.workFigures(of: fixture.jan, days: all)
        #expect(work.map(\.volume.grams) == [50_000])
        #expect(work.map(\.reps) == [25])
    }

    @Test("Sessions have times and effort, oldest first; impossible lengths are unknown")
    func sessions() throws {
        try fixture.train("2026-03-04", "80x3")
        try fixture.train("2026-03-02", "80x3")
        let id = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.sessions.finish(id, effort: .rpe(tenths: 80))
        let sessions = try diary.figures.sessionFigures(of: fixture.jan, days: all)
        #expect(sessions.map(\.day.iso) == ["2026-03-02", "2026-03-04", "2026-03-12"])
        #expect(sessions.map { $0.startedAt != nil } == [false, false, true])
        #expect(sessions.last?.effort == .rpe(tenths: 80))
        // The sessions started and ended at the same moment.
        #expect(sessions.allSatisfy { $0.load == nil })
        #expect(
            try diary.figures.trainingDays(of: fixture.jan).map(\.iso) == ["2026-03-02", "2026-03-04", "2026-03-12"])
        #expect(try diary.figures.firstTrainingDay(of: fixture.jan)?.iso == "2026-03-02")
        try diary.change("Test") { change in
            try change.db.execute(
                sql: "UPDATE session SET ended_at = started_at + 3600000 WHERE id = ?", arguments: [id.rawValue])
        }
        #expect(try diary.figures.sessionFigures(of: fixture.jan, days: all).last?.load == 480)
        try diary.change("Test") { change in
            try change.db.execute(
                sql: "UPDATE session SET ended_at = started_at + 36000000 WHERE id = ?", arguments: [id.rawValue])
        }
        #expect(try diary.figures.sessionFigures(of: fixture.jan, days: all).last?.load == nil)
    }

    @Test("Finished runs and activities are workouts like sessions; a live run is not")
    func trainings() throws {
        let jan = fixture.jan
        try fixture.train("2026-03-04", "80x3")
        let start = Date(timeIntervalSince1970: 1_772_000_000)
        _ = try diary.runs.add(Run(day: DiaryFixture.day("2026-03-02"), startedAt: start, elapsed: 1000), of: jan)
        _ = try diary.activityEntries.add(
            ActivityEntry(day: DiaryFixture.day("2026-02-20"), minute: 1_100, name: "Golf", duration: 60), of: jan)
        try diary.runs.start(day: DiaryFixture.today, of: jan)
        #expect(
            try diary.figures.trainings(of: jan, days: all) == [
                Training(
                    kind: .activity, day: DiaryFixture.day("2026-02-20"), time: TimeOfDay(hour: 18, minute: 20)),
                Training(kind: .run, day: DiaryFixture.day("2026-03-02"), startedAt: start),
                Training(kind: .session, day: DiaryFixture.day("2026-03-04")),
            ])
        #expect(try diary.figures.trainingDays(of: jan).map(\.iso) == ["2026-03-04"], "the days of sessions alone")
        #expect(try diary.figures.firstTrainingDay(of: jan)?.iso == "2026-02-20")
        let badge = Badge(name: "Three", counted: .sessions, target: 3, days: 30)
        let progress = try diary.badges.progress(of: jan, with: badge, today: DiaryFixture.today)
        #expect(progress.count == 3)
        #expect(progress.earned?.iso == "2026-03-04")
    }

    @Test("The trend has each session's best estimate by the chosen formula")
    func trend() throws {
        try fixture.train("2026-03-02", "w100x5 80x3 85x3 85x2 60x20")
        try fixture.train("2026-03-04", "90x1")
        func trend(_ formula: StrengthFormula) throws -> [Int] {
            try diary.figures.strengthTrend(client: fixture.jan, exercise: fixture.squat, days: all, formula: formula)
                .map(\.estimate.grams)
        }
        #expect(try trend(.epley) == [93_500, 90_000])
        #expect(try trend(.brzycki) == [90_000, 90_000])
        let points = try diary.figures.strengthTrend(
            client: fixture.jan, exercise: fixture.squat, days: all, formula: .epley)
        #expect(points.map(\.reps) == [3, 1] && points.map(\.load.grams) == [85_000, 90_000])
        try fixture.train("2026-03-05", "80x3@8")
        // Three repetitions at RPE 8 are 86.3 % by the table: e = 2 + 2.
        #expect(try trend(.epley).last == 92_700)
    }

    @Test("Sets with body weight have records, too, on the card of the session as well")
    func bodyWeightRecords() throws {
        try fixture.train("2026-02-20", "bw+10x5")
        let session = try fixture.train("2026-03-02", "bw+12.5x5")
        let days = DiaryFixture.day("2026-03-01")...DiaryFixture.today
        let records = try diary.figures.records(of: fixture.jan, days: days, formula: .epley).map(\.record)
        #expect(records.map(\.kind) == [.bodyWeight(reps: 5)])
        #expect(records.first?.best == Mass(grams: 12_500))
        #expect(records.first?.before == Mass(grams: 10_000))
        let result = try diary.sessions.result(of: session, by: .epley)
        #expect(result.work.first?.records.map(\.kind) == [.bodyWeight(reps: 5)])
        #expect(result.work.first?.best.heaviest?.resistance == .bodyWeight(added: Mass(grams: 12_500)))
    }

    @Test("Records compare each day with all earlier ones")
    func records() throws {
        try fixture.train("2026-01-05", "100x5 110x3", "50x8")
        try fixture.train("2026-03-02", "w200x5 102.5x5 105x3")
        let month = DiaryFixture.day("2026-02-11")...DiaryFixture.today
        let records = try diary.figures.records(of: fixture.jan, days: month, formula: .epley)
        #expect(records.map(\.name) == ["Box squat"])
        #expect(records.map(\.record.kind) == [.load(reps: 5)])
        #expect(records.first?.record.best == Mass(grams: 102_500))
        #expect(records.first?.record.before == Mass(grams: 100_000))
        #expect(records.first?.record.day.iso == "2026-03-02")
    }

    @Test("Phases last until the next one, or as their mesocycle sets")
    func phases() throws {
        func phase(_ name: String, _ start: String) throws -> Identifier<Phase> {
            try diary.phases.add(
                Phase(
                    id: .unsaved, client: fixture.jan, name: name, start: DiaryFixture.day(start),
                    sessionCount: 4))
        }
        let first = try phase("One", "2026-02-02")
        let second = try phase("Two", "2026-03-02")
        var planned = try diary.figures.plannedPhases(of: fixture.jan)
        #expect(planned.map(\.name) == ["One", "Two"])
        #expect(planned.map { $0.end?.iso } == ["2026-03-01", nil])
        try diary.change("Test") { change in
            try change.db.execute(
                sql: """
                    INSERT INTO mesocycle (id, owner, client, name, name_key, start, created_at)
                    VALUES (900000001, ?, ?, 'M', 'm', '2026-02-09', 1)
                    """, arguments: [fixture.eva.rawValue, fixture.jan.rawValue])
            try change.db.execute(
                sql: """
                    INSERT INTO mesocycle_part (id, mesocycle, position, phase, days) VALUES
                    (900000002, 900000001, 1, ?, 14), (900000003, 900000001, 2, NULL, 7), (900000004, 900000001, 3, ?, 21)
                    """, arguments: [first.rawValue, second.rawValue])
        }
        planned = try diary.figures.plannedPhases(of: fixture.jan)
        #expect(planned.map(\.start.iso) == ["2026-02-09", "2026-03-02"])
        #expect(planned.map { $0.end?.iso } == ["2026-02-22", "2026-03-22"])
    }

    @Test("Planned and performed sets of a phase")
    func plannedSets() throws {
        try fixture.train("2026-03-02", "w40x5 80x3*5", "35x8*3")
        let planned = try diary.figures.plannedSets(in: [fixture.phase])[fixture.phase]
        #expect(planned?.map(\.exercise) == [fixture.squat, fixture.row])
        #expect(planned?.map(\.sets) == [5, 4])
        #expect(try diary.figures.doneSets(in: [fixture.phase], days: all)[fixture.phase] == 8)
    }

    @Test("Muscle groups of exercises")
    func muscles() throws {
        try diary.change("Test") { change in
            try change.db.execute(
                sql:
                    "INSERT INTO exercise_muscle (exercise, muscle, role) VALUES (?, 'glutes', 2), (?, 'quadriceps', 1)",
                arguments: [fixture.squat.rawValue, fixture.squat.rawValue])
        }
        #expect(
            try diary.figures.muscleShares([fixture.squat, fixture.row])
                == [fixture.squat: [.glutes: .indirect, .quadriceps: .direct]])
    }

    @Test("Badges are stored, changed and deleted, and each change can be undone")
    func badges() throws {
        var badge = Badge(name: "Steady", counted: .sessions, exercise: fixture.squat, target: 2, days: 30)
        try fixture.checkUndo("Add badge Steady") { badge.id = try diary.badges.add(badge) }
        badge = try #require(try diary.badges.list().first)
        #expect(badge.exercise == nil, "sessions count whatever was trained")
        badge.counted = .reps
        badge.exercise = fixture.squat
        badge.target = 10
        try fixture.checkUndo("Edit badge Steady") {
            try diary.badges.update(from: diary.badges.list()[0], to: badge)
        }
        #expect(try diary.badges.list() == [badge])
        try fixture.train("2026-03-02", "w40x20 80x3", "35x8")
        try fixture.train("2026-03-04", "80x8")
        let progress = try diary.badges.progress(of: fixture.jan, with: badge, today: DiaryFixture.today)
        #expect(progress.count == 11 && progress.earned?.iso == "2026-03-04")
        badge.exercise = nil
        #expect(try diary.badges.progress(of: fixture.jan, with: badge, today: DiaryFixture.today).count == 19)
        try fixture.checkUndo("Delete badge Steady") { try diary.badges.delete(badge.id) }
    }

    @Test("Another trainer sees no statistics and no badges of a client")
    func visibility() throws {
        try fixture.train("2026-03-02", "80x3")
        let badge = Badge(name: "Steady", counted: .sessions, target: 2, days: 30)
        let id = try diary.badges.add(badge)
        _ = try fixture.becomeOther()
        #expect(try diary.badges.list() == [])
        #expect(throws: StoreError.missing) { try diary.badges.delete(id) }
        #expect(throws: StoreError.missing) { try diary.figures.workFigures(of: fixture.jan, days: all) }
        #expect(throws: StoreError.missing) { try diary.figures.sessionFigures(of: fixture.jan, days: all) }
        #expect(throws: StoreError.missing) { try diary.figures.trainingDays(of: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.figures.firstTrainingDay(of: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.figures.records(of: fixture.jan, days: all, formula: .epley) }
        #expect(throws: StoreError.missing) { try diary.figures.plannedPhases(of: fixture.jan) }
        #expect(throws: StoreError.missing) {
            try diary.figures.strengthTrend(client: fixture.jan, exercise: fixture.squat, days: all, formula: .epley)
        }
        #expect(throws: StoreError.missing) {
            try diary.badges.progress(of: fixture.jan, with: badge, today: DiaryFixture.today)
        }
    }
}
