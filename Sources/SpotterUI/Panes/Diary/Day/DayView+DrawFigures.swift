import TerminalKit
import ViewKit

extension DayView {
    /// The rows of the figures: what it is, how much, a bar, the limit, and in words where it stands.
    func drawFigures(_ figures: [DayFigure], into screen: inout Screen, at area: Rect) {
        let width = { (part: KeyPath<DayFigure, String>) in figures.map { TextWidth.of($0[keyPath: part]) }.max() ?? 0 }
        let bars = figures.filter { $0.bar != nil }
        // Room for what most days need: the bars stay where they are from day to day.
        let amounts = max(width(\.amount), 11)
        let limits = max(bars.map { TextWidth.of($0.limit) }.max() ?? 0, 12)
        let standings = max(bars.map { TextWidth.of($0.standing) }.max() ?? 0, 12)
        let amount = area.column + 1 + width(\.title) + 1
        let gauge = amount + amounts + 2
        let free = area.endColumn - 1 - gauge - limits - standings - 4
        let bar = free < 4 ? 0 : min(free, 40)
        for (row, figure) in figures.prefix(area.height).enumerated() {
            let line = area.row + row
            screen.put(figure.title, at: Point(area.column + 1, line), style: Style(.heading, .bold))
            let space = Rect(column: amount, row: line, width: amounts, height: 1)
            screen.put(figure.amount, in: space, align: .trailing, style: Style(.text, .bold))
            let style = figure.isWarning ? Style(.warning, .bold) : .text
            guard let share = figure.bar else {
                let used = screen.put(figure.standing, at: Point(gauge, line), style: style)
                let left = Rect(
                    column: gauge + used + 2, row: line, width: area.endColumn - 1 - gauge - used - 2, height: 1)
                screen.put(figure.fitting(left.width), in: left, align: .leading, style: .muted)
                continue
            }
            if bar > 0 { screen.gauge(share, limit: 1, at: Point(gauge, line), width: bar) }
            let limit = gauge + (bar > 0 ? bar + 2 : 0)
            let place = Rect(column: limit, row: line, width: limits, height: 1)
            screen.put(figure.limit, in: place, align: .trailing, style: .muted)
            screen.put(
                figure.standing, at: Point(limit + limits + 2, line), style: style,
                maxWidth: area.endColumn - limit - limits - 2)
        }
    }
}

extension DayFigure {
    /// The longest of the notes that fits; no number is cut in two.
    func fitting(_ width: Int) -> String { notes.first { TextWidth.of($0) <= width } ?? "" }
}
