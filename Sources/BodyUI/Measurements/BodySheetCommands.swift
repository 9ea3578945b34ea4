import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
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
        command(
            "export", "Export all measurements as CSV: as typed, or with body fat, sums, BMI", hint: "export",
            keys: ["X"], unless: needsRow
        ) { view, context in view.export(&context) },
        command("delete", "Delete the measurement with its weight (u: undo)", keys: ["d"], unless: needsRow) {
            view, context in view.delete(&context)
        },
    ]

    private static func needsClient(_ view: BodySheetView, _ context: Context) -> Phrase? {
        context.noClientReason
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
    package static func startRow(_ context: inout Context) {
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
        let isWeighed = rows.contains { $0.id == added && $0.weight != nil }
        select(added, isWeighed ? moving.first ?? .weight : .weight)
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

    /// Skinfolds and girths are in one file: they are measured together.
    private func export(_ context: inout Context) {
        guard let course, let name = client?.name else { return }
        let choices = [
            ExportChoice(
                title: "As typed (CSV)", fileExtension: "csv",
                help: "Every value exactly as typed. I imports the file again."
            ) { _ in BodyCSV.text(course.measurements) },
            ExportChoice(
                title: "With results (CSV)", fileExtension: "csv",
                help: "Numbers, with body fat, lean mass, sum of folds and body mass index."
            ) { _ in BodyReport.measurements(course).csv },
        ]
        let form = ExportForm.open(
            "Export the measurements of \(name)", name: "\(name) measurements", choices: choices, asksSigns: false,
            context)
        if let form { context.present(form) }
    }

    private func openChart(_ context: inout Context) {
        let quantity = column.quantity ?? (sheet == .folds ? .fat : .weight)
        context.go(to: .bodyChart(quantity))
    }
}
