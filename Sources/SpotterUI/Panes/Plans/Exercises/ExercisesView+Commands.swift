import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ExercisesView {
    static let noun = "exercise"
    static let scope = KeyScope("exercises", "Exercises")

    static let commands: CommandSet<ExercisesView> = [
        opening("Open the exercise: history, records, chart"),
        adding("Add an exercise"),
        editing(keys: ["e"]),
        filtering(),
        command("narrow", "Show one category, muscle group or tag", hint: "narrow", keys: ["f"]) { view, context in
            if let picker = view.picker(&context) { context.present(picker) }
        },
        marking(),
        categorizing(),
        command("library", "Show the library that Spotter brings", hint: "library", keys: ["v"]) { _, context in
            context.push(LibraryExercisesView())
        },
        onChosen("video", "Watch the video", keys: ["g v"], unless: VideoLink.missing) { _, exercise, context in
            VideoLink.open(exercise.videoURL, &context)
        },
        onChosen("merge", "Merge into another exercise", keys: ["J"]) { _, exercise, context in
            ExerciseMerge.choose(exercise, &context)
        },
        duplicating(),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne(),
    ]

    func open(_ exercise: Exercise, _ context: inout Context) { context.go(to: .exercise(exercise.id)) }
    func edit(_ exercise: Exercise, _ context: inout Context) { context.present(ExerciseForm.edit(exercise, context)) }
    func add(_ context: inout Context) { context.present(ExerciseForm.new(context, category: shelf.shown)) }
    func delete(_ exercise: Exercise, _ context: inout Context) { ExerciseMerge.delete(exercise, &context) }

    func setArchived(_ isArchived: Bool, _ marked: [Marked<Exercise>], in diary: Diary) throws {
        try diary.exercises.setArchived(isArchived, marked)
    }

    mutating func duplicate(_ exercise: Exercise, _ context: inout Context) {
        choose(copy: context.write(nil) { diary in try diary.exercises.duplicate(exercise) }, &context)
    }
}
