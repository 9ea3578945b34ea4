import DiaryStore
import FitnessModel
import TerminalKit

/// Phases to choose from, each shown with its rows, because names alone look alike. Several can be marked; they are taken
/// in the order in which they were marked.
struct PhaseChooser: Overlay {
    /// One phase of the list.
    struct Item: Hashable, Sendable {
        let id: Identifier<Phase>
        let name: String
        /// "template", "in it": what the name does not say.
        let detail: String
    }

    /// What becomes of those that were chosen.
    typealias Choice = @Sendable ([Identifier<Phase>], inout AppState) -> Void

    let title: String
    let items: [Item]
    private let choose: Choice
    private(set) var marked: [Identifier<Phase>] = []
    private(set) var editor = LineEditor("")
    private(set) var list = ScrollList()
    private(set) var matches: [Int]
    /// The sheet of the phase under the cursor.
    private(set) var preview: SheetContent?

    init(_ title: String, items: [Item], desk: inout Desk, choose: @escaping Choice) {
        self.title = title
        self.items = items
        self.choose = choose
        matches = Array(items.indices)
        readPreview(&desk)
    }

    var hints: [KeyHint] {
        [
            KeyHint("Space", "mark"), KeyHint("Enter", marked.isEmpty ? "add" : "add \(marked.count)"),
            KeyHint("↑ ↓", "move"), KeyHint("type", "narrow"), KeyHint("Esc", "close"),
        ]
    }

    private var chosen: Item? { matches.indices.contains(list.selected) ? items[matches[list.selected]] : nil }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .escape: return .close
        case .enter:
            let ids = marked.isEmpty ? chosen.map { [$0.id] } ?? [] : marked
            return ids.isEmpty ? .stay : .finish { [choose] state in choose(ids, &state) }
        case .char(" "): mark()
        case .up, .ctrl("p"), .backTab: list.move(by: -1, count: matches.count)
        case .down, .ctrl("n"), .tab: list.move(by: 1, count: matches.count)
        case .pageUp: list.move(by: -10, count: matches.count)
        case .pageDown: list.move(by: 10, count: matches.count)
        case .home: list.home()
        case .end: list.end(count: matches.count)
        default: if editor.handle(key) { narrow() }
        }
        settle(&desk)
        return .stay
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        editor.insert(text)
        narrow()
        settle(&desk)
    }

    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome {
        let rows = ChooserLayout(Frame(desk.size).body).rows
        switch mouse.kind {
        case .wheelUp: list.move(by: -3, count: matches.count)
        case .wheelDown: list.move(by: 3, count: matches.count)
        case .press, .doubleClick:
            let line = mouse.at.row - rows.row + list.top
            guard rows.contains(mouse.at), matches.indices.contains(line) else { return .stay }
            if line == list.selected { toggle() } else { list.selected = line }
        }
        settle(&desk)
        return .stay
    }

    /// Marks the phase and goes on: to the next one, or, when it was found by typing, to the next search.
    private mutating func mark() {
        guard let item = chosen else { return }
        toggle()
        if editor.text.isEmpty {
            list.move(by: 1, count: matches.count)
        } else {
            editor = LineEditor("")
            narrow()
            list.select(items.firstIndex(of: item) ?? 0, count: matches.count)
        }
    }

    private mutating func toggle() {
        guard let id = chosen?.id else { return }
        if let index = marked.firstIndex(of: id) { marked.remove(at: index) } else { marked.append(id) }
    }

    private mutating func narrow() {
        let typed = editor.text.trimmingBlanks
        list = ScrollList()
        guard !typed.isEmpty else {
            matches = Array(items.indices)
            return
        }
        let scored = items.enumerated().compactMap { index, item in
            FuzzyMatch.score(typed, item.name).map { (index: index, score: $0) }
        }
        matches = scored.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.map(\.index)
    }

    private mutating func settle(_ desk: inout Desk) {
        list.reveal(height: ChooserLayout(Frame(desk.size).body).rows.height, count: matches.count)
        readPreview(&desk)
    }

    private mutating func readPreview(_ desk: inout Desk) {
        guard let id = chosen?.id else { return preview = nil }
        guard preview?.phase?.id != id else { return }
        preview = desk.read { diary throws(StoreError) in try SheetContent(.phase(id), diary) }
    }
}

/// Where the parts of the chooser stand: rows beside the list where there is room, else below it.
struct ChooserLayout: Hashable, Sendable {
    let box: Rect
    let search: Rect
    let rows: Rect
    let preview: Rect
    /// The list stands to the left of the preview, not above it.
    let isBeside: Bool

    init(_ body: Rect) {
        box = body
        let inside = box.inset(by: 1).inset(columns: 1)
        isBeside = inside.width >= 72
        search = inside.top(1)
        let below = inside.droppingTop(1)
        if isBeside {
            rows = below.droppingTop(1).left(inside.width * 2 / 5)
            preview = below.droppingTop(1).droppingLeft(rows.width + 3)
        } else {
            rows = below.top(max(below.height * 2 / 5, 3))
            preview = below.droppingTop(rows.height + 1)
        }
    }
}

extension PhaseChooser {
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let layout = ChooserLayout(body)
        screen.popup(layout.box, title: title)
        screen.put("/", at: layout.search.origin, style: .accent)
        let status = marked.isEmpty ? "\(matches.count) of \(items.count)" : "\(marked.count) marked"
        screen.input(editor, in: layout.search.droppingLeft(2).droppingRight(TextWidth.of(status) + 2))
        screen.put(status, in: layout.search, align: .trailing, style: marked.isEmpty ? .muted : .accent)
        if layout.isBeside {
            let line = layout.preview.origin.moved(columns: -2)
            screen.verticalLine(from: line, height: layout.preview.height)
        } else {
            let line = layout.preview.origin.moved(rows: -1)
            screen.horizontalLine(from: line, width: layout.preview.width)
        }
        guard !matches.isEmpty else {
            screen.paragraph("Nothing matches. Backspace widens the search.", in: layout.rows, style: .muted)
            return
        }
        for (line, index) in list.visible(height: layout.rows.height, count: matches.count).enumerated() {
            let item = items[matches[index]]
            let mark = marked.firstIndex(of: item.id).map { "\($0 + 1)." } ?? ""
            screen.listLine(
                layout.rows.droppingTop(line).top(1), isSelected: index == list.selected,
                left: mark + String(repeating: " ", count: max(3 - TextWidth.of(mark), 0)) + item.name,
                right: item.detail)
        }
        preview?.drawRows(into: &screen, layout.preview)
    }
}
