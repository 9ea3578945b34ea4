import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// Merging two exercises, and deleting one.
enum ExerciseMerge {
    /// Asks for the exercise to merge into; similar names come first, since most merges fix a misspelling.
    static func choose(_ exercise: Exercise, _ context: inout Context) {
        let found = context.read { diary -> [ExerciseName] in
            let near = try diary.exercises.nearMatches(to: exercise.name)
            let known = Set(near.map(\.id))
            return near + (try diary.exercises.names()).filter { !known.contains($0.id) }
        }
        guard let others = found?.filter({ $0.id != exercise.id }) else { return }
        guard !others.isEmpty else {
            context.message = .plain("There is no other exercise to merge it into.")
            return
        }
        context.present(
            Picker("Merge \(exercise.name) into", of: others, verb: "merge", title: { "\($0.name)" }) {
                other, context in
                ask(exercise, into: other.id, &context)
            })
    }

    /// Asks for confirmation and shows what will be moved.
    private static func ask(_ exercise: Exercise, into id: Identifier<Exercise>, _ context: inout Context) {
        let found = context.read { diary in
            (target: try diary.exercises.get(id), usage: try diary.exercises.usage(of: exercise.id))
        }
        guard let (target, usage) = found else { return }
        var lines: [Phrase] = [
            "Rows on sheets: \(usage.rows). Sets: \(usage.sets), of \(usage.clients, one: "client", other: "clients").",
            "All of them move to \(target.name), with the tags, muscle groups, video and description it lacks.",
            "\(exercise.name) is then deleted. u: undo.",
        ]
        if exercise.unitKind != target.unitKind {
            lines.append(
                "\(exercise.name) is logged as \(exercise.unitKind.label), \(target.name) as \(target.unitKind.label)."
            )
        }
        context.present(
            Confirm(title: "Merge \(exercise.name) into \(target.name)?", lines: lines, yes: ("y", "merge them")) {
                context in
                merge(exercise, into: target, &context)
            })
    }

    private static func merge(_ exercise: Exercise, into target: Exercise, _ context: inout Context) {
        let isDone = context.save("Merged \(exercise.name) into \(target.name). u: undo.") {
            diary in try diary.exercises.merge(exercise.id, into: target.id)
        }
        guard isDone else { return }
        context.update(ExerciseView.self) { view, _ in
            if view.id == exercise.id { view = ExerciseView(target.id) }
        }
        context.update(ExercisesView.self) { view, _ in view.list.select(target.id) }
    }

    /// Deletes an unused exercise. For one in use, shows where, and offers to merge it.
    static func delete(_ exercise: Exercise, _ context: inout Context) {
        let found = context.read { diary in try diary.exercises.places(of: exercise.id) }
        guard let places = found else { return }
        guard !places.isEmpty, !context.isReadOnly else {
            context.write("Deleted \(exercise.name). u: undo.") { diary in
                try diary.exercises.delete(exercise.id)
            }
            return
        }
        let shown: [Phrase] = places.prefix(5).map(\.wording)
        let more: [Phrase] = places.count > 5 ? ["and \(places.count - 5) more"] : []
        let first: Phrase = "It was not deleted. It is used here:"
        let last: Phrase = "J merges it into another exercise; z in the list archives it."
        context.present(
            Confirm(
                title: "\(exercise.name) is in use", lines: [first] + Confirm.indented(shown + more) + [last],
                yes: ("J", "merge it into another one")
            ) { context in choose(exercise, &context) })
    }
}
