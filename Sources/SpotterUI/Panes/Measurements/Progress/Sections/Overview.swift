import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// All of it at a glance.
    static func overview(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let overview = try OverviewReport(source)
        return ProgressContent(
            empty: overview.isEmpty
                ? "No session yet. s starts one, n s writes one down afterwards, I imports a file." : nil,
            table: overview.table
        ) { screen, area, _ in overview.draw(into: &screen, area: area) }
    }
}

extension OverviewReport {
    fileprivate func draw(into screen: inout Screen, area: Rect) {
        var rest = area
        for figure in figures {
            drawFigure(figure, into: &screen, at: rest.top(1))
            rest = rest.droppingTop(1)
        }
        let room = max(0, rest.height - 4)
        let recordRows = badges.isEmpty ? room : max(room - badges.count, room / 2)
        rest = drawList(
            "Records of the last 30 days", records.map { (text($0), $0.record.day.short) },
            empty: "None yet.", most: recordRows, into: &screen, in: rest.droppingTop(1))
        let standings = badges.map { standing in
            let sign = standing.progress.earned == nil ? "" : screen.glyphs.check + " "
            return ("\(sign)\(standing.badge.name): \(standing.text)", standing.earnedText)
        }
        _ = drawList(
            "Badges", standings, empty: "None yet: a in Badges adds one.", most: max(1, rest.height - 2), into: &screen,
            in: rest.droppingTop(1))
    }

    private func drawFigure(
        _ figure: (name: String, value: String, trend: [Double]), into screen: inout Screen, at row: Rect
    ) {
        screen.field(figure.name, figure.value, in: row, labelWidth: 10)
        let free = row.width - 11 - TextWidth.of(figure.value) - 2
        guard !figure.trend.isEmpty, free >= 8 else { return }
        let line = Sparkline.text(figure.trend, width: min(free, 24), glyphs: screen.glyphs)
        screen.put(line, in: row, align: .trailing, style: .accent)
    }

    /// A heading and as many lines as fit; says how many more there are.
    private func drawList(
        _ title: String, _ lines: [(text: String, day: String)], empty: String, most: Int, into screen: inout Screen,
        in area: Rect
    ) -> Rect {
        guard area.height >= 2 else { return area }
        screen.put(title, in: area, align: .leading, style: Style(.heading, .bold))
        var rest = area.droppingTop(1)
        guard !lines.isEmpty else {
            screen.put(empty, in: rest.droppingLeft(2), align: .leading, style: .muted)
            return rest.droppingTop(1)
        }
        let most = max(1, min(most, rest.height))
        let isCut = lines.count > most
        for line in lines.prefix(isCut ? most - 1 : most) {
            let day = TextWidth.of(line.day)
            screen.put(line.text, in: rest.droppingLeft(2).droppingRight(day + 1), align: .leading)
            screen.put(line.day, in: rest, align: .trailing, style: .muted)
            rest = rest.droppingTop(1)
        }
        if isCut {
            let more = "and \(lines.count - most + 1) more: ↓ leads there"
            screen.put(more, in: rest.droppingLeft(2), align: .leading, style: .muted)
            rest = rest.droppingTop(1)
        }
        return rest
    }
}
