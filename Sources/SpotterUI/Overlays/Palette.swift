import FitnessModel
import TerminalKit

/// Every command by name, with its key beside it; those that cannot be run now stay listed with the reason.
struct Palette: Overlay {
    struct Line: Hashable, Sendable {
        let id: Command.ID
        let title: String
        let keys: String
        let context: String
        let obstacle: String?
    }

    let title: String
    private let lines: [Line]
    private var matches: [Line]
    private var editor = LineEditor("")
    private var list = ScrollList()

    init(state: AppState) {
        self.init("Commands", state: state, commands: CommandTable.all)
    }

    /// A palette of some commands only: the help of one view.
    init(_ title: String, state: AppState, commands: [Command]) {
        self.title = title
        let here = Set(state.contexts)
        lines = commands.map { command in
            let isElsewhere = !here.contains(command.context)
            return Line(
                id: command.id, title: command.title,
                keys: state.desk.services.keys.keys(of: command.id).map(\.display).joined(separator: "  "),
                context: command.context.title,
                obstacle: isElsewhere ? "only in: \(command.context.title)" : command.obstacle(state))
        }
        matches = lines
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", "run"), KeyHint("↑ ↓", "move"), KeyHint("type", "search by name or key"),
            KeyHint("Esc", "close"),
        ]
    }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .escape: return .close
        case .enter:
            guard matches.indices.contains(list.selected) else { return .stay }
            let id = matches[list.selected].id
            return .finish { state in state.run(id) }
        case .up, .ctrl("p"), .backTab: list.move(by: -1, count: matches.count)
        case .down, .ctrl("n"), .tab: list.move(by: 1, count: matches.count)
        case .pageUp: list.move(by: -10, count: matches.count)
        case .pageDown: list.move(by: 10, count: matches.count)
        default: if editor.handle(key) { narrow() }
        }
        list.reveal(height: rowCount(Frame(desk.size).body), count: matches.count)
        return .stay
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        editor.insert(text)
        narrow()
    }

    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome {
        let rows = box(Frame(desk.size).body).inset(by: 1).droppingTop(2)
        switch mouse.kind {
        case .wheelUp: list.move(by: -3, count: matches.count)
        case .wheelDown: list.move(by: 3, count: matches.count)
        case .press, .doubleClick:
            let line = mouse.at.row - rows.row + list.top
            guard rows.contains(mouse.at), matches.indices.contains(line) else { return .stay }
            if line == list.selected || mouse.kind == .doubleClick { return handle(.enter, desk: &desk) }
            list.select(line, count: matches.count)
        }
        list.reveal(height: rows.height, count: matches.count)
        return .stay
    }

    private mutating func narrow() {
        list = ScrollList()
        let typed = editor.text.trimmingBlanks
        guard !typed.isEmpty else {
            matches = lines
            return
        }
        let byKey = lines.filter { $0.keys.split(separator: "  ").contains(Substring(typed)) }
        let byName = lines.enumerated().compactMap { index, line in
            FuzzyMatch.score(typed, line.title).map { (index: index, score: $0) }
        }
        let ranked = byName.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }
        matches = byKey + ranked.map { lines[$0.index] }.filter { !byKey.contains($0) }
    }
}

extension Palette {
    private func box(_ body: Rect) -> Rect { body.centred(Size(columns: min(body.width - 2, 78), rows: body.height)) }
    private func rowCount(_ body: Rect) -> Int { max(box(body).height - 4, 1) }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let box = box(body)
        screen.popup(box, title: title)
        let inside = box.inset(by: 1).droppingLeft(1).droppingRight(1)
        screen.put(":", at: Point(column: inside.column, row: inside.row), style: Style(.accent))
        let visible = editor.visible(width: max(inside.width - 2, 1))
        let start = Point(column: inside.column + 2, row: inside.row)
        screen.put(visible.text, at: start, style: Style(.input), maxWidth: inside.width - 2)
        screen.cursor = start.moved(columns: visible.cursorColumn)
        for line in 0..<min(inside.height - 2, max(0, matches.count - list.top)) {
            let row = Rect(column: inside.column, row: inside.row + 2 + line, width: inside.width, height: 1)
            drawLine(matches[list.top + line], isSelected: list.top + line == list.selected, into: &screen, row: row)
        }
        if matches.isEmpty {
            screen.put(
                "No command of that name or key.", at: Point(column: inside.column, row: inside.row + 2), style: .muted)
        }
    }

    private func drawLine(_ line: Line, isSelected: Bool, into screen: inout Screen, row: Rect) {
        let right = line.obstacle.map { "(\($0))" } ?? line.context
        let keyWidth = 14
        screen.listLine(row, isSelected: isSelected, left: "", right: "")
        let style = isSelected ? Style(.selection) : line.obstacle == nil ? Style.text : Style.muted
        let place = Point(column: row.column + 2, row: row.row)
        screen.put(line.keys, at: place, style: isSelected ? style : Style(.key), maxWidth: keyWidth - 1)
        let room = row.width - keyWidth - 2
        // Why it cannot be run now matters more than the end of its title.
        let reserved = line.obstacle == nil ? 0 : min(TextWidth.of(right), room / 2) + 2
        let used = screen.put(line.title, at: place.moved(columns: keyWidth), style: style, maxWidth: room - reserved)
        let left = room - used - 2
        guard left >= min(TextWidth.of(right), 8) else { return }
        let shown = TextWidth.truncate(right, to: left, ellipsis: screen.glyphs.ellipsis)
        screen.put(
            shown, at: Point(column: row.column + row.width - TextWidth.of(shown), row: row.row),
            style: isSelected ? style : .muted)
    }
}
