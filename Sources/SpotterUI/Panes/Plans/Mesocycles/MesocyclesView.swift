import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The long-term plans: the current client's, or the templates; never both.
struct MesocyclesView: RecordListView {
    /// Which list is shown.
    var shelf = MesocycleShelf.templates
    /// The current client when it was read: for another one the list goes to that client's mesocycles.
    private var client: Identifier<Client>?
    var archive = ArchiveFilter.active
    /// Only those in this category; nil shows all.
    var category: Category?
    var list = RecordList<MesocycleContent>()
    /// The mesocycle under the cursor, where there is room beside the list.
    private(set) var preview: MesocycleView?

    var scopes: [KeyScope] { [.mesocycles, .list] }

    func caption(_ context: Context) -> String {
        let kept = archive.caption
        let drawer = category.map { " in \($0.name)" } ?? ""
        let position = list.total > 0 ? " · \(list.position)" : ""
        switch shelf {
        case .templates: return "Mesocycle templates\(drawer)\(kept)\(position)"
        case .client: return "Long-term plans of \(context.client?.name ?? "this client")\(drawer)\(kept)\(position)"
        }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let item = list.selected { context.go(to: .mesocycle(item.id)) }
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        let own = context.client.map { MesocycleShelf.client($0.id) } ?? .templates
        if context.client?.id != client || (shelf != .templates && shelf != own) { shelf = own }
        client = context.client?.id
        category = PlanCategories.current(category, context)
        let shelf = shelf
        let filter = PlanFilter(search: list.search, archive: archive, category: category?.id)
        list.load(height: rows(context.body).height, &context) { diary in
            try diary.mesocycleCount(shelf, filter)
        } fetch: { diary, offset, limit in
            try diary.mesocycles(shelf, filter, offset: offset, limit: limit)
        }
        readPreview(&context)
    }

    private mutating func readPreview(_ context: inout Context) {
        preview = hasPreview(context.size) ? list.selected.map { MesocycleView($0.id) } : nil
        preview?.reload(&context)
    }

    /// Where the lines of the list stand: below the column titles, beside the preview when there is room.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }
    func listArea(_ body: Rect) -> Rect { hasPreview(body.size) ? body.left(body.width * 2 / 5) : body }
    private func hasPreview(_ size: Size) -> Bool { size.columns >= 110 }

    /// Shows the list that a mesocycle is in, with the cursor on it; `client` is the current one.
    mutating func show(_ plan: Mesocycle, for client: Identifier<Client>?) {
        shelf = plan.client.map { .client($0) } ?? .templates
        self.client = client
        list.select(plan.id)
    }

    /// Shows the mesocycles of one category, or all of them.
    mutating func show(_ category: Category?, _ context: inout Context) {
        self.category = category
        list.rewind()
        context.isStale = true
    }
}

extension MesocyclesView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let area = listArea(body)
        let columns = [
            TableColumn("Mesocycle", .flexible(minimum: 14, weight: 2)),
            TableColumn("Parts", .fixed(18), dropOrder: 2),
            TableColumn("Long", .fixed(9), dropOrder: 1),
            TableColumn(shelf == .templates ? "Sessions" : "Now", .flexible(minimum: 24, weight: 2)),
        ]
        let layout = TableLayout(columns, width: area.width - 3)
        screen.tableHeader(layout, at: Point(area.column + 2, area.row))
        list.draw(into: &screen, rows: rows(body), empty: emptyText) { screen, item, row, style in
            screen.tableRow(texts(item, context), layout, at: Point(row.column + 2, row.row), style: style)
        }
        if list.isTyping || !list.search.isEmpty { list.drawPosition(into: &screen, at: area.top(1)) }
        guard area.width < body.width else { return }
        let beside = body.droppingLeft(area.width)
        screen.verticalLine(from: beside.origin, height: beside.height)
        let hasAbout = preview?.content?.mesocycle.description.isEmpty == false
        preview?.draw(
            into: &screen,
            MesocycleLayout(
                beside.droppingLeft(1), hasAbout: hasAbout, parts: preview?.items.count ?? 0, hasPreview: false),
            isFocused: false)
    }

    private func texts(_ item: MesocycleContent, _ context: Context) -> [String] {
        let timeline = item.timeline(today: context.today)
        let now =
            item.mesocycle.isTemplate
            ? "\(timeline.plannedSessions)" : MesocycleWording.standing(item, today: context.today)
        return [
            item.mesocycle.isArchived ? "\(item.mesocycle.name) (archived)" : item.mesocycle.name,
            MesocycleWording.parts(item), PartLength.words(timeline.totalDays), now,
        ]
    }

    private var emptyText: String {
        if !list.search.isEmpty { return "No mesocycle matches \"\(list.search)\". Esc clears the filter." }
        if let category { return "Nothing here is in \(category.name). Esc shows all." }
        let what = "A mesocycle is a long-term plan: several phases, one after the other."
        if shelf == .templates { return "\(what) a makes a template of one; M makes one of a client's." }
        return "\(what) a makes one of phases or templates; t shows the templates, A there assigns one."
    }
}
