import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The trainer's library of exercises: a list, and beside it the chosen exercise where there is room.
struct ExercisesView: RecordListView {
    /// The exercises that fit.
    var list = RecordList<Exercise>()
    /// Only those of this tag, muscle group or category.
    var scope = ExerciseScope()
    var archive = ArchiveFilter.active
    /// The chosen line's exercise, where there is room beside the list.
    private(set) var preview: ExerciseView?

    var scopes: [KeyScope] { [.exercises, .list] }

    func caption(_ context: Context) -> String {
        let shown = archive == .active ? nil : archive == .archived ? "archived" : "with archived"
        return (["Exercises"] + scope.words + [shown].compactMap { $0 }).joined(separator: " · ")
    }

    /// Puts the cursor on an exercise at the next reading, wherever it stands.
    mutating func select(_ id: Identifier<Exercise>) { list.select(id) }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let exercise = list.selected { context.go(to: .exercise(exercise.id)) }
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        let body = context.body
        let filter = ExerciseFilter(
            search: list.search, tag: scope.tag, muscle: scope.muscle, category: scope.category?.id, archive: archive)
        list.load(height: rows(body).height, &context) { diary in
            try diary.exerciseCount(filter)
        } fetch: { diary, offset, limit in
            try diary.exercises(filter, offset: offset, limit: limit)
        }
        guard ExerciseView.listWidth(in: body) != nil, let exercise = list.selected else { return preview = nil }
        preview = ExerciseView(exercise.id, part: preview?.part ?? .about)
        preview?.reload(&context)
    }

    /// Shows the exercises of a scope, from the first.
    mutating func show(_ scope: ExerciseScope, _ context: inout Context) {
        self.scope = scope
        list.rewind()
        context.isStale = true
    }
}
