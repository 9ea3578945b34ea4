import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The trainer's library of exercises: a list, and beside it the chosen exercise where there is room.
struct ExercisesView: EditableList, ArchivingList, DuplicatingList, NarrowedList {
    /// The exercises that fit.
    var list = RecordList<Exercise>()
    /// Only those of this tag, muscle group or category.
    var part: ExerciseScope?
    var archive = ArchiveFilter.active
    /// The chosen line's exercise, where there is room beside the list.
    private(set) var preview: ExerciseView?

    var narrowedTo: [String] { part?.words ?? [] }

    private var filter: ExerciseFilter {
        ExerciseFilter(
            search: list.search, tag: part?.tag, muscle: part?.muscle, category: part?.category?.id, archive: archive)
    }

    func count(_ diary: Diary) throws -> Int { try diary.exercises.count(filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Exercise] {
        try diary.exercises.list(filter, offset: offset, limit: limit)
    }

    mutating func reload(_ context: inout Context) {
        readList(&context)
        preview = previewed(context).map { ExerciseView($0.id, part: preview?.part ?? .about) }
        preview?.reload(&context)
    }
}

// MARK: Drawing

extension ExercisesView {
    func layout(_ body: Rect) -> ListLayout {
        ExerciseView.listWidth(in: body).map { .beside(body, width: $0) } ?? ListLayout(body)
    }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Exercise", .flexible(minimum: 24, weight: 3)),
            TableColumn("Muscles", .flexible(minimum: 16, weight: 2), dropOrder: 1),
            TableColumn("Logged as", .fixed(15), dropOrder: 2),
            TableColumn("Tags", .flexible(minimum: 10, weight: 2), dropOrder: 3),
        ]
    }

    func line(_ exercise: Exercise, _ context: Context) -> TableLine {
        TableLine(
            [
                exercise.shownName, MuscleText.write(exercise.muscles), exercise.unitKind.label,
                exercise.tags.joined(separator: ", "),
            ], styles: [1: .muted, 2: .muted, 3: .muted])
    }

    func nothingText(_ context: Context) -> String {
        if let part { return "No exercise in \(part.words.joined(separator: ", ")). Esc shows all." }
        return nothingText(first: "No exercises yet. a adds one; a name typed into a sheet becomes one by itself.")
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
    }
}
