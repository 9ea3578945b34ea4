import DiaryStore
import FitnessModel
import TerminalKit

/// The trainer's library of exercises: a list, and beside it, where there is room, all about the chosen one.
struct ExercisesPane: Pane {
    /// The exercises that fit.
    var list = RecordList<Exercise>()
    /// Only those with this tag.
    var tag: String?
    var archive = ArchiveFilter.active
    /// What the current client did last with the chosen exercise.
    private(set) var lastTime: DoneCell?

    var contexts: [KeyContext] { [.exercises, .list] }
    var isTyping: Bool { list.isTyping }
    var typingHints: [KeyHint] { list.typingHints }

    func caption(_ desk: Desk) -> String {
        let shown = archive == .active ? nil : archive == .archived ? "archived" : "with archived"
        return ["Exercises", tag.map { "tag \($0)" }, shown].compactMap { $0 }.joined(separator: " · ")
    }

    /// Puts the cursor on an exercise at the next reading, wherever it stands.
    mutating func select(_ id: Identifier<Exercise>) { list.select(id) }

    mutating func type(_ key: Key, desk: inout Desk) {
        list.type(key)
        reload(&desk)
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        list.paste(text)
        reload(&desk)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        if list.mouse(mouse, rows: rows(body)), let exercise = list.selected {
            desk.present(ExerciseForm.edit(exercise, desk))
        }
        reload(&desk)
    }

    mutating func reload(_ desk: inout Desk) {
        let filter = ExerciseFilter(search: list.search, tag: tag, archive: archive)
        list.load(height: rows(Frame(desk.size).body).height, &desk) { diary throws(StoreError) in
            try diary.exerciseCount(filter)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.exercises(filter, offset: offset, limit: limit)
        }
        reloadDetail(&desk)
    }

    private mutating func reloadDetail(_ desk: inout Desk) {
        lastTime = nil
        guard hasDetail(Frame(desk.size).body), let exercise = list.selected, let client = desk.client else { return }
        let found = desk.read { diary throws(StoreError) in
            try diary.lastTime(client: client.id, exercise: exercise.id)
        }
        lastTime = found ?? nil
    }
}
