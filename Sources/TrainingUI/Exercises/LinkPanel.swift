import SpotterShell
import TerminalKit
import ViewKit

/// A link that nothing here can open: to be selected and copied.
package struct LinkPanel: Overlay {
    package let link: String

    package init(link: String) {
        self.link = link
    }

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Enter", "close"), KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .enter, .escape, .char("q"): .close
        default: .stay
        }
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 76)
        let lines = TextWidth.wrap(link, width: width - 4)
        let box = body.centred(Size(columns: width, rows: min(body.height, lines.count + 5)))
        screen.popup(box, title: "The link")
        let inside = box.inset(by: 1).inset(columns: 1)
        screen.put(
            "No program here opens links: copy it (Shift-drag selects).", in: inside, align: .leading, style: .muted)
        screen.paragraph(link, in: inside.droppingTop(2))
    }
}
