package import TerminalKit

/// A question before something that undo cannot bring back. Enter is the safe answer; yes has a key of its own.
package struct Confirm<Context: ViewContext>: Overlay {
    package let title: String
    package let lines: [String]
    /// The key that means yes and its word: never the key that asked, never its neighbour.
    package let yes: (key: Character, label: String)
    /// A second way to go on.
    package var other: Choice?
    package let action: ContextAction<Context>

    /// A key, its word and what it does.
    package struct Choice: Sendable {
        package let key: Character
        package let label: String
        package let action: ContextAction<Context>

        /// Another answer.
        package init(key: Character, label: String, action: @escaping ContextAction<Context>) {
            self.key = key
            self.label = label
            self.action = action
        }
    }

    /// Asks; `action` is what yes does.
    package init(
        title: String, lines: [String], yes: (key: Character, label: String), other: Choice? = nil,
        action: @escaping ContextAction<Context>
    ) {
        self.title = title
        self.lines = lines
        self.yes = yes
        self.other = other
        self.action = action
    }

    package var hints: [KeyHint] {
        [KeyHint("Enter", "no, leave it"), KeyHint(String(yes.key), yes.label)]
            + (other.map { [KeyHint(String($0.key), $0.label)] } ?? []) + [KeyHint("Esc", "no")]
    }

    package mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> {
        switch key {
        case .escape, .enter: .close
        case .char(yes.key): .finish(action)
        default: if let other, key == .char(other.key) { .finish(other.action) } else { .stay }
        }
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 70)
        let room = max(width - 4, 1)
        // What fits keeps its indent: lists of names stay lists.
        let lines = lines.flatMap { TextWidth.of($0) > room ? TextWidth.wrap($0, width: room) : [$0] }
        let box = body.centred(Size(columns: width, rows: min(body.height, lines.count + 4)))
        screen.popup(box, title: title)
        for (index, line) in lines.enumerated() {
            screen.put(line, at: Point(column: box.column + 2, row: box.row + 1 + index), maxWidth: box.width - 4)
        }
        let choices = ["\(yes.key) \(yes.label)"] + (other.map { ["\($0.key) \($0.label)"] } ?? [])
        screen.put(
            (choices + ["Enter no, leave it"]).joined(separator: "    "),
            at: Point(column: box.column + 2, row: box.row + box.height - 2), style: Style(.accent),
            maxWidth: box.width - 4)
    }
}
