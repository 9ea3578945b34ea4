import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

extension BodySheetView {
    package static let commands: CommandSet<BodySheetView> = [
        command("edit", "Edit the cell", hint: "edit", keys: ["Enter", "e"], unless: needsRow) { view, context in
            _ = view.open(&context)
        },
        command("add", "Start a row for today", hint: "add", keys: ["a"], unless: needsClient) { view, context in
            view.add(&context)
        },
        command(
            "compare", "Compare the measurement with another one", hint: "compare", keys: ["="], unless: needsTwo
        ) { view, context in
            if let row = view.row { context.push(BodyCompareView(row.id)) }
        },
        command("chart", "Go to the chart of the column", hint: "chart", keys: ["g c"], unless: needsClient) {
            view, context in view.openChart(&context)
        },
        command("formula", "Choose the formula of body fat", hint: "formula", keys: [", f"], unless: needsFolds) {
            view, context in context.present(view.formulaPicker)
        },
        command(
            "columns", "Choose sites, readings, custom measures", hint: "columns", keys: [", s"],
            unless: needsClient
        ) { view, context in if let form = view.columnsForm { context.present(form) } },
        command("references", "Set the reference for the rank", keys: [", r"], unless: needsSex) {
            view, context in if let form = view.referenceForm { context.present(form) }
        },
        command("site", "Show the facts about the site", keys: ["i"], unless: needsSite) { view, context in
            if let card = view.siteCard { context.present(card) }
        },
        command("note", "Write a note on the measurement", keys: ["N"], unless: needsRow) { view, context in
            if let row = view.row { context.present(Self.noteForm(row)) }
        },
        command("delete", "Delete the measurement with its weight (u: undo)", keys: ["d"], unless: needsRow) {
            view, context in view.delete(&context)
        },
    ]

    private static func needsClient(_ view: BodySheetView, _ context: Context) -> Phrase? {
        view.client == nil ? "no client chosen: c chooses one" : nil
    }
    private static func needsRow(_ view: BodySheetView, _ context: Context) -> Phrase? {
        needsClient(view, context) ?? (view.row == nil ? "no measurements yet: a starts a row" : nil)
    }
    private static func needsTwo(_ view: BodySheetView, _ context: Context) -> Phrase? {
        needsRow(view, context) ?? (view.rows.count < 2 ? "there is only one measurement" : nil)
    }
    private static func needsFolds(_ view: BodySheetView, _ context: Context) -> Phrase? {
        needsClient(view, context) ?? (view.sheet == .folds ? nil : "only the skinfold sheet has it")
    }
    private static func needsSex(_ view: BodySheetView, _ context: Context) -> Phrase? {
        needsFolds(view, context) ?? needsSite(view, context)
            ?? (view.client?.sex == nil ? "the sex is missing in the profile" : nil)
    }
    private static func needsSite(_ view: BodySheetView, _ context: Context) -> Phrase? {
        if case .site = view.column { return nil }
        return "the cursor is not on a site"
    }

    /// Shows the skinfolds of the current client and starts a row.
    package static func begin(_ context: inout Context) {
        context.go(to: .skinfolds)
        context.update(BodySheetView.self) { view, context in
            view.reload(&context)
            view.add(&context)
        }
    }

    /// Adds a row for today with the last height and today's weight, if known. The cursor is on the first cell to type.
    private mutating func add(_ context: inout Context) {
        guard let client, context.mayWrite(), acceptTyped(&context) else { return }
        let now = TimeOfDay(context.now, in: context.services.timeZone)
        let today = context.today
        if let there = rows.last(where: { $0.day == today }) {
            select(there.id, columns.first { $0.isNumberTyped && there.text(in: $0, unit: client.unit).isEmpty })
            _ = open(&context)
            reveal(context)
            context.message = .plain("Today already has this row: continue in it.")
            return
        }
        let height = rows.last?.height ?? client.height
        let added = context.write("Tab moves along the row. Several readings of a site: 8.2/8.4.") { diary in
            try diary.measurements.add(
                BodyMeasurement(
                    measurer: try diary.trainers.current()?.id, day: today, minute: now.minuteOfDay, height: height),
                of: client.id)
        }
        guard let added else { return }
        reload(&context)
        select(added)
        select(added, row?.weight == nil ? .weight : moving.first ?? .weight)
        _ = open(&context)
        reveal(context)
    }

    private mutating func delete(_ context: inout Context) {
        guard let row, let index else { return }
        let isDeleted = context.save("Deleted the measurement of \(row.day.short). u: undo.") { diary in
            try diary.measurements.delete(row.id)
        }
        guard isDeleted else { return }
        let next = rows.indices.contains(index + 1) ? index + 1 : index - 1
        select(rows.indices.contains(next) ? rows[next].id : nil)
    }

    private func openChart(_ context: inout Context) {
        let quantity = column.quantity ?? (sheet == .folds ? .fat : .weight)
        context.go(to: .bodyChart(quantity))
    }
}

/// The panel below the table, about the measurement under the cursor.
extension BodySheetView {
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
        for (offset, text) in lines.prefix(area.height - 1).enumerated() {
            screen.put(
                text, at: Point(area.column + 1, area.row + 1 + offset),
                style: offset == 0 ? Style(.accent, .bold) : .text, maxWidth: area.width - 2)
        }
    }

    private typealias Before = (measurement: BodyMeasurement, figures: MeasurementFigures)?

    /// "Triceps  8.2 8.4 8.3 mm, median 8.3, -0.4 since 12 Feb", "Left arm  38.0 cm, +0.5 since 12 Feb, right 38.5".
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
            let reading = other.read(row[measure: other])
        {
            facts.append(Self.otherSide(other, quantity.shown(reading.value)))
        }
        return facts.joined(separator: ", ")
    }

    /// "right arm 38.5".
    private static func otherSide(_ measure: BodyMeasure, _ value: String) -> Phrase {
        switch measure {
        case .leftArm: "left arm \(value)"
        case .rightArm: "right arm \(value)"
        case .leftThigh: "left thigh \(value)"
        case .rightThigh: "right thigh \(value)"
        case .leftCalf: "left calf \(value)"
        case .rightCalf: "right calf \(value)"
        case .neck, .shoulder, .chest, .waist, .hip, .pulse, .pressure: "\(value)"
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
        }
        if (try? figures.fat.get())?.isOutsideRange == true { facts.insert("outside the range of \(formula)", at: 1) }
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
        let first = sites.compactMap { site in figures.ranks[site].map { (site, $0) } }.filter { $0.1 <= 3 }
        guard !first.isEmpty else { return "" }
        let ranked: [Phrase] = first.sorted { $0.1 < $1.1 }.prefix(4).map { "\($0.1) \($0.0.name)" }
        return "Work on first: \(list: ranked)"
    }
}
