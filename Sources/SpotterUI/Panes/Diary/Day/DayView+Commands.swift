import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let addFood: Self = "day.add-food"
    static let addActivity: Self = "day.add-activity"
    static let addRunToDay: Self = "day.add-run"
    static let quickAddFood: Self = "day.quick-add"
    static let addWeighIn: Self = "day.weigh-in"
    static let dayBefore: Self = "day.before"
    static let dayAfter: Self = "day.after"
    static let weekBefore: Self = "day.week-before"
    static let weekAfter: Self = "day.week-after"
    static let showToday: Self = "day.today"
    static let goToDay: Self = "day.go-to"
    static let editDayEntry: Self = "day.edit"
    static let deleteDayEntry: Self = "day.delete"
    static let copyMeal: Self = "day.copy"
    static let repeatYesterday: Self = "day.repeat"
    static let editEnergyGoal: Self = "day.goal"
    static let editEnergySettings: Self = "day.settings"
    static let changeEnergyUnit: Self = "day.unit"
    static let editDayNote: Self = "day.note"
    static let editTargets: Self = "day.targets"
    static let completeDay: Self = "day.complete"
    static let editBody: Self = "day.body"
    static let explainDay: Self = "day.explain"
}

extension DayView {
    private static func needsClient(_ state: AppState) -> String? {
        state.context.client == nil ? "no client is chosen: c chooses one" : nil
    }
    private static func needsWriting(_ state: AppState) -> String? {
        if let reason = needsClient(state) { return reason }
        return state.context.isReadOnly ? "the diary is open for reading only" : nil
    }
    private static func needsEntry(_ state: AppState) -> String? {
        if let reason = needsWriting(state) { return reason }
        return state.diary.day.cursor.key == nil ? "nothing stands on this day yet: f adds food, v an activity" : nil
    }
    private static func needsDeletable(_ state: AppState) -> String? {
        if let reason = needsEntry(state) { return reason }
        guard case .session = state.diary.day.cursor.key else { return nil }
        return "a session is deleted in the client's profile; Enter corrects its energy"
    }
    private static func needsOtherDay(_ state: AppState) -> String? {
        if let reason = needsClient(state) { return reason }
        return state.diary.day.shown(state.context) == state.context.today ? "this is today" : nil
    }

    static let commands: [Command] = [
        Command(.addFood, "Add food", hint: "food", in: .day, keys: ["f", "a f"], unless: needsWriting),
        Command(.addActivity, "Add an activity", hint: "activity", in: .day, keys: ["v", "a v"], unless: needsWriting),
        Command(
            .editDayEntry, "Edit the entry; open the run", hint: "edit", in: .day, keys: ["Enter", "e"],
            unless: needsEntry),
        Command(
            .deleteDayEntry, "Delete the entry (undo brings it back)", hint: "delete", in: .day, keys: ["d"],
            unless: needsDeletable),
        Command(.dayBefore, "The day before", hint: "before", in: .day, keys: ["Left", "h"], unless: needsClient),
        Command(.dayAfter, "The day after", hint: "after", in: .day, keys: ["Right", "l"], unless: needsClient),
        Command(.showToday, "Back to today", hint: "today", in: .day, keys: ["."], unless: needsOtherDay),
        Command(
            .editEnergyGoal, "Set the goal: keep, lose or gain weight", hint: "goal", in: .day, keys: ["g"],
            unless: needsWriting),
        Command(
            .copyMeal, "Copy a meal or a day from another date", hint: "copy", in: .day, keys: ["y"],
            unless: needsWriting),
        Command(.addRunToDay, "Start a run, or write one down", in: .day, keys: ["a r"], unless: needsWriting),
        Command(.quickAddFood, "Add energy without a food", in: .day, keys: ["a q"], unless: needsWriting),
        Command(.addWeighIn, "Add a weigh-in", in: .day, keys: ["w", "a w"], unless: needsWriting),
        Command(.repeatYesterday, "Repeat what was eaten the day before", in: .day, keys: ["R"], unless: needsWriting),
        Command(.weekBefore, "The same day a week before", in: .day, keys: ["{"], unless: needsClient),
        Command(.weekAfter, "The same day a week after", in: .day, keys: ["}"], unless: needsClient),
        Command(.goToDay, "Go to a date", in: .day, keys: ["D"], unless: needsClient),
        Command(
            .editDayNote, "Write the note of the day; training or rest", in: .day, keys: ["N"], unless: needsWriting),
        Command(.completeDay, "Mark the day as complete, or not", in: .day, keys: ["C"], unless: needsWriting),
        Command(
            .editTargets, "Set targets for protein, fat, carbohydrate, fibre", in: .day, keys: ["t"],
            unless: needsWriting),
        Command(
            .editEnergySettings, "Choose the formula and how energy is counted", in: .day, keys: ["F"],
            unless: needsWriting),
        Command(.editBody, "Enter sex, birth day, height of the client", in: .day, keys: ["E"], unless: needsWriting),
        Command(.changeEnergyUnit, "Show kcal or kJ", in: .day, keys: ["K"], unless: needsWriting),
        Command(.explainDay, "Show where the limits come from", in: .day, keys: ["i"], unless: needsClient),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if day == nil, shown(context) != context.today { context.isStale = true }
        if cursor.perform(command, count: count, heights: layout(Frame(context.size).body).heights) { return true }
        switch command {
        case .dayBefore, .left: step(by: -count, &context)
        case .dayAfter, .right: step(by: count, &context)
        case .weekBefore: step(by: -7 * count, &context)
        case .weekAfter: step(by: 7 * count, &context)
        case .showToday: show(context.today, context: &context)
        case .goToDay: context.present(DayForm.goTo(shown(context)))
        case .explainDay: if let content { context.present(DayBasisPanel(content)) }
        default: return change(command, &context)
        }
        return true
    }

    private mutating func step(by days: Int, _ context: inout Context) {
        let wanted = shown(context).adding(days: min(max(days, -100_000), 100_000))
        guard wanted != shown(context) else {
            context.message = .plain("The calendar of the diary ends here.")
            return
        }
        show(wanted, context: &context)
    }
}
