import FitnessModel
import SpotterCore
import TerminalKit

/// The panel below the table, about the measurement under the cursor.
extension BodySheetView {
    /// The ranks of the folds to work on first, which are highlighted in the table, too.
    static let firstRanks = 1...3
    /// How many of these folds the panel names: equal ranks can make more of them than fit into a line.
    private static let firstNamed = 4

    func drawPanel(_ area: Rect, into screen: inout Screen, today: Day) {
        guard area.height > 1, let index, let course, let (row, figures) = shown(index, today: today) else { return }
        screen.horizontalLine(from: area.origin, width: area.width)
        let before = index > 0 ? (course.measurements[index - 1], course.figures[index - 1]) : nil
        let follows = sheet == .folds ? fatLine(row, figures, before) : girthLine(figures)
        let all: [Phrase] = [
            cellLine(row, figures, before), follows, sheet == .folds ? rankLine(figures) : "",
            row.note.isEmpty ? "" : "note: \(row.note)",
        ]
        let lines = all.filter { !$0.isEmpty }
        var rest = area.droppingTop(1).inset(columns: 1)
        for (offset, text) in lines.enumerated() where !rest.isEmpty {
            let style: Style = offset == 0 ? Style(.accent, .bold) : .text
            // A long line takes a second row if the others leave one.
            let rows = max(rest.height - (lines.count - offset - 1), 1)
            let isLong = rows > 1 && TextWidth.of(text) > rest.width
            if !isLong { screen.put(text, in: rest, align: .leading, style: style) }
            rest = rest.droppingTop(isLong ? screen.paragraph(text, in: rest.top(rows), style: style) : 1)
        }
    }

    private typealias Before = (measurement: BodyMeasurement, figures: MeasurementFigures)?

    /// "Triceps  8.2 8.4 8.3 mm, median 8.3, -0.4 since 12 Feb", "Left arm  38.0 cm, +0.5 since 12 Feb, right arm 38.5".
    private func cellLine(_ row: BodyMeasurement, _ figures: MeasurementFigures, _ before: Before) -> Phrase {
        switch column {
        case .day:
            let measurer = row.measurer.flatMap { measurers[$0] }
            return measurer.map { "Day  \(row.day.long), measured by \($0)" } ?? "Day  \(row.day.long)"
        case .age:
            return figures.age.map { "Age  \($0)" } ?? "Age  the date of birth is missing in the profile"
        case .height: return row.height.map { "Height  \($0.shown(in: .cm)) cm" } ?? "Height  not measured"
        default: break
        }
        guard let course, let quantity = column.quantity else { return column.name }
        guard let value = course.value(of: quantity, row, figures) else {
            let text = row.text(in: column, unit: course.client.unit)
            if !text.isEmpty { return "\(column.name)  \(text)" }
            return column.isTyped ? "\(column.name)  not measured" : column.name
        }
        var facts: [Phrase] = ["\(column.name)  \(quantity.text(value, in: course.client.unit))"]
        if case .site(let site) = column, let reading = FoldReading(row[fold: site]), reading.readings.count > 1 {
            let readings = reading.readings.map(BodyText.tenths)
            facts = ["\(column.name)  \(list: readings, separator: " ") mm"]
            facts.append(
                course.profile.summary == .median
                    ? "median \(quantity.shown(value))" : "average \(quantity.shown(value))")
            if reading.isSpread {
                facts.append("\(NumberFormat.shown(reading.spread * 100, decimals: 0)) % apart: measure again")
            }
        }
        if case .measure(.pressure) = column { facts = ["\(column.name)  \(row[measure: .pressure]) mmHg"] }
        if let before, let then = course.value(of: quantity, before.measurement, before.figures) {
            facts.append("\(quantity.change(from: then, to: value)) since \(before.measurement.day.short)")
        }
        if case .measure(let measure) = column, let other = measure.otherSide,
            let reading = other.read(row[measure: other]), let fact = Self.side(other, quantity.shown(reading.value))
        {
            facts.append(fact)
        }
        return facts.joined(separator: ", ")
    }

    /// "right arm 38.5"; nil for a measure that has no sides.
    private static func side(_ measure: BodyMeasure, _ value: String) -> Phrase? {
        switch measure {
        case .leftArm: "left arm \(value)"
        case .rightArm: "right arm \(value)"
        case .leftThigh: "left thigh \(value)"
        case .rightThigh: "right thigh \(value)"
        case .leftCalf: "left calf \(value)"
        case .rightCalf: "right calf \(value)"
        case .neck, .shoulder, .chest, .waist, .hip, .pulse, .pressure: nil
        }
    }

    /// "Body fat 11.3 % (-0.4) · lean 72.7 kg (+0.9) · fat 9.3 · BMI 25.3", or what the formula needs.
    private func fatLine(_ row: BodyMeasurement, _ figures: MeasurementFigures, _ before: Before) -> Phrase {
        guard let course else { return "" }
        let formula = course.profile.formula.name
        if case .failure(let gap) = figures.fat {
            let missing = BodyText.text(gap)
            return "\(formula) needs \(missing)"
        }
        var facts: [Phrase] = []
        for quantity in [BodyQuantity.fat, .leanMass, .fatMass, .bmi] {
            guard let value = course.value(of: quantity, row, figures) else { continue }
            let text = quantity.text(value, in: course.client.unit)
            let then = before.flatMap { course.value(of: quantity, $0.measurement, $0.figures) }
            let change = then.map { quantity.change(from: $0, to: value) }
            let fact: Phrase =
                switch quantity {
                case .fat: change.map { "Body fat \(text) (\($0))" } ?? "Body fat \(text)"
                case .leanMass: change.map { "lean \(text) (\($0))" } ?? "lean \(text)"
                case .fatMass: "fat \(text)"
                default: "BMI \(text)"
                }
            facts.append(fact)
            if quantity == .fat, (try? figures.fat.get())?.isOutsideRange == true {
                facts.append("outside the range of \(formula)")
            }
        }
        return facts.joined(separator: " · ")
    }

    /// "Waist to height 0.47 · body fat by the US Navy 17.2 % · BMI 25.3".
    private func girthLine(_ figures: MeasurementFigures) -> Phrase {
        let facts: [Phrase?] = [
            figures.waistToHeight.map { "Waist to height \(BodyQuantity.waistToHeight.shown($0))" },
            figures.navyFat.map { "body fat by the US Navy \(BodyText.tenths($0)) %" },
            figures.bmi.map { "BMI \(BodyText.tenths($0))" },
        ]
        let known = facts.compactMap(\.self)
        if known.isEmpty { return "Body fat by the US Navy needs neck, waist and height; for women the hip, too." }
        return known.joined(separator: " · ")
    }

    /// "Work on first: 1 Chin, 2 Suprailiac, 3 Subscapular".
    private func rankLine(_ figures: MeasurementFigures) -> Phrase {
        let sites = course?.profile.sites ?? []
        let ranked = sites.compactMap { site in figures.ranks[site].map { (site: site, rank: $0) } }
        let first = ranked.filter { Self.firstRanks.contains($0.rank) }.sorted { $0.rank < $1.rank }
        guard !first.isEmpty else { return "" }
        let named: [Phrase] = first.prefix(Self.firstNamed).map { "\($0.rank) \($0.site.name)" }
        return "Work on first: \(list: named)"
    }
}
