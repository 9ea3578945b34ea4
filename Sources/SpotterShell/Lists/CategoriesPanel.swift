import DiaryStore
package import FitnessModel
package import TerminalKit
import ViewKit

/// The categories of one kind of record, with their owner and number of records. They are added, renamed, deleted,
/// moved and shared here, each by a change of its own.
package struct CategoriesPanel: Overlay {
    private let kind: Category.Kind
    private let noun: Noun
    private let counted: @Sendable (Int) -> Phrase
    private let counts: [Identifier<Category>: Int]
    private let show: @Sendable (Identifier<Category>?, inout Context) -> Void
    private var categories: [Category] = []
    private var list = ScrollList()
    /// The order before the arrows began to move the category; nil while none is moved.
    private var movedFrom: [Category]?

    /// Reads the categories; `counted` is the noun with a number, `show` is what Enter does.
    package init(
        _ kind: Category.Kind, _ noun: Noun, counted: @escaping @Sendable (Int) -> Phrase,
        counts: [Identifier<Category>: Int], at shown: Identifier<Category>?, _ context: inout Context,
        show: @escaping @Sendable (Identifier<Category>?, inout Context) -> Void
    ) {
        (self.kind, self.noun, self.counted, self.counts, self.show) = (kind, noun, counted, counts, show)
        read(shown, &context)
    }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        if movedFrom != nil {
            return [KeyHint("↑ ↓", "move it"), KeyHint("Enter", "done"), KeyHint("Esc", "cancel")]
        }
        let sharing: Phrase = chosen?.owner == nil ? "make yours" : "make the gym's"
        let ofOne = [
            KeyHint("Enter", "show"), KeyHint("e", "rename"), KeyHint("d", "delete"), KeyHint("m", "move"),
            KeyHint("g", sharing),
        ]
        return (chosen == nil ? [] : ofOne) + [KeyHint("a", "new"), KeyHint("Esc", "close")]
    }

    private var chosen: Category? {
        categories.indices.contains(list.selected) ? categories[list.selected] : nil
    }

    private mutating func read(_ wanted: Identifier<Category>?, _ context: inout Context) {
        let kind = kind
        categories = context.read { diary in try diary.categories.list(kind) } ?? categories
        let place = categories.firstIndex { $0.id == wanted } ?? min(list.selected, max(categories.count - 1, 0))
        list.select(place, count: categories.count)
        list.reveal(height: rows(context.body).height, count: categories.count)
    }

    /// Reads the categories again in the panel that waits below a form, and goes to one.
    private static func refresh(_ category: Identifier<Category>) -> ContextAction {
        { context in context.updateOverlay(CategoriesPanel.self) { panel, context in panel.read(category, &context) } }
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        if movedFrom != nil { return take(key, &context) }
        switch key {
        case .escape, .char("q"): return .close
        case .up, .char("k"), .ctrl("p"), .backTab: list.move(by: -1, count: categories.count)
        case .down, .char("j"), .ctrl("n"), .tab: list.move(by: 1, count: categories.count)
        case .char("a"):
            return .act { [kind] context in
                context.present(CategoryForms.new(kind) { made, context in Self.refresh(made)(&context) })
            }
        default:
            guard let chosen else { return .stay }
            return act(on: chosen, key, &context)
        }
        list.reveal(height: rows(context.body).height, count: categories.count)
        return .stay
    }

    private mutating func act(on chosen: Category, _ key: Key, _ context: inout Context) -> OverlayOutcome {
        switch key {
        case .enter: return .finish { [show] context in show(chosen.id, &context) }
        case .char("e"):
            return .act { context in context.present(CategoryForms.rename(chosen, then: Self.refresh(chosen.id))) }
        case .char("d"):
            context.write("Deleted the category \(chosen.name). Its \(noun.many) stay. u: undo.") { diary in
                try diary.categories.delete(chosen.id)
            }
            read(nil, &context)
        case .char("g"):
            let isGyms = chosen.owner == nil
            context.write(isGyms ? "\(chosen.name) is now yours." : "All trainers of the gym now see \(chosen.name).") {
                diary in try diary.categories.set(chosen.id, forWholeGym: !isGyms)
            }
            read(chosen.id, &context)
        case .char("m"): if context.mayWrite() { movedFrom = categories }
        default: break
        }
        return .stay
    }

    /// Takes a key while the category is moved, among the gym's or among the trainer's own.
    private mutating func take(_ key: Key, _ context: inout Context) -> OverlayOutcome {
        guard let before = movedFrom, let chosen else { return .stay }
        switch key {
        case .up, .char("k"): step(by: -1)
        case .down, .char("j"): step(by: 1)
        case .escape:
            (categories, movedFrom) = (before, nil)
            list.select(categories.firstIndex(of: chosen) ?? 0, count: categories.count)
        case .enter, .char("m"):
            movedFrom = nil
            let siblings = categories.filter { $0.owner == chosen.owner }
            if categories != before, let place = siblings.firstIndex(of: chosen) {
                context.write("Moved \(chosen.name).") { diary in try diary.categories.move(chosen.id, to: place) }
            }
            read(chosen.id, &context)
        default: break
        }
        list.reveal(height: rows(context.body).height, count: categories.count)
        return .stay
    }

    private mutating func step(by offset: Int) {
        let (from, to) = (list.selected, list.selected + offset)
        guard categories.indices.contains(to), categories[to].owner == categories[from].owner else { return }
        categories.swapAt(from, to)
        list.select(to, count: categories.count)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let rows = rows(context.body)
        let line = mouse.at.row - rows.row + list.top
        guard movedFrom == nil, mouse.kind == .press, rows.contains(mouse.at), categories.indices.contains(line) else {
            return .stay
        }
        if line == list.selected { return handle(.enter, context: &context) }
        list.select(line, count: categories.count)
        return .stay
    }
}

// MARK: Drawing

extension CategoriesPanel {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 66), rows: min(body.height, max(categories.count, 2) + 4)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: movedFrom == nil ? "Categories of \(noun.many)" : "Moving \(chosen?.name ?? "")")
        let rows = rows(body)
        guard !categories.isEmpty else {
            screen.paragraph("No categories of \(noun.many) yet. a adds one.", in: rows, style: .muted)
            return
        }
        for (line, index) in list.visible(height: rows.height, count: categories.count).enumerated() {
            let category = categories[index]
            screen.listLine(
                rows.droppingTop(line).top(1), isSelected: index == list.selected, left: "\(category.name)",
                right: "\(counted(counts[category.id] ?? 0)), \(category.ownerText)")
        }
    }
}
