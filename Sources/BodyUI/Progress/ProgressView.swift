import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The statistics of the current client: sections to choose from, each a chart with a cursor, a table and a CSV file.
package struct ProgressView: ScopedView {
    /// The inputs of a section. While they are equal, nothing is read again.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let revision: Int
        let section: ProgressSection
        let period: ProgressPeriod
        var item: Int
        let today: Day
        let formula: StrengthFormula
    }

    private(set) var section = ProgressSection.overview
    private(set) var period = ProgressPeriod.weeks(12)
    /// Whether rows of values replace the chart.
    private(set) var isTable = false
    /// The position of the cursor; nil for the newest one.
    private(set) var cursor: Int?
    /// Which exercise or group of muscles is shown.
    private(set) var item = 0
    /// The content; nil without a client.
    private(set) var content: ProgressContent?
    private var reading: Reading?

    package init() {}

    package var footerScopes: [KeyScope] { [Self.scope] }

    package func caption(_ context: Context) -> Phrase {
        context.client == nil ? context.today.long : "\(period.title) (f)"
    }

    /// The position of the cursor among the stops or rows.
    var place: Int {
        let last = max(0, stops - 1)
        return min(max(0, cursor ?? (startsAtEnd ? last : 0)), last)
    }

    /// Whether the cursor starts at the end: weeks and days do, lists do not.
    private var startsAtEnd: Bool {
        switch section {
        case .sessions, .volume, .strength, .load, .wellbeing, .times, .muscles: true
        default: false
        }
    }

    var stops: Int { isTable ? content?.table.rows.count ?? 0 : content?.stops.count ?? 0 }

    /// The source of the section; nil without a client.
    func source(_ context: inout Context) -> ProgressSource? {
        guard let client = context.client else { return nil }
        let (period, today, zone, formula) = (period, context.today, context.services.timeZone, context.shared.formula)
        let start = context.services.weekStart
        return context.read { diary in
            var source = try ProgressSource(
                diary, client: client, period: period, today: today, zone: zone, formula: formula)
            source.weekStart = start
            return source
        }
    }

    package mutating func reload(_ context: inout Context) {
        guard let source = source(&context) else {
            (content, reading) = (nil, nil)
            return
        }
        if let before = reading?.client, before != source.client.id { (item, cursor) = (0, nil) }
        let wanted = Reading(
            client: source.client.id, revision: context.revisions.all, section: section, period: period, item: item,
            today: context.today, formula: source.formula)
        guard wanted != reading else { return }
        let (section, item) = (section, item)
        reading?.item = item
        // If only the item changed, the section is still valid.
        let known = reading == wanted ? content : nil
        content =
            context.read { _ in
                if let choose = known?.choosing { return try choose(item, source) }
                return try section.read(source, item: item)
            } ?? content
        reading = wanted
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let layout = ProgressLayout(body)
        switch mouse.kind {
        case .wheelUp: move(by: -1)
        case .wheelDown: move(by: 1)
        case .press, .doubleClick:
            let line = mouse.at.row - layout.sections.row
            guard layout.sections.contains(mouse.at), ProgressSection.allCases.indices.contains(line) else { return }
            show(ProgressSection.allCases[line], &context)
        }
    }
}

extension ProgressView {
    /// Shows a section, starting at its newest values.
    mutating func show(_ section: ProgressSection, _ context: inout Context) {
        guard section != self.section else { return }
        self.section = section
        cursor = nil
        item = 0
        reload(&context)
    }

    /// Shows the section after or before this one, and stops at the ends.
    mutating func step(by offset: Int, _ context: inout Context) {
        let all = ProgressSection.allCases
        let now = all.firstIndex(of: section) ?? 0
        show(all[min(max(0, now + offset), all.count - 1)], &context)
    }

    /// Moves the cursor.
    mutating func move(by offset: Int) {
        cursor = min(max(0, place + offset), max(0, stops - 1))
    }

    /// Shows another exercise or group of muscles.
    mutating func stepItem(by offset: Int, _ context: inout Context) {
        let count = content?.items.count ?? 0
        guard count > 0 else { return }
        item = (min(item, count - 1) + offset + count) % count
        if section == .strength || section == .times { cursor = nil }
        reload(&context)
    }

    /// Shows the next period, for the same exercise or muscle group if possible.
    mutating func changePeriod(_ context: inout Context) {
        let names = content?.items ?? []
        let chosen = names.isEmpty ? nil : names[min(item, names.count - 1)]
        period = period.next
        cursor = nil
        item = 0
        reload(&context)
        if let place = content?.items.firstIndex(where: { $0 == chosen }), place != item {
            item = place
            reload(&context)
        }
        context.message = .plain("Showing \(period.title).")
    }

    /// Changes between chart and table.
    mutating func toggleTable() {
        isTable.toggle()
        cursor = nil
    }
}

extension ProgressView {
    private typealias DisabledReason = Command<ProgressView>.DisabledReason

    private static let needsClient: DisabledReason = { _, context in
        context.noClientReason
    }
    private static let needsFigures: DisabledReason = { view, context in
        needsClient(view, context) ?? (view.content?.empty == nil ? nil : "there is nothing to show yet")
    }
    private static let needsItems: DisabledReason = { view, context in
        needsClient(view, context)
            ?? ((view.content?.items.count ?? 0) > 1 ? nil : "only Strength, Muscle groups and Times have several")
    }
    private static let needsBadges: DisabledReason = { view, context in
        view.section == .badges ? needsClient(view, context) : "only Badges has them"
    }
    private static let needsBadge: DisabledReason = { view, context in
        needsBadges(view, context) ?? (view.badge == nil ? "no badge chosen: a adds one" : nil)
    }

    package static let scope = KeyScope("progress", "Progress")

    package static let commands: CommandSet<ProgressView> = [
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
            "table", "Show the values as a table, or the chart", hint: "table", keys: ["t"], unless: needsFigures
        ) { view, _ in view.toggleTable() },
        command(
            "next-item", "Show the next exercise or muscle group", hint: "next", keys: ["}"], unless: needsItems
        ) { view, context in view.stepItem(by: 1, &context) },
        command("previous-item", "Show the previous exercise or muscle group", keys: ["{"], unless: needsItems) {
            view, context in view.stepItem(by: -1, &context)
        },
        command(
            "open", "Open the exercise or phase", hint: "open", keys: ["Enter"],
            unless: { view, _ in view.target == nil ? "only Strength, Records, Adherence and Times open one" : nil }
        ) { view, context in if let target = view.target { context.go(to: target) } },
        command("export", "Export this chart as CSV", hint: "export", keys: ["X"], unless: needsFigures) {
            view, context in ProgressExport.section(view.section, view, &context)
        },
        command("export-all", "Export all charts as CSV", unless: needsClient) { view, context in
            ProgressExport.all(view, &context)
        },
    ]

    /// Where the cursor is; nil if there is nothing.
    private var stop: ProgressContent.Stop? { content.flatMap { $0.stops.dropFirst(place).first } }
    /// The target of Enter.
    private var target: Route? { isTable ? nil : stop?.route }
    private var badge: Badge? { stop?.badge }

    /// Up and down move through the sections, the others through the values.
    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
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
