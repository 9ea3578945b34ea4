import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension RunView {
    private static let figuresWidth = 40

    static func content(_ area: Rect) -> Rect { area.droppingTop(area.height >= 14 ? 3 : 2) }
    static func rows(_ content: Rect) -> Rect { content.droppingTop(1).droppingBottom(1) }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let content else { return }
        let run = content.run
        let title = body.top(1).inset(columns: 1)
        screen.put(
            "\(run.name), \(run.day.long)\(start(run, context))", in: title.droppingRight(22), align: .leading,
            style: Style(.title, .bold))
        screen.put(content.clientName, in: title.right(20), align: .trailing, style: .accent)
        TabRow(Page.self, active: page, width: body.width, spare: 1)
            .draw(into: &screen, in: body.droppingTop(1).top(1), open: .tabActive)
        let area = Self.content(body)
        switch page {
        case .overview: drawOverview(content, into: &screen, area.inset(columns: 2))
        case .laps: drawLaps(content, into: &screen, area)
        case .chart: drawChart(content, into: &screen, area)
        }
    }

    /// ", 07:30" on the clock of this zone; nothing where only the day is known.
    private func start(_ run: Run, _ context: Context) -> String {
        run.startedAt.map { ", \(TimeOfDay($0, in: context.services.timeZone).text)" } ?? ""
    }

    private func facts(_ content: Content) -> [RunText.Fact] {
        let note: [RunText.Fact] = content.run.note.isEmpty ? [] : [("Note", content.run.note, "")]
        return RunText.facts(content.run, laps: content.laps.count, topSpeed: content.topSpeed, content.basis) + note
    }

    private func drawOverview(_ content: Content, into screen: inout Screen, _ area: Rect) {
        let hasRoute = content.hasRoute && area.width >= Self.figuresWidth + 16
        let left = hasRoute ? area.left(Self.figuresWidth) : area
        var line = left.row
        for fact in facts(content) where line < left.endRow {
            screen.put(fact.0, at: Point(left.column, line), style: .muted)
            let room = Rect(column: left.column + 10, row: line, width: left.width - 10, height: left.endRow - line)
            if fact.0 == "Note" {
                line += max(1, screen.paragraph(fact.1, in: room))
                continue
            }
            screen.put(fact.1, in: room.top(1), align: .leading, style: Style(.text, .bold))
            let used = TextWidth.of(fact.1) + 2
            guard !fact.2.isEmpty else { line += 1; continue }
            if TextWidth.of(fact.2) <= room.width - used {
                screen.put(fact.2, in: room.top(1).droppingLeft(used), align: .leading, style: .muted)
                line += 1
            } else {
                line += 1 + screen.paragraph(fact.2, in: room.droppingTop(1), style: .muted)
            }
        }
        if hasRoute {
            RouteSketch.draw(content.track, into: &screen, in: area.droppingLeft(Self.figuresWidth + 2))
        } else if !content.hasTrack, line + 1 < area.endRow {
            screen.put(
                "No track was recorded.", in: area.droppingTop(line + 1 - area.row).top(1), align: .leading,
                style: .muted)
        }
    }

    private static let lapColumns = [
        TableColumn(number: "Lap", .fixed(4)),
        TableColumn(number: "Time", .fixed(9)),
        TableColumn(number: "Distance", .fixed(10)),
        TableColumn(number: "Pace", .fixed(10)),
        TableColumn(number: "Pulse", .fixed(9), dropOrder: 2),
        TableColumn(number: "Steps", .fixed(7), dropOrder: 1),
        TableColumn(number: "Energy", .fixed(10), dropOrder: 3),
    ]

    private func drawLaps(_ content: Content, into screen: inout Screen, _ area: Rect) {
        guard !content.laps.isEmpty else {
            screen.paragraph(
                "No laps. While a run is in progress, Enter ends one.", in: area.inset(columns: 2), style: .muted)
            return
        }
        let unit = content.basis.profile.unit
        screen.table(
            lapList, count: content.laps.count, columns: Self.lapColumns, in: area, rows: Self.rows(area)
        ) { index in
            RunText.lap(index + 1, content.laps[index], content.run.kind, unit)
        }
    }
}
