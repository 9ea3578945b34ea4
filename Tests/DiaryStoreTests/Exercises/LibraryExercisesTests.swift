import FitnessModel
import Testing

@testable import DiaryStore

@Suite("The library of exercises for a trainer")
struct LibraryExercisesTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private var plank: LibraryExercise { get throws { try #require(ExerciseLibrary.named("Plank")) } }

    init() throws { fixture = try DiaryFixture() }

    private func names(_ filter: LibraryFilter) throws -> [String] {
        try diary.libraryExercises.list(filter, limit: 1000).map(\.entry.name)
    }

    @Test("All exercises in order, in pages, with those the trainer already has")
    func list() throws {
        #expect(try diary.libraryExercises.count() == ExerciseLibrary.entries.count)
        let page = try diary.libraryExercises.list(offset: 590, limit: 20)
        #expect(page.map(\.entry) == Array(ExerciseLibrary.entries.suffix(10)))
        let own = try diary.libraryExercises.list(limit: 1000).filter { $0.own != nil }
        #expect(Dictionary(uniqueKeysWithValues: own.map { ($0.entry.name, $0.own) })["Box squat"] == fixture.squat)
    }

    @Test("Traits combine, and typed words start words of names and traits")
    func narrowed() throws {
        let chest = ExerciseTrait(.muscle, "chest")
        let both = try names(LibraryFilter(traits: [chest, ExerciseTrait(.equipment, "DUMBBELL")]))
        let all = try names(LibraryFilter(traits: [chest]))
        #expect(!both.isEmpty && both.count < all.count)
        for name in both {
            let entry = try #require(ExerciseLibrary.named(name))
            #expect(entry.muscles[.chest] != nil && entry.equipment == "dumbbell", "\(name)")
        }
        #expect(try names(LibraryFilter(search: "rdl")).contains("Romanian deadlift"))
        #expect(try names(LibraryFilter(search: "chest dumb")).contains { both.contains($0) })
        #expect(try names(LibraryFilter(search: "qqqq")) == [])
        for name in HostileName.all { _ = try names(LibraryFilter(search: name)) }
    }

    @Test("A taken exercise becomes the trainer's own with all its data; taken again it is the same one")
    func taking() throws {
        let number = try plank.number
        try fixture.checkUndo("Add Plank from the library") { _ = try diary.libraryExercises.take(number) }
        let own = try diary.libraryExercises.take(number)
        #expect(try diary.exercises.list().filter { $0.name == "Plank" }.map(\.id) == [own])
        let taken = try diary.exercises.get(own)
        let plank = try plank
        #expect(taken.library == number && taken.equipment == plank.equipment)
        #expect(taken.otherNames == plank.otherNames.joined(separator: ", "))
        #expect(throws: StoreError.missing) { try diary.libraryExercises.take(1) }
    }

    @Test("A hidden exercise is no longer suggested to this trainer until it is shown again; undo restores it")
    func hiding() throws {
        let number = try plank.number
        func isProposed() throws -> Bool {
            try diary.exercises.names(for: nil).matches("plank", limit: 100).contains { $0.name == "Plank" }
        }
        #expect(try isProposed())
        try fixture.checkUndo("Hide Plank in the library") { try diary.libraryExercises.setHidden(true, number) }
        #expect(try !isProposed())
        #expect(try diary.exercises.names(for: fixture.jan).exact("plank") == nil)
        #expect(try names(LibraryFilter(archive: .archived)) == ["Plank"])
        #expect(try diary.libraryExercises.count() == ExerciseLibrary.entries.count - 1)
        #expect(try diary.libraryExercises.list(LibraryFilter(archive: .all), limit: 1000).count { $0.isHidden } == 1)
        // A hidden exercise is still found by its full name, with its muscles.
        #expect(ExerciseLibrary.named("plank") != nil)
        _ = try fixture.becomeOther()
        #expect(try isProposed())
        try diary.gym.choose(fixture.eva)
        try fixture.checkUndo("Show Plank in the library") { try diary.libraryExercises.setHidden(false, number) }
        #expect(try isProposed())
        #expect(throws: StoreError.missing) { try diary.libraryExercises.setHidden(true, 1) }
    }

    @Test("A custom exercise is suggested although the library's of that name is hidden")
    func ownThoughHidden() throws {
        try diary.libraryExercises.setHidden(true, try plank.number)
        let own = try diary.exercises.add(named: "Plank")
        #expect(try diary.exercises.names(for: fixture.jan).exact("plank")?.choice == .known(own))
    }

    @Test("An exercise is found by its alternative names")
    func otherNames() throws {
        let own = try diary.exercises.add(Exercise(id: .unsaved, name: "Sofa throw", otherNames: "couch toss, SF"))
        let found = try diary.exercises.names(for: fixture.jan).matches("couch toss", limit: 3)
        #expect(found.map(\.choice) == [.known(own)])
        #expect(found.first?.otherNames == ["couch toss", "SF"])
    }

    @Test("The filters are the muscles, equipment, tags and categories in use")
    func traits() throws {
        let category = try diary.categories.add(.exercise, named: "Rehab")
        let own = try diary.exercises.add(
            Exercise(
                id: .unsaved, name: "Fly", tags: ["band"], muscles: [.chest: .direct, .shoulders: .indirect],
                equipment: "cable"))
        try diary.categories.set([category], of: own)
        let traits = try diary.exercises.traits()
        #expect(
            traits[own] == [
                ExerciseTrait(.category, "rehab"), ExerciseTrait(.muscle, "chest"), ExerciseTrait(.muscle, "shoulders"),
                ExerciseTrait(.equipment, "Cable"), ExerciseTrait(.tag, "band"),
            ])
        #expect(traits[fixture.squat] == nil)
        try diary.exercises.setArchived(true, own)
        #expect(try diary.exercises.traits()[own] == nil)
        _ = try fixture.becomeOther()
        #expect(try diary.exercises.traits() == [:])
    }

    @Test("Two thousand exercises are all found, followed by the library's")
    func many() throws {
        try diary.change("Add") { change in
            for number in 0..<2000 { try change.exercises.add(named: "Bench variant \(number)") }
        }
        let names = try diary.exercises.names(for: fixture.jan)
        #expect(names.candidates.count { $0.entry == nil } == 2002)
        #expect(names.exact("bench variant 1999")?.name == "Bench variant 1999")
        #expect(names.matches("ben var 77", limit: 6).first?.name == "Bench variant 77")
    }
}
