package import DiaryStore
package import FitnessModel
package import SpotterShell
package import TerminalKit
package import ViewKit
import WellbeingUI

/// The second pane: the list of clients by category; beside it the profile of the chosen one where there is room.
package struct ClientsView: SortedList {
    /// From this width on a profile is beside the list.
    static let besideFrom = 110
    /// How wide the list is beside an open profile.
    static let widthBesideProfile = 44

    package var list = RecordList<ClientListItem>()
    package var shelf = ListShelf<ClientListItem, ListFilter>()
    package var archive = ArchiveFilter.active
    /// The current client while the list leaves them out.
    private(set) var unlisted = UnlistedClient<Identifier<Client>>()
    /// The client who was deleted last: the cursor goes there when undo brings them back.
    var deleted: Identifier<Client>?
    /// The profile of the selected line, if there is room beside the list.
    private(set) var preview: ProfileView?
    private var profiles = ProfileShelf()
    /// The profile of the chosen line is read once no key waits; until then the previous one is shown.
    private var isPreviewDue = false
    /// The last row of the cursor, and its direction.
    private var way = (row: 0, step: 1)

    package init() {}

    private var filter: ListFilter { ListFilter(search: list.search, archive: archive, category: shelf.category) }
    package var widerFilter: ListFilter { ListFilter(search: list.search, archive: archive) }

    package func count(_ diary: Diary) throws -> Int { try diary.clients.count(filter) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [ClientListItem] {
        try diary.clients.list(filter, by: order, offset: offset, limit: limit)
    }
    package func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] { try diary.clients.counts(widerFilter) }
    package func countAll(_ diary: Diary) throws -> Int { try diary.clients.count(widerFilter) }

    package func subject(_ context: Context) -> Identifier<Client>? {
        unlisted.client(at: list.selected?.id, context) ?? list.selected?.id
    }

    package mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {
        if list.selected?.id != client {
            list.select(client)
            reload(&context)
        }
        unlisted = UnlistedClient(client, ifNot: list.selected?.id, at: list.selected?.id)
    }

    /// Puts the cursor on the client whose profile is opened; a later undo does not move it.
    package mutating func select(_ client: Identifier<Client>) {
        deleted = nil
        list.select(client)
    }

    /// Puts the cursor on a client; removes filters that hide them.
    package mutating func reveal(_ client: Identifier<Client>, _ context: inout Context) {
        follow(client, &context)
        guard list.selected?.id != client else { return }
        list.clearSearch(&context)
        (shelf.category, archive) = (nil, .all)
        follow(client, &context)
    }

    package mutating func reload(_ context: inout Context) {
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
        if context.window.readsAhead, preview != nil, profiles.isCurrent(context, area: area),
            !profiles.has(wanted, context, area: area)
        {
            isPreviewDue = true
        } else {
            preview = profiles.profile(of: wanted, &context, area: area)
        }
    }

    package mutating func readAhead(_ context: inout Context) -> ReadAhead {
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

extension ClientsView {
    /// True in medium windows beside the list and in wide ones beside list and profile.
    package func hasRoomForCategories(_ body: Rect) -> Bool {
        body.width >= 120 || (100..<Self.besideFrom).contains(body.width)
    }

    /// The list alone in a small window, categories or the profile beside it in a larger one, both in a wide one.
    package func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
        guard body.width >= Self.besideFrom else { return ListLayout(rest, position: .foot) }
        return .beside(rest, width: min(max(48, rest.width * 2 / 5), 76), position: .foot)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Client", .flexible(minimum: 16, weight: 3)),
            TableColumn(whole: "Last trained", .fixed(12)),
            TableColumn(number: "Left", .fixed(9)),
            TableColumn("Goal", .flexible(minimum: 12, weight: 2), dropOrder: 1),
            TableColumn("Plan type", .flexible(minimum: 10, weight: 1), dropOrder: 2),
        ]
    }

    package func line(_ item: ClientListItem, _ context: Context) -> TableLine {
        var name: Phrase = "\(item.name)"
        if item.isShared { name = "\(name) (shared)" }
        if item.isArchived { name = "\(name) (archived)" }
        let areFew = context.services.attention.areFew(item.sessionsLeft)
        return TableLine(
            [
                name, ClientLabel.last(item.id, item.lastTraining, context),
                item.sessionsLeft.map { SessionsLeftText.short($0, areFew: areFew) } ?? "",
                "\(item.goal)", "\(item.planType)",
            ],
            style: item.isArchived ? .muted : .text, styles: areFew ? [2: .warning] : [:])
    }

    package func nothingText(_ context: Context) -> Phrase {
        if archive == .archived { return "No archived clients. Z shows the active ones." }
        if let shown = shelf.shown {
            return "No clients in \(shown.name) yet. a adds one, ← shows the others."
        }
        return "No clients yet. a adds the first one; I imports from another program."
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        if isFocused { drawStrip(into: &screen, body) }
        let isMarked = unlisted.client(at: list.selected?.id, context) == nil
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused && isMarked)
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.draw(into: &screen, body: layout.detail, context: context, isFocused: false)
    }
}

