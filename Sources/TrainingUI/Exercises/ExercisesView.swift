package import DiaryStore
package import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The trainer's library of exercises: a list, and beside it the chosen exercise where there is room.
package struct ExercisesView: SortedList, DuplicatingList {
    /// The exercises that fit.
    package var list = RecordList<Exercise>()
    package var shelf = ListShelf<Exercise, ExerciseFilter>()
    /// Only those of this tag and muscle group.
    var part = ExerciseScope()
    package var archive = ArchiveFilter.active
    /// The exercise of the selected line, if there is room beside the list.
    private(set) var preview: ExerciseView?

    package init() {}

    package var narrowedTo: [Phrase] { (shelf.shown.map { ["\($0.name)"] } ?? []) + part.filters }

    package var widerFilter: ExerciseFilter {
        ExerciseFilter(search: list.search, tag: part.tag, muscle: part.muscle, archive: archive)
    }
    private var filter: ExerciseFilter {
        var filter = widerFilter
        filter.category = shelf.category
        return filter
    }

    package func count(_ diary: Diary) throws -> Int { try diary.exercises.count(filter) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Exercise] {
        try diary.exercises.list(filter, by: order, offset: offset, limit: limit)
    }
    package func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] {
        try diary.exercises.counts(widerFilter)
    }
    package func countAll(_ diary: Diary) throws -> Int { try diary.exercises.count(widerFilter) }

    package mutating func widen() -> Bool {
        defer { (shelf.category, part) = (nil, ExerciseScope()) }
        return shelf.category != nil || part != ExerciseScope()
    }

    package mutating func reload(_ context: inout Context) {
        readShelf(&context)
        preview = previewed(context).map { ExerciseView($0.id, part: preview?.part ?? .about) }
        preview?.reload(&context)
    }
}

// MARK: Drawing

extension ExercisesView {
    package func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
        guard ExerciseView.listWidth(in: body) != nil else { return ListLayout(rest) }
        return .beside(rest, width: rest.width * 2 / 5)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Exercise", .flexible(minimum: 24, weight: 3)),
            TableColumn("Muscles", .flexible(minimum: 16, weight: 2), dropOrder: 1),
            TableColumn("Logged as", .fixed(15, holding: UnitKind.allCases.map(\.label)), dropOrder: 2),
            TableColumn("Tags", .flexible(minimum: 10, weight: 2), dropOrder: 3),
        ]
    }

    package func line(_ exercise: Exercise, _ context: Context) -> TableLine {
        TableLine(
            [
                exercise.shownName, MuscleText.words(exercise.muscles), exercise.unitKind.label,
                "\(list: exercise.tags)",
            ], styles: [1: .muted, 2: .muted, 3: .muted])
    }

    package func nothingText(_ context: Context) -> Phrase {
        if !narrowedTo.isEmpty { return "No exercises in \(list: narrowedTo). Esc shows all." }
        return nothingText(
            first: "No exercises yet. a adds one, v shows the library. Names typed into a sheet are added too."
        )
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
    }
}

extension ExercisesView {
    package static let noun = Noun("exercise", many: "exercises")
    package static func counted(_ number: Int) -> Phrase { "\(number, one: "exercise", other: "exercises")" }
    package static let scope = KeyScope("exercises", "Exercises")

    package static let commands: CommandSet<ExercisesView> = [
        opening("Open the exercise: history, records, chart"),
        adding("Add an exercise"),
        editing(keys: ["e"]),
        filtering(),
        command("narrow", "Filter by category, muscle group or tag", hint: "category", keys: ["f"]) { view, context in
            if let picker = view.picker(&context) { context.present(picker) }
        },
        marking(),
        categorizing(),
        command("library", "Show the exercise library", hint: "library", keys: ["v"]) { _, context in
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

    package func open(_ exercise: Exercise, _ context: inout Context) { context.go(to: .exercise(exercise.id)) }
    package func edit(_ exercise: Exercise, _ context: inout Context) {
        context.present(ExerciseForm.edit(exercise, context))
    }
    package func add(_ context: inout Context) { context.present(ExerciseForm.new(context, category: shelf.shown)) }
    package func delete(_ exercise: Exercise, _ context: inout Context) { ExerciseMerge.delete(exercise, &context) }

    package func setArchived(_ isArchived: Bool, _ marked: [Marked<Exercise>], in diary: Diary) throws {
        try diary.exercises.setArchived(isArchived, marked)
    }

    package mutating func duplicate(_ exercise: Exercise, _ context: inout Context) {
        choose(copy: context.write(nil) { diary in try diary.exercises.duplicate(exercise) }, &context)
    }
}

/// The link to an exercise's video, validated before it is stored and again before it is opened.
enum VideoLink {
    /// The result of parsing a link.
    enum Reading: Hashable, Sendable {
        case none
        case link(String)
        case refused(Phrase)
    }

    private static let longest = 2_000

    /// Takes web addresses and nothing else; one without "https://" gets it.
    static func read(_ text: String) -> Reading {
        let text = text.trimmingBlanks
        if text.isEmpty { return .none }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control && $0 != " " }) else {
            return .refused("A link cannot have blanks, line ends or control characters.")
        }
        guard text.utf8.count <= longest else { return .refused("A link has at most \(longest) characters.") }
        let scheme = text.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        let hasScheme = text.dropFirst(scheme.count).first == ":" && !scheme.contains(".")
        let link = hasScheme ? text : "https://\(text)"
        guard let address = URLComponents(string: link), ["http", "https"].contains(address.scheme?.lowercased()) else {
            return .refused("Only web addresses are opened: https://...")
        }
        guard let host = address.host, host.contains("."), !host.hasPrefix(".") else {
            return .refused("The link names no web server. Example: https://example.org/squat")
        }
        return .link(link)
    }

    /// Why the video of an exercise cannot be watched.
    @Sendable static func missing(_ exercise: Exercise, _ context: Context) -> Phrase? {
        exercise.videoURL.isEmpty ? "the exercise has no video link: e adds one" : nil
    }

    /// Asks the terminal to open a stored link.
    static func open(_ text: String, _ context: inout Context) {
        switch read(text) {
        case .none: context.message = .plain("The exercise has no video link: e adds one.")
        case .refused(let reason): context.message = .warning("The video link was not opened. \(reason)")
        case .link(let link):
            context.message = .plain("Opening \(link)")
            context.window.effects.append(.open(link))
        }
    }
}
