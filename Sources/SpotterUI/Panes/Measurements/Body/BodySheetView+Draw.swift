import FitnessModel
import TerminalKit
import ViewKit

extension BodySheetView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let client else {
            screen.paragraph("No client is chosen: c chooses one.", in: body.inset(columns: 1), style: .muted)
            return
        }
        let layout = BodySheetLayout(self, body)
        drawTitles(layout, into: &screen)
        guard !rows.isEmpty else {
            let what = sheet == .folds ? "the sites" : "the girths"
            screen.paragraph(
                "\(client.name) was not measured yet. a starts a row of today: Tab goes along \(what).",
                in: layout.table.inset(columns: 1), style: .muted)
            return
        }
        for index in top..<min(top + layout.rowCount, rows.count) {
            drawRow(index, layout, into: &screen, context, isFocused: isFocused)
        }
        drawPanel(layout.panel, into: &screen, today: context.today)
    }

    private func drawTitles(_ layout: BodySheetLayout, into screen: inout Screen) {
        for slot in layout.slots {
            let area = Rect(column: slot.start, row: layout.titles.row, width: slot.width, height: 1)
            let title = slot.column == .sum ? "SUM \(moving.count)" : slot.column.title
            screen.put(title, in: area, align: slot.column.isLeading ? .leading : .trailing, style: .header)
            // Behind a fold stands its rank.
            if case .site = slot.column { screen.put("#", in: area, align: .trailing, style: .muted) }
        }
        guard !rows.isEmpty else { return }
        screen.verticalLine(
            from: Point(layout.divider, layout.titles.row), height: layout.table.height + 1, style: .border)
        if left > 0 { screen.put("◂", at: Point(layout.divider + 1, layout.titles.row), style: .muted) }
        if moving.count - layout.movingCount > left {
            screen.put("▸", at: Point(layout.tail - 2, layout.titles.row), style: .muted)
        }
    }

    private func drawRow(
        _ index: Int, _ layout: BodySheetLayout, into screen: inout Screen, _ context: Context, isFocused: Bool
    ) {
        guard let (measurement, figures) = shown(index, today: context.today), let unit = client?.unit else { return }
        let isHere = measurement.id == selected
        let line = layout.table.droppingTop(index - top).top(1)
        if isHere { screen.put(screen.glyphs.marker, at: line.origin, style: .accent) }
        for slot in layout.slots {
            let area = Rect(column: slot.start, row: line.row, width: slot.width, height: 1)
            let isCursor = isHere && isFocused && slot.column == column
            if isCursor, let cell {
                screen.input(cell.line, in: area)
                if cell.isSelected { screen.restyle(area.left(TextWidth.of(cell.line.text)), role: .selection) }
                continue
            }
            if isCursor { screen.fill(area, style: .cursorCell) }
            let base = isCursor ? Style.cursorCell : isHere ? Style(.text, .bold) : .text
            if case .site(let site) = slot.column {
                drawFold(site, measurement, figures, in: area, style: base, isCursor: isCursor, into: &screen)
                continue
            }
            let text = text(slot.column, measurement, figures, unit: unit)
            let isPlain = slot.column.isTyped || isCursor
            let style = isPlain ? base : isOutside(slot.column, figures) ? .warning : .accent
            if slot.column.isLeading {
                screen.put(text, in: area, align: .leading, style: style)
            } else {
                screen.putNumber(text, in: area, style: style)
            }
        }
    }

    /// A fold with its rank behind it; readings that lie apart are marked.
    private func drawFold(
        _ site: SkinfoldSite, _ measurement: BodyMeasurement, _ figures: MeasurementFigures, in area: Rect,
        style: Style, isCursor: Bool, into screen: inout Screen
    ) {
        let typed = measurement[fold: site]
        guard !typed.isEmpty else { return }
        let fold = figures.folds[site]
        let isSpread = figures.spread.contains(site)
        screen.put(
            fold.map(BodyWording.tenths) ?? typed, in: area.left(4), align: .trailing,
            style: isSpread && !isCursor ? .warning : style)
        if isSpread { screen.put("!", at: Point(area.column + 4, area.row), style: isCursor ? style : .warning) }
        guard let rank = figures.ranks[site] else { return }
        screen.put(
            String(rank), in: area.right(2), align: .trailing, style: isCursor ? style : rank <= 3 ? .accent : .muted)
    }

    private func isOutside(_ column: BodyColumn, _ figures: MeasurementFigures) -> Bool {
        column == .fat && (try? figures.fat.get())?.isOutsideRange == true
    }

    /// What a cell shows that is no fold. What cannot be read stands there as it was typed.
    private func text(
        _ column: BodyColumn, _ measurement: BodyMeasurement, _ figures: MeasurementFigures, unit: MassUnit
    ) -> String {
        switch column {
        case .day: return "\(measurement.day.short) \(measurement.day.iso.dropFirst(2).prefix(2))"
        case .age: return figures.age.map(String.init) ?? "?"
        case .height: return measurement.height?.shown(in: .cm) ?? ""
        case .weight:
            guard let weight = measurement.weight else { return "" }
            let (exact, tenths) = (weight.shown(in: unit), BodyWording.tenths(weight.value(in: unit)))
            return exact.count > tenths.count ? exact : tenths
        case .measure(.pressure): return measurement[measure: .pressure]
        default:
            guard let quantity = column.quantity, let value = course?.value(of: quantity, measurement, figures) else {
                return measurement.text(in: column, unit: unit)
            }
            return quantity.shown(value)
        }
    }
}

extension BodyColumn {
    /// Dates, and sites over folds with their ranks, stand at the left.
    fileprivate var isLeading: Bool {
        switch self {
        case .day, .site: true
        default: false
        }
    }
}
