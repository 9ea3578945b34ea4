package import DiaryStore
import FitnessModel
package import TerminalKit
import ViewKit

/// Sorts records into categories: each can be ticked, Enter stores the ticks. If only some of several records are in a
/// category, that stays so until it is ticked.
package struct CategorySorter<Record: SortedRecord>: Overlay {
    private let marked: [Marked<Record>]
    /// "P6 In season", "3 phases".
    private let title: Phrase
    private let noun: Noun
    private let onSaved: ContextAction
    private var categories: [Category]
    /// How many of the records each category has.
    private let before: [Identifier<Category>: Int]
    /// The categories that were ticked (true) or unticked (false).
    private var ticks: [Identifier<Category>: Bool] = [:]
    private var list = ScrollList()

    /// Reads the categories and asks; `then` runs once the records are sorted. The title names the records.
    package static func open(
        _ marked: [Marked<Record>], _ title: Phrase, _ noun: Noun, _ context: inout Context,
        then: @escaping ContextAction = { _ in }
    ) {
        let read = context.read { diary in
            (
                all: try diary.categories.list(Record.categoryKind),
                chosen: try marked.flatMap { try diary.categories.of($0.id) }
            )
        }
        guard let (all, chosen) = read else { return }
        let before = Dictionary(chosen.map { ($0.id, 1) }, uniquingKeysWith: +)
        context.present(
            CategorySorter(marked: marked, title: title, noun: noun, onSaved: then, categories: all, before: before))
    }

    private init(
        marked: [Marked<Record>], title: Phrase, noun: Noun, onSaved: @escaping ContextAction, categories: [Category],
        before: [Identifier<Category>: Int]
    ) {
        (self.marked, self.title, self.noun, self.onSaved) = (marked, title, noun, onSaved)
        (self.categories, self.before) = (categories, before)
    }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [
            KeyHint("Space", "select"), KeyHint("Enter", "save"), KeyHint("a", "new category"), KeyHint("↑ ↓", "move"),
            KeyHint("Esc", "close"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .char("q"): return .close
        case .enter: return save(&context)
        case .char(" "), .char("x"): toggle()
        case .char("a"):
            return .act { context in context.present(CategoryForms.new(Record.categoryKind, then: Self.take)) }
        case .up, .char("k"), .ctrl("p"), .backTab: list.move(by: -1, count: categories.count)
        case .down, .char("j"), .ctrl("n"), .tab: list.move(by: 1, count: categories.count)
        default: break
        }
        list.reveal(height: rows(context.body).height, count: categories.count)
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let rows = rows(context.body)
        let line = mouse.at.row - rows.row + list.top
        guard mouse.kind == .press, rows.contains(mouse.at), categories.indices.contains(line) else { return .stay }
        list.selected = line
        toggle()
        return .stay
    }

    /// Whether all of the records are in a category; nil if only some are.
    private func isTicked(_ category: Category) -> Bool? {
        if let tick = ticks[category.id] { return tick }
        let count = before[category.id] ?? 0
        return count == marked.count ? true : count == 0 ? false : nil
    }

    private mutating func toggle() {
        guard categories.indices.contains(list.selected) else { return }
        let category = categories[list.selected]
        ticks[category.id] = isTicked(category) != true
    }

    /// Ticks a category that was just added.
    private static func take(_ made: Identifier<Category>, _ context: inout Context) {
        context.updateOverlay(CategorySorter<Record>.self) { sorter, context in
            sorter.categories = context.read { diary in try diary.categories.list(Record.categoryKind) } ?? []
            sorter.ticks[made] = true
            sorter.list.select(
                sorter.categories.firstIndex { $0.id == made } ?? 0, count: sorter.categories.count)
            sorter.list.reveal(height: sorter.rows(context.body).height, count: sorter.categories.count)
        }
    }

    private func save(_ context: inout Context) -> OverlayOutcome {
        let known = Set(categories.map(\.id))
        func ticked(_ value: Bool) -> Set<Identifier<Category>> {
            Set(ticks.filter { $0.value == value }.keys).intersection(known)
        }
        let isDone = context.save(message) { [marked] diary in
            try diary.categories.sort(marked, into: ticked(true), outOf: ticked(false))
        }
        return isDone ? .finish(onSaved) : .stay
    }

    /// "Sorted P6 into Strength.", "Sorted 3 clients into Team."
    private var message: Phrase {
        let names = categories.filter { isTicked($0) == true }.map(\.name)
        if !names.isEmpty { return "Sorted \(title) into \(list: names)." }
        return categories.contains { isTicked($0) == nil }
            ? "Sorted \(title)." : "Removed \(title) from all categories."
    }
}

extension CategorySorter {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 60), rows: min(body.height, max(categories.count, 2) + 4)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: "Categories of \(title)")
        let rows = rows(body)
        guard !categories.isEmpty else {
            screen.paragraph(
                "No categories of \(noun.many) yet. a adds one.", in: rows, style: .muted
            )
            return
        }
        for (line, index) in list.visible(height: rows.height, count: categories.count).enumerated() {
            let category = categories[index]
            let box = isTicked(category).map { $0 ? "[x]" : "[ ]" } ?? "[-]"
            let some: Phrase =
                isTicked(category) == nil
                ? "\(before[category.id] ?? 0) of \(marked.count), \(category.ownerText)" : category.ownerText
            screen.listLine(
                rows.droppingTop(line).top(1), isSelected: index == list.selected,
                left: "\(box) \(category.name)", right: some)
        }
    }
}
