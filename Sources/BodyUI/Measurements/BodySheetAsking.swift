import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
import ViewKit

/// Errors and confirmations.
extension BodySheetView {
    /// The error of a text in a cell.
    func mistake(_ text: String, _ column: BodySheetColumn, _ context: Context) -> Phrase? {
        guard !text.isEmpty || column == .day else { return nil }
        switch column {
        case .day:
            guard let day = Day.read(text, today: context.today) else {
                return "Not a day: today, -3d, mon, 12 mar, 12/3/2026."
            }
            if day > context.today { return "\(day.iso) is in the future." }
            if let born = client?.birthDay, day < born { return "\(day.iso) is before the date of birth, \(born.iso)." }
            return nil
        case .height:
            guard let height = Length.read(text, unit: .cm) else { return "Not a height: 180, 180 cm, 1.80 m." }
            return (500...2_800).contains(height.millimetres) ? nil : "A height is 50 to 280 cm."
        case .weight:
            guard let weight = Mass.read(text, unit: client?.unit ?? .kg) else {
                return "Not a weight: 80.4, 80.4 kg, 177 lb."
            }
            return (1_000...999_000).contains(weight.grams) ? nil : "A weight is 1 to 999 kg."
        case .site:
            return FoldReading(text) == nil ? "Not a fold: 8.2, 8,2 or several readings 8.2/8.4/8.3, in mm." : nil
        case .measure(let measure):
            guard measure.read(text) == nil else { return nil }
            switch measure {
            case .pressure: return "Not a blood pressure: 120/80."
            case .pulse: return "Not a heart rate: 52, in beats a minute."
            default: return "Not a girth: 38.5, 38,5 cm or 15 in."
            }
        case .own(let measure):
            guard measure.read(text) == nil else { return nil }
            return measure.unit.isEmpty ? "Not a number." : "Not a number in \(measure.unit)."
        case .age, .lean, .fat, .sum, .waistToHeight, .navy: return nil
        }
    }

    /// The confirmation for the text of a cell; nil if it is plausible.
    func question(_ cell: BodySheetCell, _ context: Context) -> CellQuestion? {
        let text = cell.line.text.trimmingBlanks
        switch cell.column {
        case .site(let site): return question(about: text, of: site, cell)
        case .measure(let measure): return question(about: text, of: measure, cell)
        case .weight: return question(aboutWeight: text, cell, context)
        default: return nil
        }
    }

    /// The value of the column in the newest measurement before the one that is typed, else in the next one.
    private func last(_ cell: BodySheetCell) -> (value: Double, day: Day)? {
        guard let course, let quantity = cell.column.quantity,
            let index = course.measurements.firstIndex(where: { $0.id == cell.seen.id })
        else { return nil }
        for before in (0..<index).reversed() + (index + 1..<course.measurements.count) {
            let measurement = course.measurements[before]
            if let value = course.value(of: quantity, measurement, course.figures[before]) {
                return (value, measurement.day)
            }
        }
        return nil
    }

    private func question(about text: String, of site: SkinfoldSite, _ cell: BodySheetCell) -> CellQuestion? {
        let last = last(cell)
        guard let reading = FoldReading(text), let outlier = reading.outlier(since: last?.value) else { return nil }
        var facts: [Phrase] = ["\(site.name) \(BodyText.tenths(outlier.reading)) mm"]
        if let last { facts.append("\(BodyText.tenths(last.value)) on \(last.day.short)") }
        // Only the outlier of several readings is corrected; the others keep their digits.
        let instead = outlier.meant.map { meant in
            reading.readings.enumerated().map { place, value in
                NumberFormat.shown(place == outlier.place ? meant : value, decimals: 3)
            }.joined(separator: "/")
        }
        return question(text: cell.line.text, facts.joined(separator: ", "), instead)
    }

    private func question(about text: String, of measure: BodyMeasure, _ cell: BodySheetCell) -> CellQuestion? {
        guard let reading = measure.read(text) else { return nil }
        let last = last(cell)
        let isFar = last.map { measure.isGirth && abs(reading.value - $0.value) > 0.15 * $0.value } ?? false
        let isSwapped = reading.lower.map { $0 >= reading.value } ?? false
        guard isFar || isSwapped || !measure.usual.contains(reading.value) else { return nil }
        var facts: [Phrase] = ["\(measure.name) \(text)"]
        if let last { facts.append("\(BodyQuantity.measure(measure).shown(last.value)) on \(last.day.short)") }
        let tenth = reading.value / 10
        let isNear = last.map { abs(tenth - $0.value) < 0.15 * $0.value } ?? measure.usual.contains(tenth)
        return question(
            text: cell.line.text, facts.joined(separator: ", "),
            measure.isGirth && isNear ? NumberFormat.shown(tenth, decimals: 3) : nil)
    }

    /// The plausible weights of a body, grams.
    private static let usualGrams = 20_000...250_000

