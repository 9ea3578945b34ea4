import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let showExercise: Self = "exercises.open"
    static let addExercise: Self = "exercises.add"
    static let editExercise: Self = "exercises.edit"
    static let deleteExercise: Self = "exercises.delete"
    static let archiveExercise: Self = "exercises.archive"
    static let duplicateExercise: Self = "exercises.duplicate"
    static let filterExercises: Self = "exercises.filter"
    static let narrowExercises: Self = "exercises.narrow"
    static let watchExercise: Self = "exercises.video"
    static let mergeExercise: Self = "exercises.merge"
    static let showArchivedExercises: Self = "exercises.show-archived"
}

extension ExercisesView {
    private static func needsOne(_ state: AppState) -> String? {
        state.plans.exercises.list.selected == nil ? "no exercise is chosen" : nil
    }

    private static func needsVideo(_ state: AppState) -> String? {
        guard let exercise = state.plans.exercises.list.selected else { return "no exercise is chosen" }
        return exercise.videoURL.isEmpty ? "the exercise has no video link: e adds one" : nil
    }

    static let commands: [Command] =
        [
            Command(
                .showExercise, "Open the exercise: history, records, chart", hint: "open", in: .exercises,
                keys: ["Enter"], unless: needsOne),
            Command(.addExercise, "Add an exercise", hint: "add", in: .exercises, keys: ["a"]),
            Command(.editExercise, "Edit the exercise", hint: "edit", in: .exercises, keys: ["e"], unless: needsOne),
            Command(.filterExercises, "Filter the list", hint: "filter", in: .exercises, keys: ["/"]),
            Command(
                .narrowExercises, "Show one category, muscle group or tag", hint: "narrow", in: .exercises, keys: ["f"]),
            Command(.watchExercise, "Watch the video", in: .exercises, keys: ["w"], unless: needsVideo),
            Command(.mergeExercise, "Join the exercise to another one", in: .exercises, keys: ["J"], unless: needsOne),
            Command(.duplicateExercise, "Duplicate the exercise", in: .exercises, keys: ["y"], unless: needsOne),
            Command(
                .archiveExercise, "Archive the exercise or bring it back", in: .exercises, keys: ["z"], unless: needsOne
            ),
            Command(.showArchivedExercises, "Show active, archived or all", in: .exercises, keys: ["Z"]),
            Command(
                .deleteExercise, "Delete the exercise (undo brings it back)", in: .exercises, keys: ["d"],
                unless: needsOne),
        ] + ExerciseView.commands

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if room != nil {
            if command == .back || command == .leave {
                leaveRoom(&context)
                return true
            }
            let area = detailArea(Frame(context.size).body, isOpen: true)
            return room?.perform(command, count: count, area: area, context: &context) ?? false
        }
        if list.perform(command, count: count, height: rows(Frame(context.size).body).height) {
            reload(&context)
            return true
        }
        switch command {
        case .addExercise: context.present(ExerciseForm.new(context))
        case .filterExercises: list.startSearch()
        case .narrowExercises: if let picker = ExerciseScope.picker(scope, &context) { context.present(picker) }
        case .showArchivedExercises:
            archive = archive.next
            list.rewind()
            reload(&context)
        case .back: return widen(&context)
        default:
            guard let exercise = list.selected else { return false }
            return perform(command, on: exercise, &context)
        }
        return true
    }

    /// The exercise closes, and one is where it was opened from.
    private mutating func leaveRoom(_ context: inout Context) {
        room = nil
        context.isStale = true
        switch wayBack {
        case .tab(let tab): context.actions.append { state in state.plans.tab = tab }
        case .pane(let pane): context.route = .pane(pane)
        case .board: context.route = .command(.board)
        case nil: break
        }
        wayBack = nil
    }

    private mutating func perform(_ command: Command.ID, on exercise: Exercise, _ context: inout Context) -> Bool {
        switch command {
        case .showExercise: open(exercise.id, &context)
        case .watchExercise: VideoLink.open(exercise.videoURL, &context)
        case .mergeExercise: ExerciseMerge.choose(exercise, &context)
        case .editExercise: context.present(ExerciseForm.edit(exercise, context))
        case .deleteExercise: ExerciseMerge.delete(exercise, &context)
        case .archiveExercise:
            context.write(
                exercise.isArchived
                    ? "\(exercise.name) is back." : "Archived \(exercise.name). Z shows archived exercises."
            ) {
                diary throws(StoreError) in try diary.setArchived(!exercise.isArchived, exercise: exercise.id)
            }
        case .duplicateExercise: duplicate(exercise, &context)
        default: return false
        }
        return true
    }

    private mutating func duplicate(_ exercise: Exercise, _ context: inout Context) {
        let copy = context.write(nil) { diary throws(StoreError) -> (id: Identifier<Exercise>, name: String) in
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

    /// Esc takes the filters away, the typed one first; false when there is none left.
    private mutating func widen(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard !scope.isEmpty else { return false }
        scope = ExerciseScope()
        reload(&context)
        return true
    }
}
