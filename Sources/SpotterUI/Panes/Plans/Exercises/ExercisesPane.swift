import DiaryStore
import FitnessModel
import TerminalKit

/// The trainer's library of exercises: a list, and one exercise as a room, beside the list where there is room for both.
struct ExercisesPane: ListPane {
    /// From where a room was opened: leaving it goes back there.
    enum WayBack: Hashable, Sendable {
        case tab(PlansPane.Tab)
        case pane(PaneID)
        case board
    }

    /// The exercises that fit.
    var list = RecordList<Exercise>()
    /// Only those of this tag, muscle group or category.
    var scope = ExerciseScope()
    var archive = ArchiveFilter.active
    /// The exercise that has the keys.
    var room: ExerciseRoom?
    /// The chosen line's exercise, where there is room beside the list.
    private(set) var preview: ExerciseRoom?
    /// Where Esc in the room leads; nil for the list.
    var wayBack: WayBack?

    var contexts: [KeyContext] { room == nil ? [.exercises, .list] : [.exercise, .list] }
    var isTyping: Bool { room == nil && list.isTyping }

    func caption(_ desk: Desk) -> String {
        if room != nil { return "Exercise" }
        let shown = archive == .active ? nil : archive == .archived ? "archived" : "with archived"
        return (["Exercises"] + scope.words + [shown].compactMap { $0 }).joined(separator: " · ")
    }

    /// Puts the cursor on an exercise at the next reading, wherever it stands.
    mutating func select(_ id: Identifier<Exercise>) { list.select(id) }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        let open = detailArea(body, isOpen: true)
        if room != nil, open.contains(mouse.at) {
            if room?.mouse(mouse, area: open, desk: &desk) == true {
                _ = perform(.openExerciseSession, count: 1, desk: &desk)
            }
            return
        }
        if list.mouse(mouse, rows: rows(body)), let exercise = list.selected { self.open(exercise.id, &desk) }
        reload(&desk)
    }

    mutating func reload(_ desk: inout Desk) {
        let body = Frame(desk.size).body
        room = room?.reloaded(&desk, area: detailArea(body, isOpen: true))
        let filter = ExerciseFilter(
            search: list.search, tag: scope.tag, muscle: scope.muscle, category: scope.category?.id, archive: archive)
        list.load(height: rows(body).height, &desk) { diary throws(StoreError) in
            try diary.exerciseCount(filter)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.exercises(filter, offset: offset, limit: limit)
        }
        let beside = detailArea(body, isOpen: false)
        guard room == nil, !beside.isEmpty, let exercise = list.selected else { return preview = nil }
        preview = ExerciseRoom(exercise.id, view: preview?.view ?? .about).reloaded(&desk, area: beside)
    }

    /// Opens an exercise; Esc leads back to the list, or to where one came from.
    mutating func open(_ id: Identifier<Exercise>, from way: WayBack? = nil, _ desk: inout Desk) {
        list.select(id)
        room = ExerciseRoom(id)
        wayBack = way == .tab(.exercises) ? nil : way
        desk.isStale = true
    }

    /// Shows the exercises of a scope, from the first.
    mutating func show(_ scope: ExerciseScope, _ desk: inout Desk) {
        self.scope = scope
        list.rewind()
        desk.isStale = true
    }
}
