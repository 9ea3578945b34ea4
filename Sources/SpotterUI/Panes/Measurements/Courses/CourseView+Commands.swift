import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension CourseView {
    static let commands: CommandSet<CourseView> = [
        command(
            "beside", "Set it against what is chosen next", hint: "set against", keys: ["Space"], unless: needsValues
        ) {
            view, context in view.mark(&context)
        },
        command(
            "period", "Show 4 weeks, 12 weeks, 1 year or all", hint: "period", keys: ["f"], unless: needsClient
        ) { view, context in view.changePeriod(&context) },
        command(
            "table", "Show the figures as a table, or the chart", hint: "table", keys: ["t"], unless: needsValues
        ) { view, _ in view.toggleTable() },
        command("goal", "Set what is to be reached", hint: "goal", keys: [", g"], unless: needsBody) { view, context in
            if let form = view.goalForm { context.present(form) }
        },
        command("export", "Export what is shown as CSV", hint: "export", keys: ["X"], unless: needsValues) {
            view, context in view.export(&context)
        },
    ]

    private static func needsClient(_ view: CourseView, _ context: Context) -> String? {
        context.client == nil ? "no client is chosen: c chooses one" : nil
    }
    private static func needsValues(_ view: CourseView, _ context: Context) -> String? {
        needsClient(view, context) ?? (view.report?.lines.isEmpty == false ? nil : "there is nothing to show yet")
    }
    private static func needsBody(_ view: CourseView, _ context: Context) -> String? {
        if let reason = needsValues(view, context) { return reason }
        if case .body = view.quantity { return nil }
        return "what is trained and eaten has goals elsewhere"
    }

    /// A goal as it is typed.
    private struct Typed: Hashable {
        var value: String
        var by: Day?
    }

    private var goalForm: Form? {
        guard let report, case .body(let quantity) = quantity else { return nil }
        let client = report.client
        let unit = quantity.unit(in: client.unit)
        let known = Typed(
            value: report.goal.map { quantity.shown($0.value(in: client.unit)) } ?? "", by: report.goal?.by)
        let fields: [Field<Typed>] = [
            .custom(
                "value", unit.isEmpty ? quantity.name : "\(quantity.name), \(unit)",
                help: "Empty takes the goal away.", show: { $0.value }
            ) { text, typed, _ in
                guard text.isEmpty || Self.read(text, quantity, client.unit) != nil else {
                    return "Not a number: 80.5."
                }
                typed.value = text
                return nil
            },
            .optional("by", "By", \.by, .day, help: "1 jun, +8w; may stay empty."),
        ]
        return Form("Goal of \(client.name)", editing: known, fields) { typed, context in
            let value = Self.read(typed.value, quantity, client.unit)
            let goal = value.map { BodyGoal(quantity, value: $0, by: typed.by) }
            let saying = goal == nil ? "The goal is gone. u: undo." : "The goal is set."
            return .done(
                context.write(saying) { diary in try diary.setBodyGoal(goal, of: quantity, client.id) } != nil)
        }
    }

    /// A value as it is kept: of a mass in kilograms.
    private static func read(_ text: String, _ quantity: BodyQuantity, _ unit: MassUnit) -> Double? {
        if quantity.isMass { return Mass.read(text, unit: unit).map { Double($0.grams) / 1000 } }
        guard let thousandths = NumberFormat.read(text, decimals: 3), thousandths > 0 else { return nil }
        return Double(thousandths) / 1000
    }

    private func export(_ context: inout Context) {
        guard let report else { return }
        let table = NumberFormat().inForce { report.table }
        let name = ExportFile.name(report.client.name, table.title, context.today.iso, ending: "csv")
        context.present(
            Form.file(
                "Export \(table.title) as CSV", "File", at: "~/\(name)",
                help: "\(Count.text(table.rows.count, "row")), with a head."
            ) { path, replacing, diary throws(ExportFile.Problem) in
                try ExportFile.write(table.csv, to: path, replacing: replacing, sparing: diary)
                return "Wrote \(path)."
            })
    }
}
