import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Sorts one plan into categories: each can be ticked, Enter keeps what is ticked.
struct CategorySorter: Overlay {
    /// What is sorted.
    enum Plan: Hashable, Sendable {
        case phase(Identifier<Phase>)
        case mesocycle(Identifier<Mesocycle>)
    }

    private let plan: Plan
    private let name: String
    private var categories: [Category]
    private var chosen: Set<Identifier<Category>>
    private var list = ScrollList()

    /// Reads the categories and asks.
    static func open(_ plan: Plan, named name: String, _ context: inout Context) {
        let read = context.read { diary -> (all: [Category], chosen: [Category]) in
            let all = try diary.categories.list(.plan)
            switch plan {
            case .phase(let id): return (all, try diary.categories.of(id))
            case .mesocycle(let id): return (all, try diary.categories.of(id))
            }
        }
        guard let (all, chosen) = read else { return }
        context.present(CategorySorter(plan: plan, name: name, categories: all, chosen: Set(chosen.map(\.id))))
    }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [
            KeyHint("Space", "tick"), KeyHint("Enter", "save"), KeyHint("a", "new category"), KeyHint("↑ ↓", "move"),
            KeyHint("Esc", "close"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .char("q"): return .close
        case .enter: return save(&context)
        case .char(" "), .char("x"): toggle()
        case .char("a"): return .act { context in context.present(CategoryForms.new(.plan, then: Self.take)) }
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

    private mutating func toggle() {
        guard categories.indices.contains(list.selected) else { return }
        let id = categories[list.selected].id
        if chosen.remove(id) == nil { chosen.insert(id) }
    }

    /// A category that was just made is ticked at once.
    private static func take(_ made: Identifier<Category>, _ context: inout Context) {
        context.updateOverlay(CategorySorter.self) { sorter, context in
            sorter.categories = context.read { diary in try diary.categories.list(.plan) } ?? []
            sorter.chosen.insert(made)
            sorter.list.selected = sorter.categories.firstIndex { $0.id == made } ?? 0
        }
    }

    private func save(_ context: inout Context) -> OverlayOutcome {
        let ids = categories.map(\.id).filter(chosen.contains)
        let names = categories.filter { chosen.contains($0.id) }.map(\.name).joined(separator: ", ")
        let news = ids.isEmpty ? "\(name) is in no category now." : "\(name) is in \(names)."
        let isDone = context.save(news) { [plan] diary in
            switch plan {
            case .phase(let id): try diary.categories.set(ids, of: id)
            case .mesocycle(let id): try diary.categories.set(ids, of: id)
            }
        }
        return isDone ? .close : .stay
    }
}

extension CategorySorter {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 60), rows: min(body.height, max(categories.count, 2) + 4)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let box = box(body)
        screen.popup(box, title: "Categories of \(name)")
        let rows = rows(body)
        guard !categories.isEmpty else {
            screen.paragraph("There are no categories of plans yet: a makes one.", in: rows, style: .muted)
            return
        }
        for (line, index) in list.visible(height: rows.height, count: categories.count).enumerated() {
            let category = categories[index]
            screen.listLine(
                rows.droppingTop(line).top(1), isSelected: index == list.selected,
                left: "\(chosen.contains(category.id) ? "[x]" : "[ ]") \(category.name)",
                right: category.whose)
        }
    }
}
