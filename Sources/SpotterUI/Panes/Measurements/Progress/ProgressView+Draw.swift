import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import ViewKit

extension ProgressView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = ProgressLayout(body)
        guard let content, context.client != nil else {
            let text = "No client is chosen. c chooses one: training charts appear here."
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
                screen.put(line, in: area, align: .leading, style: .muted)
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
            // Only where each stop is a row.
            let chosen = content.stops == content.table.rows.count ? place : nil
            screen.progressTable(content.table, in: parts.table, chosen: chosen)
        }
    }

    /// The sections whose figures stand beside the chart where there is room: those that are one chart.
    private var hasTableBeside: Bool {
        switch section {
        case .sessions, .volume, .strength, .adherence, .load, .wellbeing, .times: true
        case .overview, .muscles, .records, .frequency, .badges: false
        }
    }

    /// As many sentences as fit into so many lines; the first one always.
    private static func whole(_ text: String, width: Int, most: Int) -> [String] {
        var sentences = text.components(separatedBy: ". ")
        while sentences.count > 1 {
            let lines = TextWidth.wrap(sentences.joined(separator: ". "), width: width)
            if lines.count <= most { return lines }
            sentences.removeLast()
            sentences[sentences.count - 1] += sentences.last?.hasSuffix(".") == true ? "" : "."
        }
        return Array(TextWidth.wrap(sentences.joined(), width: width).prefix(most))
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
        let arrows = screen.glyphs.isASCII ? ("up/down", "left/right") : ("↑ ↓", "← →")
        for (index, line) in ["\(arrows.0) section", "\(arrows.1) read"].enumerated() {
            screen.put(line, in: hints.droppingTop(index).top(1).droppingLeft(2), align: .leading, style: .muted)
        }
    }

    /// The section, which item of it, and what the braces do.
    private func drawTitle(_ content: ProgressContent, into screen: inout Screen, at row: Rect, isNarrow: Bool) {
        let all = ProgressSection.allCases
        var title = section.title
        if content.items.count > 1 {
            let chosen = min(item, content.items.count - 1)
            title += ": \(content.items[chosen])"
        } else if let only = content.items.first {
            title += ": \(only)"
        }
        let number = (all.firstIndex(of: section) ?? 0) + 1
        let items = content.items.count > 1 ? "{ } \(min(item + 1, content.items.count)) of \(content.items.count)" : ""
        let sections = isNarrow ? "\(screen.glyphs.isASCII ? "up/down" : "↑ ↓") \(number) of \(all.count)" : ""
        let right = [items, sections].filter { !$0.isEmpty }.joined(separator: "  ")
        screen.put(
            title, in: row.droppingRight(TextWidth.of(right) + 1), align: .leading, style: Style(.heading, .bold))
        screen.put(right, in: row, align: .trailing, style: .muted)
    }
}
