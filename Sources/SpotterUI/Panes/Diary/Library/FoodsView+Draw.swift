import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension FoodsView {
    /// From this width on the groups stand beside the foods; below, the one or the other is shown.
    private static let besideFrom = 76
    /// From this width on the chosen food stands at the right.
    private static let cardFrom = 112
    private static let groupWidth = 23
    private static let cardWidth = 34
    private static let figureRows = 3

    private func isBeside(_ body: Rect) -> Bool { body.width >= Self.besideFrom }
    func isGroupsShown(_ body: Rect) -> Bool { isBeside(body) || isOnGroups }
    func isListShown(_ body: Rect) -> Bool { isBeside(body) || !isOnGroups }

    /// Where the lines of the groups stand.
    func groupRows(_ body: Rect) -> Rect {
        (isBeside(body) ? body.left(Self.groupWidth) : body).droppingTop(1)
    }

    /// Where the lines of the foods stand: below the column titles, above the figures of the chosen one.
    func rows(_ body: Rect) -> Rect {
        listArea(body).droppingTop(1).droppingBottom(hasFigures(body) ? Self.figureRows : 0)
    }

    /// Whether the figures of the chosen food stand below the list: where no card stands beside it.
    private func hasFigures(_ body: Rect) -> Bool { body.width < Self.cardFrom }

    private func listArea(_ body: Rect) -> Rect {
        guard isBeside(body) else { return body }
        let right = body.droppingLeft(Self.groupWidth + 1)
        return body.width >= Self.cardFrom ? right.droppingRight(Self.cardWidth + 1) : right
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        if isGroupsShown(body) { drawGroups(body, into: &screen) }
        if isBeside(body) {
            screen.verticalLine(from: body.origin.moved(columns: Self.groupWidth), height: body.height)
        }
        if isListShown(body) { drawList(body, into: &screen) }
        if body.width >= Self.cardFrom {
            let right = body.right(Self.cardWidth + 1)
            screen.verticalLine(from: right.origin, height: right.height)
            if let food { FoodCard.draw(food, unit: unit, into: &screen, in: right.droppingLeft(2)) }
        }
    }

    private func drawGroups(_ body: Rect, into screen: inout Screen) {
        let rows = groupRows(body)
        let head = Rect(column: rows.column, row: rows.row - 1, width: rows.width, height: 1)
        screen.put("Group", at: head.origin.moved(columns: 2), style: .header)
        if !isBeside(body) {
            screen.put(
                groupScroll.position(count: shelves.count), in: head.droppingRight(1), align: .trailing, style: .muted)
        }
        for (line, index) in groupScroll.visible(height: rows.height, count: shelves.count).enumerated() {
            let place = rows.droppingTop(line).top(1)
            let style: Style = shelves[index].group == nil ? Style(.accent) : .text
            screen.put(
                shelves[index].title, at: place.origin.moved(columns: 2), style: style, maxWidth: place.width - 3)
            if index == groupScroll.selected { screen.mark(place, isFocused: isOnGroups) }
        }
    }

    private func layout(_ area: Rect) -> TableLayout {
        TableLayout(
            [
                TableColumn("Food", .flexible(minimum: 34, weight: 3)),
                TableColumn("Usual portion", .flexible(minimum: 13, weight: 2), dropOrder: 3),
                TableColumn(number: unit.rawValue, .fixed(5)),
                TableColumn(number: "prot", .fixed(5), dropOrder: 2),
                TableColumn(number: "carb", .fixed(5), dropOrder: 2),
                TableColumn(number: "fat", .fixed(5), dropOrder: 2),
            ], width: area.width - 3)
    }

    private func drawList(_ body: Rect, into screen: inout Screen) {
        let area = listArea(body)
        let layout = layout(area)
        let portionWidth = layout.slots.first { $0.index == 1 }?.width ?? 0
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        list.draw(into: &screen, rows: rows(body), isFocused: !isOnGroups, empty: emptyText) {
            screen, hit, row, style in
            screen.tableRow(
                [
                    name(hit), hit.portion.map { FoodText.portion($0, width: portionWidth) } ?? "",
                    EnergyText.number(hit.per100.energy, in: unit), tenth(hit.per100.protein),
                    tenth(hit.per100.carbohydrate), tenth(hit.per100.fat),
                ], layout, at: row.origin.moved(columns: 2), style: style, styles: [1: .muted])
        }
        drawPosition(area.top(1), into: &screen)
        if hasFigures(body), let food { drawFigures(food, area.bottom(Self.figureRows), into: &screen) }
    }

    private func drawFigures(_ food: Food, _ area: Rect, into screen: inout Screen) {
        screen.horizontalLine(from: area.origin, width: area.width)
        let lines = area.droppingTop(1).droppingLeft(2)
        let portion = food.portions.first.map { FoodText.portion($0) } ?? "no usual portion"
        screen.put("100 \(food.unit.rawValue): \(FoodText.macros(food.per100))", in: lines, align: .leading)
        screen.put(portion, in: lines.droppingTop(1), align: .leading, style: .muted)
    }

    /// The filter stands over the column titles; without one the caption says how many there are.
    private func drawPosition(_ line: Rect, into screen: inout Screen) {
        guard list.isTyping || !list.search.isEmpty else { return }
        list.drawPosition(into: &screen, at: line)
    }

    /// With who makes it, and what it is beside a food of the catalogue.
    private func name(_ hit: FoodHit) -> String {
        let name = hit.brand.isEmpty ? hit.name : "\(hit.name), \(hit.brand)"
        let mark = mark(hit)
        return mark.isEmpty ? name : "\(name) (\(mark))"
    }

    private func mark(_ hit: FoodHit) -> String {
        if let spelling = hit.spelling { return "near: \(spelling)" }
        if shelf == .hidden { return "hidden" }
        if hit.isArchived { return "archived" }
        if hit.isRecipe { return "recipe" }
        if hit.client != nil { return "only this client" }
        return hit.isShipped ? "" : "own"
    }

    private func tenth(_ milligrams: Int?) -> String {
        guard let milligrams else { return "?" }
        let tenths = (milligrams + 50) / 100
        return "\(tenths / 10).\(tenths % 10)"
    }

    private var emptyText: String {
        if !list.search.isEmpty {
            return "Nothing in \(shelf.title) is called \"\(list.search)\". Esc clears the search, a adds it."
        }
        switch shelf {
        case .own: return "No food of your own yet: a adds one, y duplicates one of the catalogue."
        case .recipes: return "No recipe yet: r makes one of several foods."
        case .archived: return "Nothing is archived."
        case .hidden: return "Nothing is hidden."
        default: return "No food stands here yet: a adds one."
        }
    }
}