extension ClientsView {
    package static let noun = Noun("client", many: "clients")
    package static func counted(_ number: Int) -> Phrase { "\(number, one: "client", other: "clients")" }
    package static let scope = KeyScope("clients", "Clients")

    package static let commands: CommandSet<ClientsView> = [
        opening("Open the profile"),
        adding(),
        filtering("Filter by name, contact or notes"),
        choosingCategory(),
        marking(),
        categorizing(),
        editing(keys: ["e"]),
        archivingMarked("Archive or restore the client"),
        showingArchived("Show active, archived or all clients"),
        ordering(),
        managingCategories(),
        deletingOne(),
    ]

    package var noneChosen: Phrase? { "no client chosen: a adds one" }

    package static func archivedMessage(_ name: Phrase) -> Phrase {
        "Archived \(name). Z shows archived clients, z restores one."
    }

    package func open(_ client: ClientListItem, _ context: inout Context) { context.go(to: .client(client.id)) }

    package func edit(_ client: ClientListItem, _ context: inout Context) {
        ClientForm.edit(client.id, context: &context)
    }

    package func add(_ context: inout Context) { context.present(ClientForm.new(context, category: shelf.shown)) }

    package func setArchived(_ isArchived: Bool, _ marked: [Marked<Client>], in diary: Diary) throws {
        try diary.clients.setArchived(isArchived, marked)
    }

    package func delete(_ client: ClientListItem, _ context: inout Context) {
        Self.delete(client.id, named: client.name, &context)
    }

    /// Deletes a client, also from the profile; asks first if the client has records.
    static func delete(_ id: Identifier<Client>, named name: String, _ context: inout Context) {
        guard let holdings = context.read({ diary in try diary.clients.holdings(of: id) }) else { return }
        let records: [(isThere: Bool, text: Phrase)] = [
            (holdings.sessions > 0, "\(holdings.sessions, one: "session", other: "sessions")"),
            (holdings.plans > 0, "\(holdings.plans, one: "plan", other: "plans")"),
            (holdings.days > 0, "\(holdings.days, one: "day", other: "days")"),
            (holdings.packages > 0, "\(holdings.packages, one: "session pack", other: "session packs")"),
            (holdings.others > 0, "mesocycles, goals, appointments, tasks, foods or notes"),
            (holdings.hasConsent, "wellbeing records"),
            (holdings.hasHealthNote, "the health note"),
        ]
        let parts = records.filter(\.isThere).map(\.text)
        let deletion: ContextAction = { context in
            let message: Phrase =
                parts.isEmpty ? "Deleted \(name). u: undo." : "Deleted \(name) and all records. u: undo."
            guard context.save(message, { diary in try diary.clients.delete(id) }) else { return }
            context.update(ClientsView.self) { view, _ in view.deleted = id }
        }
        guard !parts.isEmpty else { return deletion(&context) }
        var lines: [Phrase] = ["Delete \(name) with \(list: parts)?"]
        var withdrawal: Confirm.Choice?
        if holdings.hasConsent {
            lines.append("To erase the wellbeing records for good, do that first.")
            withdrawal = Confirm.Choice(key: "w", label: "erase first") { context in
                Withdrawal.ask(of: id, &context)
            }
        }
        var question = Confirm(
            title: "Delete \(name)?", lines: lines, yes: ("x", "delete"), other: withdrawal, action: deletion)
        question.writes = true
        context.present(question)
    }
}

/// Clients by names that are typed into forms.
enum ClientNames {
    /// A field for the name of a client, which Tab completes.
    static func field<Record: Sendable>(
        _ path: Field<Record>.Path<String>, help: Phrase, _ context: Context
    ) -> Field<Record> {
        let names = (try? context.diary.dashboard.clientsByRecency().map(\.name)) ?? []
        return .completing("client", "Client", path, help: help) { typed in
            let key = SearchKey.fold(typed)
            return names.first { SearchKey.fold($0).hasPrefix(key) }
        }
    }

    /// The clients of exactly this name, else those whose name contains it; active ones of the former if there are any.
    static func found(_ name: String, _ context: Context) -> [Client] {
        let exact = (try? context.diary.clients.named(name)) ?? []
        let used = exact.filter { !$0.isArchived }
        if !exact.isEmpty { return used.isEmpty ? exact : used }
        return (try? context.diary.clients.list(ListFilter(search: name), limit: 5).map(\.client)) ?? []
    }

    /// Asks whether a name without a client is a title; offers the most similar client.
    static func question(about name: String, _ context: Context) -> Form.Confirmation? {
        guard !name.isEmpty, found(name, context).isEmpty else { return nil }
        let names = (try? context.diary.dashboard.clientsByRecency().map(\.name)) ?? []
        return Form.Confirmation(
            field: "client", about: name, "There is no client \(name).", keeping: "keeps it as the title",
            instead: NearName.nearest(to: name, among: names))
    }

    /// The message about a name that several clients have.
    static func several(_ found: [Client]) -> Phrase {
        "Several clients match: \(list: found.prefix(4).map(\.name)). Choose one with c first."
    }

    /// The message about a name that no client has.
    static func missing(_ name: String) -> Phrase { "There is no client \(name). n c adds one." }
}
