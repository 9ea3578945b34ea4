import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ExerciseView {
    /// The figure over days, with the cursor on one of them.
    func chart(_ context: Context) -> LineChart? {
        guard let figure = shownFigure, let first = points.first, let last = points.last else { return nil }
        let unit = context.client?.unit ?? .kg
        let series = ChartSeries(
            chartTitle(figure, context),
            points.map { ChartPoint(x: DayAxis.place($0.day), y: figure.value($0.value, unit)) })
        var chart = LineChart([series], unit: figure.unit(unit), over: first.day...last.day)
        chart.cursor = shownStop
        chart.isWhole = figure == .reps
        chart.valueText = { NumberFormat.shown($0, decimals: 1) }
        return chart
    }

    private func chartTitle(_ figure: ExerciseProgress.Figure, _ context: Context) -> String {
        figure == .e1RM ? "e1RM by \(context.formula.name), RPE table where known" : figure.title
    }

    func drawChart(into screen: inout Screen, _ content: Rect, _ isFocused: Bool, _ context: Context) {
        guard let figure = shownFigure, let chart = chart(context) else {
            screen.paragraph(emptyText(context), in: content.inset(columns: 2), style: .muted)
            return
        }
        if isTable {
            drawTable(figure, into: &screen, content, isFocused, context)
        } else {
            screen.draw(chart, in: content.inset(columns: 1))
        }
    }

    private func drawTable(
        _ figure: ExerciseProgress.Figure, into screen: inout Screen, _ content: Rect, _ isFocused: Bool,
        _ context: Context
    ) {
        let unit = context.client?.unit ?? .kg
        let columns = [
            TableColumn(whole: "Day", .fixed(12)),
            TableColumn(number: "\(figure.title) (\(figure.unit(unit)))", .fixed(20)),
            TableColumn(number: "Change", .fixed(9)),
        ]
        let points = points
        screen.table(
            table, count: points.count, columns: columns, in: content, rows: Self.rows(content), isFocused: isFocused
        ) { index in
            let number = points.count - 1 - index
            let change = number > 0 ? points[number].value - points[number - 1].value : nil
            return [
                points[number].day.dated, figure.text(points[number].value, unit),
                change.map { ($0 > 0 ? "+" : "") + figure.text($0, unit) } ?? "",
            ]
        }
    }
}
