import DiaryStore
import FitnessModel
import Testing

@testable import TrainingUI

@Suite("A typed exercise name that was not chosen from a list")
struct ExerciseEntryTests {
    private let diary: Diary
    private let ids: [Identifier<Exercise>]

    init() throws {
        diary = try Robot().diary
        ids = try [
            diary.exercises.add(named: "Box squat, banded"), diary.exercises.add(named: "Bench press"),
            diary.exercises.add(named: "Chin-up"),
        ]
    }

    private func read(_ name: String) throws -> ExerciseEntry.Reading {
        try ExerciseEntry.read(name, for: nil, in: diary)
    }

    @Test("An exact name is found ignoring case and accents; the trainer's own before the library's")
    func exact() throws {
        #expect(try read(" BENCH préss ") == .known(.known(ids[1])))
        let entry = try #require(ExerciseLibrary.named("Back squat"))
        #expect(try read("back squat") == .known(.library(entry.number)))
    }

    @Test("A name unlike all others is new, an empty one is not a name")
    func new() throws {
        #expect(try read("Sofa throw") == .new)
        #expect(try read("  ") == .none)
    }

    @Test(
        "Names with the same beginning or similar spelling are near, the nearest first",
        arguments: ["Bx squat banded", "box-squat banded", "Bench pres", "chinup"])
    func near(name: String) throws {
        guard case .near(let near) = try read(name) else {
            Issue.record("\(name) is not near anything")
            return
        }
        #expect(near.first.map { ids.contains($0.id ?? .unsaved) } == true)
        #expect(near.count <= ExerciseEntry.nearLimit)
    }

    @Test("The beginning of a library name is near, too: nothing is created silently")
    func library() throws {
        guard case .near(let near) = try read("Roman dead") else {
            Issue.record("nothing begins so")
            return
        }
        #expect(near.first?.name == "Romanian deadlift")
    }
}

extension ExerciseCandidate {
    fileprivate var id: Identifier<Exercise>? { if case .known(let id) = choice { id } else { nil } }
}
