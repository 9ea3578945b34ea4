import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openProgress: Self = "profile.progress"
    static let changePeriod: Self = "progress.period"
    static let toggleProgressTable: Self = "progress.table"
    static let exportChart: Self = "progress.export"
    static let exportCharts: Self = "progress.export-all"
    static let nextProgressItem: Self = "progress.next-item"
    static let previousProgressItem: Self = "progress.previous-item"
    static let openProgressItem: Self = "progress.open"
    static let addBadge: Self = "progress.add-badge"
    static let editBadge: Self = "progress.edit-badge"
    static let deleteBadge: Self = "progress.delete-badge"
}

extension ProgressView {
    private static func needsClient(_ state: AppState) -> String? {
        state.context.client == nil ? "no client is chosen: c chooses one" : nil
    }
    private static func needsFigures(_ state: AppState) -> String? {
        if let reason = needsClient(state) { return reason }
        return state.measurements.progress.content?.empty == nil ? nil : "there is nothing to show yet"
    }
    private static func needsItems(_ state: AppState) -> String? {
        if let reason = needsClient(state) { return reason }
        return (state.measurements.progress.content?.items.count ?? 0) > 1
            ? nil : "only Strength and Muscle groups have several"
    }
    private static func needsTarget(_ state: AppState) -> String? {
        state.measurements.progress.target == nil ? "Strength, Records and Adherence lead on" : nil
    }
    private static func needsBadges(_ state: AppState) -> String? {
        state.measurements.progress.section == .badges ? needsClient(state) : "the section Badges has them"
    }
    private static func needsBadge(_ state: AppState) -> String? {
        if let reason = needsBadges(state) { return reason }
        return state.measurements.progress.badge == nil ? "no badge is chosen: a adds one" : nil
    }

    static let commands: [Command] = [
        Command(
            .addBadge, "Add a badge for all clients", hint: "add", in: .progress, keys: ["a"], unless: needsBadges),
        Command(.editBadge, "Edit the badge", hint: "edit", in: .progress, keys: ["e"], unless: needsBadge),
        Command(
            .deleteBadge, "Delete the badge (undo brings it back)", hint: "delete", in: .progress, keys: ["d"],
            unless: needsBadge),
        Command(
            .changePeriod, "Show 4 weeks, 12 weeks, 1 year or all", hint: "period", in: .progress, keys: ["p"],
            unless: needsClient),
        Command(
            .toggleProgressTable, "Show the figures as a table, or the chart", hint: "table", in: .progress,
            keys: ["t"],
            unless: needsFigures),
        Command(
            .nextProgressItem, "Show the next exercise or muscle group", hint: "next", in: .progress, keys: ["}"],
            unless: needsItems),
        Command(
            .previousProgressItem, "Show the exercise or muscle group before", in: .progress, keys: ["{"],
            unless: needsItems),
        Command(
            .openProgressItem, "Open the exercise or phase", hint: "open", in: .progress, keys: ["Enter"],
            unless: needsTarget),
        Command(
            .exportChart, "Export this chart as CSV", hint: "export", in: .progress, keys: ["x"], unless: needsFigures),
        Command(.exportCharts, "Export all charts as CSV", in: .progress, keys: ["X"], unless: needsClient),
    ]

    /// Where Enter leads.
    var target: Route? { isTable ? nil : content?.route(at: place) }
    /// The badge under the cursor.
    var badge: Badge? { section == .badges ? content?.badge(at: place) : nil }

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        switch command {
        case .up: step(by: -count, &context)
        case .down: step(by: count, &context)
        case .left: move(by: -count)
        case .right: move(by: count)
        case .pageUp: move(by: -10 * count)
        case .pageDown: move(by: 10 * count)
        case .first: move(by: -100_000)
        case .last: move(by: 100_000)
        case .changePeriod: changePeriod(&context)
        case .toggleProgressTable: toggleTable()
        case .nextProgressItem: stepItem(by: 1, &context)
        case .previousProgressItem: stepItem(by: -1, &context)
        case .openProgressItem: context.route = target
        case .exportChart: ProgressExport.section(section, self, &context)
        case .exportCharts: ProgressExport.all(self, &context)
        case .addBadge: context.present(BadgeForm.new(context))
        case .editBadge: if let badge { BadgeForm.edit(badge, &context) }
        case .deleteBadge: delete(&context)
        default: return false
        }
        return true
    }

    private func delete(_ context: inout Context) {
        guard let badge else { return }
        context.write("Deleted the badge \(badge.name). u brings it back.") { diary throws(StoreError) in
            try diary.deleteBadge(badge.id)
        }
    }
}
