import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The statistics of the current client: sections to choose from, each a chart with a cursor, a table and a CSV file.
struct ProgressView: ScopedView {
    /// What a section was read for. As long as it is the same, nothing is read again.
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
    /// Figures in rows in place of the chart.
    private(set) var isTable = false
    /// Where the cursor stands; nil at the newest.
    private(set) var cursor: Int?
    /// Which exercise or group of muscles is shown.
    private(set) var item = 0
    /// What is shown; nil without a client.
    private(set) var content: ProgressContent?
    private var reading: Reading?

    var footerScopes: [KeyScope] { [Self.scope] }

    func caption(_ context: Context) -> String { context.client == nil ? context.today.long : "\(period.title) (f)" }

    /// Where the cursor stands among the stops or the rows.
    var place: Int {
        let last = max(0, stops - 1)
        return min(max(0, cursor ?? (startsAtEnd ? last : 0)), last)
    }

    /// Weeks and days begin with the newest, lists with the first.
    private var startsAtEnd: Bool {
        switch section {
        case .sessions, .volume, .strength, .load, .wellbeing, .times, .muscles: true
        default: false
        }
    }

    var stops: Int { isTable ? content?.table.rows.count ?? 0 : content?.stops ?? 0 }

    /// What the section reads from; nil without a client.
    func source(_ context: inout Context) -> ProgressSource? {
        guard let client = context.client else { return nil }
        let (period, today, zone, formula) = (period, context.today, context.services.timeZone, context.formula)
        let start = context.services.weekStart
        return context.read { diary in
            var source = try ProgressSource(
                diary, client: client, period: period, today: today, zone: zone, formula: formula)
            source.weekStart = start
            return source
        }
    }

    mutating func reload(_ context: inout Context) {
        guard let source = source(&context) else {
            (content, reading) = (nil, nil)
            return
        }
        if let before = reading?.client, before != source.client.id { (item, cursor) = (0, nil) }
        let wanted = Reading(
            client: source.client.id, revision: context.revision, section: section, period: period, item: item,
            today: context.today, formula: source.formula)
        guard wanted != reading else { return }
        let (section, item) = (section, item)
        reading?.item = item
        // With only another item chosen, what was read for the section is still true.
        let known = reading == wanted ? content : nil
        content =
            context.read { _ in
                if let choose = known?.choosing { return try choose(item, source) }
                return try section.read(source, item: item)
            } ?? content
        reading = wanted
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
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
    /// Shows a section from its newest figures.
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

    /// Shows the next period, of the exercise or group of muscles that is chosen where the period has it.
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
