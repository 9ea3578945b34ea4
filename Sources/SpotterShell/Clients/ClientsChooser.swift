package import DiaryStore
package import FitnessModel
package import TerminalKit
package import ViewKit

/// Chooses clients: Enter takes the one under the cursor, or all that were ticked by Space.
package struct ClientsChooser: Chooser {
    package typealias Context = SpotterShell.Context
    /// Receives the chosen clients in the order in which they were ticked.
    package typealias Choice = @Sendable ([Marked<Client>], inout Context) -> Void

    package let heading: Phrase
    package var typed = TypedList()
    private let items: [Picker.Item]
    private let verb: Phrase
    private let onChoice: Choice
    private var ticked: [Picker.Item] = []
    private var matches: [Int]

    package init(_ heading: Phrase, items: [Picker.Item], verb: Phrase, choose: @escaping Choice) {
        (self.heading, self.items, self.verb, onChoice) = (heading, items, verb, choose)
        matches = Array(items.indices)
    }

    package var hints: [KeyHint] {
        [
            KeyHint("Space", "select several"), KeyHint("Enter", ticked.isEmpty ? verb : "\(verb) (\(ticked.count))"),
            KeyHint("↑ ↓", "move"), KeyHint.typing("to filter"), KeyHint("Esc", "close"),
        ]
    }

    package var lineCount: Int { matches.count }
    package var countText: Phrase { ticked.isEmpty ? "\(matches.count) of \(items.count)" : "\(ticked.count) selected" }

    package func boxSize(_ body: Rect) -> Size {
        let longest = items.map { TextWidth.of($0.title) + TextWidth.of($0.detail) + 12 }.max() ?? 0
        return Size(
            columns: body.popupWidth(least: 72, longest: longest), rows: min(body.height, max(items.count, 4) + 5))
    }

    package mutating func search(_ context: inout Context) { narrow() }
    private mutating func narrow() {
        matches = Matching.indices(of: typed.text, in: items) { "\($0.title) \($0.detail)" }
    }

    package mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        guard key == .char(" ") else { return nil }
        tick()
        typed.list.reveal(height: rows(context.body).height, count: matches.count)
        return .stay
    }

    /// Ticks the client and moves to the next one, or clears the search if the client was found by typing.
    private mutating func tick() {
        guard matches.indices.contains(typed.list.selected) else { return }
        let place = matches[typed.list.selected]
        if let index = ticked.firstIndex(where: { $0.key == items[place].key }) {
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

    package func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        let chosen = ticked.isEmpty ? (matches.indices.contains(index) ? [items[matches[index]]] : []) : ticked
        guard !chosen.isEmpty else { return .stay }
        return .finish { [onChoice] context in
            onChoice(chosen.map { Marked(Identifier(rawValue: $0.key), $0.title.text) }, &context)
        }
    }

    package func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let item = items[matches[index]]
        screen.listLine(
            row, isSelected: isSelected,
            left: "\(ticked.contains { $0.key == item.key } ? "[x]" : "[ ]") \(item.title)",
            right: item.detail)
    }
}

extension Context {
    /// The current client. Without one, shows a message that explains how to choose one.
    package mutating func chosenClient() -> Client? {
        if client == nil { message = .warning("No client chosen: c chooses one.") }
        return client
    }

    /// Runs an action for the current client; asks for a client first if there is none.
    package mutating func withClient(_ action: @escaping ContextAction) {
        guard client == nil else { return action(&self) }
        // In client mode no other client can be chosen, even if this one was deleted.
        guard handOver == nil else { return }
        present(ClientPicker.currentClient(self, then: action))
    }
}
