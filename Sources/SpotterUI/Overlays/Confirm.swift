import TerminalKit

/// A question before something that undo cannot bring back. Enter is the safe answer; yes has a key of its own.
struct Confirm: Overlay {
    let title: String
    let lines: [String]
    /// The key that means yes and its word: never the key that asked, never its neighbour.
    let yes: (key: Character, label: String)
    let action: StateAction

    var hints: [KeyHint] {
        [KeyHint("Enter", "no, leave it"), KeyHint(String(yes.key), yes.label), KeyHint("Esc", "no")]
    }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .escape, .enter: .close
        case .char(yes.key): .finish(action)
        default: .stay
        }
    }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let box = body.centred(Size(columns: min(body.width - 2, 70), rows: min(body.height, lines.count + 4)))
        screen.popup(box, title: title)
        for (index, line) in lines.enumerated() {
            screen.put(line, at: Point(column: box.column + 2, row: box.row + 1 + index), maxWidth: box.width - 4)
        }
        screen.put(
            "\(yes.key) \(yes.label)    Enter no, leave it",
            at: Point(column: box.column + 2, row: box.row + box.height - 2), style: Style(.accent),
            maxWidth: box.width - 4)
    }
}
