import FitnessModel
package import TerminalKit

/// Commands by name, each with its key beside it; those that cannot be run now stay listed with the reason.
package struct Palette<Context: ViewContext>: Chooser {
    /// One command as it stands in the list.
    package struct Line: Hashable, Sendable {
        let id: CommandID
        let title: String
        let keys: String
        let scope: String
        let disabledReason: String?

        /// A command with its keys; the reason is why it cannot be run now.
        package init(_ command: CommandInfo, keys: KeyMap, disabledReason: String?) {
            id = command.id
            title = command.title
            self.keys = keys.keys(of: command.id).map(\.display).joined(separator: "  ")
            scope = command.scope.title
            self.disabledReason = disabledReason
        }
    }

    /// The words on the box's edge.
    package let heading: String
    /// What is typed and the place in the list.
    package var typed = TypedList()
    private let lines: [Line]
    private var matches: [Line]

    /// A palette of these commands.
    package init(_ heading: String, lines: [Line]) {
        self.heading = heading
        self.lines = lines
        matches = lines
    }

    package var hints: [KeyHint] {
        [
            KeyHint("Enter", "run"), KeyHint("↑ ↓", "move"), KeyHint("type", "search by name or key"),
            KeyHint("Esc", "close"),
        ]
    }
    package var sign: String { ":" }
    package var lineCount: Int { matches.count }
    package var emptyText: String { "No command of that name or key." }

    package func choose(_ index: Int, context: inout Context) -> Outcome<Context> {
        guard matches.indices.contains(index) else { return .stay }
        return .finish { [id = matches[index].id] context in context.run(id) }
    }

    package mutating func search(_ context: inout Context) {
        let typed = typed.text
        let byKey = typed.isEmpty ? [] : lines.filter { $0.keys.split(separator: "  ").contains(Substring(typed)) }
        let ranked = Matching.indices(of: typed, in: lines, text: \.title).map { lines[$0] }
        matches = byKey + ranked.filter { !byKey.contains($0) }
    }

    package func drawLine(
        _ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context
    ) {
        let line = matches[index]
        let right = line.disabledReason.map { "(\($0))" } ?? line.scope
        let keyWidth = 14
        screen.listLine(row, isSelected: isSelected, left: "", right: "")
        let style = isSelected ? Style(.selection) : line.disabledReason == nil ? Style.text : Style.muted
        let place = Point(column: row.column + 2, row: row.row)
        screen.put(line.keys, at: place, style: isSelected ? style : Style(.key), maxWidth: keyWidth - 1)
        let room = row.width - keyWidth - 2
        // Why it cannot be run now matters more than the end of its title.
        let reserved = line.disabledReason == nil ? 0 : min(TextWidth.of(right), room / 2) + 2
        let used = screen.put(line.title, at: place.moved(columns: keyWidth), style: style, maxWidth: room - reserved)
        let left = room - used - 2
        guard left >= min(TextWidth.of(right), 8) else { return }
        screen.put(right, in: row.right(left), align: .trailing, style: isSelected ? style : .muted)
    }
}
