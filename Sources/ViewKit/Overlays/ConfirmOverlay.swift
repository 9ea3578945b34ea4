package import TerminalKit

/// A question before something that cannot be undone. Enter is the safe answer; yes has a key of its own.
package struct ConfirmOverlay<Context: ViewContext>: Overlay {
    /// Identifies a question that is recognised while it is asked; nil for most.
    package var id: ID?
    package let title: Phrase
    package let lines: [Phrase]
    /// Whether yes writes to the diary: a read-only diary then refuses without asking.
    package var writes = false
    /// Yes, and an optional second choice.
    private let choices: [Choice]

    /// Identifies a question, whatever its text.
    package struct ID: Hashable, Sendable {
        private let name: String

        package init(_ name: String) { self.name = name }
    }

    /// A key, its word and its action.
    package struct Choice: Sendable {
        package let key: Character
        package let label: Phrase
        package let action: OverlayAction<Context>

        /// Another answer.
        package init(key: Character, label: Phrase, action: @escaping OverlayAction<Context>) {
            self.key = key
            self.label = label
            self.action = action
        }
    }

    /// Asks a question. `yes` is a deliberate key with its word, never the key that asked nor its neighbour; `action`
    /// is its effect. `other` is a second choice.
    package init(
        title: Phrase, lines: [Phrase], yes: (key: Character, label: Phrase), other: Choice? = nil,
        action: @escaping OverlayAction<Context>
    ) {
        self.title = title
        self.lines = lines
        choices = [Choice(key: yes.key, label: yes.label, action: action)] + (other.map { [$0] } ?? [])
    }

    /// Lines that belong to the one above them.
    package static func indented(_ lines: [Phrase]) -> [Phrase] { lines.map { "  \($0)" } }

    package var takesText: Bool { false }
    package var isQuestion: Bool { true }
    package var hints: [KeyHint] {
        [KeyHint("Enter", "no, go back")] + choices.map { KeyHint(String($0.key), $0.label) } + [KeyHint("Esc", "no")]
    }

    package mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> {
        if key == .escape || key == .enter { return .close }
        return choices.first { key == .char($0.key) }.map { .finish($0.action) } ?? .stay
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 70)
        let room = max(width - 4, 1)
        // Lines that fit keep their indent: lists of names stay lists.
        let lines = lines.map(\.text).flatMap { TextWidth.of($0) > room ? TextWidth.wrap($0, width: room) : [$0] }
        let box = body.centred(Size(columns: width, rows: min(body.height, lines.count + 4)))
        screen.popup(box, title: title)
        let inside = box.inset(by: 1).inset(columns: 1)
        for (index, line) in lines.enumerated() {
            screen.put(verbatim: line, at: inside.origin.moved(rows: index), maxWidth: inside.width)
        }
        let answers: [Phrase] = choices.map { "\($0.key) \($0.label)" } + ["Enter no, go back"]
        screen.put(answers.joined(separator: "    "), in: inside.bottom(1), align: .leading, style: .accent)
    }
}
