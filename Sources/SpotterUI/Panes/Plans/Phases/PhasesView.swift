import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The list of phases: the current client's, the templates or the routines; never mixed.
struct PhasesView: PlanListView {
    var plans = PlanScope.templates
    var client: Identifier<Client>?
    var archive = ArchiveFilter.active
    var shelf = ListShelf<PhaseListItem, PlanFilter>()
    var list = RecordList<PhaseListItem>()
    /// The sheet of the phase under the cursor, shown beside the list where there is room.
    private var preview: SheetContent?

    func name(_ context: Context) -> String {
        switch plans {
        case .templates: "Templates"
        case .routines: "Routines"
        case .client: "Phases of \(context.client?.name ?? "this client")"
        }
    }

    func count(_ diary: Diary) throws -> Int { try diary.phases.count(plans, filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [PhaseListItem] {
        try diary.phases.list(plans, filter, by: order, offset: offset, limit: limit)
    }
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] {
        try diary.phases.counts(plans, widerFilter.filter)
    }
    func countAll(_ diary: Diary) throws -> Int { try diary.phases.count(plans, widerFilter.filter) }

    mutating func readPreview(of phase: PhaseListItem?, _ context: inout Context) {
        preview = phase.flatMap { phase in context.read { diary in try SheetContent(.phase(phase.id), diary) } }
    }
}

// MARK: Drawing

extension PhasesView {
    func listWidth(_ body: Rect) -> Int { min(max(body.width < 110 ? body.width - 46 : 72, body.width * 2 / 5), 100) }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.drawRows(into: &screen, layout.detail.droppingLeft(1))
    }

    func columns(_ context: Context) -> [TableColumn] {
        let (what, start, count, last) =
            switch plans {
            case .client: ("Phase", "Start", "Done", "Last")
            case .templates: ("Template", "", "Rows", "")
            case .routines: ("Routine", "", "Exercises", "Last used")
            }
        return [
            TableColumn(what, .flexible(minimum: 16, weight: 2)),
            TableColumn("Goal", .flexible(minimum: 12, weight: 2), dropOrder: 2),
            TableColumn(whole: start, .fixed(start.isEmpty ? 0 : 11), dropOrder: 1),
            TableColumn(whole: count, .fixed(12)),
            TableColumn(whole: last, .fixed(last.isEmpty ? 0 : 11), dropOrder: 1),
        ]
    }

    func line(_ item: PhaseListItem, _ context: Context) -> TableLine {
        let done =
            switch plans {
            case .templates: Count.text(item.rowCount, "row")
            case .routines: Count.text(item.rowCount, "exercise")
            case .client where item.isOver(context.today): "\(item.sessionsDone)/\(item.sessionCount), over"
            case .client: "\(item.sessionsDone) of \(item.sessionCount)"
            }
        let last = item.hasLiveSession ? "LIVE" : item.lastDone.map { RelativeDay.text($0, today: context.today) }
        let start = item.start.map { RelativeDay.date($0, today: context.today) }
        return TableLine([
            item.shownName, item.goal, start ?? "", done, last ?? (plans == .routines ? "never used" : ""),
        ])
    }

    func nothingText(_ context: Context) -> String {
        if let shown = shelf.shown {
            return "Nothing here is in \(shown.name). Esc shows all; C sorts the chosen one into categories."
        }
        switch plans {
        case .templates: return "No templates yet. a creates one; M makes one of a client's phase."
        case .routines:
            return
                "No routines yet: a routine is a list of exercises without targets. a creates one; M makes one of a phase."
        case .client: return "No phases yet. a creates a sheet; v shows the templates, A there assigns one."
        }
    }
}
