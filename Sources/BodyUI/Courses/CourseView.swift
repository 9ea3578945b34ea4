import DiaryStore
import FitnessModel
package import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The course of anything that was measured of the current client, alone or with another one on the same time axis.
package struct CourseView: ScopedView {
    package static let scope = KeyScope("charts", "Charts of a client")

    /// The inputs of a read. While they are equal, nothing is read again.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let revision: Int
        let quantities: [CourseQuantity]
        let period: ProgressPeriod
        let today: Day
    }

    /// The quantity on screen, and those beside it.
    private(set) var quantity: CourseQuantity = .body(.weight)
    private(set) var beside: CourseQuantity?
    private(set) var period = ProgressPeriod.weeks(52)
    /// Whether rows of values replace the chart.
    private(set) var isTable = false
    /// The position of the cursor; nil for the newest one.
    private var cursor: Int?
    private(set) var report: CourseReport?
    /// The lines of the chart with the positions of their values, and the table.
    private(set) var series: [ChartSeries] = []
    private var places: [Double] = []
    private(set) var table = ProgressTable("", [], [])
    private(set) var list = ScrollList()
    private(set) var course: (revision: Int, body: BodyCourse, quantities: [BodyQuantity])?
    private var reading: Reading?

    package init() {}

    package func caption(_ context: Context) -> Phrase {
        context.client == nil ? context.today.long : "\(period.title) (f)"
    }

    /// The quantities that are wanted, the shown one first.
    private var wanted: [CourseQuantity] { [quantity] + (beside.map { $0 == quantity ? [] : [$0] } ?? []) }
    /// The number of positions of the cursor.
    private var stops: Int { isTable ? table.rows.count : places.count }
    var place: Int { min(max(0, cursor ?? newest), max(0, stops - 1)) }
    /// The position of the newest value of the first quantity.
    private var newest: Int {
        guard !isTable, let last = series.first?.points.last(where: { $0.y.isFinite }) else { return stops - 1 }
        return places.lastIndex(of: last.x) ?? stops - 1
    }

    package mutating func reload(_ context: inout Context) {
        guard let client = context.client else {
            (report, reading, course) = (nil, nil, nil)
            return
        }
        if reading?.client != client.id { (beside, cursor, report, reading) = (nil, nil, nil, nil) }
        let next = Reading(
            client: client.id, revision: context.revisions.all, quantities: wanted, period: period, today: context.today
        )
        guard next != reading else { return reveal(context) }
        let (wanted, period, today, revision) = (wanted, period, context.today, context.revisions.all)
        // The measurements do not depend on the shown quantity.
        let known = course.flatMap { $0.body.client.id == client.id && $0.revision == context.revisions.all ? $0 : nil }
        let read = context.read { diary in
            let body = try known?.body ?? diary.measurements.course(of: client.id)
            let measured = known?.quantities ?? body.quantities
            let report = try CourseReport(
                diary, of: body, measured: measured, wanted, period: period, today: today)
            return (course: (revision: revision, body: body, quantities: measured), report: report)
        }
        guard let read else { return }
        (course, report, reading) = (read.course, read.report, next)
        series = Self.series(of: read.report, read.course.body)
        places = LineChart(series, unit: "").stops
        table = read.report.table
        if let shown = read.report.lines.first?.quantity { quantity = shown }
        list.selected = read.report.choices.firstIndex(of: quantity) ?? 0
        reveal(context)
    }

    /// Scrolls the list of quantities to the shown one.
    private mutating func reveal(_ context: Context) {
        list.reveal(
            height: CourseLayout(context.body, report?.choices ?? []).list.height, count: report?.choices.count ?? 0)
    }

    // MARK: Moving

    /// Shows a quantity from its newest value on.
    package mutating func show(_ quantity: CourseQuantity) {
        (self.quantity, cursor) = (quantity, nil)
    }

    /// Up and down lead through the quantities, the others through the values.
    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .up: step(-count, &context)
        case .down: step(count, &context)
        case .left: cursor = max(0, place - count)
        case .right: cursor = min(place + count, max(0, stops - 1))
        case .pageUp: cursor = max(0, place - 10 * count)
        case .pageDown: cursor = min(place + 10 * count, max(0, stops - 1))
        case .first: cursor = 0
        case .last: cursor = max(0, stops - 1)
        }
        return true
    }

    private mutating func step(_ offset: Int, _ context: inout Context) {
        guard let choices = report?.choices, !choices.isEmpty else { return }
        show(choices[min(max(0, list.selected + offset), choices.count - 1)])
        reload(&context)
    }

    /// Adds the current quantity to the chart of the next one, or removes it.
    mutating func mark(_ context: inout Context) {
        beside = beside == nil ? quantity : nil
        context.message =
            beside == nil
            ? .plain("One chart again.") : .plain("\(quantity.name) stays: up and down choose the chart to compare.")
        reload(&context)
    }

    mutating func changePeriod(_ context: inout Context) {
        (period, cursor) = (period.next, nil)
        reload(&context)
        context.message = .plain("Showing \(period.title).")
    }

    mutating func toggleTable() {
        isTable.toggle()
        cursor = nil
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp: step(-1, &context)
        case .wheelDown: step(1, &context)
        case .press, .doubleClick:
            guard let choices = report?.choices else { return }
            let area = CourseLayout(body, choices).list
            guard area.contains(mouse.at) else { return }
            let line = list.top + mouse.at.row - area.row
            if choices.indices.contains(line) {
                show(choices[line])
                reload(&context)
            }
        }
    }
}

