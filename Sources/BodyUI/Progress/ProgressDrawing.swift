import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
package import TerminalKit
import ViewKit

extension ProgressView {
    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = ProgressLayout(body)
        guard let content, context.client != nil else {
            let text: Phrase = "No client chosen. c chooses one: training charts appear here."
            screen.paragraph(text, in: body.inset(columns: 2).droppingTop(1), style: .muted)
            return
        }
        drawSections(into: &screen, at: layout.sections, body)
        drawTitle(content, into: &screen, at: layout.title, isNarrow: layout.sections.isEmpty)
        var area = layout.content
        if let empty = content.empty {
            screen.paragraph(empty, in: area.droppingTop(1), style: .muted)
            return
        }
        // In a low window the chart needs all rows.
        let most = area.height >= 14 ? 2 : 1
        if !content.summary.isEmpty {
            for line in Self.whole(content.summary, width: area.width, most: most) {
                screen.put(verbatim: line, in: area, align: .leading, style: .muted)
                area = area.droppingTop(1)
            }
            if area.height >= 16 { area = area.droppingTop(1) }
        }
        if isTable {
            screen.progressTable(content.table, in: area, chosen: place)
        } else {
            let parts = ProgressLayout.parts(area, hasTable: hasTableBeside)
            content.draw(&screen, parts.chart, place)
            guard !parts.table.isEmpty else { return }
            screen.verticalLine(from: parts.table.origin.moved(columns: -2), height: parts.table.height, style: .border)
            // Only if each stop is a row.
            let chosen = content.stops.count == content.table.rows.count ? place : nil
            screen.progressTable(content.table, in: parts.table, chosen: chosen)
        }
    }

    /// Whether the values are shown beside the chart if there is room: for sections with one chart.
    private var hasTableBeside: Bool {
        switch section {
        case .sessions, .volume, .strength, .adherence, .load, .wellbeing, .times: true
        case .overview, .muscles, .records, .frequency, .badges: false
        }
    }

    /// As many sentences as fit into that many lines, at least the first.
    private static func whole(_ sentences: [Phrase], width: Int, most: Int) -> [String] {
        var sentences = sentences
        while sentences.count > 1 {
            let lines = TextWidth.wrap(sentences.joined(separator: " ").text, width: width)
            if lines.count <= most { return lines }
            sentences.removeLast()
        }
        return Array(TextWidth.wrap(sentences.first?.text ?? "", width: width).prefix(most))
    }

    private func drawSections(into screen: inout Screen, at area: Rect, _ body: Rect) {
        guard !area.isEmpty else { return }
        screen.verticalLine(from: Point(area.endColumn, area.row), height: body.height)
        for (index, entry) in ProgressSection.allCases.enumerated() {
            let row = area.droppingTop(index).top(1)
            screen.put(entry.title, in: row.droppingLeft(2), align: .leading)
            if entry == section { screen.mark(row) }
        }
        let hints = area.droppingTop(ProgressSection.allCases.count + 1)
        let lines: [Phrase] =
            screen.glyphs.isASCII ? ["up/down section", "left/right read"] : ["↑ ↓ section", "← → read"]
        for (index, line) in lines.enumerated() {
            screen.put(line, in: hints.droppingTop(index).top(1).droppingLeft(2), align: .leading, style: .muted)
        }
    }

    /// The section, which item of it, and what the braces do.
    private func drawTitle(_ content: ProgressContent, into screen: inout Screen, at row: Rect, isNarrow: Bool) {
        let all = ProgressSection.allCases
        let items = content.items
        let title: Phrase =
            items.isEmpty ? section.title : "\(section.title): \(items[min(item, items.count - 1)])"
        let number = (all.firstIndex(of: section) ?? 0) + 1
        let braces: Phrase = items.count > 1 ? "{ } \(min(item + 1, items.count)) of \(items.count)" : ""
        let sections: Phrase =
            switch (isNarrow, screen.glyphs.isASCII) {
            case (true, true): "up/down \(number) of \(all.count)"
            case (true, false): "↑ ↓ \(number) of \(all.count)"
            case (false, _): ""
            }
        let right = [braces, sections].filter { !$0.isEmpty }.joined(separator: "  ")
        screen.put(
            title, in: row.droppingRight(TextWidth.of(right) + 1), align: .leading, style: Style(.heading, .bold))
        screen.put(right, in: row, align: .trailing, style: .muted)
    }
}

extension Screen {
    /// Draws the values of a section, scrolled to the chosen row, or to the newest one.
    mutating func progressTable(_ table: ProgressTable, in area: Rect, chosen: Int?) {
        let texts = table.rows.map { row in row.map { TextWidth.printable($0.shown) } }
        let layout = TableLayout(Self.columns(table, texts), width: area.width - 2, gap: 2)
        tableHeader(layout, at: area.origin.moved(columns: 2))
        let rows = area.droppingTop(1)
        var list = ScrollList(selected: chosen ?? texts.count - 1)
        list.reveal(height: rows.height, count: texts.count)
        for (line, index) in list.visible(height: rows.height, count: texts.count).enumerated() {
            let place = rows.droppingTop(line).top(1)
            tableRow(texts[index].map(Phrase.init(verbatim:)), layout, at: place.origin.moved(columns: 2))
            if index == chosen { mark(place) }
        }
    }

    /// Columns are as wide as their widest value. In a narrow window texts shrink first; then the columns at the right
    /// are left out.
    private static func columns(_ table: ProgressTable, _ texts: [[String]]) -> [TableColumn] {
        table.columns.enumerated().map { index, title in
            let isNumber = table.isNumber(index)
            let value = texts.map { TextWidth.of($0[index]) }.max() ?? 0
            let width = max(TextWidth.of(title), value)
            let order = index < 2 ? 0 : index
            if isNumber { return TableColumn(number: title, .fixed(width), dropOrder: order) }
            let columnWidth: TableColumn.Width = width > 14 ? .flexible(minimum: 14, weight: width) : .fixed(width)
            return TableColumn(title, columnWidth, dropOrder: order)
        }
    }
}

/// The areas of the list of sections and the chart: side by side from 78 columns on, else a line above the chart.
struct ProgressLayout: Hashable {
    /// The list of sections; empty in narrow windows.
    let sections: Rect
    /// The line with the section's name.
    let title: Rect
    /// Everything below it.
    let content: Rect

    init(_ body: Rect) {
        let isWide = body.width >= 78
        let width = (ProgressSection.allCases.map { TextWidth.of($0.title.text) }.max() ?? 0) + 4
        sections = isWide ? body.left(width) : Rect(column: body.column, row: body.row, width: 0, height: 0)
        let room = isWide ? body.droppingLeft(width + 2).droppingRight(1) : body.inset(columns: 1)
        title = room.top(1)
        content = room.droppingTop(1)
    }

    /// The areas of chart and values: side by side from 120 columns on, three fifths for the chart; the table is empty
    /// if there is no room.
    static func parts(_ area: Rect, hasTable: Bool) -> (chart: Rect, table: Rect) {
        guard hasTable, area.width >= 100 else { return (area, area.right(0)) }
        let chart = area.left(area.width * 3 / 5 - 1)
        return (chart, area.droppingLeft(chart.width + 3))
    }
}
