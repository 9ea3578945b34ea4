import FitnessModel
package import TerminalKit

/// A line to type into and the list below it that it filters: the part that pickers, the palette and Find
/// share. The lines themselves belong to the caller.
package struct TypedList: Sendable {
    /// The result of a key or a click.
    package enum Reaction: Sendable {
        /// Nothing for the caller to do.
        case stay
        /// Esc.
        case close
        /// Enter, or a click on the marked line.
        case choose
        /// The text changed: the caller finds the matches and starts at the first.
        case typed
    }

    /// Longer than any name, in bytes.
    private static let longest = 1_000

    package var editor: LineEditor
    package var list = ScrollList()

    package init(_ text: String = "") { editor = LineEditor(text) }

    /// The typed text without blanks around it.
    package var text: String { editor.text.trimmingBlanks }

    /// Takes a key while `count` lines are listed in `height` rows.
    package mutating func handle(_ key: Key, count: Int, height: Int) -> Reaction {
        switch key {
        case .escape: return .close
        case .enter: return .choose
        case .up, .ctrl("p"), .backTab: list.move(by: -1, count: count)
        case .down, .ctrl("n"), .tab: list.move(by: 1, count: count)
        case .pageUp: list.move(by: -10, count: count)
        case .pageDown: list.move(by: 10, count: count)
        // Every letter searches for the whole text again.
        case .char where editor.text.utf8.count >= Self.longest: return .stay
        default:
            guard editor.handle(key) else { return .stay }
            list = ScrollList()
            return .typed
        }
        list.reveal(height: height, count: count)
        return .stay
    }

    /// Takes pasted text; the caller finds the lines that match.
    package mutating func paste(_ text: String) {
        editor.insert(text)
        list = ScrollList()
    }

    /// Takes a click or the wheel over the lines in `rows`.
    package mutating func mouse(_ mouse: Mouse, rows: Rect, count: Int) -> Reaction {
        switch mouse.kind {
        case .wheelUp: list.move(by: -3, count: count)
        case .wheelDown: list.move(by: 3, count: count)
        case .press, .doubleClick:
            let line = mouse.at.row - rows.row + list.top
            guard rows.contains(mouse.at), line < count else { return .stay }
            if line == list.selected || mouse.kind == .doubleClick { return .choose }
            list.select(line, count: count)
        }
        list.reveal(height: rows.height, count: count)
        return .stay
    }

    /// Draws the input line: its prompt, the text, and at the right how many lines match.
    package func drawEntry(_ sign: String, count: Phrase, in row: Rect, into screen: inout Screen) {
        screen.put(verbatim: sign, at: row.origin, style: .accent)
        let isCounted = row.width > 30 && !count.isEmpty
        let reserved = isCounted ? TextWidth.of(count) + 2 : 0
        screen.input(editor, in: row.droppingLeft(2).droppingRight(reserved))
        if isCounted { screen.put(count, in: row, align: .trailing, style: .muted) }
    }

    /// Draws the visible lines by `line`, or the text of an empty list.
    package func drawLines(
        count: Int, in rows: Rect, into screen: inout Screen, empty: Phrase,
        line: (inout Screen, _ index: Int, _ row: Rect, _ isSelected: Bool) -> Void
    ) {
        guard count > 0 else {
            screen.paragraph(empty, in: rows, style: .muted)
            return
        }
        for (offset, index) in list.visible(height: rows.height, count: count).enumerated() {
            line(&screen, index, rows.droppingTop(offset).top(1), index == list.selected)
        }
    }
}
