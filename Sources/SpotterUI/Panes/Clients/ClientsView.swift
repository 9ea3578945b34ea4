import DiaryStore
import FitnessModel
import TerminalKit

/// The second pane: the list of clients by category, and the profile of one of them.
struct ClientsView: ListView {
    var list = RecordList<ClientListItem>()
    /// The categories that clients are sorted into.
    var categories: [Category] = []
    /// The category that is shown; nil shows all clients.
    var category: Identifier<Category>?
    var archive = ArchiveFilter.active
    /// The profile that has the keys.
    var profile: ProfileView?
    /// The profile of the chosen line, where there is room beside the list.
    var preview: ProfileView?

    var scopes: [KeyScope] { profile == nil ? [.clients, .list] : [.profile, .list] }
    var isTyping: Bool { profile == nil && list.isTyping }

    func caption(_ context: Context) -> String {
        if let profile { return profile.caption }
        var words = ["Clients"]
        if let shown = categories.first(where: { $0.id == category }) { words.append(shown.name) }
        switch archive {
        case .active: break
        case .archived: words.append("archived")
        case .all: words.append("with archived")
        }
        return words.joined(separator: " · ")
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let layout = ClientsLayout(body, isProfileOpen: profile != nil)
        if profile != nil, layout.detail.contains(mouse.at) {
            if profile?.cursor.mouse(mouse, area: layout.detail) == true {
                _ = perform(.openProfileLine, count: 1, context: &context)
            }
            return
        }
        if layout.categories.contains(mouse.at), mouse.kind == .press {
            let row = mouse.at.row - layout.categories.row - 1
            if row == 0 { show(category: nil, &context) }
            if categories.indices.contains(row - 1) { show(category: categories[row - 1].id, &context) }
        } else if layout.list.contains(mouse.at) {
            profile = nil
            if list.mouse(mouse, rows: layout.rows), let item = list.selected { context.route = .client(item.id) }
            reload(&context)
        }
    }

    mutating func reload(_ context: inout Context) {
        categories = context.read { diary throws(StoreError) in try diary.categories(.client) } ?? categories
        if !categories.contains(where: { $0.id == category }) { category = nil }
        var layout = ClientsLayout(Frame(context.size).body, isProfileOpen: true)
        profile = profile?.reloaded(&context, area: layout.detail)
        if profile == nil { layout = ClientsLayout(Frame(context.size).body, isProfileOpen: false) }
        let filter = filter
        list.load(height: layout.rows.height, &context) { diary throws(StoreError) in
            try diary.clientCount(filter)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.clients(filter, offset: offset, limit: limit)
        }
        reloadPreview(layout, &context)
    }

    private mutating func reloadPreview(_ layout: ClientsLayout, _ context: inout Context) {
        guard profile == nil, !layout.detail.isEmpty, let item = list.selected else { return preview = nil }
        preview = ProfileView(item.id).reloaded(&context, area: layout.detail)
    }

    private var filter: ClientFilter { ClientFilter(category: category, search: list.search, archive: archive) }
}

extension ClientsView {
    /// Opens a client's profile, who is the current client from now on; `Esc` leads back to the list.
    mutating func openProfile(_ id: Identifier<Client>, context: inout Context) {
        context.choose(id)
        list.select(id)
        profile = ProfileView(id)
        reload(&context)
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
