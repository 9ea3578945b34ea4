import DiaryStore
import FitnessModel
import TerminalKit

/// Finds clients, phases and exercises by any word of them, and goes there.
struct FindPanel: Overlay {
    private static let limit = 50

    private var editor = LineEditor("")
    private var hits: [SearchHit] = []
    private var list = ScrollList()

    var hints: [KeyHint] {
        [KeyHint("Enter", "go there"), KeyHint("↑ ↓", "move"), KeyHint("type", "search"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .escape: return .close
        case .enter: return go()
        case .up, .ctrl("p"), .backTab: list.move(by: -1, count: hits.count)
        case .down, .ctrl("n"), .tab: list.move(by: 1, count: hits.count)
        case .pageUp: list.move(by: -10, count: hits.count)
        case .pageDown: list.move(by: 10, count: hits.count)
        default: if editor.handle(key) { search(&desk) }
        }
        list.reveal(height: rows(Frame(desk.size).body).height, count: hits.count)
        return .stay
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        editor.insert(text)
        search(&desk)
    }

    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome {
        let rows = rows(Frame(desk.size).body)
        switch mouse.kind {
        case .wheelUp: list.move(by: -3, count: hits.count)
        case .wheelDown: list.move(by: 3, count: hits.count)
        case .press, .doubleClick:
            let line = mouse.at.row - rows.row + list.top
            guard rows.contains(mouse.at), hits.indices.contains(line) else { return .stay }
            if line == list.selected { return go() }
            list.selected = line
        }
        list.reveal(height: rows.height, count: hits.count)
        return .stay
    }

    private mutating func search(_ desk: inout Desk) {
        let typed = editor.text.trimmingBlanks
        list = ScrollList()
        hits =
            typed.isEmpty
            ? [] : desk.read { diary throws(StoreError) in try diary.search(typed, limit: Self.limit) } ?? []
    }

    private func go() -> OverlayOutcome {
        guard hits.indices.contains(list.selected) else { return .stay }
        let hit = hits[list.selected]
        return .finish { state in
            state.desk.route =
                switch hit.kind {
                case .client: .client(Identifier(rawValue: hit.recordID))
                case .phase: .sheet(Identifier(rawValue: hit.recordID))
                case .exercise: .exercise(Identifier(rawValue: hit.recordID))
                }
        }
    }
}

extension FindPanel {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 78), rows: body.height))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        screen.popup(box(body), title: "Find a client, phase or exercise")
        let inside = box(body).inset(by: 1).inset(columns: 1)
        screen.put("/", at: inside.origin.moved(columns: 1), style: .accent)
        screen.input(editor, in: inside.top(1).droppingLeft(3).droppingRight(14))
        let count =
            hits.count == Self.limit ? "first \(hits.count)" : hits.count == 1 ? "1 match" : "\(hits.count) matches"
        if !editor.text.trimmingBlanks.isEmpty {
            screen.put(count, in: inside.top(1).droppingRight(1).right(13), align: .trailing, style: .muted)
        }
        let rows = rows(body)
        guard !hits.isEmpty else {
            let text =
                editor.text.trimmingBlanks.isEmpty
                ? "Type the beginning of any word: a name, a goal, a note."
                : "Nothing is found. Backspace widens the search."
            screen.put(text, in: rows.droppingLeft(2), align: .leading, style: .muted)
            return
        }
        for (line, index) in list.visible(height: rows.height, count: hits.count).enumerated() {
            let hit = hits[index]
            let detail = [hit.kind.rawValue, hit.detail, hit.isArchived ? "archived" : ""].filter { !$0.isEmpty }
            screen.listLine(
                rows.droppingTop(line).top(1), isSelected: index == list.selected, left: hit.title,
                right: detail.joined(separator: " · "))
        }
    }
}
