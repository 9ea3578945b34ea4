import FitnessModel
package import TerminalKit

/// Commands by name, each with its key beside it; those that cannot be run now stay listed with the reason.
package struct PaletteOverlay<Context: ViewContext>: Chooser {
    /// One line of the list: a command, or something else that Enter opens.
    package struct Line: Sendable {
        /// The title.
        package let title: Phrase
        /// The keys that are shown for it.
        package let keys: [String]
        let detail: Phrase
        let synonyms: String
        let availability: Availability
        let action: OverlayAction<Context>

        /// A command with the keys that are shown for it.
        package init(_ command: CommandInfo, keys: [KeySequence], synonyms: String, _ availability: Availability) {
            title = command.title
            self.keys = keys.map(\.display)
            detail = availability.note ?? command.scope.title
            self.synonyms = synonyms
            self.availability = availability
            action = { [id = command.id] context in context.run(id) }
        }

        /// A line other than a command; the detail names its kind.
        package init(
            _ title: Phrase, keys: String? = nil, detail: Phrase, synonyms: String = "",
            action: @escaping OverlayAction<Context>
        ) {
            self.title = title
            self.detail = detail
            self.synonyms = synonyms
            self.action = action
            self.keys = keys.map { [$0] } ?? []
            availability = .here
        }

        /// The title with what else there is to know.
        fileprivate var whole: Phrase { "\(title) (\(detail))" }
    }

    /// Whether a command can be run now.
    package enum Availability: Sendable {
        case here
        /// Enter first goes to the view of this name.
        case elsewhere(Phrase)
        /// It cannot be run, for this reason.
        case disabled(Phrase)

        fileprivate var note: Phrase? {
            switch self {
            case .here: nil
            case .elsewhere(let view): "goes to: \(view)"
            case .disabled(let reason): reason
            }
        }

        /// What can be run here comes first, what cannot be run last.
        fileprivate var rank: Int {
            switch self {
            case .here: 0
            case .elsewhere: 1
            case .disabled: 2
            }
        }
    }

    /// Further matches for a typed text, the best first.
    package typealias Finder = @Sendable (_ typed: String, inout Context) -> [Line]

    /// The title in the frame of the box.
    package let heading: Phrase
    /// The typed text and the position in the list.
    package var typed = TypedList()
    /// Everything that it lists while nothing is typed.
    package let lines: [Line]
    private let find: Finder
    private var matches: [Line]

    /// A palette of these commands; matches of `find` are below commands that match by whole beginnings of words,
    /// above those that match by letters.
    package init(_ heading: Phrase, lines: [Line], find: @escaping Finder = { _, _ in [] }) {
        self.heading = heading
        self.lines = lines
        self.find = find
        matches = lines
    }

    package var hints: [KeyHint] {
        [
            KeyHint("Enter", "run"), KeyHint("↑ ↓", "move"), KeyHint.typing("to search by name or key"),
            KeyHint("Esc", "close"),
        ]
    }
    package var sign: String { ":" }
    package var lineCount: Int { matches.count }
    package var countText: Phrase { typed.list.summary(count: matches.count) }
    package var emptyText: Phrase { "No command with that name or key." }
    package var footRows: Int { 2 }

    package func choose(_ index: Int, context: inout Context) -> Outcome<Context> {
        matches.indices.contains(index) ? .finish(matches[index].action) : .stay
    }

    package mutating func search(_ context: inout Context) {
        let text = typed.text
        guard !text.isEmpty else { return matches = lines }
        let wanted = WordMatch(text)
        let byKey = lines.filter { $0.keys.contains(text) }
        let others = lines.filter { !$0.keys.contains(text) }.compactMap { line in
            let synonyms = (line.keys + [line.synonyms]).joined(separator: " ")
            return wanted.fit(line.title.text, synonyms: synonyms).map { (fit: $0, line: line) }
        }
        // What works here comes first, however it fits: "cal" goes to the calendar before it calls somebody from another
        // view.
        func fitting(_ fits: [WordMatch.Fit], upTo last: Int = 2) -> [Line] {
            (0...last).flatMap { rank in
                fits.flatMap { fit in
                    others.filter { $0.fit == fit && $0.line.availability.rank == rank }.map(\.line)
                }
            }
        }
        matches =
            byKey + fitting([.beginning, .words, .synonyms]) + find(text, &context)
            // Loose letters find only what works here: Enter must not change something in another place by chance.
            + fitting([.initials, .letters], upTo: 0)
    }

    package func drawLine(
        _ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context
    ) {
        let line = matches[index]
        let right: Phrase = line.availability.rank == 0 ? line.detail : "(\(line.detail))"
        let keyWidth = 14
        screen.listLine(row, isSelected: isSelected, left: "", right: "")
        let style = isSelected ? Style(.selection) : line.availability.rank < 2 ? Style.text : Style.muted
        let place = Point(column: row.column + 2, row: row.row)
        let keys = line.keys.joined(separator: "  ")
        screen.put(verbatim: keys, at: place, style: isSelected ? style : Style(.key), maxWidth: keyWidth - 1)
        let room = row.width - keyWidth - 2
        let used = screen.put(line.title, at: place.moved(columns: keyWidth), style: style, maxWidth: room)
        let left = room - used - 2
        // Without room, the foot says why the selected line cannot be run now.
        guard left >= TextWidth.of(right) else { return }
        screen.put(right, in: row.right(left), align: .trailing, style: isSelected ? style : .muted)
    }

    /// The truncated part of the selected line.
    package func drawFoot(in area: Rect, into screen: inout Screen, context: Context) {
        let index = typed.list.selected
        if matches.indices.contains(index) { screen.paragraph(matches[index].whole, in: area, style: .accent) }
    }
}