extension CourseView {
    package static let commands: CommandSet<CourseView> = [
        command(
            "beside", "Compare the chart with the next one you choose", hint: "compare", keys: ["Space"],
            unless: needsValues
        ) {
            view, context in view.mark(&context)
        },
        command("find", "Find a chart by its name", hint: "find", keys: ["/"], unless: needsValues) {
            view, context in context.present(view.picker)
        },
        command(
            "period", "Show 4 weeks, 12 weeks, 1 year or all", hint: "period", keys: ["f"], unless: needsClient
        ) { view, context in view.changePeriod(&context) },
        command(
            "table", "Show the values as a table, or the chart", hint: "table", keys: ["t"], unless: needsValues
        ) { view, _ in view.toggleTable() },
        command("goal", "Set a goal", hint: "goal", keys: [", g"], unless: needsBody) { view, context in
            if let form = view.goalForm { context.present(form) }
        },
        command("export", "Export the chart as CSV", hint: "export", keys: ["X"], unless: needsValues) {
            view, context in view.export(&context)
        },
    ]

    private static func needsClient(_ view: CourseView, _ context: Context) -> Phrase? {
        context.noClientReason
    }
    private static func needsValues(_ view: CourseView, _ context: Context) -> Phrase? {
        needsClient(view, context) ?? (view.report?.lines.isEmpty == false ? nil : "there is nothing to show yet")
    }
    private static func needsBody(_ view: CourseView, _ context: Context) -> Phrase? {
        if let reason = needsValues(view, context) { return reason }
        if case .body = view.quantity { return nil }
        return "only body measurements have goals here"
    }

    /// Everything that has a course, to be found by typing.
    private var picker: Picker {
        let choices = report?.choices ?? []
        let now = quantity
        return Picker(
            "Show the chart of", of: choices, title: { $0.name }, detail: { $0 == now ? "now" : "" }
        ) { chosen, context in
            context.update(CourseView.self) { view, context in
                view.show(chosen)
                view.reload(&context)
            }
        }
    }

    /// A goal as it is typed.
    private struct Typed: Hashable {
        /// The value in the client's unit.
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
                help: "Empty removes the goal.", show: { $0.value.map(quantity.shown) ?? "" }
            ) { text, typed, _ in
                typed.value = Self.read(text, quantity, client.unit)
                return text.isEmpty || typed.value != nil ? nil : "Not a number: 80.5."
            },
            .optional("by", "By", \.by, .day, help: "1 jun, +8w; optional."),
        ]
        return Form(
            "Goal of \(client.name)", editing: known, fields,
            check: { typed, _ in
                typed.value == nil && typed.by != nil && old == nil
                    ? ("value", "Type the value to reach by then.") : nil
            },
            save: { typed, context in
                guard typed != known else { return .saved { _ in } }
                // A new day alone keeps the start.
                let begin = typed.value == known.value ? old?.start : nil
                let goal = typed.value.map { value in
                    BodyGoal(
                        quantity,
                        value: typed.value == known.value
                            ? old?.value ?? value : BodyGoal.storedValue(value, of: quantity, in: client.unit),
                        by: typed.by,
                        start: begin ?? start.map { BodyGoal.storedValue($0, of: quantity, in: client.unit) })
                }
                let saying: Phrase = goal == nil ? "Removed the goal. u: undo." : "Goal set."
                return .done(
                    context.save(saying) { diary in
                        try diary.measurements.setGoal(goal, replacing: old, of: quantity, client.id)
                    })
            })
    }

    /// A value in the client's unit; nil for an invalid text.
    private static func read(_ text: String, _ quantity: BodyQuantity, _ unit: MassUnit) -> Double? {
        if quantity.isMass { return Mass.read(text, unit: unit).map { $0.value(in: unit) } }
        guard let thousandths = NumberFormat.read(text, decimals: 3), thousandths > 0 else { return nil }
        return Double(thousandths) / 1000
    }

    private func export(_ context: inout Context) {
        guard let report else { return }
        let name = ExportFile.name(
            report.client.name, Language.english.text(table.title), context.today.iso, ending: "csv")
        context.present(Form.csv(table, titled: table.title, at: name))
    }
}
