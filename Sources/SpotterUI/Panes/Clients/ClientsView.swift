import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The second pane: the list of clients by category; beside it the profile of the chosen one where there is room.
struct ClientsView: EditableList, ArchivingList {
    /// From this width on a profile stands beside the list.
    static let besideFrom = 110
    /// How wide the list is beside an open profile.
    static let widthBesideProfile = 44

    var list = RecordList<ClientListItem>()
    /// The categories that clients are sorted into.
    var categories: [Category] = []
    /// The category that is shown; nil shows all clients.
    var category: Identifier<Category>?
    var archive = ArchiveFilter.active
    /// The current client while the list leaves them out.
    private(set) var unlisted = UnlistedClient<Identifier<Client>>()
    /// The client who was deleted last: the cursor goes there when undo brings them back.
    var deleted: Identifier<Client>?
    /// The profile of the chosen line, where there is room beside the list.
    private(set) var preview: ProfileView?

    var shownCategory: Category? { categories.first { $0.id == category } }
    var narrowedTo: [String] { shownCategory.map { [$0.name] } ?? [] }

    private var filter: ListFilter { ListFilter(search: list.search, archive: archive, category: category) }

    func count(_ diary: Diary) throws -> Int { try diary.clients.count(filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [ClientListItem] {
        try diary.clients.list(filter, offset: offset, limit: limit)
    }

    func subject(_ context: Context) -> Identifier<Client>? {
        unlisted.client(at: list.selected?.id, context) ?? list.selected?.id
    }

    mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {
        if list.selected?.id != client {
            list.select(client)
            reload(&context)
        }
        unlisted = UnlistedClient(client, ifNot: list.selected?.id, at: list.selected?.id)
    }

    /// Puts the cursor on the client whose profile is opened: an undo from there on moves it no more.
    mutating func select(_ client: Identifier<Client>) {
        deleted = nil
        list.select(client)
    }

    /// Puts the cursor on a client; filters that leave them out give way.
    mutating func reveal(_ client: Identifier<Client>, _ context: inout Context) {
        follow(client, &context)
        guard list.selected?.id != client else { return }
        list.clearSearch(&context)
        (category, archive) = (nil, .all)
        follow(client, &context)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let strip = categoryStrip(body)
        if strip.contains(mouse.at), mouse.kind == .press {
            let row = mouse.at.row - strip.row - 1
            if row == 0 { show(category: nil, &context) }
            if categories.indices.contains(row - 1) { show(category: categories[row - 1].id, &context) }
        } else if arrangement(body).list.contains(mouse.at) {
            clickList(mouse, body: body, &context)
        }
    }

    mutating func reload(_ context: inout Context) {
        categories = context.read { diary in try diary.categories.list(.client) } ?? categories
        if shownCategory == nil { category = nil }
        if let id = deleted, (try? context.diary.clients.get(id)) != nil {
            list.select(id)
            deleted = nil
        }
        readList(&context)
        let area = arrangement(context.body).detail
        preview = previewed(context).map { ProfileView($0.id) }
        preview?.reload(&context, area: area)
    }

    /// Shows the clients of one category, or all of them.
    mutating func show(category: Identifier<Category>?, _ context: inout Context) {
        self.category = category
        if let id = list.selected?.id { list.select(id) }
        reload(&context)
    }

    /// Shows the category after or before this one; before the first one stand all clients.
    mutating func stepCategory(by offset: Int, _ context: inout Context) {
        show(category: ([nil] + categories.map(\.id)).cycled(from: category, by: offset), &context)
    }
}
