import FitnessModel
import TerminalKit
import ViewKit

extension SkinfoldsView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let client else {
            screen.paragraph("No client is chosen: c chooses one.", in: body.inset(columns: 1), style: .muted)
            return
        }
        let layout = SkinfoldLayout(self, body)
        drawTitles(layout, into: &screen)
        guard !rows.isEmpty else {
            screen.paragraph(
                "\(client.name) was not measured yet. a begins a row of today: Tab goes along the sites.",
                in: layout.table.inset(columns: 1), style: .muted)
            return
        }
        for index in top..<min(top + layout.rowCount, rows.count) {
            drawRow(index, layout, into: &screen, unit: client.unit, isFocused: isFocused)
        }
        drawPanel(layout.panel, into: &screen, client)
    }

    private func drawTitles(_ layout: SkinfoldLayout, into screen: inout Screen) {
        for slot in layout.slots {
            let area = Rect(column: slot.start, row: layout.titles.row, width: slot.width, height: 1)
            let isSite = if case .site = slot.column { true } else { false }
            screen.put(
                slot.column.title, in: area, align: slot.column == .day || isSite ? .leading : .trailing, style: .header
            )
        }
        let line = Rect(column: layout.divider, row: layout.titles.row, width: 1, height: layout.table.height + 1)
        for row in line.row..<line.endRow {
            screen.put(screen.glyphs.vertical, at: Point(line.column, row), style: .border)
        }
        let hidden = profile.sites.count - layout.siteCount
        if left > 0 { screen.put("◂", at: Point(layout.divider + 1, layout.titles.row), style: .muted) }
        if hidden > left, let sum = layout.slots.last {
            screen.put("▸", at: Point(sum.start - 1, layout.titles.row), style: .muted)
        }
    }

    private func drawRow(
        _ index: Int, _ layout: SkinfoldLayout, into screen: inout Screen, unit: MassUnit, isFocused: Bool
    ) {
        let (measurement, figures) = shown(index)
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
            } else {
                let text = text(slot.column, measurement, figures, unit: unit)
                let style =
                    slot.column.isTyped || isCursor ? base : isOutside(slot.column, figures) ? .warning : .accent
                if slot.column == .day {
                    screen.put(text, in: area, align: .leading, style: style)
                } else {
                    screen.putNumber(text, in: area, style: style)
                }
            }
        }
    }

    /// A fold with its rank behind it; readings that lie apart are marked.
    private func drawFold(
        _ site: SkinfoldSite, _ measurement: BodyMeasurement, _ figures: MeasurementFigures, in area: Rect,
        style: Style,
        isCursor: Bool, into screen: inout Screen
    ) {
        let typed = measurement[fold: site]
        guard !typed.isEmpty else { return }
        let fold = FoldReading(typed)?.millimetres(by: profile.summary)
        let isSpread = figures.spread.contains(site)
        let text = fold.map(Self.tenths) ?? typed
        screen.put(text, in: area.left(4), align: .trailing, style: isSpread && !isCursor ? .warning : style)
        if isSpread { screen.put("!", at: Point(area.column + 4, area.row), style: isCursor ? style : .warning) }
        guard let rank = figures.ranks[site] else { return }
        let isFirst = rank <= 3
        screen.put(
            String(rank), in: area.right(2), align: .trailing, style: isCursor ? style : isFirst ? .accent : .muted)
    }

    private func isOutside(_ column: SkinfoldColumn, _ figures: MeasurementFigures) -> Bool {
        column == .fat && (try? figures.fat.get())?.isOutsideRange == true
    }

    /// What a cell shows that is no fold.
    private func text(
        _ column: SkinfoldColumn, _ measurement: BodyMeasurement, _ figures: MeasurementFigures, unit: MassUnit
    ) -> String {
        switch column {
        case .day: "\(measurement.day.short) \(measurement.day.iso.dropFirst(2).prefix(2))"
        case .age: figures.age.map(String.init) ?? "?"
        case .height: measurement.height?.shown(in: .cm) ?? ""
        case .weight: measurement.weight?.shown(in: unit) ?? ""
        case .lean: figures.leanMass.map { Self.tenths($0.value(in: unit)) } ?? ""
        case .fat: (try? figures.fat.get()).map { Self.tenths($0.percent) } ?? ""
        case .sum: figures.sum.map(Self.tenths) ?? ""
        case .site: ""
        }
    }

    static func tenths(_ value: Double) -> String { NumberFormat.shown(DecimalText.fixed(value, decimals: 1)) }

    // MARK: Panel

    private func drawPanel(_ area: Rect, into screen: inout Screen, _ client: Client) {
        guard area.height > 1, let index else { return }
        screen.horizontalLine(from: area.origin, width: area.width)
        let (measurement, figures) = shown(index)
        let before = index > 0 ? (rows[index - 1], self.figures[index - 1]) : nil
        let lines = [
            cellLine(measurement, figures, before, client.unit),
            fatLine(measurement, figures, before?.1, client.unit), rankLine(figures),
            measurement.note.isEmpty ? "" : "note: \(measurement.note)",
        ].filter { !$0.isEmpty }
        for (offset, text) in lines.prefix(area.height - 1).enumerated() {
            screen.put(
                text, at: Point(area.column + 1, area.row + 1 + offset),
                style: offset == 0 ? Style(.accent, .bold) : .text, maxWidth: area.width - 2)
        }
    }

    /// "Triceps  8.2 8.4 8.3 mm, median 8.3, -0.4 since 12 Feb".
    private func cellLine(
        _ measurement: BodyMeasurement, _ figures: MeasurementFigures, _ before: (BodyMeasurement, MeasurementFigures)?,
        _ unit: MassUnit
    ) -> String {
        guard case .site(let site) = column else {
            if column == .age, figures.age == nil { return "Age  the profile lacks the birth day" }
            return column.name
        }
        guard let reading = FoldReading(measurement[fold: site]) else { return "\(site.name)  not measured" }
        var words = ["\(site.name)  \(reading.readings.map(Self.tenths).joined(separator: " ")) mm"]
        let now = reading.millimetres(by: profile.summary)
        if reading.readings.count > 1 { words.append("\(profile.summary.rawValue) \(Self.tenths(now))") }
        if reading.isSpread {
            words.append("\(NumberFormat.shown(reading.spread * 100, decimals: 0)) % apart: measure once more")
        }
        if let before, let then = FoldReading(before.0[fold: site])?.millimetres(by: profile.summary) {
            words.append("\(Self.change(now - then)) since \(before.0.day.short)")
        }
        return words.joined(separator: ", ")
    }

    /// "Body fat 11.3 % by Jackson-Pollock 7, Siri · lean 72.7 kg +0.9 · BMI 25.3", or what the formula lacks.
    private func fatLine(
        _ measurement: BodyMeasurement, _ figures: MeasurementFigures, _ before: MeasurementFigures?, _ unit: MassUnit
    ) -> String {
        let formula = profile.formula.name
        guard case .success(let fat) = figures.fat else {
            if case .failure(let gap) = figures.fat { return "\(formula) lacks \(SkinfoldWording.text(gap))" }
            return ""
        }
        var words = ["Body fat \(Self.tenths(fat.percent)) %"]
        if let then = try? before?.fat.get() { words[0] += " (\(Self.change(fat.percent - then.percent)))" }
        if fat.isOutsideRange { words[0] += ", outside the range of \(formula)" }
        if let lean = figures.leanMass, let fatMass = figures.fatMass {
            var text = "lean \(Self.tenths(lean.value(in: unit))) \(unit.rawValue)"
            if let then = before?.leanMass { text += " (\(Self.change(lean.value(in: unit) - then.value(in: unit))))" }
            words += [text, "fat \(Self.tenths(fatMass.value(in: unit)))"]
        }
        if let bmi = figures.bmi { words.append("BMI \(Self.tenths(bmi))") }
        return words.joined(separator: " · ")
    }

    /// "Work on first: 1 Chin, 2 Suprailiac, 3 Subscapular".
    private func rankLine(_ figures: MeasurementFigures) -> String {
        let first = figures.ranks.filter { $0.value <= 3 }
            .sorted {
                ($0.value, profile.sites.firstIndex(of: $0.key) ?? 0) < (
                    $1.value, profile.sites.firstIndex(of: $1.key) ?? 0
                )
            }
        guard !first.isEmpty else { return "" }
        return "Work on first: " + first.prefix(4).map { "\($0.value) \($0.key.name)" }.joined(separator: ", ")
    }

    /// "+0.4", "-0.4", "=".
    static func change(_ value: Double) -> String {
        let text = tenths(abs(value))
        return text == tenths(0) ? "=" : (value < 0 ? "-" : "+") + text
    }
}
