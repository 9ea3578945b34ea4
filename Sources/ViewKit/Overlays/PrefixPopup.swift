package import TerminalKit

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
