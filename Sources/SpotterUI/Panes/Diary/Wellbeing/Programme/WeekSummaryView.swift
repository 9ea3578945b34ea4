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
    private var texts = LabelledTexts()

    init(_ part: ProgrammePart, of programme: Identifier<Programme>) { (self.part, self.programme) = (part, programme) }

    func title(_ context: Context) -> String { part.name }
    func caption(_ context: Context) -> String { context.client?.name ?? "" }
    func owner(_ context: Context) -> Identifier<Client>? { client }
    func exists(_ context: Context) -> Bool { context.exists { diary in try diary.programmes.get(programme) } }

    mutating func reload(_ context: inout Context) {
        let (now, zone, id, part) = (context.now, context.services.timeZone, programme, part)
        let read = context.read { diary in try WeekSummary(diary, part, of: id, now: now, zone: zone) }
        guard let read else { return }
        (client, texts.texts, texts.lead) = (read.client, read.texts, read.said)
    }

    private static func area(_ body: Rect) -> Rect { body.droppingTop(2).inset(columns: 2) }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        texts.move(motion, count: count, in: Self.area(context.body))
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        texts.mouse(mouse, in: Self.area(body))
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let head = body.top(1).inset(columns: 1)
        screen.put(
            "\(part.name.uppercased()) · \(part.title)", in: head, align: .leading, style: Style(.heading, .bold))
        screen.horizontalLine(from: Point(body.column, body.row + 1), width: body.width)
        texts.draw(into: &screen, in: Self.area(body))
    }
}
