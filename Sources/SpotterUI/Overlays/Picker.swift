import FitnessModel
import TerminalKit

/// A list to choose from, narrowed by typing.
struct Picker: Overlay {
    /// One line of it.
    struct Item: Hashable, Sendable {
        let title: String
        let detail: String
        /// What the caller knows it by; record ids, or an index.
        let key: Int64

        init(_ title: String, detail: String = "", key: Int64) {
            self.title = title
            self.detail = detail
            self.key = key
        }
    }

    let title: String
    let items: [Item]
    /// The last line when something was typed that is in no item: "new exercise". Nil when only items can be chosen.
    let creationLabel: String?
    /// What Enter says in the footer.
    let verb: String
    let choose: @Sendable (Item, inout AppState) -> Void
    let create: @Sendable (String, inout AppState) -> Void
    /// What Esc does besides closing; nil for nothing.
    var cancel: StateAction?
    var editor: LineEditor
    var list = ScrollList()
    private(set) var matches: [Int]

    init(
        _ title: String, items: [Item], verb: String = "choose", typed: String = "", creationLabel: String? = nil,
        create: @escaping @Sendable (String, inout AppState) -> Void = { _, _ in },
        choose: @escaping @Sendable (Item, inout AppState) -> Void
    ) {
        self.title = title
        self.items = items
        self.verb = verb
        self.creationLabel = creationLabel
        self.choose = choose
        self.create = create
        editor = LineEditor(typed)
        matches = Array(items.indices)
        narrow()
    }

    var hints: [KeyHint] {
        [KeyHint("Enter", verb), KeyHint("↑ ↓", "move"), KeyHint("type", "narrow"), KeyHint("Esc", "close")]
    }

    /// The line that makes a new thing of what was typed, below the matches.
    private var offersCreation: Bool {
        creationLabel != nil && !editor.text.trimmingBlanks.isEmpty
    }
    private var lineCount: Int { matches.count + (offersCreation ? 1 : 0) }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .escape: return cancel.map { .finish($0) } ?? .close
        case .enter: return pick()
        case .up, .ctrl("p"), .backTab: list.move(by: -1, count: lineCount)
        case .down, .ctrl("n"), .tab: list.move(by: 1, count: lineCount)
        case .pageUp: list.move(by: -10, count: lineCount)
        case .pageDown: list.move(by: 10, count: lineCount)
        default: if editor.handle(key) { narrow() }
        }
        list.reveal(height: visibleRows(desk), count: lineCount)
        return .stay
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        editor.insert(text)
        narrow()
    }

    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: list.move(by: -3, count: lineCount)
        case .wheelDown: list.move(by: 3, count: lineCount)
        case .press, .doubleClick:
            let first = box(Frame(desk.size).body).row + 3
            let line = mouse.at.row - first + list.top
            guard mouse.at.row >= first, line < lineCount else { return .stay }
            if line == list.selected || mouse.kind == .doubleClick { return pick() }
            list.selected = line
        }
        list.reveal(height: visibleRows(desk), count: lineCount)
        return .stay
    }

    private func pick() -> OverlayOutcome {
        if matches.indices.contains(list.selected) {
            let item = items[matches[list.selected]]
            return .finish { [choose] state in choose(item, &state) }
        }
        guard offersCreation else { return .stay }
        return .finish { [create, editor] state in create(editor.text.trimmingBlanks, &state) }
    }

    private mutating func narrow() {
        let typed = editor.text.trimmingBlanks
        list = ScrollList()
        guard !typed.isEmpty else {
            matches = Array(items.indices)
            return
        }
        let scored = items.enumerated().compactMap { index, item in
            FuzzyMatch.score(typed, item.title + " " + item.detail).map { (index: index, score: $0) }
        }
        matches = scored.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.map(\.index)
    }
}

extension Picker {
    func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 72), rows: min(body.height, max(items.count, 4) + 5)))
    }

    private func visibleRows(_ desk: Desk) -> Int { max(box(Frame(desk.size).body).height - 4, 1) }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let box = box(body)
        screen.popup(box, title: title)
        let inside = box.inset(by: 1).droppingLeft(1).droppingRight(1)
        let visible = editor.visible(width: max(inside.width - 2, 1))
        screen.put("/", at: Point(column: inside.column, row: inside.row), style: Style(.accent))
        let start = Point(column: inside.column + 2, row: inside.row)
        screen.put(visible.text, at: start, style: Style(.input), maxWidth: inside.width - 2)
        screen.cursor = start.moved(columns: visible.cursorColumn)
        let count = "\(matches.count) of \(items.count)"
        if inside.width > 30 {
            screen.put(
                count, at: Point(column: inside.column + inside.width - TextWidth.of(count), row: inside.row),
                style: .muted)
        }
        let rows = inside.droppingTop(2)
        for line in 0..<min(rows.height, max(0, lineCount - list.top)) {
            drawLine(
                list.top + line, into: &screen,
                row: Rect(column: rows.column, row: rows.row + line, width: rows.width, height: 1))
        }
        if lineCount == 0 {
            screen.put(
                "Nothing matches. Backspace widens the search.", at: Point(column: rows.column, row: rows.row),
                style: .muted, maxWidth: rows.width)
        }
    }

    private func drawLine(_ line: Int, into screen: inout Screen, row: Rect) {
        let isSelected = line == list.selected
        let isCreation = line >= matches.count
        let title = isCreation ? "+ \(creationLabel ?? ""): \(editor.text.trimmingBlanks)" : items[matches[line]].title
        let detail = isCreation ? "" : items[matches[line]].detail
        screen.listLine(row, isSelected: isSelected, left: title, right: detail)
    }
}
