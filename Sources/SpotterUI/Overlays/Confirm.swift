import TerminalKit

/// A question before something that undo cannot bring back. Enter is the safe answer; yes has a key of its own.
struct Confirm: Overlay {
    let title: String
    let lines: [String]
    /// The key that means yes and its word: never the key that asked, never its neighbour.
    let yes: (key: Character, label: String)
    /// A second way to go on.
    var other: Choice?
    let action: StateAction

    /// A key, its word and what it does.
    struct Choice: Sendable {
        let key: Character
        let label: String
        let action: StateAction
    }

    var hints: [KeyHint] {
        [KeyHint("Enter", "no, leave it"), KeyHint(String(yes.key), yes.label)]
            + (other.map { [KeyHint(String($0.key), $0.label)] } ?? []) + [KeyHint("Esc", "no")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .enter: .close
        case .char(yes.key): .finish(action)
        default: if let other, key == .char(other.key) { .finish(other.action) } else { .stay }
        }
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
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
