import DiaryStore
import FitnessModel
import Testing

@Suite("History and records of an exercise")
struct ExerciseHistoryTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("The history starts with the newest cell, in pages, with its session; empty cells are left out")
    func history() throws {
        try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-03", "knee hurts")
        try fixture.train("2026-03-05", "", "40x8")
        let free = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.day("2026-03-04"))
        let row = try diary.cells.add(fixture.squat, to: free)
        try diary.cells.updateNote(of: row, to: "only watched")
        let cells = try diary.figures.exerciseHistory(client: fixture.jan, exercise: fixture.squat, limit: 10)
        #expect(cells.map(\.day.iso) == ["2026-03-04", "2026-03-03", "2026-03-01"])
        #expect(cells.map(\.text) == ["", "knee hurts", "80x3"])
        #expect(cells.map(\.note) == ["only watched", "", ""])
        #expect(cells.map(\.phaseName) == [nil, "P6 In season", "P6 In season"])
        #expect(cells.map(\.column) == [nil, 2, 1])
        #expect(cells.map(\.isLive) == [true, false, false])
        #expect(try diary.figures.exerciseHistoryCount(client: fixture.jan, exercise: fixture.squat) == 3)
        let page = try diary.figures.exerciseHistory(client: fixture.jan, exercise: fixture.squat, offset: 1, limit: 1)
        #expect(page.map(\.text) == ["knee hurts"])
    }

    @Test("Records come from the client's own sets, in order of days")
    func records() throws {
        try fixture.train("2026-03-05", "100x5 w150x1", "40x8")
        try fixture.train("2026-03-01", "100x5 90x8@9")
        let progress = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
        #expect(progress.loads[5]?.day.iso == "2026-03-01")
        #expect(progress.sets == 3)
        #expect(progress.points(.load).map(\.day.iso) == ["2026-03-01", "2026-03-05"])
        // 90 x 8 at RPE 9: e = 8, 76.2 % of 118.110 kg.
        #expect(progress.strongest?.e1RM?.grams == 118_110)
        let anna = try diary.clients.add(named: "Anna")
        #expect(
            try diary.figures.exerciseProgress(client: anna, exercise: fixture.squat, by: .epley) == ExerciseProgress())
    }

    @Test("Records by the index and by the cells are the same")
    func sameAsTexts() throws {
        let texts = [
            "80x3 w60x5 85x5@8", "x12 bw+10x5! 60s", "100x5>80x8 70x5+3+2", "20kgx40m 70x5/4", "- 90x10rir1", "5000x1",
        ]
        var expected = ExerciseProgress()
        for (number, text) in texts.enumerated() {
            let day = DiaryFixture.day("2026-03-0\(number + 1)")
            let session = try fixture.train(day.iso, text)
            for set in LoadCell(text, unit: .kg).sets where !set.isWarmUp {
                for (index, part) in set.parts.enumerated() {
                    expected.add(
                        part, isFirst: index == 0, effort: set.effort.map { .rpe(tenths: $0.rpeTenths) }, day: day,
                        session: session, by: .brzycki)
                }
            }
        }
        #expect(
            try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .brzycki) == expected)
    }

    @Test("Muscle groups, machine and categories are stored, found and undone")
    func labels() throws {
        var exercise = try diary.exercises.get(fixture.squat)
        exercise.muscles = [.quadriceps: .direct, .core: .indirect]
        try fixture.checkUndo("Edit exercise Box squat") {
            try diary.exercises.update(from: diary.exercises.get(exercise.id), to: exercise)
        }
        #expect(try diary.exercises.get(fixture.squat) == exercise)
        #expect(try diary.exercises.list(ExerciseFilter(muscle: .core)).map(\.id) == [fixture.squat])
        #expect(try diary.exercises.list(ExerciseFilter(muscle: .neck)).isEmpty)
        #expect(try diary.exercises.list(ExerciseFilter(search: "quadri")).map(\.id) == [fixture.squat])
        let rehab = try diary.categories.add(.exercise, named: "Rehab")
        try fixture.checkUndo("Sort exercise Box squat") {
            try diary.categories.set([rehab], of: fixture.squat)
        }
        #expect(try diary.categories.of(fixture.squat).map(\.name) == ["Rehab"])
        #expect(try diary.exercises.list(ExerciseFilter(category: rehab)).map(\.id) == [fixture.squat])
        let clients = try diary.categories.add(.client, named: "Team")
        #expect(throws: StoreError.missing) { try diary.categories.set([clients], of: fixture.squat) }
    }
}
