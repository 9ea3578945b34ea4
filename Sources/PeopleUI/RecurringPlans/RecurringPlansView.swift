package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The recurring tasks of a client, or of all, the next first.
package struct RecurringPlansView: EditableList {
    package static let noun = Noun("recurring task", many: "recurring tasks")
    package static let scope = KeyScope("recurring", "Recurring tasks")
    package static let commands: CommandSet<RecurringPlansView> = [
        onChosen("open", "Start the task, or mark it as done", hint: "start, mark done", keys: ["Enter"]) {
            view, item, context in view.open(item, &context)
        },
        editing(hint: "edit", keys: ["e"]), adding(),
        onChosen("switch", "Turn the task on or off", hint: "on, off", keys: ["z"]) { view, item, context in
            view.toggle(item, &context)
        },
        onChosen(
            "done", "Mark it as done today", hint: "done", keys: ["x"],
            unless: { item, _ in item.plan.kind == .own ? nil : "a record completes it: Enter starts one" }
        ) { _, item, context in RecurringPlanActions.tickOff(item, &context) },
        deleting(),
    ]

    /// The client of the tasks; nil for all.
    let client: Identifier<Client>?
    package var list = RecordList<RecurringPlans.Status>()
    /// The days on which the one under the cursor was done.
    private var days: [Day] = []
    private var best: Phrase?
    /// The current client, if none of their tasks is under the cursor.
    private var unlisted = UnlistedClient<Identifier<RecurringPlan>>()

    init(of client: Identifier<Client>? = nil) { self.client = client }

    package func title(_ context: Context) -> Phrase { "Recurring tasks" }
    package func owner(_ context: Context) -> Identifier<Client>? { client }
    package func subject(_ context: Context) -> Identifier<Client>? {
        unlisted.client(at: list.selected?.id, context) ?? list.selected?.plan.client ?? client
    }

    /// The cursor goes to the first task of the client, if there is one.
    package mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {
        if list.selected?.plan.client != client,
            let first = context.read({ diary in try diary.recurringPlans.statuses(of: client) })?.first
        {
            list.select(first.id)
            reload(&context)
        }
        unlisted = UnlistedClient(client, ifNot: list.selected?.plan.client, at: list.selected?.id)
    }

    package func count(_ diary: Diary) throws -> Int { try diary.recurringPlans.count(of: client) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [RecurringPlans.Status] {
        Array(try diary.recurringPlans.statuses(of: client).dropFirst(offset).prefix(limit))
    }

    package mutating func reload(_ context: inout Context) {
        readList(&context)
        guard let chosen = previewed(context) else { return (days, best) = ([], nil) }
        days = context.read { diary in try diary.recurringPlans.days(of: chosen.id, limit: 12) } ?? []
        best = RecurringPlanWording.best(chosen.plan, &context)
    }

    package func open(_ item: RecurringPlans.Status, _ context: inout Context) {
        RecurringPlanActions.open(item, &context)
    }
    package func edit(_ item: RecurringPlans.Status, _ context: inout Context) {
        RecurringPlanForm.edit(item, &context)
    }
    package func add(_ context: inout Context) {
        if let client { context.choose(client) }
        context.withClient { context in
            if let client = context.client { RecurringPlanForm.new(for: client, &context) }
        }
    }

    package func delete(_ item: RecurringPlans.Status, _ context: inout Context) {
        context.write("Deleted \(item.plan.name). u: undo.") { diary in try diary.recurringPlans.delete(item.id) }
    }

    private func toggle(_ item: RecurringPlans.Status, _ context: inout Context) {
        var plan = item.plan
        plan.isOn.toggle()
        context.write(plan.isOn ? "\(plan.name) is on." : "\(plan.name) is off.") { diary in
            try diary.recurringPlans.update(from: item.plan, to: plan)
        }
    }

    // MARK: Drawing

    package func layout(_ body: Rect) -> ListLayout {
        guard body.width < 110 else { return .beside(body, width: 74, position: .foot) }
        return body.height < 18 ? ListLayout(body, position: .foot) : .below(body, height: 8, position: .foot)
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let item = list.selected else { return }
        let area = layout.detail.inset(columns: 1)
        var lines: [Phrase] = ["\(item.plan.name), \(item.clientName)"]
        lines.append("\(RecurringPlanWording.word(item.plan.kind)), \(RecurringPlanWording.every(item.plan))")
        lines += best.map { ["Best: \($0)."] } ?? []
        lines += item.plan.note.isEmpty ? [] : ["\(item.plan.note)"]
        lines.append(days.isEmpty ? "Not done yet." : "Done: \(list: days.map(\.short))")
        screen.paragraph(lines.joined(separator: "\n"), in: area)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Task", .flexible(minimum: 14, weight: 2)),
            TableColumn("Client", .flexible(minimum: client == nil ? 12 : 0, weight: 1)),
            TableColumn("Kind", .fixed(12, holding: RecurringPlanWording.kinds.map(\.word)), dropOrder: 2),
            TableColumn("", .fixed(14, holding: RecurringPlanWording.widestEvery), dropOrder: 1),
            TableColumn("Next", .fixed(19, holding: [RecurringPlanWording.overdue(by: 30)])),
            TableColumn("Last done", .fixed(10, holding: RelativeDay.widest(context.today)), dropOrder: 3),
        ]
    }

    package func line(_ item: RecurringPlans.Status, _ context: Context) -> TableLine {
        let isDue = item.plan.isOn && item.overdue(on: context.today) != nil
        return TableLine(
            [
                "\(item.plan.name)", client == nil ? "\(item.clientName)" : "",
                RecurringPlanWording.word(item.plan.kind),
                RecurringPlanWording.every(item.plan), RecurringPlanWording.next(item, today: context.today),
                item.done.map { "\(RelativeDay.text($0, today: context.today))" } ?? "never",
            ], styles: [2: .muted, 3: .muted, 4: isDue ? .warning : item.plan.isOn ? .text : .muted, 5: .muted])
    }

    package func nothingText(_ context: Context) -> Phrase {
        "No recurring tasks yet. a adds one: a run, a weigh-in, stretching every few days."
    }
}
