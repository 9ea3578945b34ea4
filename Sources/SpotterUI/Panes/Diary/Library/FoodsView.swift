import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What can be eaten: the sections, which are groups mostly, and the foods of one. A section of the Library.
struct FoodsView: RecordListView {
    /// So many foods are found at most; more letters bring the others.
    private static let mostFound = 200

    /// The foods that fit.
    var list = RecordList<FoodHit>()
    /// The left side.
    var sections = RecordList<FoodSection>()
    /// Whether the keys move in the groups or in the foods.
    var isOnGroups = true
    /// Hidden and archived foods are listed as well, as two sections of their own.
    private(set) var showsAway = false
    /// The chosen food with its portions.
    private(set) var food: Food?
    private(set) var unit = EnergyUnit.kcal
    /// Which foods the section has for the current client.
    private var filter = FoodFilter()
    /// What the search found; nil while nothing is searched.
    private var found: [FoodHit]?

    /// The section whose foods are shown.
    var section: FoodSection { sections.selected ?? FoodSection.inUse[0] }

    /// True while foods are shown that were put away.
    var isAway: Bool { [.hidden, .archived].contains(section.filter.kind) }

    func caption(_ context: Context) -> String {
        "Foods · \(section.title): \(list.total)"
    }

    mutating func reload(_ context: inout Context) {
        readSections(&context)
        unit = context.energyUnit
        filter = section.filter
        filter.client = context.client?.id
        found = list.search.isEmpty ? nil : find(list.search, &context)
        readList(&context)
        food = list.selected.flatMap { hit in
            context.read { diary in try diary.foods.get(hit.id) }
        }
    }

    func count(_ diary: Diary) throws -> Int { try found?.count ?? diary.foods.count(filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [FoodHit] {
        try found.map { Array($0.dropFirst(offset).prefix(limit)) }
            ?? diary.foods.list(filter, offset: offset, limit: limit)
    }

    private mutating func readSections(_ context: inout Context) {
        let groups = context.read { diary -> [FoodGroup] in
            try diary.fillCatalogue()
            return try diary.foodGroups.list()
        }
        guard let groups else { return }
        let all =
            FoodSection.inUse + groups.map { FoodSection(title: $0.name, filter: FoodFilter(group: $0.id)) }
            + (showsAway ? FoodSection.away : [])
        sections.load(height: groupRows(context.body).height, &context) { _ in
            all.count
        } fetch: { _, offset, limit in
            Array(all.dropFirst(offset).prefix(limit))
        }
    }

    /// Foods of a section by what is typed: the words may be misspelt.
    private func find(_ text: String, _ context: inout Context) -> [FoodHit] {
        let hits = context.read { diary in
            isAway
                ? try diary.foods.list(filter, limit: .max)
                : try diary.foods.search(text, client: filter.client, group: filter.group, limit: Self.mostFound)
        }
        let wanted = SearchKey.fold(text)
        return (hits ?? []).filter { hit in
            switch filter.kind {
            case .inUse: true
            case .own: !hit.food.isShipped
            case .recipes: hit.food.isRecipe
            case .archived, .hidden: SearchKey.fold(hit.name).contains(wanted)
            }
        }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let groups = groupRows(body)
        if isListShown(body), rows(body).contains(mouse.at) {
            isOnGroups = false
            return clickList(mouse, body: body, &context)
        } else if isGroupsShown(body), groups.contains(mouse.at) {
            var isOpened = false
            choose { isOpened = $0.mouse(mouse, rows: groups) }
            isOnGroups = !isOpened
        }
        reload(&context)
    }

    /// Moves in the sections; another one is shown from its first food on.
    mutating func choose(_ move: (inout RecordList<FoodSection>) -> Void) {
        let before = sections.scroll.selected
        move(&sections)
        if sections.scroll.selected != before { list.rewind() }
    }

    /// Lists what was put away, or no longer.
    mutating func toggleAway() {
        showsAway.toggle()
        if !showsAway, isAway {
            sections.rewind()
            list.rewind()
        }
    }
}
