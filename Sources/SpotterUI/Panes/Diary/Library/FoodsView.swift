import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What can be eaten: the groups, and the foods of one. A section of the Library.
struct FoodsView: ListView {
    /// So many foods are found at most; more letters bring the others.
    private static let found = 200

    /// The foods that fit.
    var list = RecordList<FoodHit>()
    /// What the left side lists.
    private(set) var shelves: [FoodShelf] = [.all]
    private(set) var groupScroll = ScrollList()
    /// Whether the keys move in the groups or in the foods.
    private(set) var isOnGroups = true
    /// Hidden and archived foods are listed as well, as two shelves of their own.
    private(set) var showsAway = false
    /// The chosen food with its portions.
    private(set) var food: Food?
    private(set) var unit = EnergyUnit.kcal

    var scopes: [KeyScope] { [.foods, .list] }

    /// The shelf whose foods are shown.
    var shelf: FoodShelf { shelves.indices.contains(groupScroll.selected) ? shelves[groupScroll.selected] : .all }

    func caption(_ context: Context) -> String {
        "Foods · \(shelf.title): \(list.total)"
    }

    mutating func reload(_ context: inout Context) {
        readShelves(&context)
        unit = context.energyUnit
        let (shelf, text, client) = (shelf, list.search, context.client?.id)
        let filter = shelf.filter(client: client)
        let height = rows(context.body).height
        if text.isEmpty {
            list.load(height: height, &context) { diary in
                try diary.foodCount(filter)
            } fetch: { diary, offset, limit in
                try diary.foods(filter, offset: offset, limit: limit)
            }
        } else {
            let found = find(text, on: shelf, client: client, &context)
            list.load(height: height, &context) { _ in
                found.count
            } fetch: { _, offset, limit in
                Array(found.dropFirst(offset).prefix(limit))
            }
        }
        food = list.selected.flatMap { hit in
            context.read { diary in try diary.food(hit.id) }
        }
    }

    private mutating func readShelves(_ context: inout Context) {
        let groups = context.read { diary -> [FoodGroup] in
            try diary.fillCatalogue()
            return try diary.foodGroups()
        }
        guard let groups else { return }
        let before = shelf
        shelves = [.all, .own, .recipes] + groups.map { .group($0) } + (showsAway ? [.hidden, .archived] : [])
        let place = shelves.firstIndex { $0 == before || $0.group?.id == before.group?.id && before.group != nil }
        groupScroll.select(place ?? groupScroll.selected, count: shelves.count)
        groupScroll.reveal(height: groupRows(context.body).height, count: shelves.count)
    }

    /// Foods of the shelf by what is typed: the words may be misspelt.
    private func find(
        _ text: String, on shelf: FoodShelf, client: Identifier<Client>?, _ context: inout Context
    ) -> [FoodHit] {
        let limit = Self.found
        switch shelf {
        case .all, .group, .own, .recipes:
            let group = shelf.group?.id
            let hits = context.read { diary in
                try diary.searchFoods(text, client: client, group: group, limit: limit)
            }
            return (hits ?? []).filter { hit in
                shelf == .own ? !hit.isShipped : shelf == .recipes ? hit.isRecipe : true
            }
        case .archived, .hidden:
            let wanted = SearchKey.fold(text)
            let filter = shelf.filter(client: client)
            let hits = context.read { diary in try diary.foods(filter, limit: .max) }
            return (hits ?? []).filter { SearchKey.fold($0.name).contains(wanted) }
        }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let groups = groupRows(body)
        if isListShown(body), rows(body).contains(mouse.at) {
            isOnGroups = false
            if list.mouse(mouse, rows: rows(body)) { open(&context) }
        } else if isGroupsShown(body), groups.contains(mouse.at) {
            clickGroup(mouse, groups, body)
        }
        reload(&context)
    }

    private mutating func clickGroup(_ mouse: Mouse, _ groups: Rect, _ body: Rect) {
        isOnGroups = true
        switch mouse.kind {
        case .wheelUp: choose(groupScroll.selected - 3)
        case .wheelDown: choose(groupScroll.selected + 3)
        case .press, .doubleClick:
            let line = mouse.at.row - groups.row + groupScroll.top
            guard shelves.indices.contains(line) else { return }
            if line == groupScroll.selected { isOnGroups = false }
            choose(line)
        }
    }

    /// Shows another shelf, from its first food on.
    mutating func choose(_ line: Int) {
        let before = groupScroll.selected
        groupScroll.select(line, count: shelves.count)
        if groupScroll.selected != before { list.rewind() }
    }

    /// Goes into the groups or into the foods.
    mutating func focus(onGroups: Bool) { isOnGroups = onGroups }

    /// Lists what was put away, or no longer.
    mutating func toggleAway() {
        showsAway.toggle()
        if !showsAway, shelf == .hidden || shelf == .archived { choose(0) }
    }
}
