import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Chooses clients: Enter takes the one under the cursor, or all that Space has ticked.
struct ClientsChooser: Chooser {
    typealias Context = SpotterUI.Context
    /// What becomes of those that were chosen, in the order in which they were ticked.
    typealias Choice = @Sendable ([Marked<Client>], inout Context) -> Void

    let heading: String
    var typed = TypedList()
    private let items: [Picker.Item]
    private let verb: String
    private let onChoice: Choice
    private var ticked: [Picker.Item] = []
    private var matches: [Int]

    init(_ heading: String, items: [Picker.Item], verb: String, choose: @escaping Choice) {
        (self.heading, self.items, self.verb, onChoice) = (heading, items, verb, choose)
        matches = Array(items.indices)
    }

    var hints: [KeyHint] {
        [
            KeyHint("Space", "tick several"), KeyHint("Enter", ticked.isEmpty ? verb : "\(verb) to \(ticked.count)"),
            KeyHint("↑ ↓", "move"), KeyHint("type", "to filter"), KeyHint("Esc", "close"),
        ]
    }

    var lineCount: Int { matches.count }
    var countText: String { ticked.isEmpty ? "\(matches.count) of \(items.count)" : "\(ticked.count) ticked" }
    var emptyText: String { "Nothing matches. Backspace widens the search." }

    func boxSize(_ body: Rect) -> Size {
        let longest = items.map { TextWidth.of($0.title) + TextWidth.of($0.detail) + 12 }.max() ?? 0
        return Size(
            columns: body.popupWidth(least: 72, longest: longest), rows: min(body.height, max(items.count, 4) + 5))
    }

    mutating func search(_ context: inout Context) { narrow() }
    private mutating func narrow() {
        matches = Matching.indices(of: typed.text, in: items) { "\($0.title) \($0.detail)" }
    }

    mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        guard key == .char(" ") else { return nil }
        tick()
        typed.list.reveal(height: rows(context.body).height, count: matches.count)
        return .stay
    }

    /// Ticks the client and goes on: to the next one, or, when found by typing, to the next search.
    private mutating func tick() {
        guard matches.indices.contains(typed.list.selected) else { return }
        let place = matches[typed.list.selected]
        if let index = ticked.firstIndex(of: items[place]) {
            ticked.remove(at: index)
        } else {
            ticked.append(items[place])
        }
        if typed.text.isEmpty {
            typed.list.move(by: 1, count: matches.count)
        } else {
            typed = TypedList()
            narrow()
            typed.list.select(place, count: matches.count)
        }
    }

    func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        let chosen = ticked.isEmpty ? (matches.indices.contains(index) ? [items[matches[index]]] : []) : ticked
        guard !chosen.isEmpty else { return .stay }
        return .finish { [onChoice] context in
            onChoice(chosen.map { Marked(Identifier(rawValue: $0.key), $0.title) }, &context)
        }
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let item = items[matches[index]]
        screen.listLine(
            row, isSelected: isSelected, left: "\(ticked.contains(item) ? "[x]" : "[ ]") \(item.title)",
            right: item.detail)
    }
}
