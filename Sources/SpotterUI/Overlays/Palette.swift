import FitnessModel
import TerminalKit

/// Every command by name, with its key beside it; those that cannot be run now stay listed with the reason.
struct Palette: Overlay {
    struct Line: Hashable, Sendable {
        let id: Command.ID
        let title: String
        let keys: String
        let scope: String
        let disabledReason: String?
    }

    let title: String
    private let lines: [Line]
    private var matches: [Line]
    private var typed = TypedList()

    init(state: AppState) {
        self.init("Commands", state: state, commands: CommandTable.all)
    }

    /// A palette of some commands only: the help of one view.
    init(_ title: String, state: AppState, commands: [Command]) {
        self.title = title
        let here = Set(state.scopes)
        lines = commands.map { command in
            let isElsewhere = !here.contains(command.scope)
            return Line(
                id: command.id, title: command.title,
                keys: state.context.services.keys.keys(of: command.id).map(\.display).joined(separator: "  "),
                scope: command.scope.title,
                disabledReason: isElsewhere ? "only in: \(command.scope.title)" : command.disabledReason(state))
        }
        matches = lines
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", "run"), KeyHint("↑ ↓", "move"), KeyHint("type", "search by name or key"),
            KeyHint("Esc", "close"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        follow(typed.handle(key, count: matches.count, height: rows(Frame(context.size).body).height))
    }

    mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        narrow()
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(context.size).body), count: matches.count))
    }

    private mutating func follow(_ reaction: TypedList.Reaction) -> OverlayOutcome {
        switch reaction {
        case .stay: break
        case .close: return .close
        case .choose:
            guard matches.indices.contains(typed.list.selected) else { return .stay }
            let id = matches[typed.list.selected].id
            return .finish { state in state.run(id) }
        case .typed: narrow()
        }
        return .stay
    }

    private mutating func narrow() {
        let typed = typed.text
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
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: title)
        typed.drawEntry(":", count: "", in: box(body).inset(by: 1).inset(columns: 1).top(1), into: &screen)
        let empty = "No command of that name or key."
        typed.drawLines(count: matches.count, in: rows(body), into: &screen, empty: empty) {
            screen, line, row, isSelected in
            drawLine(matches[line], isSelected: isSelected, into: &screen, row: row)
        }
    }

    private func drawLine(_ line: Line, isSelected: Bool, into screen: inout Screen, row: Rect) {
        let right = line.disabledReason.map { "(\($0))" } ?? line.scope
        let keyWidth = 14
        screen.listLine(row, isSelected: isSelected, left: "", right: "")
        let style = isSelected ? Style(.selection) : line.disabledReason == nil ? Style.text : Style.muted
        let place = Point(column: row.column + 2, row: row.row)
        screen.put(line.keys, at: place, style: isSelected ? style : Style(.key), maxWidth: keyWidth - 1)
        let room = row.width - keyWidth - 2
        // Why it cannot be run now matters more than the end of its title.
        let reserved = line.disabledReason == nil ? 0 : min(TextWidth.of(right), room / 2) + 2
        let used = screen.put(line.title, at: place.moved(columns: keyWidth), style: style, maxWidth: room - reserved)
        let left = room - used - 2
        guard left >= min(TextWidth.of(right), 8) else { return }
        let shown = TextWidth.truncate(right, to: left, ellipsis: screen.glyphs.ellipsis)
        screen.put(
            shown, at: Point(column: row.column + row.width - TextWidth.of(shown), row: row.row),
            style: isSelected ? style : .muted)
    }
}
