import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

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
            ?? ((view.content?.items.count ?? 0) > 1 ? nil : "only Strength, Muscle groups and Times have several")
    }
    private static let needsBadges: DisabledReason = { view, context in
        view.section == .badges ? needsClient(view, context) : "the section Badges has them"
    }
    private static let needsBadge: DisabledReason = { view, context in
        needsBadges(view, context) ?? (view.badge == nil ? "no badge is chosen: a adds one" : nil)
    }

    static let scope = KeyScope("progress", "Progress")

    static let commands: CommandSet<ProgressView> = [
        command("add-badge", "Add a badge for all clients", hint: "add", keys: ["a"], unless: needsBadges) {
            _, context in context.present(BadgeForm.new(context))
        },
        command("edit-badge", "Edit the badge", hint: "edit", keys: ["e"], unless: needsBadge) { view, context in
            if let badge = view.badge { BadgeForm.edit(badge, &context) }
        },
        command(
            "delete-badge", "Delete the badge (u: undo)", hint: "delete", keys: ["d"], unless: needsBadge
        ) { view, context in view.deleteBadge(&context) },
        command(
            "period", "Show 4 weeks, 12 weeks, 1 year or all", hint: "period", keys: ["f"], unless: needsClient
        ) { view, context in view.changePeriod(&context) },
        command(
            "table", "Show the figures as a table, or the chart", hint: "table", keys: ["t"], unless: needsFigures
        ) { view, _ in view.toggleTable() },
        command(
            "next-item", "Show the next exercise or muscle group", hint: "next", keys: ["}"], unless: needsItems
        ) { view, context in view.stepItem(by: 1, &context) },
        command("previous-item", "Show the exercise or muscle group before", keys: ["{"], unless: needsItems) {
            view, context in view.stepItem(by: -1, &context)
        },
        command(
            "open", "Open the exercise or phase", hint: "open", keys: ["Enter"],
            unless: { view, _ in view.target == nil ? "Strength, Records, Adherence and Times lead on" : nil }
        ) { view, context in if let target = view.target { context.go(to: target) } },
        command("export", "Export this chart as CSV", hint: "export", keys: ["X"], unless: needsFigures) {
            view, context in ProgressExport.section(view.section, view, &context)
        },
        command("export-all", "Export all charts as CSV", unless: needsClient) { view, context in
            ProgressExport.all(view, &context)
        },
    ]

    /// Where Enter leads.
    private var target: Route? { isTable ? nil : content.flatMap { $0.routes.dropFirst(place).first } }
    /// The badge under the cursor.
    private var badge: Badge? { content.flatMap { $0.badges.dropFirst(place).first } }

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
        context.write("Deleted the badge \(badge.name). u: undo.") { diary in
            try diary.badges.delete(badge.id)
        }
    }
}
