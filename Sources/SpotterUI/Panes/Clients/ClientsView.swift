import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The second pane: the list of clients by category; beside it the profile of the chosen one where there is room.
struct ClientsView: RecordListView {
    var list = RecordList<ClientListItem>()
    /// The categories that clients are sorted into.
    var categories: [Category] = []
    /// The category that is shown; nil shows all clients.
    var category: Identifier<Category>?
    var archive = ArchiveFilter.active
    /// The profile of the chosen line, where there is room beside the list.
    private(set) var preview: ProfileView?

    var scopes: [KeyScope] { [.clients, .list] }
    var shownCategory: Category? { categories.first { $0.id == category } }

    func caption(_ context: Context) -> String {
        var words = ["Clients"]
        if let shownCategory { words.append(shownCategory.name) }
        switch archive {
        case .active: break
        case .archived: words.append("archived")
        case .all: words.append("with archived")
        }
        return words.joined(separator: " · ")
    }

    func rows(_ body: Rect) -> Rect { ClientsLayout(body).rows }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let layout = ClientsLayout(body)
        if layout.categories.contains(mouse.at), mouse.kind == .press {
            let row = mouse.at.row - layout.categories.row - 1
            if row == 0 { show(category: nil, &context) }
            if categories.indices.contains(row - 1) { show(category: categories[row - 1].id, &context) }
        } else if layout.list.contains(mouse.at) {
            if list.mouse(mouse, rows: layout.rows), let item = list.selected { context.go(to: .client(item.id)) }
            reload(&context)
        }
    }

    mutating func reload(_ context: inout Context) {
        categories = context.read { diary in try diary.categories.list(.client) } ?? categories
        if shownCategory == nil { category = nil }
        let layout = ClientsLayout(context.body)
        let filter = ClientFilter(category: category, search: list.search, archive: archive)
        list.load(height: layout.rows.height, &context) { diary in
            try diary.clients.count(filter)
        } fetch: { diary, offset, limit in
            try diary.clients.list(filter, offset: offset, limit: limit)
        }
        preview = layout.detail.isEmpty ? nil : list.selected.map { ProfileView($0.id) }
        preview?.reload(&context, area: layout.detail)
    }

    /// Shows the clients of one category, or all of them.
    mutating func show(category: Identifier<Category>?, _ context: inout Context) {
        self.category = category
        if let id = list.selected?.id { list.select(id) }
        reload(&context)
    }

    /// Shows the category after or before this one; before the first one stand all clients.
    mutating func stepCategory(by offset: Int, _ context: inout Context) {
        let all: [Identifier<Category>?] = [nil] + categories.map(\.id)
        let now = all.firstIndex(of: category) ?? 0
        show(category: all[(now + offset + all.count) % all.count], &context)
    }
}
