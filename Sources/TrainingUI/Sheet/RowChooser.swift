import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// Chooses exercises for the rows of a sheet from the trainer's own and the library's, filtered by traits and typing.
/// Several can be marked; they are added in the order of marking. On a routine, marking one that is there takes it out.
package struct RowChooser: Chooser {
    package typealias Context = SpotterShell.Context
    /// Receives the exercises to add, and those of a routine to take out.
    typealias Choice = @Sendable (_ added: [ExerciseCandidate], _ removed: [ExerciseCandidate], inout Context) -> Void

    /// A candidate in the list.
    fileprivate struct Item: Sendable {
        let candidate: ExerciseCandidate
        let traits: Set<ExerciseTrait>
    }

    /// The largest number of matches in the list.
    private static let maxMatches = 200

    var typed: TypedList
    let heading: Phrase
    private let items: [Item]
    private let take: Choice
    /// The exercises of the sheet.
    private let present: Set<Identifier<Exercise>>
    /// Whether the sheet is a routine, which has each exercise once.
    private let isRoutine: Bool
    /// The traits that all shown exercises have, in the order in which they were chosen.
    private var traits: [ExerciseTrait] = []
    /// The items that have them.
    private var places: [Int] = []
    /// The names of the exercises.
    private var names = NameList([])
    /// The items in view.
    private var matches: [Int] = []
    /// The marked items, in the order in which they are added to the sheet.
    private var marked: [Int] = []
    /// The items that are taken out of a routine.
    private var removed: Set<Int> = []

    /// Reads the exercises for a client's sheet, a template or a routine; nil if they cannot be read.
    static func open(
        _ heading: Phrase, on sheet: SheetContent, typed: String, _ context: inout Context, take: @escaping Choice
    ) -> RowChooser? {
        let withLibrary = context.services.usesExerciseLibrary
        let found = context.read { diary in
            (
                try diary.exercises.names(for: sheet.client, withLibrary: withLibrary).candidates,
                try diary.exercises.traits()
            )
        }
        guard let (candidates, traits) = found else { return nil }
        let items = candidates.map { Item(candidate: $0, traits: $0.traits(own: traits)) }
        var chooser = RowChooser(
            typed: TypedList(typed), heading: heading, items: items.usualFirst, on: sheet, take: take)
        chooser.narrow(to: [])
        return chooser
    }

    private init(
        typed: TypedList, heading: Phrase, items: [Item], on sheet: SheetContent, take: @escaping Choice
    ) {
        (self.typed, self.heading, self.items, self.take) = (typed, heading, items, take)
        (present, isRoutine) = (Set(sheet.planned.compactMap(\.exercise)), sheet.isRoutine)
    }

    var writes: Bool { true }
    var hints: [KeyHint] {
        [
            KeyHint("Space", "mark"), KeyHint("Enter", verb),
            KeyHint("Tab", "filter"), KeyHint("↑ ↓", "move"), KeyHint.typing("to search"),
            KeyHint("Esc", "close"),
        ]
    }
    private var verb: Phrase {
        switch (marked.count, removed.count) {
        case (0, 0): "add"
        case (let added, 0): "add \(added)"
        case (0, let removed): "take out \(removed)"
        case (let added, let removed): "add \(added), take out \(removed)"
        }
    }
    var keys: [KeyHint] { hints + (traits.isEmpty ? [] : [KeyHint("Backspace", "widen again")]) }
    var lineCount: Int { matches.count }
    var countText: Phrase {
        marked.isEmpty ? "\(matches.count) of \(items.count)" : "\(marked.count) marked"
    }
    var emptyText: Phrase {
        typed.text.isEmpty
            ? "No exercise matches all filters. Backspace removes the last one."
            : "No exercise matches. Backspace widens the search. Type a new name into the row itself."
    }
    var footRows: Int { 2 }

    mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        switch key {
        case .char(" "): mark(context)
        case .tab: return askForTrait()
        case .backspace where typed.editor.text.isEmpty && !traits.isEmpty: narrow(to: traits.dropLast())
        default: return nil
        }
        return .stay
    }

    mutating func search(_ context: inout Context) { search() }

    private mutating func search() {
        matches =
            typed.text.isEmpty
            ? places : names.matches(typed.text, limit: Self.maxMatches).map { places[$0] }
    }

    /// Shows the exercises with all these traits, from the first line on.
    private mutating func narrow(to traits: [ExerciseTrait]) {
        self.traits = traits
        places = items.indices.filter { items[$0].traits.isSuperset(of: traits) }
        names = NameList(places.map { items[$0].entry })
        typed.list = ScrollList()
        search()
    }

    /// Marks the exercise and moves to the next one, or clears the search if it was found by typing.
    private mutating func mark(_ context: Context) {
        guard matches.indices.contains(typed.list.selected) else { return }
        let item = matches[typed.list.selected]
        if isRoutine, isPresent(item) {
            removed.formSymmetricDifference([item])
        } else if let place = marked.firstIndex(of: item) {
            marked.remove(at: place)
        } else {
            marked.append(item)
        }
        if typed.text.isEmpty {
            typed.list.move(by: 1, count: matches.count)
        } else {
            typed = TypedList()
            search()
            typed.list.select(matches.firstIndex(of: item) ?? 0, count: matches.count)
        }
        typed.list.reveal(height: rows(context.body).height, count: matches.count)
    }

    mutating func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        var chosen = marked
        if marked.isEmpty, removed.isEmpty, matches.indices.contains(index) {
            guard !isRoutine || !isPresent(matches[index]) else {
                context.message = .plain(
                    "\(items[matches[index]].candidate.name) is in the routine: Space takes it out.")
                return .stay
            }
            chosen = [matches[index]]
        }
        let (added, gone) = (chosen.map { items[$0].candidate }, removed.sorted().map { items[$0].candidate })
        return added.isEmpty && gone.isEmpty ? .stay : .finish { [take] context in take(added, gone, &context) }
    }

    /// Whether the exercise of an item is on the sheet.
    private func isPresent(_ item: Int) -> Bool {
        guard case .known(let id) = items[item].candidate.choice else { return false }
        return present.contains(id)
    }

    /// Asks for another trait of the visible exercises, and returns here.
    private func askForTrait() -> OverlayOutcome {
        let counts = Dictionary(places.flatMap { items[$0].traits }.map { ($0, 1) }, uniquingKeysWith: +)
        let known = counts.keys.filter { !traits.contains($0) }.sorted()
        let choices: [ExerciseTrait?] = (traits.isEmpty ? [] : [nil]) + known
        var picker = Picker(
            "Which exercises?", of: choices, verb: "filter", title: { $0?.shownName ?? "all exercises" },
            detail: { trait in trait.map { "\($0.kind.title), \(counts[$0] ?? 0)" } ?? "" }
        ) { [self] trait, context in
            var narrowed = self
            narrowed.typed = TypedList()
            narrowed.narrow(to: trait.map { traits + [$0] } ?? [])
            context.present(narrowed)
        }
        picker.onCancel = { [self] context in context.present(self) }
        return .finish { [picker] context in context.present(picker) }
    }
}

