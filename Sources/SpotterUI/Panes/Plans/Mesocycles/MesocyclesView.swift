import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The long-term plans: the current client's, or the templates; never both.
struct MesocyclesView: PlanListView {
    var plans = PlanScope.templates
    var client: Identifier<Client>?
    var archive = ArchiveFilter.active
    var shelf = ListShelf<MesocycleContent, PlanFilter>()
    var list = RecordList<MesocycleContent>()
    /// The mesocycle under the cursor, where there is room beside the list.
    private var preview: MesocycleView?

    func name(_ context: Context) -> String {
        plans == .templates
            ? "Mesocycle templates" : "Long-term plans of \(context.client?.name ?? "this client")"
    }

    func count(_ diary: Diary) throws -> Int { try diary.mesocycles.count(plans, filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [MesocycleContent] {
        try diary.mesocycles.list(plans, filter, by: order, offset: offset, limit: limit)
    }
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] {
        try diary.mesocycles.counts(plans, widerFilter.filter)
    }
    func countAll(_ diary: Diary) throws -> Int { try diary.mesocycles.count(plans, widerFilter.filter) }

    mutating func readPreview(of mesocycle: MesocycleContent?, _ context: inout Context) {
        preview = mesocycle.map { MesocycleView($0.id) }
        preview?.reload(&context)
    }
}

// MARK: Drawing

extension MesocyclesView {
    func listWidth(_ body: Rect) -> Int { body.width * 2 / 5 }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Mesocycle", .flexible(minimum: 14, weight: 2)),
            TableColumn("Phases", .fixed(18), dropOrder: 2),
            TableColumn("Length", .fixed(9), dropOrder: 1),
            TableColumn(plans == .templates ? "Sessions" : "Now", .flexible(minimum: 24, weight: 2)),
        ]
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        let hasAbout = preview?.content?.mesocycle.description.isEmpty == false
        preview?.draw(
            into: &screen,
            MesocycleLayout(layout.detail, hasAbout: hasAbout, parts: preview?.items.count ?? 0, hasPreview: false),
            isFocused: false)
    }

    func line(_ item: MesocycleContent, _ context: Context) -> TableLine {
        let timeline = item.timeline(today: context.today)
        let now =
            item.mesocycle.isTemplate
            ? "\(timeline.plannedSessions)" : MesocycleWording.standing(item, today: context.today)
        return TableLine([item.shownName, MesocycleWording.parts(item), PartLength.words(timeline.totalDays), now])
    }

    func nothingText(_ context: Context) -> String {
        if let shown = shelf.shown { return "Nothing here is in \(shown.name). Esc shows all." }
        let what = "No long-term plan yet: a mesocycle is phases in a row. a adds one"
        if plans == .templates { return "\(what); M makes one of a client's." }
        return "\(what); v shows templates, A there assigns one."
    }
}
