import TerminalKit
import ViewKit

/// Where the limits of a day come from: shown on top, any key closes it.
struct DayBasisPanel: Overlay {
    let lines: [String]

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome { .close }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        mouse.kind == .press ? .close : .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 72)
        let text = lines.joined(separator: "\n")
        let rows = TextWidth.wrap(text, width: width - 4).count + 2
        let box = body.centred(Size(columns: width, rows: min(body.height, rows)))
        screen.popup(box, title: "Where the limits come from")
        screen.paragraph(text, in: box.inset(by: 1).inset(columns: 1))
    }
}
