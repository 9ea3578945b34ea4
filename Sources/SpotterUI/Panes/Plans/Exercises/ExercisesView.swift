import DiaryStore
import FitnessModel
import TerminalKit

/// The trainer's library of exercises: a list, and one exercise as a room, beside the list where there is room for both.
struct ExercisesView: ListView {
    /// From where a room was opened: leaving it goes back there.
    enum WayBack: Hashable, Sendable {
        case tab(PlansView.Tab)
        case pane(PaneID)
        case board
    }

    /// The exercises that fit.
    var list = RecordList<Exercise>()
    /// Only those of this tag, muscle group or category.
    var scope = ExerciseScope()
    var archive = ArchiveFilter.active
    /// The exercise that has the keys.
    var room: ExerciseView?
    /// The chosen line's exercise, where there is room beside the list.
    private(set) var preview: ExerciseView?
    /// Where Esc in the room leads; nil for the list.
    var wayBack: WayBack?

    var scopes: [KeyScope] { room == nil ? [.exercises, .list] : [.exercise, .list] }
    var isTyping: Bool { room == nil && list.isTyping }

    func caption(_ context: Context) -> String {
        if room != nil { return "Exercise" }
        let shown = archive == .active ? nil : archive == .archived ? "archived" : "with archived"
        return (["Exercises"] + scope.words + [shown].compactMap { $0 }).joined(separator: " · ")
    }

    /// Puts the cursor on an exercise at the next reading, wherever it stands.
    mutating func select(_ id: Identifier<Exercise>) { list.select(id) }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let open = detailArea(body, isOpen: true)
        if room != nil, open.contains(mouse.at) {
            if room?.mouse(mouse, area: open, context: &context) == true {
                _ = perform(.openExerciseSession, count: 1, context: &context)
            }
            return
        }
        if list.mouse(mouse, rows: rows(body)), let exercise = list.selected { self.open(exercise.id, &context) }
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        let body = Frame(context.size).body
        room = room?.reloaded(&context, area: detailArea(body, isOpen: true))
        let filter = ExerciseFilter(
            search: list.search, tag: scope.tag, muscle: scope.muscle, category: scope.category?.id, archive: archive)
        list.load(height: rows(body).height, &context) { diary throws(StoreError) in
            try diary.exerciseCount(filter)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.exercises(filter, offset: offset, limit: limit)
        }
        let beside = detailArea(body, isOpen: false)
        guard room == nil, !beside.isEmpty, let exercise = list.selected else { return preview = nil }
        preview = ExerciseView(exercise.id, view: preview?.view ?? .about).reloaded(&context, area: beside)
    }

    /// Opens an exercise; Esc leads back to the list, or to where one came from.
    mutating func open(_ id: Identifier<Exercise>, from way: WayBack? = nil, _ context: inout Context) {
        list.select(id)
        room = ExerciseView(id)
        wayBack = way == .tab(.exercises) ? nil : way
        context.isStale = true
    }

    /// Shows the exercises of a scope, from the first.
    mutating func show(_ scope: ExerciseScope, _ context: inout Context) {
        self.scope = scope
        list.rewind()
        context.isStale = true
    }
}
