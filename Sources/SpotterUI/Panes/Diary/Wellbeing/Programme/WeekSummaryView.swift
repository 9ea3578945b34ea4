import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// What was written in a week, or at the end: to be read, for ever, and not changed any more.
struct WeekSummaryView: ScopedView {
    static let scope = KeyScope("week-summary", "A week that is done")
    static let commands: CommandSet<WeekSummaryView> = [
        command("close", "Back to the four weeks", hint: "back", keys: ["Enter"]) { _, context in context.pop() }
    ]

    let part: ProgrammePart
    let programme: Identifier<Programme>
    private var client: Identifier<Client>?
    private var texts: [(label: String, text: String)] = []
    private var said = ""
    private var top = 0

    init(_ part: ProgrammePart, of programme: Identifier<Programme>) { (self.part, self.programme) = (part, programme) }

    func title(_ context: Context) -> String { part.name }
    func caption(_ context: Context) -> String { context.client?.name ?? "" }
    func owner(_ context: Context) -> Identifier<Client>? { client }
    func exists(_ context: Context) -> Bool { context.exists { diary in try diary.programmes.get(programme) } }

    mutating func reload(_ context: inout Context) {
        let (now, zone, id, part) = (context.now, context.services.timeZone, programme, part)
        let read = context.read { diary in try WeekSummary(diary, part, of: id, now: now, zone: zone) }
        guard let read else { return }
        (client, texts, said) = (read.client, read.texts, read.said)
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let area = context.body.inset(columns: 2)
        let last = max(0, rows(width: area.width).count - area.height + 2)
        guard let target = motion.target(from: top, count: last + 1, times: count, page: area.height - 2) else {
            return false
        }
        top = target
        return true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 3, context: &context)
        case .wheelDown: _ = move(.down, count: 3, context: &context)
        case .press, .doubleClick: break
        }
    }

    /// The lines, with their labels at the first one of each text.
    private func rows(width: Int) -> [(label: String, text: String)] {
        let labels = (texts.map { TextWidth.of($0.label) }.max() ?? 0) + 2
        let told = said.isEmpty ? [] : TextWidth.wrap(said, width: width).map { ("", $0) } + [("", "")]
        return told
            + texts.flatMap { label, text in
                TextWidth.wrap(text, width: max(10, width - labels)).enumerated().map { index, line in
                    (index == 0 ? label : "", String(repeating: " ", count: labels) + line)
                }
            }
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let head = body.top(1).inset(columns: 1)
        screen.put(
            "\(part.name.uppercased()) · \(part.title)", in: head, align: .leading, style: Style(.heading, .bold))
        screen.horizontalLine(from: Point(body.column, body.row + 1), width: body.width)
        let area = body.droppingTop(2).inset(columns: 2)
        let rows = rows(width: area.width)
        for (index, row) in rows.dropFirst(top).prefix(area.height).enumerated() {
            let line = area.droppingTop(index).top(1)
            screen.put(row.text, in: line, align: .leading)
            screen.put(row.label, in: line, align: .leading, style: .muted)
        }
        let left = rows.count - top - area.height
        if left > 0 {
            screen.put("\(screen.glyphs.down) \(left) more", in: area.bottom(1), align: .trailing, style: .muted)
        }
    }
}
