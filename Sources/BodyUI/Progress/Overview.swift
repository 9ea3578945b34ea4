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
                ? "No session yet. s starts one, n s logs a past one, I imports a file." : nil,
            table: overview.table
        ) { screen, area, _ in overview.draw(into: &screen, area: area) }
    }
}

extension OverviewReport {
    fileprivate func draw(into screen: inout Screen, area: Rect) {
        // In a wide window the lists are beside the values.
        let isWide = area.width >= 110
        let left = isWide ? area.left(area.width / 2 - 1) : area
        let values = figures.filter { !$0.trend.isEmpty }.map { TextWidth.of($0.value) }.max() ?? 0
        let names = figures.map { TextWidth.of($0.name) }.reduce(10, max)
        for (row, figure) in figures.enumerated() {
            drawFigure(figure, names, trendAt: names + values + 3, into: &screen, at: left.droppingTop(row).top(1))
        }
        var rest = isWide ? area.droppingLeft(left.width + 2) : area.droppingTop(figures.count + 1)
        let room = max(0, rest.height - 3)
        let recordRows = badges.isEmpty ? room : max(room - badges.count, room / 2)
        rest = drawList(
            "Records of the last 30 days", records.map { ([text($0), short($0)], $0.record.day.short) },
            empty: "None yet.", most: recordRows, into: &screen, in: rest)
        let statuses: [(forms: [Phrase], right: Phrase)] = badges.map { status in
            let sign = status.progress.earned == nil ? "" : screen.glyphs.check + " "
            return (["\(sign)\(status.badge.name): \(status.text)"], status.earnedText)
        }
        rest = drawList(
            "Badges", statuses, empty: "None yet: a in Badges adds one.", most: max(1, rest.height - 2), into: &screen,
            in: rest.droppingTop(1))
        drawCharts(into: &screen, in: (isWide ? left.droppingTop(figures.count) : rest).droppingTop(1))
    }

    /// Draws as many charts as are readable, if the window is high.
    private func drawCharts(into screen: inout Screen, in area: Rect) {
        let count = min(charts.count, area.height / 9)
        for (index, chart) in charts.prefix(count).enumerated() {
            let height = area.height / count
            var drawn = WeekText.chart(chart.title, chart.values, unit: "\(chart.unit)", weeks: weeks)
            drawn.isWhole = chart.unit.isEmpty
            drawn.valueText = { "\(NumberFormat.grouped($0))" }
            screen.draw(drawn, in: area.droppingTop(index * height).top(height - 1))
        }
    }

    private func drawFigure(
        _ figure: (name: Phrase, value: Phrase, trend: [Double]), _ names: Int, trendAt column: Int,
        into screen: inout Screen, at row: Rect
    ) {
        screen.field(figure.name, figure.value, in: row, labelWidth: names)
        let place = row.droppingLeft(column)
        guard !figure.trend.isEmpty, place.width >= 8 else { return }
        screen.put(
            verbatim: Sparkline.text(figure.trend, width: place.width, glyphs: screen.glyphs), in: place,
            align: .leading,
            style: .accent)
    }

    /// Draws a heading and as many lines as fit, each in the longest form that fits, and the number of the rest.
    private func drawList(
        _ title: Phrase, _ lines: [(forms: [Phrase], right: Phrase)], empty: Phrase, most: Int,
        into screen: inout Screen, in area: Rect
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
            let place = rest.droppingLeft(2).droppingRight(TextWidth.of(line.right) + 1)
            let text = line.forms.first { TextWidth.of($0) <= place.width } ?? line.forms.last ?? ""
            screen.put(text, in: place, align: .leading)
            screen.put(line.right, in: rest, align: .trailing, style: .muted)
            rest = rest.droppingTop(1)
        }
        if isCut {
            let more: Phrase = "and \(lines.count - most + 1) more: ↓ shows them"
            screen.put(more, in: rest.droppingLeft(2), align: .leading, style: .muted)
            rest = rest.droppingTop(1)
        }
        return rest
    }
}

extension ProgressContent {
    /// The trainer's badges and how far the client is with each.
    static func badges(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try BadgesReport(source)
        let statuses = report.statuses
        let earned = statuses.count { $0.progress.earned != nil }
        return ProgressContent(
            summary: [
                "\(earned) of \(statuses.count, one: "badge", other: "badges") earned.",
                "A workout is a session, a run or an activity.",
            ],
            empty: statuses.isEmpty
                ? "No badges yet. a adds one: a number of workouts or reps within a number of days." : nil,
            stops: statuses.map { Stop(badge: $0.badge) }, table: report.table
        ) { screen, area, cursor in
            let rows = max(1, area.height / 3)
            var list = ScrollList(selected: cursor)
            list.reveal(height: rows, count: statuses.count)
            for (place, index) in list.visible(height: rows, count: statuses.count).enumerated() {
                let box = area.droppingTop(place * 3).top(2)
                statuses[index].draw(into: &screen, in: box)
                if index == cursor { screen.mark(box.top(1)) }
            }
        }
    }
}

extension BadgeStatus {
    fileprivate func draw(into screen: inout Screen, in box: Rect) {
        let isEarned = progress.earned != nil
        screen.put(verbatim: badge.name, in: box.droppingLeft(2), align: .leading, style: Style(.text, .bold))
        let earned: Phrase = isEarned ? "\(screen.glyphs.check) \(earnedText)" : earnedText
        screen.put(earned, in: box.top(1), align: .trailing, style: isEarned ? .success : .muted)
        let line = box.droppingTop(1)
        // The words go before the length of the bar.
        let bar = max(0, min(20, line.width / 3, line.width - TextWidth.of(text) - 4))
        screen.gauge(
            Double(min(progress.count, badge.target)), limit: Double(badge.target),
            at: line.origin.moved(columns: 2), width: bar)
        screen.put(text, in: line.droppingLeft(bar + 4), align: .leading)
    }
}
