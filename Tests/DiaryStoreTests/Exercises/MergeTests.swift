import DiaryStore
import FitnessModel
import Testing

@Suite("Merging two exercises")
struct MergeTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("Sheets, sessions and missing details move to the target; one undo restores both")
    func merge() throws {
        let rehab = try diary.categories.add(.exercise, named: "Rehab")
        let both = try diary.categories.add(.exercise, named: "Both")
        var old = try diary.exercises.get(fixture.row)
        old.tags = ["back", "machine"]
        old.muscles = [.back: .direct, .biceps: .indirect]
        old.videoURL = "https://example.org/row"
        old.description = "Chest up."
        try diary.exercises.update(from: diary.exercises.get(old.id), to: old)
        try diary.categories.set([rehab, both], of: old.id)
        var target = try diary.exercises.get(fixture.squat)
        target.tags = ["legs", "machine"]
        target.muscles = [.back: .indirect]
        target.description = "Knees out."
        try diary.exercises.update(from: diary.exercises.get(target.id), to: target)
        try diary.categories.set([both], of: target.id)
        try fixture.train("2026-03-01", "80x3 85x3", "40x8 40x8 42.5x8")
        let usage = try diary.exercises.usage(of: fixture.row)
        #expect((usage.rows, usage.sets, usage.clients) == (1, 3, 1))

        try fixture.checkUndo("Merge Seated row into Box squat") {
            try diary.exercises.merge(fixture.row, into: fixture.squat)
        }
        let merged = try diary.exercises.get(fixture.squat)
        #expect(merged.name == "Box squat")
        #expect(merged.tags == ["back", "legs", "machine"])
        #expect(merged.muscles == [.back: .indirect, .biceps: .indirect])
        #expect(merged.videoURL == "https://example.org/row")
        #expect(merged.description == "Knees out.\n\nChest up.")
        #expect(try diary.categories.of(fixture.squat).map(\.name) == ["Rehab", "Both"])
        #expect(throws: StoreError.missing) { try diary.exercises.get(fixture.row) }
        #expect(try diary.phases.sheet(fixture.phase).rows.map(\.row.exercise) == [fixture.squat, fixture.squat])
        let history = try diary.figures.exerciseHistory(client: fixture.jan, exercise: fixture.squat, limit: 9)
        #expect(history.map(\.text) == ["40x8 40x8 42.5x8", "80x3 85x3"])
        #expect(try diary.contents.search("seated").isEmpty)
        #expect(try diary.contents.search("chest up").map(\.recordID) == [fixture.squat.rawValue])
    }

    @Test("Exercises with different units merge too, and their sets stay as their texts read")
    func otherKind() throws {
        let plank = try diary.exercises.add(named: "Plank", unitKind: .time)
        let free = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.day("2026-03-04"))
        try diary.cells.write("60s 40m 20kgx30s x8", at: .own(try diary.cells.add(plank, to: free)))
        try fixture.train("2026-03-01", "80x3")
        let before = try fixture.sets()
        try diary.exercises.merge(plank, into: fixture.squat)
        #expect(try fixture.sets() == before)
        #expect(try diary.integrity.checkSets().rowsDiffering.isEmpty)
        let progress = try diary.figures.exerciseProgress(client: fixture.jan, exercise: fixture.squat, by: .epley)
        #expect(progress.figures == [.e1RM, .load, .reps, .time, .distance, .volume])
    }

    @Test("Two videos and two descriptions are both stored")
    func videos() throws {
        for (id, name) in [(fixture.squat, "a"), (fixture.row, "b")] {
            var exercise = try diary.exercises.get(id)
            exercise.videoURL = "https://example.org/\(name)"
            exercise.description = "Same words."
            try diary.exercises.update(from: diary.exercises.get(exercise.id), to: exercise)
        }
        try diary.exercises.merge(fixture.row, into: fixture.squat)
        let merged = try diary.exercises.get(fixture.squat)
        #expect(merged.videoURL == "https://example.org/a")
        #expect(merged.description == "Same words.\n\nVideo of Seated row: https://example.org/b")
    }

    @Test("An exercise cannot be merged with itself or with another trainer's")
    func refused() throws {
        #expect(throws: StoreError.self) { try diary.exercises.merge(fixture.squat, into: fixture.squat) }
        _ = try fixture.becomeOther()
        let own = try diary.exercises.add(named: "Squat")
        #expect(throws: StoreError.missing) { try diary.exercises.merge(own, into: fixture.squat) }
        #expect(throws: StoreError.missing) { try diary.exercises.merge(fixture.squat, into: own) }
        #expect(throws: StoreError.missing) { try diary.exercises.usage(of: fixture.squat) }
    }

    @Test("The uses of an exercise are named if it cannot be deleted")
    func places() throws {
        try fixture.train("2026-03-01", "80x3")
        #expect(
            try diary.exercises.places(of: fixture.squat) == [
                .phase("P6 In season", client: "Jan Novák"), .sessions(1, client: "Jan Novák"),
            ])
        let plank = try diary.exercises.add(named: "Plank")
        #expect(try diary.exercises.places(of: plank).isEmpty)
    }
}
