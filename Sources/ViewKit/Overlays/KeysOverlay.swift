package import TerminalKit

/// The keys of a form, question or list with their effects, since its footer may be too short for them.
package struct KeysOverlay<Context: ViewContext>: Overlay {
    private let listed: [KeyHint]
    private var scroll = LineScroll()

    /// Lists keys.
    package init(_ keys: [KeyHint]) { listed = keys }

    package var hints: [KeyHint] { [KeyHint("↑ ↓", "scroll"), KeyHint("Esc", "close")] }
    package var takesText: Bool { false }

    package mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> {
        if [.escape, .enter, .char("q"), .char("?"), DialogKey.help.key].contains(key) { return .close }
        let room = room(context.body)
        scroll.handle(key, count: lines(width: room.width).count, height: room.height)
        return .stay
    }

    package mutating func mouse(_ mouse: Mouse, context: inout Context) -> Outcome<Context> {
        if [.press, .doubleClick].contains(mouse.kind) { return .close }
        let room = room(context.body)
        scroll.mouse(mouse, count: lines(width: room.width).count, height: room.height)
        return .stay
    }

    private func box(_ body: Rect) -> Rect {
        let width = min(body.width - 2, 60)
        return body.centred(Size(columns: width, rows: min(body.height, lines(width: width - 4).count + 2)))
    }
    private func room(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    /// The lines: a key, if there is one, and its text.
    private func lines(width: Int) -> [(key: String, text: String)] {
        listed.flatMap { hint in
            TextWidth.wrap(hint.label.text, width: width - keyWidth - 2).enumerated().map {
                ($0 == 0 ? hint.key : "", $1)
            }
        }
    }
    private var keyWidth: Int { listed.map { TextWidth.of($0.key) }.max() ?? 0 }

    package func draw(into screen: inout Screen, body: Rect, context: Context) {
        let room = screen.popup(box(body), title: "Keys")
        let lines = lines(width: room.width)
        for (offset, line) in lines[scroll.visible(count: lines.count, height: room.height)].enumerated() {
            let place = room.origin.moved(rows: offset)
            screen.put(verbatim: line.key, at: place, style: Style(.key, .bold))
            screen.put(verbatim: line.text, at: place.moved(columns: keyWidth + 2), maxWidth: room.width - keyWidth - 2)
        }
    }
}

/// The keys that can follow a prefix such as `n` or `g`; it never swallows or delays the next key.
package enum PrefixPopup {
    /// Draws the keys that can follow `pressed`, with the titles of their commands.
    package static func draw(
        _ pressed: [Key], next: [(key: Key, title: Phrase)], into screen: inout Screen, body: Rect
    ) {
        // A key that may be text as well is explained by the message.
        guard !next.isEmpty else { return }
        let longest = next.map { TextWidth.of($0.title) }.max() ?? 0
        let box = body.bottom(next.count + 2).right(max(44, min(longest + 11, body.width - 2)))
        screen.popup(box, title: "\(pressed.map(\.name).joined(separator: " ")) ...")
        for (line, item) in next.prefix(max(box.height - 2, 0)).enumerated() {
            let place = Point(column: box.column + 2, row: box.row + 1 + line)
            screen.put(verbatim: item.key.displayName, at: place, style: Style(.key, .bold), maxWidth: 8)
            screen.put(item.title, at: place.moved(columns: 8), maxWidth: box.width - 11)
        }
    }
}
