import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The second pane: the list of clients by category; beside it the profile of the chosen one where there is room.
struct ClientsView: SortedList {
    /// From this width on a profile stands beside the list.
    static let besideFrom = 110
    /// How wide the list is beside an open profile.
    static let widthBesideProfile = 44

    var list = RecordList<ClientListItem>()
    var shelf = ListShelf<ClientListItem, ListFilter>()
    var archive = ArchiveFilter.active
    /// The current client while the list leaves them out.
    private(set) var unlisted = UnlistedClient<Identifier<Client>>()
    /// The client who was deleted last: the cursor goes there when undo brings them back.
    var deleted: Identifier<Client>?
    /// The profile of the chosen line, where there is room beside the list.
    private(set) var preview: ProfileView?

    private var filter: ListFilter { ListFilter(search: list.search, archive: archive, category: shelf.category) }
    var widerFilter: ListFilter { ListFilter(search: list.search, archive: archive) }

    func count(_ diary: Diary) throws -> Int { try diary.clients.count(filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [ClientListItem] {
        try diary.clients.list(filter, by: order, offset: offset, limit: limit)
    }
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] { try diary.clients.counts(widerFilter) }
    func countAll(_ diary: Diary) throws -> Int { try diary.clients.count(widerFilter) }

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
        (shelf.category, archive) = (nil, .all)
        follow(client, &context)
    }

    mutating func reload(_ context: inout Context) {
        if let id = deleted, (try? context.diary.clients.get(id)) != nil {
            list.select(id)
            deleted = nil
        }
        readShelf(&context)
        let area = arrangement(context.body).detail
        preview = previewed(context).map { ProfileView($0.id) }
        preview?.reload(&context, area: area)
    }
}
