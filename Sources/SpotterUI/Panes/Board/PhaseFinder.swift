import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Finds a phase of any client, or a template, by the beginnings of words: `jan p6`. Only the rows in view are read.
struct PhaseFinder: Overlay {
    private let title: String
    private let first: Identifier<Client>?
    private let choose: @Sendable (BoardPhase, inout Context) -> Void
    private var list = RecordList<BoardPhase>()

    /// - Parameter shown: where the cursor begins; on the newest phase when nil.
    init(
        _ title: String, at shown: Identifier<Phase>? = nil, _ context: inout Context,
        choose: @escaping @Sendable (BoardPhase, inout Context) -> Void
    ) {
        self.title = title
        self.choose = choose
        first = context.client?.id
        list.startSearch()
        if let shown { list.select(shown) }
        load(&context)
    }

    var hints: [KeyHint] {
        [KeyHint("Enter", "choose"), KeyHint("↑ ↓", "move"), KeyHint("type", "to filter"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape:
            guard !list.search.isEmpty else { return .close }
            list.clearSearch(&context)
            list.startSearch()
        case .enter: return chosen()
        case .pageUp: list.move(.pageUp, count: 1, height: height(context))
        case .pageDown: list.move(.pageDown, count: 1, height: height(context))
        default: list.type(key)
        }
        load(&context)
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        list.paste(text)
        load(&context)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let isChosen = list.mouse(mouse, rows: rows(context.body))
        load(&context)
        return isChosen ? chosen() : .stay
    }

    private func chosen() -> OverlayOutcome {
        guard let phase = list.selected else { return .stay }
        return .finish { [choose] context in choose(phase, &context) }
    }

    private mutating func load(_ context: inout Context) {
        let (words, first) = (list.search, first)
        list.load(height: height(context), &context) { diary in
            try diary.boardPhaseCount(search: words)
        } fetch: { diary, offset, limit in
            try diary.boardPhases(search: words, first: first, offset: offset, limit: limit)
        }
    }

    private func height(_ context: Context) -> Int { max(rows(context.body).height, 1) }
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 78), rows: min(body.height, 20)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: title)
        let inside = box(body).inset(by: 1)
        screen.put("/", at: inside.origin.moved(columns: 2), style: .accent)
        screen.input(list.editor, in: inside.top(1).droppingLeft(4).droppingRight(18))
        screen.put(list.position, in: inside.top(1).droppingRight(1), align: .trailing, style: .muted)
        let empty =
            list.search.isEmpty
            ? "There is no phase yet: Esc, then n p creates one." : "Nothing matches. Backspace widens the search."
        list.draw(into: &screen, rows: rows(body), empty: empty) { screen, phase, line in
            let owner = phase.clientName ?? "template"
            let done = phase.client == nil ? "" : "\(phase.sessionsDone) of \(phase.sessionCount) done"
            let start = phase.start.map { "from \($0.dated)" } ?? ""
            let detail = [start, done].filter { !$0.isEmpty }.joined(separator: " · ")
            let text = line.droppingLeft(2).droppingRight(1)
            screen.put(
                "\(owner): \(phase.name)", at: text.origin,
                maxWidth: max(text.width - TextWidth.of(detail) - 1, 8))
            screen.put(detail, in: text, align: .trailing, style: .muted)
        }
    }
}
