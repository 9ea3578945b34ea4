import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let progress = KeyScope("progress", "Progress")
}

extension ProgressView {
    private typealias DisabledReason = Command<ProgressView>.DisabledReason

    private static let needsClient: DisabledReason = { _, context in
        context.client == nil ? "no client is chosen: c chooses one" : nil
    }
    private static let needsFigures: DisabledReason = { view, context in
        needsClient(view, context) ?? (view.content?.empty == nil ? nil : "there is nothing to show yet")
    }
    private static let needsItems: DisabledReason = { view, context in
        needsClient(view, context)
            ?? ((view.content?.items.count ?? 0) > 1 ? nil : "only Strength and Muscle groups have several")
    }
    private static let needsBadges: DisabledReason = { view, context in
        view.section == .badges ? needsClient(view, context) : "the section Badges has them"
    }
    private static let needsBadge: DisabledReason = { view, context in
        needsBadges(view, context) ?? (view.badge == nil ? "no badge is chosen: a adds one" : nil)
    }

    static let commands: CommandSet<ProgressView> = [
        Command(
            "progress.add-badge", "Add a badge for all clients", hint: "add", in: .progress, keys: ["a"],
            unless: needsBadges
        ) { _, context, _ in context.present(BadgeForm.new(context)) },
        Command(
            "progress.edit-badge", "Edit the badge", hint: "edit", in: .progress, keys: ["e"], unless: needsBadge
        ) { view, context, _ in if let badge = view.badge { BadgeForm.edit(badge, &context) } },
        Command(
            "progress.delete-badge", "Delete the badge (undo brings it back)", hint: "delete", in: .progress,
            keys: ["d"], unless: needsBadge
        ) { view, context, _ in view.deleteBadge(&context) },
        Command(
            "progress.period", "Show 4 weeks, 12 weeks, 1 year or all", hint: "period", in: .progress, keys: ["p"],
            unless: needsClient
        ) { view, context, _ in view.changePeriod(&context) },
        Command(
            "progress.table", "Show the figures as a table, or the chart", hint: "table", in: .progress, keys: ["t"],
            unless: needsFigures
        ) { view, _, _ in view.toggleTable() },
        Command(
            "progress.next-item", "Show the next exercise or muscle group", hint: "next", in: .progress, keys: ["}"],
            unless: needsItems
        ) { view, context, _ in view.stepItem(by: 1, &context) },
        Command(
            "progress.previous-item", "Show the exercise or muscle group before", in: .progress, keys: ["{"],
            unless: needsItems
        ) { view, context, _ in view.stepItem(by: -1, &context) },
        Command(
            "progress.open", "Open the exercise or phase", hint: "open", in: .progress, keys: ["Enter"],
            unless: { view, _ in view.target == nil ? "Strength, Records and Adherence lead on" : nil }
        ) { view, context, _ in if let target = view.target { context.go(to: target) } },
        Command(
            "progress.export", "Export this chart as CSV", hint: "export", in: .progress, keys: ["x"],
            unless: needsFigures
        ) { view, context, _ in ProgressExport.section(view.section, view, &context) },
        Command(
            "progress.export-all", "Export all charts as CSV", in: .progress, keys: ["X"], unless: needsClient
        ) { view, context, _ in ProgressExport.all(view, &context) },
    ]

    /// Where Enter leads.
    private var target: Route? { isTable ? nil : content?.route(at: place) }
    /// The badge under the cursor.
    private var badge: Badge? { section == .badges ? content?.badge(at: place) : nil }

    /// Up and down lead through the sections, the others through the figures.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .up: step(by: -count, &context)
        case .down: step(by: count, &context)
        case .left: move(by: -count)
        case .right: move(by: count)
        case .pageUp: move(by: -10 * count)
        case .pageDown: move(by: 10 * count)
        case .first: move(by: -place)
        case .last: move(by: stops)
        }
        return true
    }

    private func deleteBadge(_ context: inout Context) {
        guard let badge else { return }
        context.write("Deleted the badge \(badge.name). u brings it back.") { diary in
            try diary.deleteBadge(badge.id)
        }
    }
}
