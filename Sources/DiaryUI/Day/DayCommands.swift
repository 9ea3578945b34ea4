import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
package import ViewKit

extension KeyScope {
    package static let day = KeyScope("day", "Day")
}

extension DayView {
    private static let needsClient: Command<DayView>.DisabledReason = { _, context in
        context.noClientReason
    }
    private static let needsWriting: Command<DayView>.DisabledReason = { view, context in
        needsClient(view, context) ?? (context.isReadOnly ? "the diary is read-only" : nil)
    }
    private static let needsEntry: Command<DayView>.DisabledReason = { view, context in
        needsWriting(view, context)
            ?? (view.cursor.key == nil ? "nothing on this day yet: a f adds food, a v an activity" : nil)
    }
    private static let needsDeletable: Command<DayView>.DisabledReason = { view, context in
        if let reason = needsEntry(view, context) { return reason }
        guard case .session = view.cursor.key else { return nil }
        return "a session is deleted in the client's profile; Enter corrects its energy"
    }
    private static let needsLimitHint: Command<DayView>.DisabledReason = { view, context in
        needsWriting(view, context)
            ?? (view.content?.limitHints.isEmpty == false ? nil : "there is nothing unusual about this limit")
    }
    private static let needsOtherDay: Command<DayView>.DisabledReason = { view, context in
        needsClient(view, context) ?? (view.shown(context) == context.today ? "this is today" : nil)
    }

    /// A command that writes on the day on screen.
    private static func writing(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence],
        run: @escaping @Sendable (Day, inout Context) -> Void
    ) -> Command<DayView> {
        Command(id, title, hint: hint, in: .day, keys: keys, unless: needsWriting) { view, context, _ in
            run(view.shown(context), &context)
        }
    }

    /// A command that shows another day.
    private static func step(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence], by days: Int
    ) -> Command<DayView> {
        Command(id, title, hint: hint, in: .day, keys: keys, unless: needsClient) { view, context, count in
            view.step(by: days * count, &context)
        }
    }

    package static let commands: CommandSet<DayView> = [
        writing("day.add-food", "Add food", hint: "food", keys: ["a f"]) { FoodChooser.add(day: $0, &$1) },
        writing("day.add-activity", "Add an activity", hint: "activity", keys: ["a v"]) {
            ActivityChooser.add(day: $0, &$1)
        },
        Command(
            "day.edit", "Edit the entry; open the run", hint: "edit", in: .day, keys: ["Enter", "e"],
            unless: needsEntry
        ) { view, context, _ in view.edit(&context) },
        Command(
            "day.delete", "Delete the entry (u: undo)", hint: "delete", in: .day, keys: ["d"],
            unless: needsDeletable
        ) { view, context, _ in view.delete(&context) },
        step("day.before", "The day before", hint: "before", keys: ["Left", "h"], by: -1),
        step("day.after", "The day after", hint: "after", keys: ["Right", "l"], by: 1),
        Command("day.today", "Back to today", hint: "today", in: .day, keys: ["."], unless: needsOtherDay) {
            view, context, _ in view.show(context.today, context: &context)
        },
        writing("day.goal", "Set the goal: keep, lose or gain weight", hint: "goal", keys: [", g"]) {
            GoalForm.edit(day: $0, &$1)
        },
        writing("day.copy", "Copy a meal or a day from another date", hint: "copy", keys: ["y"]) {
            CopyMealPanel.open(day: $0, &$1)
        },
        writing("day.add-run", "Start a run, or log a past one", keys: ["a r"]) { RunStart.choose(day: $0, &$1) },
        writing("day.quick-add", "Quick add: energy only", keys: ["a q"]) { QuickAddForm.add(day: $0, &$1) },
        writing("day.weigh-in", "Add a weigh-in", keys: ["a w"]) { WeighInForm.add(day: $0, &$1) },
        Command("day.weights", "Go to the weigh-ins: edit, delete", in: .day, keys: ["g w"], unless: needsClient) {
            _, context, _ in context.push(WeighInsView())
        },
        writing("day.repeat", "Repeat what was eaten the day before", keys: ["a y"]) {
            CopyMealPanel.repeatYesterday(day: $0, &$1)
        },
        step("day.week-before", "The same day a week earlier", keys: ["{"], by: -7),
        step("day.week-after", "The same day a week later", keys: ["}"], by: 7),
        Command("day.month-before", "The same day a month earlier", in: .day, keys: ["("], unless: needsClient) {
            view, context, count in view.step(byMonths: -count, &context)
        },
        Command("day.month-after", "The same day a month later", in: .day, keys: [")"], unless: needsClient) {
            view, context, count in view.step(byMonths: count, &context)
        },
        Command("day.go-to", "Go to a date", in: .day, keys: ["g d"], unless: needsClient) { view, context, _ in
            context.present(DateForm.open(at: view.shown(context)) { day, context in context.go(to: .day(day)) })
        },
        writing("day.note", "Edit the day's note; training or rest", keys: ["N"]) {
            DayNoteForm.edit(day: $0, &$1)
        },
        Command("day.complete", "Mark the day as complete or incomplete", in: .day, keys: ["x"], unless: needsWriting) {
            view, context, _ in view.complete(&context)
        },
        writing("day.targets", "Set targets for protein, fat, carbohydrate, fibre", keys: [", t"]) {
            TargetsForm.edit(&$1)
        },
        writing("day.settings", "Choose the formula and how energy is counted", keys: [", e"]) {
            EnergyForm.edit(&$1)
        },
        writing("day.body", "Enter the client's sex, birth date, height", keys: ["E"]) { _, context in
            if let client = context.client { ClientForm.edit(client.id, context: &context) }
        },
        Command("day.unit", "Show kcal or kJ", in: .day, keys: [", u"], unless: needsWriting) { view, context, _ in
            view.changeUnit(&context)
        },
        Command(
            "day.acknowledge", "Hide the remark about the limit until it changes, or show it", in: .day, keys: [", x"],
            unless: needsLimitHint
        ) { view, context, _ in view.acknowledge(&context) },
        Command("day.explain", "Show where the limits come from", in: .day, keys: ["i"], unless: needsClient) {
            view, context, _ in if let content = view.content { context.present(DayBasisPanel(lines: content.basis)) }
        },
    ]

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        // After midnight today is another day.
        if day == nil, shown(context) != context.today { context.isStale = true }
        switch motion {
        case .left: step(by: -count, &context)
        case .right: step(by: count, &context)
        default: cursor.move(motion, count: count, heights: layout(context.body).heights)
        }
        return true
    }

    private mutating func step(by days: Int, _ context: inout Context) {
        step(to: shown(context).adding(days: min(max(days, -100_000), 100_000)), &context)
    }

    /// The last day of the month where that one is shorter.
    private mutating func step(byMonths months: Int, _ context: inout Context) {
        step(to: ReviewSpan.month.day(months, periodsAfter: shown(context)), &context)
    }

    private mutating func step(to wanted: Day, _ context: inout Context) {
        guard wanted != shown(context) else {
            context.message = .plain("The calendar ends here.")
            return
        }
        show(wanted, context: &context)
    }
}

/// The origin of a day's limits; any key closes it.
struct DayBasisPanel: Overlay {
    let lines: [Phrase]

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome { .close }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        mouse.kind == .press ? .close : .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 72)
        let text = lines.joined(separator: "\n")
        let rows = TextWidth.wrap(text.text, width: width - 4).count + 2
        let box = body.centred(Size(columns: width, rows: min(body.height, rows)))
        screen.popup(box, title: "Where the limits come from")
        screen.paragraph(text, in: box.inset(by: 1).inset(columns: 1))
    }
}
