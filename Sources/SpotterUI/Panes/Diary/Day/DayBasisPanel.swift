import TerminalKit
import ViewKit

/// Where the limits of a day come from: shown on top, any key closes it.
struct DayBasisPanel: Overlay {
    private let lines: [String]

    init(_ content: DayContent) { lines = content.basis }

    var hints: [KeyHint] { [KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome { .close }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        mouse.kind == .press ? .close : .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 72)
        let broken = lines.flatMap { TextWidth.wrap($0, width: width - 4) }
        let box = body.centred(Size(columns: width, rows: min(body.height, broken.count + 2)))
        screen.popup(box, title: "Where the limits come from")
        let room = box.inset(by: 1).inset(columns: 1)
        for (row, line) in broken.prefix(room.height).enumerated() {
            screen.put(line, in: room.droppingTop(row), align: .leading)
        }
    }
}
