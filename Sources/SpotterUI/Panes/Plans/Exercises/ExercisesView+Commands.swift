import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let exercises = KeyScope("exercises", "Exercises")
}

extension ExercisesView {
    static let noun = "exercise"
    static let scope = KeyScope.exercises

    static let commands: CommandSet<ExercisesView> = [
        onRecord("open", "Open the exercise: history, records, chart", hint: "open", keys: ["Enter"]) {
            _, exercise, context in context.go(to: .exercise(exercise.id))
        },
        adding("Add an exercise"),
        editing(keys: ["e"]),
        filtering(),
        Command(
            "exercises.narrow", "Show one category, muscle group or tag", hint: "narrow", in: .exercises, keys: ["f"]
        ) { view, context, _ in
            if let picker = ExerciseScope.picker(view.scope, &context) { context.present(picker) }
        },
        onRecord(
            "video", "Watch the video", keys: ["w"],
            unless: { _, exercise in
                exercise.videoURL.isEmpty ? "the exercise has no video link: e adds one" : nil
            }
        ) { _, exercise, context in VideoLink.open(exercise.videoURL, &context) },
        onRecord("merge", "Join the exercise to another one", keys: ["J"]) { _, exercise, context in
            ExerciseMerge.choose(exercise, &context)
        },
        duplicating(),
        archiving(),
        showingArchived(),
        deleting(),
    ]

    func edit(_ exercise: Exercise, _ context: inout Context) { context.present(ExerciseForm.edit(exercise, context)) }
    func add(_ context: inout Context) { context.present(ExerciseForm.new(context)) }
    func delete(_ exercise: Exercise, _ context: inout Context) { ExerciseMerge.delete(exercise, &context) }

    func toggleArchived(_ exercise: Exercise, _ context: inout Context) {
        context.write(
            exercise.isArchived
                ? "\(exercise.name) is back." : "Archived \(exercise.name). Z shows archived exercises."
        ) { diary in try diary.setArchived(!exercise.isArchived, exercise: exercise.id) }
    }

    mutating func duplicate(_ exercise: Exercise, _ context: inout Context) {
        let copy = context.write(nil) { diary -> (id: Identifier<Exercise>, name: String) in
            var copy = exercise
            var number = 2
            while try diary.exercise(named: "\(exercise.name) \(number)") != nil { number += 1 }
            copy.name = "\(exercise.name) \(number)"
            return (try diary.addExercise(copy), copy.name)
        }
        guard let copy else { return }
        context.message = .success("Duplicated as \(copy.name). e renames it.")
        list.select(copy.id)
    }

    /// Takes the filters away, the typed one first; false when there is none left.
    mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard !scope.isEmpty else { return false }
        scope = ExerciseScope()
        reload(&context)
        return true
    }
}
