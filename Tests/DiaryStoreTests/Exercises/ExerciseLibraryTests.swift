import FitnessModel
import Testing

@testable import DiaryStore

@Suite("The built-in library of exercises")
struct ExerciseLibraryTests {
    @Test("Every row of the file is readable, with unique numbers and names")
    func rows() {
        let entries = ExerciseLibrary.entries
        // The number of lines of the file: none was dropped because of an unknown word.
        #expect(entries.count == 600)
        #expect(Set(entries.map(\.number)).count == entries.count)
        #expect(Set(entries.map(\.name.searchKey)).count == entries.count)
        #expect(entries.allSatisfy { !$0.name.isEmpty && !$0.category.isEmpty && !$0.equipment.isEmpty })
        #expect(entries.allSatisfy { entry in entry.otherNames.allSatisfy { !$0.isEmpty && $0 != entry.name } })
    }

    @Test("Strength exercises have muscles; stretches and cardio do not, because their sets train no group")
    func muscles() throws {
        let squat = try #require(ExerciseLibrary.named("BACK squat"))
        #expect(squat.muscles[.quadriceps] == .direct && squat.unitKind == .loadAndReps)
        #expect(ExerciseLibrary.entry(squat.number) == squat)
        for entry in ExerciseLibrary.entries where ["Stretch", "Cardio"].contains(entry.category) {
            #expect(entry.muscles.isEmpty, "\(entry.name)")
        }
        #expect(ExerciseLibrary.named("Plank")?.unitKind == .time)
        #expect(ExerciseLibrary.entry(0) == nil)
        #expect(squat.isCommon && ExerciseLibrary.entries.count(where: \.isCommon) < 100)
    }

    @Test(
        "Common exercises are included",
        arguments: [
            "Back squat", "Front squat", "Goblet squat", "Deadlift", "Romanian deadlift", "Hip thrust", "Bench press",
            "Overhead press", "Push-up", "Pull-up", "Chin-up", "Lat pulldown", "Face pull", "Lateral raise",
            "Leg press", "Leg curl", "Plank", "Side plank", "Kettlebell swing", "Power clean", "Snatch", "Box jump",
        ])
    func known(name: String) { #expect(ExerciseLibrary.named(name) != nil) }

    private func row(_ choice: SheetEdit.Choice) -> SheetEdit {
        var edit = SheetEdit()
        edit.newRows = [SheetEdit.NewRow(prescription: Prescription(label: "C1"), exercise: choice)]
        return edit
    }

    @Test("Taken twice it is one exercise of the trainer's, with muscles and unit; undo removes it")
    func taking() throws {
        let fixture = try DiaryFixture()
        let (diary, plank) = (fixture.diary, try #require(ExerciseLibrary.named("Plank")))
        try fixture.checkUndo("Add Plank to P6") {
            try diary.cells.write(row(.library(plank.number)), to: fixture.phase, as: .named("Add Plank to P6"))
        }
        let taken = try #require(try diary.exercises.named("plank"))
        #expect(taken.muscles == plank.muscles && taken.unitKind == .time && taken.tags == [])
        try diary.cells.write(row(.library(plank.number)), to: fixture.phase, as: .named("Add Plank to P6"))
        #expect(try diary.exercises.list().filter { $0.name == "Plank" }.count == 1)
        try diary.undo()
        try diary.undo()
        #expect(try diary.exercises.named("Plank") == nil)
    }

    @Test("An existing exercise of the same name is used unchanged")
    func own() throws {
        let fixture = try DiaryFixture()
        let own = try fixture.diary.exercises.add(Exercise(id: .unsaved, name: "plank", tags: ["mine"]))
        let plank = try #require(ExerciseLibrary.named("Plank"))
        try fixture.diary.cells.write(row(.library(plank.number)), to: fixture.phase, as: .named("Add Plank to P6"))
        #expect(try fixture.diary.phases.sheet(fixture.phase).rows.last?.row.exercise == own)
        #expect(try fixture.diary.exercises.get(own).tags == ["mine"])
    }

    @Test("An unknown number is rejected, and nothing is written")
    func unknown() throws {
        let fixture = try DiaryFixture()
        #expect(throws: StoreError.missing) {
            try fixture.diary.cells.write(row(.library(1)), to: fixture.phase, as: .named("Add"))
        }
        #expect(try fixture.diary.phases.sheet(fixture.phase).rows.count == 2)
    }

    @Test("Candidates are the trainer's own exercises with the client's history, then the rest of the library")
    func candidates() throws {
        let fixture = try DiaryFixture()
        let plank = try fixture.diary.exercises.add(named: "PLANK")
        _ = try fixture.train("2026-03-01", "80x3", "")
        let found = try fixture.diary.exercises.names(for: fixture.jan).candidates
        #expect(found.first?.choice == .known(fixture.squat))
        #expect(found.first?.uses == 1 && found.first?.lastDone == Day(iso: "2026-03-01"))
        let own = found.filter { $0.entry == nil }
        #expect(own.map(\.name) == ["Box squat", "PLANK", "Seated row"])
        #expect(found.count == 3 + ExerciseLibrary.entries.count - 2)
        #expect(!found.contains { $0.choice != .known(plank) && $0.name.searchKey == "plank" })
        // An exercise whose name is in the library is also found by the library's other names for it.
        let (one, entry) = (found.first { $0.choice == .known(plank) }, ExerciseLibrary.named("plank"))
        #expect(one?.otherNames == entry?.otherNames)
        try fixture.diary.exercises.setArchived(true, plank)
        let template = try fixture.diary.exercises.names(for: nil).candidates
        #expect(template.filter { $0.entry == nil }.map(\.name) == ["Box squat", "Seated row"])
        #expect(template.allSatisfy { $0.uses == 0 })
    }
}
