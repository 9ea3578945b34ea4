import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension ReviewView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let review, let client = context.client else {
            let text = "No client is chosen. c chooses one: the weeks and months of the diary appear here."
            screen.paragraph(text, in: body.inset(columns: 2).droppingTop(1), style: .muted)
            return
        }
        let parts = ReviewLayout(body, days: review.days.count)
        let table = ReviewTable(review: review, massUnit: client.unit, glyphs: screen.glyphs)
        let layout = TableLayout(
            ReviewTable.columns(review.unit, client.unit), width: parts.header.width - 2)
        screen.tableHeader(layout, at: parts.header.origin.moved(columns: 1))
        drawDays(table, layout, into: &screen, in: parts.days)
        for (line, texts) in [table.sum, table.mean].enumerated() where line < parts.sums.height {
            screen.tableRow(
                texts, layout, at: parts.sums.origin.moved(columns: 1, rows: line), style: Style(.heading, .bold))
        }
        drawWords(review, client.unit, into: &screen, in: parts.words)
        if !parts.charts.isEmpty {
            ReviewCharts(review: review, massUnit: client.unit).draw(into: &screen, in: parts.charts, day: day?.day)
        }
    }

    private func drawDays(_ table: ReviewTable, _ layout: TableLayout, into screen: inout Screen, in rows: Rect) {
        let days = table.review.days
        let most = days.filter(\.isRecorded).compactMap(\.deviation).map { abs($0.calories) }.max() ?? 0
        for (line, index) in scroll.visible(height: rows.height, count: days.count).enumerated() {
            let row = rows.droppingTop(line).top(1)
            let start = row.origin.moved(columns: 1)
            let day = days[index]
            let isChosen = index == scroll.selected
            let plain: Style = isChosen ? .selection : day.day == table.review.today ? Style(.text, .bold) : .text
            let goal = isChosen ? plain : table.style(table.review.adherence(day))
            screen.tableRow(
                table.row(day), layout, at: start, style: plain, styles: [ReviewTable.Column.goal.rawValue: goal])
            if let place = layout.rect(ofColumn: ReviewTable.Column.bar.rawValue, at: start) {
                let deviation = day.isRecorded ? day.deviation : nil
                screen.balanceBar(deviation?.calories, of: most, in: place)
            }
            if isChosen { screen.mark(row) }
        }
    }

    /// As many sentences as fit whole, the most telling first.
    private func drawWords(_ review: DiaryReview, _ unit: MassUnit, into screen: inout Screen, in area: Rect) {
        var space = area.droppingLeft(1)
        if area.height > 5 {
            screen.horizontalLine(from: area.origin, width: area.width)
            space = space.droppingTop(1)
        }
        for sentence in ReviewWording.sentences(review, massUnit: unit, on: .screen) {
            guard TextWidth.wrap(sentence, width: space.width).count <= space.height else { return }
            space = space.droppingTop(screen.paragraph(sentence, in: space))
        }
    }
}

extension Screen {
    /// A lying bar from the middle: to the right what was too much, to the left what is missing.
    fileprivate mutating func balanceBar(_ calories: Int?, of most: Int, in place: Rect) {
        let half = (place.width - 1) / 2
        guard half > 1 else { return }
        let middle = place.origin.moved(columns: half)
        if let calories, most > 0, calories != 0 {
            let length = max(1, Int((Double(abs(calories)) / Double(most) * Double(half)).rounded()))
            let start = calories > 0 ? middle.column + 1 : middle.column - length
            let bar = Rect(column: start, row: place.row, width: length, height: 1)
            fill(bar, style: calories > 0 ? .gaugeOver : .accent, with: glyphs.isASCII ? "#" : "█")
        }
        put(glyphs.vertical, at: middle, style: .border)
    }
}
