package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The exercises that come with Spotter: to look through, to add to the trainer's own, and to hide.
package struct LibraryExercisesView: ArchivingList, NarrowedList {
    package static let noun = Noun("library exercise", many: "library exercises")
    package static let scope = KeyScope("catalogue", "Library of exercises")

    package static let commands: CommandSet<LibraryExercisesView> = [
        onChosen("open", "Add to my exercises, or open it there", hint: "add", keys: ["Enter"]) {
            view, item, context in view.open(item, &context)
        },
        onChosen("take", "Add to my exercises", keys: ["a"]) { view, item, context in
            view.take(item, &context)
        },
        command("own", "Show my exercises", hint: "my exercises", keys: ["v"]) { _, context in
            context.pop()
        },
        filtering(),
        command("narrow", "Filter by category, muscle group, equipment", hint: "category", keys: ["f"]) {
            view, context in context.present(view.traitPicker)
        },
        archiving("Hide the exercise, or show it again"),
        showingArchived("Show the library, hidden exercises, or both"),
    ]

    /// The exercises that fit.
    package var list = RecordList<LibraryItem>()
    /// Those shown have all of these.
    package var part: [ExerciseTrait]?
    package var archive = ArchiveFilter.active

    private var filter: LibraryFilter {
        LibraryFilter(search: list.search, traits: Set(part ?? []), archive: archive)
    }

    package func title(_ context: Context) -> Phrase { "Library" }
    package func caption(_ context: Context) -> Phrase {
        let shown: [Phrase] = archive == .active ? [] : [archive == .all ? "with hidden" : "hidden"]
        let traits: [Phrase] = (part ?? []).map(\.shownName)
        return (["Library"] + traits + shown).joined(separator: " · ")
    }

    package func count(_ diary: Diary) throws -> Int { try diary.libraryExercises.count(filter) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [LibraryItem] {
        try diary.libraryExercises.list(filter, offset: offset, limit: limit)
    }

    package func open(_ item: LibraryItem, _ context: inout Context) {
        if let own = item.own { context.go(to: .exercise(own)) } else { take(item, &context) }
    }

    private func take(_ item: LibraryItem, _ context: inout Context) {
        guard item.own == nil else {
            context.message = .plain("You already have \(item.name): Enter opens it.")
            return
        }
        context.write("Added \(item.name) to my exercises. Enter opens it. u: undo.") { diary in
            try diary.libraryExercises.take(item.id)
        }
    }

    package static func archivedMessage(_ name: Phrase) -> Phrase { "Hid \(name). Z shows hidden exercises." }

    package func setArchived(_ isArchived: Bool, _ item: LibraryItem, in diary: Diary) throws {
        try diary.libraryExercises.setHidden(isArchived, item.id)
    }

    /// Asks for another trait; the first line removes all.
    private var traitPicker: Picker {
        let now = part ?? []
        let all = Set(ExerciseLibrary.entries.flatMap(\.traits))
        let choices: [ExerciseTrait?] = [nil] + all.filter { !now.contains($0) }.sorted()
        return Picker(
            "Which exercises?", of: choices, verb: "show", title: { $0?.shownName ?? "all exercises" },
            detail: { $0?.kind.title ?? "" }
        ) { trait, context in LibraryExercisesView.show(trait.map { now + [$0] }, &context) }
    }
}

extension LibraryItem: ArchivableRecord {
    package var name: String { entry.name }
    package var isArchived: Bool { isHidden }
}

// MARK: Drawing

extension LibraryExercisesView {
    package func layout(_ body: Rect) -> ListLayout { .below(body, height: 2, position: .border) }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Exercise", .flexible(minimum: 24, weight: 3)),
            TableColumn("Muscles", .flexible(minimum: 16, weight: 2), dropOrder: 2),
            TableColumn("Equipment", .fixed(13), dropOrder: 3),
            TableColumn("Category", .fixed(8), dropOrder: 4),
            TableColumn("", .fixed(6, holding: [Self.hidden, Self.added]), dropOrder: 1),
        ]
    }

    private static let (hidden, added): (Phrase, Phrase) = ("hidden", "added")

    package func line(_ item: LibraryItem, _ context: Context) -> TableLine {
        let state: Phrase = item.isHidden ? Self.hidden : item.own == nil ? "" : Self.added
        let entry = item.entry
        return TableLine(
            [
                "\(item.name)", MuscleText.words(entry.muscles), "\(entry.equipment)", "\(entry.category)", state,
            ],
            style: item.isHidden ? .muted : .text, styles: [1: .muted, 2: .muted, 3: .muted, 4: .accent])
    }

    package func showsDetail(in layout: ListLayout) -> Bool { list.selected != nil }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let entry = list.selected?.entry else { return }
        let words: Phrase = entry.otherNames.isEmpty ? "" : "also: \(list: entry.otherNames)"
        screen.put(words, in: layout.detail.droppingLeft(2), align: .leading, style: .muted)
    }

    package func nothingText(_ context: Context) -> Phrase {
        if archive == .archived { return "No hidden exercises. Z shows the others." }
        return "No exercise matches all filters. Esc shows all."
    }
}
