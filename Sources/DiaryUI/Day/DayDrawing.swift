import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

extension DayView {
    /// Time, name, amount by portions, grams, energy, protein, carbohydrate and fat.
    private static func foodColumns(_ lines: [DayLine]) -> [TableColumn] {
        [
            time(lines, dropOrder: 3),
            TableColumn("FOOD", .flexible(minimum: 16, weight: 4)),
            TableColumn("", .flexible(minimum: 9), align: .trailing, dropOrder: 1),
            TableColumn(number: "", .fixed(7), dropOrder: 4),
            TableColumn(number: "", .fixed(6)),
            TableColumn(number: "P", .fixed(4), dropOrder: 5),
            TableColumn(number: "C", .fixed(4), dropOrder: 5),
            TableColumn(number: "F", .fixed(4), dropOrder: 5),
        ]
    }

    private static func activityColumns(_ lines: [DayLine]) -> [TableColumn] {
        [
            time(lines, dropOrder: 2),
            TableColumn("ACTIVITY", .flexible(minimum: 12, weight: 4)),
            TableColumn("", .fixed(7), align: .trailing, dropOrder: 1),
            TableColumn(number: "", .fixed(6)),
        ]
    }

    /// The column of the time of day; left out if no line has one.
    private static func time(_ lines: [DayLine], dropOrder: Int) -> TableColumn {
        let hasTimes = lines.contains(where: \.hasTime)
        return TableColumn(number: "", .fixed(hasTimes ? 5 : 10_000), dropOrder: hasTimes ? dropOrder : 9)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let content, context.client != nil else {
            let text: Phrase = "No client chosen. c chooses one: the foods and activities of the day appear here."
            screen.paragraph(text, in: body.inset(columns: 2).droppingTop(1), style: .muted)
            return
        }
        let layout = layout(body)
        drawFigures(content.figures, into: &screen, at: layout.figures)
        drawHints(content.hints, into: &screen, at: layout.hints)
        if layout.isSplit {
            drawHead(Self.foodColumns(content.foods), content.foodHead, into: &screen, at: layout.heads[0])
            drawHead(Self.activityColumns(content.activities), content.activityHead, into: &screen, at: layout.heads[1])
            let right = layout.heads[1]
            screen.verticalLine(
                from: right.origin.moved(columns: -1), height: layout.heads[0].height + layout.lists[0].height)
        }
        for (index, lines) in lists.enumerated() where layout.lists.indices.contains(index) {
            drawList(lines, index, into: &screen, at: layout.lists[index])
        }
        if layout.isWide {
            drawSide(content, into: &screen, at: layout.facts)
        } else {
            drawFacts(content, into: &screen, at: layout.facts)
        }
    }

    private func drawHints(_ hints: [Phrase], into screen: inout Screen, at area: Rect) {
        var space = area
        for hint in hints where !space.isEmpty {
            screen.put(verbatim: "!", at: space.origin.moved(columns: 1), style: Style(.warning, .bold))
            let room = space.droppingLeft(3).droppingRight(1)
            space = space.droppingTop(screen.paragraph(hint, in: room, style: .warning))
        }
    }

    private func drawHead(_ columns: [TableColumn], _ cells: [Phrase], into screen: inout Screen, at row: Rect) {
        let layout = TableLayout(columns, width: row.width - 3)
        screen.tableRow(cells, layout, at: row.origin.moved(columns: 2), style: .header)
    }

    private func drawList(_ lines: [DayLine], _ index: Int, into screen: inout Screen, at area: Rect) {
        let (foods, activities) = (
            TableLayout(Self.foodColumns(lines), width: area.width - 3),
            TableLayout(Self.activityColumns(lines), width: area.width - 3)
        )
        cursor.parts[index].draw(
            into: &screen, in: area, count: lines.count, isFocused: index == cursor.focus
        ) { screen, place, row in
            let line = lines[place]
            let layout = line.isActivity ? activities : foods
            draw(line, layout, into: &screen, at: row.droppingLeft(2).droppingRight(1))
        }
    }

