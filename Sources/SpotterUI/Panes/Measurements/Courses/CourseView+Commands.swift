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
        command("find", "Find what is shown by typing", hint: "find", keys: ["/"], unless: needsValues) {
            view, context in context.present(view.picker)
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

    /// Everything that has a course, to be found by typing.
    private var picker: Picker {
        let choices = report?.choices ?? []
        let now = quantity
        return Picker(
            "Show the course of", of: choices, title: { $0.name }, detail: { $0 == now ? "now" : "" }
        ) { chosen, context in
            context.update(CourseView.self) { view, context in
                view.show(chosen)
                view.reload(&context)
            }
        }
    }

    /// A goal as it is typed.
    private struct Typed: Hashable {
        /// In the client's unit.
        var value: Double?
        var by: Day?
    }

    private var goalForm: Form? {
        guard let report, case .body(let quantity) = quantity else { return nil }
        let (client, old) = (report.client, report.goal)
        let unit = quantity.unit(in: client.unit)
        let known = Typed(value: old?.value(in: client.unit), by: old?.by)
        let start = course?.body.points(of: quantity).last?.value
        let fields: [Field<Typed>] = [
            .custom(
                "value", unit.isEmpty ? quantity.name : "\(quantity.name), \(unit)",
                help: "Empty takes the goal away.", show: { $0.value.map(quantity.shown) ?? "" }
            ) { text, typed, _ in
                typed.value = Self.read(text, quantity, client.unit)
                return text.isEmpty || typed.value != nil ? nil : "Not a number: 80.5."
            },
            .optional("by", "By", \.by, .day, help: "1 jun, +8w; may stay empty."),
        ]
        return Form(
            "Goal of \(client.name)", editing: known, fields,
            check: { typed, _ in
                typed.value == nil && typed.by != nil && old == nil ? ("value", "What is to be reached by then?") : nil
            },
            save: { typed, context in
                guard typed != known else { return .saved { _ in } }
                // A day alone does not move where it all began.
                let begin = typed.value == known.value ? old?.start : nil
                let goal = typed.value.map { value in
                    BodyGoal(
                        quantity,
                        value: typed.value == known.value
                            ? old?.value ?? value : BodyGoal.kept(value, of: quantity, in: client.unit), by: typed.by,
                        start: begin ?? start.map { BodyGoal.kept($0, of: quantity, in: client.unit) })
                }
                let saying = goal == nil ? "The goal is gone. u: undo." : "The goal is set."
                return .done(
                    context.save(saying) { diary in
                        try diary.setBodyGoal(goal, replacing: old, of: quantity, client.id)
                    })
            })
    }

    /// A value in the client's unit; nil where the text is none.
    private static func read(_ text: String, _ quantity: BodyQuantity, _ unit: MassUnit) -> Double? {
        if quantity.isMass { return Mass.read(text, unit: unit).map { $0.value(in: unit) } }
        guard let thousandths = NumberFormat.read(text, decimals: 3), thousandths > 0 else { return nil }
        return Double(thousandths) / 1000
    }

    private func export(_ context: inout Context) {
        guard let report else { return }
        let name = ExportFile.name(report.client.name, table.title, context.today.iso, ending: "csv")
        context.present(Form.csv(table, titled: table.title, at: name))
    }
}
