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
    static let tagExercises: Self = "exercises.tag"
    static let showArchivedExercises: Self = "exercises.show-archived"
}

extension ExercisesPane {
    private static func needsOne(_ state: AppState) -> String? {
        state.plans.exercises.list.selected == nil ? "no exercise is chosen" : nil
    }

    static let commands: [Command] = [
        Command(.showExercise, "Open the exercise", hint: "open", in: .exercises, keys: ["Enter"], unless: needsOne),
        Command(.addExercise, "Add an exercise", hint: "add", in: .exercises, keys: ["a"]),
        Command(.editExercise, "Edit the exercise", in: .exercises, keys: ["e"], unless: needsOne),
        Command(.filterExercises, "Filter the list", hint: "filter", in: .exercises, keys: ["/"]),
        Command(.tagExercises, "Show the exercises of one tag", hint: "tag", in: .exercises, keys: ["f"]),
        Command(.duplicateExercise, "Duplicate the exercise", in: .exercises, keys: ["y"], unless: needsOne),
        Command(
            .archiveExercise, "Archive the exercise or bring it back", in: .exercises, keys: ["z"], unless: needsOne),
        Command(.showArchivedExercises, "Show active, archived or all", in: .exercises, keys: ["Z"]),
        Command(
            .deleteExercise, "Delete the exercise (undo brings it back)", in: .exercises, keys: ["d"], unless: needsOne),
    ]

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        if list.perform(command, count: count, height: rows(Frame(desk.size).body).height) {
            reload(&desk)
            return true
        }
        switch command {
        case .addExercise: desk.present(ExerciseForm.new(desk))
        case .filterExercises: list.startSearch()
        case .tagExercises: chooseTag(&desk)
        case .showArchivedExercises:
            archive = archive == .active ? .archived : archive == .archived ? .all : .active
            list.rewind()
            reload(&desk)
        case .back: return widen(&desk)
        default:
            guard let exercise = list.selected else { return false }
            return perform(command, on: exercise, &desk)
        }
        return true
    }

    private mutating func perform(_ command: Command.ID, on exercise: Exercise, _ desk: inout Desk) -> Bool {
        switch command {
        case .showExercise, .editExercise: desk.present(ExerciseForm.edit(exercise, desk))
        case .deleteExercise:
            desk.write("Deleted \(exercise.name). u brings it back.") { diary throws(StoreError) in
                try diary.deleteExercise(exercise.id)
            }
        case .archiveExercise:
            desk.write(
                exercise.isArchived
                    ? "\(exercise.name) is back." : "Archived \(exercise.name). Z shows archived exercises."
            ) {
                diary throws(StoreError) in try diary.setArchived(!exercise.isArchived, exercise: exercise.id)
            }
        case .duplicateExercise: duplicate(exercise, &desk)
        default: return false
        }
        return true
    }

    private mutating func duplicate(_ exercise: Exercise, _ desk: inout Desk) {
        let copy = desk.write(nil) { diary throws(StoreError) -> (id: Identifier<Exercise>, name: String) in
            var copy = exercise
            var number = 2
            while try diary.exercise(named: "\(exercise.name) \(number)") != nil { number += 1 }
            copy.name = "\(exercise.name) \(number)"
            return (try diary.addExercise(copy), copy.name)
        }
        guard let copy else { return }
        desk.message = .success("Duplicated as \(copy.name). e renames it.")
        list.select(copy.id)
    }

    /// Esc takes the filters away, the typed one first; false when there is none left.
    private mutating func widen(_ desk: inout Desk) -> Bool {
        if list.clearSearch(&desk) { return true }
        guard tag != nil else { return false }
        tag = nil
        reload(&desk)
        return true
    }

    private func chooseTag(_ desk: inout Desk) {
        let tags = desk.read { diary throws(StoreError) in try diary.exerciseTags() } ?? []
        guard !tags.isEmpty else {
            desk.message = .plain("No exercise has a tag yet: e edits the tags of the chosen one.")
            return
        }
        var items = [Picker.Item("all exercises", key: -1)]
        items += tags.enumerated().map { Picker.Item($1, key: Int64($0)) }
        desk.present(
            Picker("Exercises with the tag", items: items, verb: "show") { item, state in
                state.plans.exercises.tag = item.key < 0 ? nil : item.title
                state.plans.exercises.list.rewind()
                state.desk.isStale = true
            })
    }
}