extension [RowChooser.Item] {
    /// The trainer's own, those that the client did most first, then of the library what most trainers use.
    fileprivate var usualFirst: [Element] {
        let isUsual = { (item: Element) in item.candidate.entry?.isCommon ?? true }
        return filter(isUsual) + filter { !isUsual($0) }
    }
}

extension RowChooser.Item {
    /// How it is found: by its names, and by its traits.
    fileprivate var entry: NameList.Entry {
        let words = traits.map(\.name).joined(separator: " ")
        let uses = candidate.entry.map { $0.isCommon ? -1 : -2 } ?? candidate.uses
        return NameList.Entry(candidate.name, otherNames: candidate.otherNames + [words], uses: uses)
    }

    /// "chest, ~triceps", then what else is known of it.
    fileprivate var facts: [Phrase] {
        ExerciseTrait.Kind.allCases.map { kind in
            traits.filter { $0.kind == kind }.sorted().map(\.shownName).joined(separator: ", ")
        }.filter { !$0.isEmpty }
    }
}

extension ExerciseCandidate {
    /// Its traits for filtering. For an own exercise the library fills in the missing ones by name.
    fileprivate func traits(own: [Identifier<Exercise>: Set<ExerciseTrait>]) -> Set<ExerciseTrait> {
        if let entry { return entry.traits }
        guard case .known(let id) = choice else { return [] }
        let stored = own[id] ?? []
        let kinds = Set(stored.map(\.kind))
        return stored.union((ExerciseLibrary.named(name)?.traits ?? []).filter { !kinds.contains($0.kind) })
    }
}

// MARK: Drawing

extension RowChooser {
    func drawTitles(in row: Rect, into screen: inout Screen, context: Context) {
        let separator = " \(screen.glyphs.separator) "
        let words: Phrase =
            traits.isEmpty
            ? "Tab filters by category, muscle group, equipment, tag"
            : traits.map(\.shownName).joined(separator: separator)
        screen.put(
            words, at: row.origin.moved(columns: 2), style: traits.isEmpty ? .muted : .header, maxWidth: row.width - 2)
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let item = items[matches[index]]
        let state: Phrase? =
            !isPresent(matches[index])
            ? nil : removed.contains(matches[index]) ? "taken out" : isRoutine ? "in the routine" : "on the sheet"
        let mark = marked.firstIndex(of: matches[index]).map { "\($0 + 1)." } ?? ""
        let gap = String(repeating: " ", count: max(4 - TextWidth.of(mark), 0))
        screen.listLine(
            row, isSelected: isSelected, left: "\(mark)\(gap)\(item.candidate.name)",
            right: state ?? item.candidate.detail(today: context.today))
    }

    func drawFoot(in area: Rect, into screen: inout Screen, context: Context) {
        guard matches.indices.contains(typed.list.selected) else { return }
        let item = items[matches[typed.list.selected]]
        let lines = area.droppingLeft(2)
        let facts = item.facts.joined(separator: " \(screen.glyphs.separator) ")
        screen.put(facts, in: lines.top(1), align: .leading, style: .accent)
        guard !item.candidate.otherNames.isEmpty else { return }
        screen.put(
            "also: \(list: item.candidate.otherNames)", in: lines.droppingTop(1).top(1), align: .leading, style: .muted)
    }
}
