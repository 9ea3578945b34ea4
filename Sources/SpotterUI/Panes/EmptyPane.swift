import FitnessModel
import TerminalKit

/// A pane whose room is not built yet: says what will stand there and which key leads on.
struct EmptyPane: Pane {
    private let title: String
    private let lines: [String]

    static let diary = EmptyPane(
        title: "The diary of a day",
        lines: [
            "Intake and expenditure against the limits, foods by meal, activities and runs will stand here,",
            "one day at a time. This part of Spotter is not built yet.",
        ])

    private init(title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }

    var contexts: [KeyContext] { [] }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
    mutating func reload(_ desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let text = body.inset(columns: 2).droppingTop(1)
        screen.put(title, at: text.origin, style: Style(.heading, .bold), maxWidth: text.width)
        let used = screen.paragraph(lines.joined(separator: " "), in: text.droppingTop(2).top(4))
        let next = text.droppingTop(3 + used)
        let whose = desk.client.map { "3 the plans of \($0.name)" } ?? "c choose a client"
        for (row, line) in ["1 dashboard", "2 clients", whose, "s start a session"].enumerated() {
            screen.put(String(line.prefix(1)), at: next.origin.moved(rows: row), style: .key)
            screen.put(
                String(line.dropFirst(2)), at: next.origin.moved(columns: 3, rows: row), maxWidth: next.width - 3)
        }
    }
}
