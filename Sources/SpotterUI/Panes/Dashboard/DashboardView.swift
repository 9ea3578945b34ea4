import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The first pane: what a trainer needs when the day begins. Live sessions and who trained on the left, what needs doing
/// on the right; below one another in a narrow window.
struct DashboardView: View {
    /// Days without a session after which a client is absent.
    static let absentAfter = 10

    private var overview: Overview?
    /// The lines of each part, from left to right.
    private(set) var parts: [[DashboardLine]] = [[]]
    var cursors = [LineCursor<DashboardLine.Key>()]
    /// The part that has the keys.
    var focus = 0

    var scopes: [KeyScope] { [.dashboard, .list] }
    /// The line under the cursor.
    var line: DashboardLine? { parts[focus].first { $0.key != nil && $0.key == cursors[focus].key } }
    /// No client at all: the dashboard says what to do first.
    var isBare: Bool { overview?.clientCount == 0 }

    /// Where the parts stand: side by side from 78 columns.
    static func areas(_ body: Rect) -> [Rect] {
        guard body.width >= 78 else { return [body] }
        let left = body.left(body.width * 43 / 100)
        return [left, body.droppingLeft(left.width + 1)]
    }

    mutating func reload(_ context: inout Context) {
        let today = context.today
        let monday = today.adding(days: 1 - today.weekday.rawValue)
        let absentFrom = today.adding(days: -Self.absentAfter)
        let areas = Self.areas(context.body)
        let limit = max(areas[0].height, 10)
        overview =
            context.read { diary in
                try diary.overview(
                    week: monday...monday.adding(days: 6), absentFrom: absentFrom, fewSessions: SessionsLeftText.few,
                    limit: limit)
            } ?? overview
        guard let overview else { return }
        let left = DashboardContent.live(context)
        let right = DashboardContent.needs(overview, context)
        let below =
            DashboardContent.recent(overview, context) + DashboardContent.week(overview, context)
            + DashboardContent.eaten(from: monday, &context)
        layOut(areas.count == 1 ? [left + right + below] : [left + below, right], areas)
    }

    private mutating func layOut(_ lines: [[DashboardLine]], _ areas: [Rect]) {
        if lines.count != cursors.count {
            let chosen = cursors[focus].key
            cursors = lines.map { _ in LineCursor() }
            focus = 0
            for index in lines.indices {
                cursors[index].update(to: lines[index].map(\.key))
                guard let chosen, lines[index].contains(where: { $0.key == chosen }) else { continue }
                cursors[index].select(chosen)
                focus = index
            }
        }
        parts = lines
        for index in parts.indices {
            cursors[index].update(to: parts[index].map(\.key))
            cursors[index].reveal(height: areas[index].height)
        }
        if cursors[focus].key == nil { focus = cursors.firstIndex { $0.key != nil } ?? 0 }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        for (index, area) in Self.areas(body).enumerated() where area.contains(mouse.at) {
            let wasFocused = index == focus
            guard parts.indices.contains(index), cursors[index].key != nil else { continue }
            let opens = cursors[index].mouse(mouse, area: area)
            focus = index
            if opens, wasFocused { open(&context) }
        }
    }
}