    private func question(aboutWeight text: String, _ cell: BodySheetCell, _ context: Context) -> CellQuestion? {
        guard let client, let weight = Mass.read(text, unit: client.unit), weight != cell.seen.weight else {
            return nil
        }
        let typed = WeighIn(day: cell.seen.day, weight: weight)
        let unit = client.unit
        let before = try? context.diary.weighIns.nearest(to: cell.seen)
        func unlikely(_ weight: Mass) -> Mass? {
            var typed = typed
            typed.weight = weight
            if let before { return typed.unlikelyChange(since: before) }
            return client.weight.flatMap { typed.unlikelyDifference(from: $0) }
        }
        guard let change = unlikely(weight) else {
            // Without a value to compare with, only an implausible weight is questioned.
            let isAlone = before == nil && client.weight == nil
            guard isAlone, !Self.usualGrams.contains(weight.grams) else { return nil }
            let tenth = Mass(grams: weight.grams / 10)
            let instead = Self.usualGrams.contains(tenth.grams) ? tenth.shown(in: unit) : nil
            return question(text: cell.line.text, "\(weight.shown(in: unit)) \(unit.rawValue)", instead)
        }
        let far = "\(Mass(grams: abs(change.grams)).shown(in: unit)) \(unit.rawValue)"
        let wording: Phrase =
            switch (change.grams < 0, before?.day.short) {
            case (true, let day?): "\(far) less than on \(day)"
            case (false, let day?): "\(far) more than on \(day)"
            case (true, nil): "\(far) less than in the profile"
            case (false, nil): "\(far) more than in the profile"
            }
        let tenth = Mass(grams: weight.grams / 10)
        return question(text: cell.line.text, wording, unlikely(tenth) == nil ? tenth.shown(in: unit) : nil)
    }

    private func question(text: String, _ wording: Phrase, _ instead: String?) -> CellQuestion {
        CellQuestion(
            text: text, wording: instead.map { "\(wording): \($0)? Ctrl-G writes it." } ?? "\(wording): is that right?",
            instead: instead)
    }
}

extension BodySheetView {
    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let client else {
            screen.paragraph("No client chosen. c chooses one.", in: body.inset(columns: 1), style: .muted)
            return
        }
        let layout = BodySheetLayout(self, body)
        drawTitles(layout, into: &screen)
        guard !rows.isEmpty else {
            let text: Phrase =
                switch sheet {
                case .folds:
                    "No measurements of \(client.name) yet. a starts a row for today: Tab moves along the sites."
                case .girths:
                    "No measurements of \(client.name) yet. a starts a row for today: Tab moves along the girths."
                }
            screen.paragraph(text, in: layout.table.inset(columns: 1), style: .muted)
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
            let title: Phrase = slot.column == .sum ? "SUM \(moving.count)" : slot.column.title
            screen.put(title, in: area, align: slot.column.isLeading ? .leading : .trailing, style: .header)
            // The column of the ranks, at the right of the folds.
            if case .site = slot.column { screen.put(verbatim: "#", in: area, align: .trailing, style: .muted) }
        }
        guard !rows.isEmpty else { return }
        screen.verticalLine(
            from: Point(layout.divider, layout.titles.row), height: layout.table.height + 1, style: .border)
        if left > 0 { screen.put(verbatim: "◂", at: Point(layout.divider + 1, layout.titles.row), style: .muted) }
        if moving.count - layout.movingCount > left {
            screen.put(verbatim: "▸", at: Point(layout.tail - 2, layout.titles.row), style: .muted)
        }
    }

    private func drawRow(
        _ index: Int, _ layout: BodySheetLayout, into screen: inout Screen, _ context: Context, isFocused: Bool
    ) {
        guard let (measurement, figures) = shown(index, today: context.today), let unit = client?.unit else { return }
        let isHere = measurement.id == selected
        let line = layout.table.droppingTop(index - top).top(1)
        if isHere { screen.put(verbatim: screen.glyphs.marker, at: line.origin, style: .accent) }
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
                screen.put(verbatim: text, in: area, align: .leading, style: style)
            } else {
                screen.putNumber(text, in: area, style: style)
            }
        }
    }

    /// Draws a fold with its rank; readings that differ too much are marked.
    private func drawFold(
        _ site: SkinfoldSite, _ measurement: BodyMeasurement, _ figures: MeasurementFigures, in area: Rect,
        style: Style, isCursor: Bool, into screen: inout Screen
    ) {
        let typed = measurement[fold: site]
        guard !typed.isEmpty else { return }
        let fold = figures.folds[site]
        let isSpread = figures.spread.contains(site)
        screen.put(
            verbatim: fold.map(BodyText.tenths) ?? typed, in: area.left(4), align: .trailing,
            style: isSpread && !isCursor ? .warning : style)
        if isSpread {
            screen.put(verbatim: "!", at: Point(area.column + 4, area.row), style: isCursor ? style : .warning)
        }
        guard let rank = figures.ranks[site] else { return }
        screen.put(
            verbatim: String(rank), in: area.right(2), align: .trailing,
            style: isCursor ? style : Self.firstRanks.contains(rank) ? .accent : .muted)
    }

    private func isOutside(_ column: BodySheetColumn, _ figures: MeasurementFigures) -> Bool {
        column == .fat && (try? figures.fat.get())?.isOutsideRange == true
    }

    /// The text of a cell other than a fold. Unreadable text is shown as typed.
    private func text(
        _ column: BodySheetColumn, _ measurement: BodyMeasurement, _ figures: MeasurementFigures, unit: MassUnit
    ) -> String {
        switch column {
        case .day: return measurement.day.brief.text
        case .age: return figures.age.map(String.init) ?? "?"
        case .height: return measurement.height?.shown(in: .cm) ?? ""
        case .weight:
            guard let weight = measurement.weight else { return "" }
            let (exact, tenths) = (weight.shown(in: unit), BodyText.tenths(weight.value(in: unit)))
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

extension BodySheetColumn {
    /// Whether it is left-aligned: dates, and sites above folds with their ranks.
    fileprivate var isLeading: Bool {
        switch self {
        case .day, .site: true
        default: false
        }
    }
}
