import DiaryStore
import FitnessModel
import Testing

@Suite("Exercises")
struct ExerciseTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("An exercise is read back as entered, its tags in order and without duplicates")
    func roundTrip() throws {
        var exercise = Exercise(id: .unsaved, name: "Plank")
        exercise.description = "elbows\nunder shoulders"
        exercise.videoURL = "https://example.org/plank"
        exercise.tags = ["core", "abs", " core ", "", "two\u{1F}words"]
        exercise.unitKind = .time
        exercise.loadStep = Mass(grams: 1250)
        exercise.id = try diary.exercises.add(exercise)
        exercise.tags = ["abs", "core", "two words"]
        #expect(try diary.exercises.get(exercise.id) == exercise)
        exercise.tags = ["isometric"]
        exercise.isArchived = true
        try diary.exercises.update(from: diary.exercises.get(exercise.id), to: exercise)
        #expect(try diary.exercises.get(exercise.id) == exercise)
    }

    @Test("The list filters by words, tag and archive")
    func filters() throws {
        let plank = try diary.exercises.add(
            Exercise(id: .unsaved, name: "Plank", description: "on elbows", tags: ["core"]))
        #expect(try diary.exercises.list().map(\.name) == ["Box squat", "Plank", "Seated row"])
        #expect(try diary.exercises.list(ExerciseFilter(search: "elb pl")).map(\.id) == [plank])
        #expect(try diary.exercises.list(ExerciseFilter(search: "cor")).map(\.id) == [plank])
        #expect(try diary.exercises.list(ExerciseFilter(tag: "core")).map(\.id) == [plank])
        #expect(try diary.exercises.tags() == ["core"])
        try diary.exercises.setArchived(true, plank)
        #expect(try diary.exercises.count() == 2)
        #expect(try diary.exercises.count(ExerciseFilter(archive: .all)) == 3)
        #expect(try diary.exercises.names().map(\.name) == ["Box squat", "Seated row"])
        #expect(try diary.exercises.tags() == [])
    }

    @Test("The exact name is found without case and accents, and near names are offered")
    func names() throws {
        #expect(try diary.exercises.named(" BOX  Squat")?.id == fixture.squat)
        #expect(try diary.exercises.named("Box squats") == nil)
        #expect(try diary.exercises.nearMatches(to: "bx squat").first?.id == fixture.squat)
        #expect(try diary.exercises.nearMatches(to: "squat box").first?.id == fixture.squat)
        #expect(try diary.exercises.nearMatches(to: "zzzz").isEmpty)
    }

    @Test("A used exercise cannot be deleted; its uses are named")
    func inUse() throws {
        let template = try diary.phases.duplicate(fixture.phase)
        try diary.undo()
        _ = template
        try diary.phases.makeTemplate(of: fixture.phase)
        try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-04", "80x3")
        #expect(
            throws: StoreError.inUse(
                what: "Box squat",
                places: [
                    .template("P6 In season"), .phase("P6 In season", client: "Jan Novák"),
                    .sessions(2, client: "Jan Novák"),
                ])
        ) { try diary.exercises.delete(fixture.squat) }
        #expect(try diary.exercises.get(fixture.squat).name == "Box squat")
    }

    @Test("An unused exercise can be deleted and is restored with its tags")
    func delete() throws {
        let plank = try diary.exercises.add(Exercise(id: .unsaved, name: "Plank", tags: ["core", "abs"]))
        try fixture.checkUndo("Delete exercise Plank") { try diary.exercises.delete(plank) }
        try diary.undo()
        #expect(try diary.exercises.get(plank).tags == ["abs", "core"])
    }

    @Test("A new name applies everywhere, also in past sessions")
    func rename() throws {
        try fixture.train("2026-03-01", "80x3")
        var exercise = try diary.exercises.get(fixture.squat)
        exercise.name = "Box squat, banded"
        try fixture.checkUndo("Edit exercise Box squat, banded") {
            try diary.exercises.update(from: diary.exercises.get(exercise.id), to: exercise)
        }
        let sheet = try diary.phases.sheet(fixture.phase)
        #expect(sheet.rows.first?.row.exerciseName == "Box squat, banded")
        #expect(sheet.cell(fixture.a1, column: 1)?.exerciseName == "Box squat, banded")
        #expect(try diary.loads.history(client: fixture.jan, exercise: fixture.squat).first?.text == "80x3")
        #expect(try diary.contents.search("banded").map(\.recordID) == [fixture.squat.rawValue])
    }

    @Test("Any name is stored exactly", arguments: HostileName.all)
    func hostileNames(name: String) throws {
        let exercise = Exercise(
            id: .unsaved, name: name, description: name, videoURL: name, tags: [name])
        let id = try diary.exercises.add(exercise)
        #expect(Array(try diary.exercises.get(id).name.utf8) == Array(name.utf8))
        #expect(Array(try diary.exercises.get(id).videoURL.utf8) == Array(name.utf8))
        #expect(try diary.exercises.named(name)?.id == id)
        _ = try diary.exercises.nearMatches(to: String(name.prefix(200)))
        _ = try diary.exercises.list(ExerciseFilter(search: name))
        #expect(try diary.exercises.count() == 3)
    }

    @Test("Adding and archiving can be undone")
    func undo() throws {
        try fixture.checkUndo("Add exercise Plank") {
            _ = try diary.exercises.add(Exercise(id: .unsaved, name: "Plank", tags: ["core"]))
        }
        try fixture.checkUndo("Archive exercise Box squat") { try diary.exercises.setArchived(true, fixture.squat) }
    }
}
