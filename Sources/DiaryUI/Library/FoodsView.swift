import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// Foods by section, mostly groups. A section of the Library.
package struct FoodsView: RecordListView {
    /// The largest number of matches; more letters find the others.
    private static let maxFound = 200

    /// The foods that fit.
    var list = RecordList<FoodHit>()
    /// The left side.
    var sections = RecordList<FoodSection>()
    /// Whether the keys move in the groups or in the foods.
    var isOnGroups = true
    /// Whether hidden and archived foods are listed as well, as two sections of their own.
    private(set) var showsHidden = false
    /// The chosen food with its portions.
    private(set) var food: Food?
    private(set) var unit = EnergyUnit.kcal
    /// Which foods the section has for the current client.
    private var filter = FoodFilter()
    /// The matches; nil without a search.
    private var found: [FoodHit]?

    /// The section whose foods are shown.
    var section: FoodSection { sections.selected ?? FoodSection.inUse[0] }

    /// Whether hidden or archived foods are shown.
    var isHiddenOrArchived: Bool { [.hidden, .archived].contains(section.filter.kind) }

    func caption(_ context: Context) -> Phrase {
        "Foods · \(section.title): \(list.total)"
    }

    mutating func reload(_ context: inout Context) {
        readSections(&context)
        unit = context.shared.energyUnit
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
            try diary.catalogue.fill()
            return try diary.foodGroups.list()
        }
        guard let groups else { return }
        let all =
            FoodSection.inUse + groups.map { FoodSection(title: "\($0.name)", filter: FoodFilter(group: $0.id)) }
            + (showsHidden ? FoodSection.hiddenOrArchived : [])
        sections.load(height: groupRows(context.body).height, &context) { _ in
            all.count
        } fetch: { _, offset, limit in
            Array(all.dropFirst(offset).prefix(limit))
        }
    }

    /// The foods of a section that match the text, which may be misspelt.
    private func find(_ text: String, _ context: inout Context) -> [FoodHit] {
        let hits = context.read { diary in
            isHiddenOrArchived
                ? try diary.foods.list(filter, limit: .max)
                : try diary.foods.search(text, client: filter.client, group: filter.group, limit: Self.maxFound)
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

    /// Shows the sections of hidden and archived foods, or leaves them out.
    mutating func toggleHidden() {
        showsHidden.toggle()
        if !showsHidden, isHiddenOrArchived {
            sections.rewind()
            list.rewind()
        }
    }
}

extension FoodsView {
    /// From this width the groups are next to the foods; below it, only one list is shown.
    private static let besideFrom = 76
    /// From this width on the selected food is at the right.
    private static let cardFrom = 112
    private static let groupWidth = 23
    private static let cardWidth = 34
    private static let figureRows = 3

    private func isBeside(_ body: Rect) -> Bool { body.width >= Self.besideFrom }
    func isGroupsShown(_ body: Rect) -> Bool { isBeside(body) || isOnGroups }
    func isListShown(_ body: Rect) -> Bool { isBeside(body) || !isOnGroups }

    /// The area of the groups' lines.
    func groupRows(_ body: Rect) -> Rect {
        (isBeside(body) ? body.left(Self.groupWidth) : body).droppingTop(1)
    }

    /// The foods next to the groups; the chosen one at the right, or its values below.
    func layout(_ body: Rect) -> ListLayout {
        let list = isBeside(body) ? body.droppingLeft(Self.groupWidth + 1) : body
        return body.width >= Self.cardFrom
            ? .beside(list, width: list.width - Self.cardWidth - 1, position: .caption)
            : .below(list, height: Self.figureRows, position: .caption)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        if isGroupsShown(body) { drawGroups(body, into: &screen) }
        if isBeside(body) {
            screen.verticalLine(from: body.origin.moved(columns: Self.groupWidth), height: body.height)
        }
        if isListShown(body) {
            drawTable(into: &screen, arrangement(body), context: context, isFocused: !isOnGroups)
        }
    }

    private func drawGroups(_ body: Rect, into screen: inout Screen) {
        let rows = groupRows(body)
        let head = Rect(column: rows.column, row: rows.row - 1, width: rows.width, height: 1)
        screen.put("Group", at: head.origin.moved(columns: 2), style: .header)
        screen.put(
            sections.scroll.position(count: sections.total), in: head.droppingRight(1), align: .trailing, style: .muted)
        sections.draw(into: &screen, rows: rows, isFocused: isOnGroups, empty: "") { screen, section, place in
            screen.put(
                section.title, at: place.origin.moved(columns: 2),
                style: section.filter.group == nil ? Style(.accent) : .text, maxWidth: place.width - 3)
        }
    }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Food", .flexible(minimum: 34, weight: 3)),
            TableColumn("Usual portion", .flexible(minimum: 13, weight: 2), dropOrder: 3),
            TableColumn(number: Phrase(verbatim: unit.rawValue), .fixed(5)),
            TableColumn(number: "prot", .fixed(5), dropOrder: 2),
            TableColumn(number: "carb", .fixed(5), dropOrder: 2),
            TableColumn(number: "fat", .fixed(5), dropOrder: 2),
        ]
    }

    func line(_ hit: FoodHit, _ context: Context) -> TableLine {
        let slots = table(arrangement(context.body), context).slots
        let portionWidth = slots.first { $0.index == 1 }?.width ?? 0
        let per100 = hit.food.per100
        let values = [
            hit.portion.map { FoodText.portion($0, width: portionWidth) } ?? "",
            EnergyText.number(per100.energy, in: unit), tenth(per100.protein), tenth(per100.carbohydrate),
            tenth(per100.fat),
        ]
        return TableLine([name(hit)] + values.map(Phrase.init(verbatim:)), styles: [1: .muted])
    }

    func showsDetail(in layout: ListLayout) -> Bool { layout.isBeside || food != nil }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let food else { return }
        if layout.isBeside {
            FoodCard.draw(food, unit: unit, into: &screen, in: layout.detail.droppingLeft(1))
        } else {
            let lines = layout.detail.droppingLeft(2)
            let portion: Phrase = food.portions.first.map { "\(FoodText.portion($0))" } ?? "no usual portion"
            screen.put("100 \(food.unit.rawValue): \(FoodText.macros(food.per100))", in: lines, align: .leading)
            screen.put(portion, in: lines.droppingTop(1), align: .leading, style: .muted)
        }
    }

    /// The name with its brand, and a mark if it is not a plain food of the catalogue.
    private func name(_ hit: FoodHit) -> Phrase {
        let mark = mark(hit)
        return mark.isEmpty ? "\(hit.food.shownName)" : "\(hit.food.shownName) (\(mark))"
    }

    private func mark(_ hit: FoodHit) -> Phrase {
        if let spelling = hit.spelling { return "near: \(spelling)" }
        if section.filter.kind == .hidden { return "hidden" }
        if hit.food.isArchived { return "archived" }
        if hit.food.isRecipe { return "recipe" }
        if hit.food.client != nil { return "only this client" }
        return hit.food.isShipped ? "" : "custom"
    }

    private func tenth(_ milligrams: Int?) -> String {
        guard let milligrams else { return "?" }
        let tenths = (milligrams + 50) / 100
        return NumberFormat.shown("\(tenths / 10).\(tenths % 10)")
    }

    func emptyText(_ context: Context) -> Phrase {
        list.search.isEmpty
            ? nothingText(context)
            : "No match for \"\(list.search)\" in \(section.title). Esc clears the search, a adds it."
    }

    func nothingText(_ context: Context) -> Phrase {
        switch section.filter.kind {
        case .own: "No custom foods yet: a adds one, y duplicates one of the catalogue."
        case .recipes: "No recipes yet: r makes one of several foods."
        case .archived: "No archived foods."
        case .hidden: "No hidden foods."
        case .inUse: "No foods here yet: a adds one."
        }
    }
}
