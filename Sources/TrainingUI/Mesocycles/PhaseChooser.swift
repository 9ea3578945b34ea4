import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// Phases to choose from, each with its rows, because names alone look the same. Several can be marked, in order.
struct PhaseChooser: Overlay {
    /// One phase of the list.
    struct Item: Hashable, Sendable {
        let id: Identifier<Phase>
        let name: String
        /// "template", "in it": details that the name does not show.
        let detail: Phrase
    }

    /// Receives the chosen phases.
    typealias Choice = @Sendable ([Identifier<Phase>], inout Context) -> Void

    let title: Phrase
    let items: [Item]
    private let choose: Choice
    private(set) var marked: [Identifier<Phase>] = []
    private var typed = TypedList()
    private(set) var matches: [Int]
    /// The sheet of the phase under the cursor.
    private(set) var preview: SheetContent?

    init(_ title: Phrase, items: [Item], context: inout Context, choose: @escaping Choice) {
        self.title = title
        self.items = items
        self.choose = choose
        matches = Array(items.indices)
        readPreview(&context)
    }

    var hints: [KeyHint] {
        [
            KeyHint("Space", "mark"), KeyHint("Enter", marked.isEmpty ? "add" : "add \(marked.count)"),
            KeyHint("↑ ↓", "move"), KeyHint.typing("to filter"), KeyHint("Esc", "close"),
        ]
    }

    private var chosen: Item? {
        matches.indices.contains(typed.list.selected) ? items[matches[typed.list.selected]] : nil
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        if key == .char(" ") {
            mark()
        } else {
            let height = ChooserLayout(context.body).rows.height
            switch typed.handle(key, count: matches.count, height: height) {
            case .stay: break
            case .close: return .close
            case .typed: narrow()
            case .choose:
                let ids = marked.isEmpty ? chosen.map { [$0.id] } ?? [] : marked
                return ids.isEmpty ? .stay : .finish { [choose] context in choose(ids, &context) }
            }
        }
        reveal(&context)
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        narrow()
        reveal(&context)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let rows = ChooserLayout(context.body).rows
        if case .choose = typed.mouse(mouse, rows: rows, count: matches.count) { toggle() }
        reveal(&context)
        return .stay
    }

    /// Marks the phase and moves to the next one, or clears the search if the phase was found by typing.
    private mutating func mark() {
        guard let item = chosen else { return }
        toggle()
        if typed.text.isEmpty {
            typed.list.move(by: 1, count: matches.count)
        } else {
            typed = TypedList()
            narrow()
            typed.list.select(items.firstIndex(of: item) ?? 0, count: matches.count)
        }
    }

    private mutating func toggle() {
        guard let id = chosen?.id else { return }
        if let index = marked.firstIndex(of: id) { marked.remove(at: index) } else { marked.append(id) }
    }

    private mutating func narrow() {
        matches = Matching.indices(of: typed.text, in: items) { "\($0.name) \($0.detail.text)" }
    }

    private mutating func reveal(_ context: inout Context) {
        typed.list.reveal(height: ChooserLayout(context.body).rows.height, count: matches.count)
        readPreview(&context)
    }

    private mutating func readPreview(_ context: inout Context) {
        guard let id = chosen?.id else { return preview = nil }
        guard preview?.phase?.id != id else { return }
        preview = context.read { diary in try SheetContent(.phase(id), diary) }
    }
}

/// The parts of the chooser: rows beside the list if there is room, else below it.
struct ChooserLayout: Hashable, Sendable {
    let box: Rect
    let search: Rect
    let rows: Rect
    let preview: Rect
    /// Whether the list is left of the preview, not above it.
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
    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let layout = ChooserLayout(body)
        screen.popup(layout.box, title: title)
        let status: Phrase = marked.isEmpty ? "\(matches.count) of \(items.count)" : "\(marked.count) marked"
        typed.drawEntry("/", count: status, in: layout.search, into: &screen)
        if layout.isBeside {
            let line = layout.preview.origin.moved(columns: -2)
            screen.verticalLine(from: line, height: layout.preview.height)
        } else {
            let line = layout.preview.origin.moved(rows: -1)
            screen.horizontalLine(from: line, width: layout.preview.width)
        }
        typed.drawLines(
            count: matches.count, in: layout.rows, into: &screen, empty: .nothingMatches
        ) { screen, index, row, isSelected in
            let item = items[matches[index]]
            let mark = marked.firstIndex(of: item.id).map { "\($0 + 1)." } ?? ""
            let left = mark + String(repeating: " ", count: max(3 - TextWidth.of(mark), 0)) + item.name
            screen.listLine(row, isSelected: isSelected, left: "\(left)", right: item.detail)
        }
        preview?.drawRows(into: &screen, layout.preview)
    }
}
