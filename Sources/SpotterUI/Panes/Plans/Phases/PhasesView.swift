import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The list of phases: the current client's, the templates or the routines; never mixed.
struct PhasesView: RecordListView {
    /// Which list is shown.
    var shelf = PhaseShelf.templates
    /// The current client when it was read: for another one the list goes to that client's phases.
    private var client: Identifier<Client>?
    var archive = ArchiveFilter.active
    /// Only those in this category; nil shows all.
    var category: Category?
    var list = RecordList<PhaseListItem>()
    /// The sheet of the phase under the cursor, shown beside the list where there is room.
    var preview: SheetContent?

    var scopes: [KeyScope] { [.phases, .list] }

    func caption(_ context: Context) -> String {
        let kept = archive.caption
        switch shelf {
        case .templates: return "Templates\(drawer)\(kept)\(position)"
        case .routines: return "Routines\(drawer)\(kept)\(position)"
        case .client: return "Phases of \(context.client?.name ?? "this client")\(drawer)\(kept)\(position)"
        }
    }

    private var drawer: String { category.map { " in \($0.name)" } ?? "" }
    private var filter: PlanFilter { PlanFilter(search: list.search, archive: archive, category: category?.id) }

    private var position: String { list.total > 0 ? " · \(list.position)" : "" }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let item = list.selected { context.go(to: .sheet(item.id)) }
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        let own = context.client.map { PhaseShelf.client($0.id) } ?? .templates
        if case .client = shelf, shelf != own { shelf = own }
        if context.client?.id != client { shelf = own }
        client = context.client?.id
        category = PlanCategories.current(category, context)
        let (shelf, filter) = (shelf, filter)
        list.load(height: rows(context.body).height, &context) { diary in
            try diary.phaseCount(shelf, filter)
        } fetch: { diary, offset, limit in
            try diary.phases(shelf, filter, offset: offset, limit: limit)
        }
        readPreview(&context)
    }

    private mutating func readPreview(_ context: inout Context) {
        guard hasPreview(context.size), let item = list.selected else { return preview = nil }
        preview = context.read { diary in try SheetContent(.phase(item.id), diary) }
    }

    /// Where the lines of the list stand: below the column titles, beside the preview when there is room.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }
    func listArea(_ body: Rect) -> Rect { hasPreview(body.size) ? body.left(70) : body }
    private func hasPreview(_ size: Size) -> Bool { size.columns >= 110 }
}

extension PhasesView {
    /// Shows the templates, the routines or the phases of a client; `client` is the current one.
    mutating func show(_ shelf: PhaseShelf, for client: Identifier<Client>?) {
        self.shelf = shelf
        self.client = client
    }

    /// Shows the phases of one category, or all of them.
    mutating func show(_ category: Category?, _ context: inout Context) {
        self.category = category
        list.rewind()
        context.isStale = true
    }
}
