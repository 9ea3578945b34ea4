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
    private var typed: TypedList
    private var matches: [Int]

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
        self.typed = TypedList(typed)
        matches = Array(items.indices)
        narrow()
    }

    var hints: [KeyHint] {
        [KeyHint("Enter", verb), KeyHint("↑ ↓", "move"), KeyHint("type", "narrow"), KeyHint("Esc", "close")]
    }

    /// The line that makes a new thing of what was typed, below the matches.
    private var offersCreation: Bool {
        creationLabel != nil && !typed.text.isEmpty
    }
    private var lineCount: Int { matches.count + (offersCreation ? 1 : 0) }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        follow(typed.handle(key, count: lineCount, height: rows(Frame(context.size).body).height))
    }

    mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        narrow()
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(context.size).body), count: lineCount))
    }

    private mutating func follow(_ reaction: TypedList.Reaction) -> OverlayOutcome {
        switch reaction {
        case .stay: break
        case .close: return cancel.map { .finish($0) } ?? .close
        case .choose: return pick()
        case .typed: narrow()
        }
        return .stay
    }

    private func pick() -> OverlayOutcome {
        if matches.indices.contains(typed.list.selected) {
            let item = items[matches[typed.list.selected]]
            return .finish { [choose] state in choose(item, &state) }
        }
        guard offersCreation else { return .stay }
        return .finish { [create, typed] state in create(typed.text, &state) }
    }

    private mutating func narrow() {
        guard !typed.text.isEmpty else {
            matches = Array(items.indices)
            return
        }
        let scored = items.enumerated().compactMap { index, item in
            FuzzyMatch.score(typed.text, item.title + " " + item.detail).map { (index: index, score: $0) }
        }
        matches = scored.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.map(\.index)
    }
}

extension Picker {
    func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 72), rows: min(body.height, max(items.count, 4) + 5)))
    }

    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: title)
        let entry = box(body).inset(by: 1).inset(columns: 1).top(1)
        typed.drawEntry("/", count: "\(matches.count) of \(items.count)", in: entry, into: &screen)
        let empty = "Nothing matches. Backspace widens the search."
        typed.drawLines(count: lineCount, in: rows(body), into: &screen, empty: empty) {
            screen, line, row, isSelected in
            let item = line < matches.count ? items[matches[line]] : nil
            screen.listLine(
                row, isSelected: isSelected, left: item?.title ?? "+ \(creationLabel ?? ""): \(typed.text)",
                right: item?.detail ?? "")
        }
    }
}