    private func draw(_ line: DayLine, _ layout: TableLayout, into screen: inout Screen, at row: Rect) {
        switch line.kind {
        case .blank: break
        case .plain: screen.put(line.name, in: row, align: .leading, style: .muted)
        case .title:
            screen.put(line.name, in: row, align: .leading, style: .header)
            screen.put(line.cells[0], in: row, align: .trailing, style: .header)
        case .meal:
            screen.put(line.name, in: row, align: .leading, style: Style(.heading, .bold))
            screen.tableRow(line.cells, layout, at: row.origin, style: Style(.heading, .bold))
        case .food:
            screen.tableRow(
                line.cells, layout, at: row.origin,
                styles: [0: .muted, 2: .muted, 3: .muted, 5: .muted, 6: .muted, 7: .muted])
        case .activity:
            var cells = line.cells
            if let short = line.short, let room = layout.rect(ofColumn: 1, at: row.origin)?.width,
                TextWidth.of(cells[1]) > room
            {
                cells[1] = short
            }
            screen.tableRow(cells, layout, at: row.origin, styles: [0: .muted, 2: .muted])
        }
    }
}

extension DayView {
    /// Draws nutrients, then hints: as many whole items as fit into the lowest lines.
    func drawFacts(_ content: DayWording, into screen: inout Screen, at area: Rect) {
        let width = area.width - 2
        let nutrients = Self.fit(DayNutrient.items(content.nutrients, width: width), width: width, most: 1)
        let rest = Self.fit(content.remarks, width: width, most: area.height - nutrients.count)
        for (row, text) in (nutrients + rest).prefix(area.height).enumerated() {
            let isNutrients = row < nutrients.count
            let place = area.droppingTop(row).top(1).inset(columns: 1)
            screen.put(text, in: place, align: .leading, style: isNutrients ? .text : .muted)
        }
    }

    /// Joins items into lines without breaking one; what does not fit is left out, and a long last one is truncated.
    static func fit(_ items: [Phrase], width: Int, most: Int) -> [Phrase] {
        var lines: [Phrase] = []
        for item in items where !item.isEmpty {
            if let last = lines.last, TextWidth.of(last) + 3 + TextWidth.of(item) <= width {
                lines[lines.count - 1] = [last, item].joined(separator: " · ")
            } else if lines.count < most {
                lines.append(item)
            }
        }
        return lines
    }

    /// Draws the side: nutrients with their targets, the origin of the limits, hints.
    func drawSide(_ content: DayWording, into screen: inout Screen, at area: Rect) {
        screen.horizontalLine(from: area.origin.moved(rows: -1), width: area.width)
        var space = area.inset(columns: 1)
        func heading(_ text: Phrase) {
            screen.put(text, in: space, align: .leading, style: Style(.heading, .bold))
            space = space.droppingTop(1)
        }
        if !content.nutrients.isEmpty {
            heading("NUTRIENTS")
            for nutrient in content.nutrients where !space.isEmpty {
                draw(nutrient, into: &screen, at: space.top(1))
                space = space.droppingTop(1)
            }
            space = space.droppingTop(1)
        }
        let remarks = content.remarks.filter { !$0.isEmpty }
        let parts: [(title: Phrase, texts: [Phrase])] = [
            ("WHERE THE LIMITS COME FROM", content.basis), ("THE DAY", remarks),
        ]
        for (title, texts) in parts {
            if !texts.isEmpty, !space.isEmpty { heading(title) }
            for text in texts where !space.isEmpty {
                space = space.droppingTop(screen.paragraph(text, in: space.droppingLeft(1)))
            }
            space = space.droppingTop(1)
        }
    }

    private func draw(_ nutrient: DayNutrient, into screen: inout Screen, at row: Rect) {
        screen.put(nutrient.name, in: row.droppingLeft(1).left(8), align: .leading)
        screen.put(nutrient.amount, in: row.droppingLeft(10).left(14), align: .trailing)
        guard let share = nutrient.share else { return }
        let target = TextWidth.of(nutrient.target)
        let bar = min(row.width - 26 - target - 2, 16)
        if bar >= 4 { screen.gauge(min(share, 1), limit: 1, at: row.origin.moved(columns: 26), width: bar) }
        screen.put(nutrient.target, in: row, align: .trailing, style: .muted)
    }
}
