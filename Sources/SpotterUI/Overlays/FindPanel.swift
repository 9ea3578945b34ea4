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

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        follow(typed.handle(key, count: hits.count, height: rows(Frame(context.size).body).height), &context)
    }

    mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        search(&context)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(context.size).body), count: hits.count), &context)
    }

    private mutating func follow(_ reaction: TypedList.Reaction, _ context: inout Context) -> OverlayOutcome {
        switch reaction {
        case .stay: break
        case .close: return .close
        case .choose: return go()
        case .typed: search(&context)
        }
        return .stay
    }

    private mutating func search(_ context: inout Context) {
        let text = typed.text
        hits =
            text.isEmpty
            ? [] : context.read { diary throws(StoreError) in try diary.search(text, limit: Self.limit) } ?? []
    }

    private func go() -> OverlayOutcome {
        guard hits.indices.contains(typed.list.selected) else { return .stay }
        let hit = hits[typed.list.selected]
        return .finish { state in
            state.context.route =
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

    func draw(into screen: inout Screen, body: Rect, context: Context) {
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
