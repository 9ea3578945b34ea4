import DiaryStore
import FitnessModel
import TerminalKit

/// Finds clients, plans, exercises and machines by any word of them, and goes there.
struct FindPanel: Overlay {
    private static let limit = 50

    private var typed = TypedList()
    private var hits: [SearchHit] = []

    var hints: [KeyHint] {
        [KeyHint("Enter", "go there"), KeyHint("↑ ↓", "move"), KeyHint("type", "search"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        follow(typed.handle(key, count: hits.count, height: rows(Frame(desk.size).body).height), &desk)
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        typed.paste(text)
        search(&desk)
    }

    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(desk.size).body), count: hits.count), &desk)
    }

    private mutating func follow(_ reaction: TypedList.Reaction, _ desk: inout Desk) -> OverlayOutcome {
        switch reaction {
        case .stay: break
        case .close: return .close
        case .choose: return go()
        case .typed: search(&desk)
        }
        return .stay
    }

    private mutating func search(_ desk: inout Desk) {
        let text = typed.text
        hits =
            text.isEmpty
            ? [] : desk.read { diary throws(StoreError) in try diary.search(text, limit: Self.limit) } ?? []
    }

    private func go() -> OverlayOutcome {
        guard hits.indices.contains(typed.list.selected) else { return .stay }
        let hit = hits[typed.list.selected]
        return .finish { state in
            state.desk.route =
                switch hit.kind {
                case .client: .client(Identifier(rawValue: hit.recordID))
                case .phase: .sheet(Identifier(rawValue: hit.recordID))
                case .exercise: .exercise(Identifier(rawValue: hit.recordID))
                case .mesocycle: .mesocycle(Identifier(rawValue: hit.recordID))
                case .machine: .machine(Identifier(rawValue: hit.recordID))
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
        screen.popup(box(body), title: "Find a client, plan, exercise or machine")
        let count =
            hits.count == Self.limit ? "first \(hits.count)" : Count.text(hits.count, "match", plural: "matches")
        let inside = box(body).inset(by: 1).inset(columns: 1)
        typed.drawEntry("/", count: typed.text.isEmpty ? "" : count, in: inside.top(1), into: &screen)
        let empty =
            typed.text.isEmpty
            ? "Type the beginning of any word: a name, a goal, a note."
            : "Nothing is found. Backspace widens the search."
        typed.drawLines(count: hits.count, in: rows(body), into: &screen, empty: empty) {
            screen, line, row, isSelected in
            let hit = hits[line]
            let detail = [hit.kind.rawValue, hit.detail, hit.isArchived ? "archived" : ""].filter { !$0.isEmpty }
            screen.listLine(row, isSelected: isSelected, left: hit.title, right: detail.joined(separator: " · "))
        }
    }
}
