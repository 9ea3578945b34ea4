import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The trainer's library of exercises: a list, and beside it the chosen exercise where there is room.
struct ExercisesView: SortedList, DuplicatingList {
    /// The exercises that fit.
    var list = RecordList<Exercise>()
    var shelf = ListShelf<Exercise, ExerciseFilter>()
    /// Only those of this tag and muscle group.
    var part = ExerciseScope()
    var archive = ArchiveFilter.active
    /// The chosen line's exercise, where there is room beside the list.
    private(set) var preview: ExerciseView?

    var narrowedTo: [String] { (shelf.shown.map { [$0.name] } ?? []) + part.words }

    var widerFilter: ExerciseFilter {
        ExerciseFilter(search: list.search, tag: part.tag, muscle: part.muscle, archive: archive)
    }
    private var filter: ExerciseFilter {
        var filter = widerFilter
        filter.category = shelf.category
        return filter
    }

    func count(_ diary: Diary) throws -> Int { try diary.exercises.count(filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Exercise] {
        try diary.exercises.list(filter, by: order, offset: offset, limit: limit)
    }
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] { try diary.exercises.counts(widerFilter) }
    func countAll(_ diary: Diary) throws -> Int { try diary.exercises.count(widerFilter) }

    mutating func widen() -> Bool {
        defer { (shelf.category, part) = (nil, ExerciseScope()) }
        return shelf.category != nil || part != ExerciseScope()
    }

    mutating func reload(_ context: inout Context) {
        readShelf(&context)
        preview = previewed(context).map { ExerciseView($0.id, part: preview?.part ?? .about) }
        preview?.reload(&context)
    }
}

// MARK: Drawing

extension ExercisesView {
    func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
        guard ExerciseView.listWidth(in: body) != nil else { return ListLayout(rest) }
        return .beside(rest, width: rest.width * 2 / 5)
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
        if !narrowedTo.isEmpty { return "No exercise in \(narrowedTo.joined(separator: ", ")). Esc shows all." }
        return nothingText(
            first: "No exercises yet. a adds one, v shows the library; a name typed into a sheet becomes one by itself."
        )
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
    }
}
