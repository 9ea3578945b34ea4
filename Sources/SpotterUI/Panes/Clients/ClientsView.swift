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
    private var profiles = ProfileShelf()
    /// The profile of the chosen line is read once no key waits; the one before is shown so long.
    private var isPreviewDue = false
    /// Where the cursor was, and which way it went.
    private var way = (row: 0, step: 1)

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
        let row = list.scroll.selected
        if row != way.row { way = (row, row > way.row ? 1 : -1) }
        let area = arrangement(context.body).detail
        isPreviewDue = false
        guard let wanted = previewed(context)?.id else { return preview = nil }
        if context.readsAhead, preview != nil, profiles.isCurrent(context, area: area),
            !profiles.has(wanted, context, area: area)
        {
            isPreviewDue = true
        } else {
            preview = profiles.profile(of: wanted, &context, area: area)
        }
    }

    mutating func readAhead(_ context: inout Context) -> ReadAhead {
        let area = arrangement(context.body).detail
        guard !area.isEmpty else { return .nothing }
        if isPreviewDue {
            isPreviewDue = false
            preview = list.selected.map { profiles.profile(of: $0.id, &context, area: area) }
            return .shown
        }
        let beside = [way.step, -way.step].compactMap { list.item(at: list.scroll.selected + $0)?.id }
        guard let next = beside.first(where: { !profiles.has($0, context, area: area) }) else { return .nothing }
        return profiles.profile(of: next, &context, area: area).profile == nil ? .nothing : .read
    }
}
