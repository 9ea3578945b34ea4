import TerminalKit
import ViewKit

extension DayView {
    /// Nutrients, then what is said of the day: as many whole items as fit into the lowest lines.
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

    /// Items joined into lines without breaking one; what does not fit is left out, and a long last one is truncated.
    static func fit(_ items: [String], width: Int, most: Int) -> [String] {
        var lines: [String] = []
        for item in items where !item.isEmpty {
            if let last = lines.last, TextWidth.of(last) + 3 + TextWidth.of(item) <= width {
                lines[lines.count - 1] = last + " · " + item
            } else if lines.count < most {
                lines.append(item)
            }
        }
        return lines
    }

    /// At the side: nutrients against their targets, where the limits come from, what is said of the day.
    func drawSide(_ content: DayWording, into screen: inout Screen, at area: Rect) {
        screen.horizontalLine(from: area.origin.moved(rows: -1), width: area.width)
        var space = area.inset(columns: 1)
        func heading(_ text: String) {
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
        for (title, texts) in [("WHERE THE LIMITS COME FROM", content.basis), ("THE DAY", remarks)] {
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
