import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// An overlay that shows a food: its values, its portions, its source.
struct FoodCard: Overlay {
    private let food: Food
    private let unit: EnergyUnit
    private let group: String
    private let canWrite: Bool
    private var scroll = LineScroll()

    /// Reads the name of the food's group.
    init(_ food: Food, _ context: inout Context) {
        self.food = food
        unit = context.shared.energyUnit
        canWrite = !context.isReadOnly
        let groups = context.read { diary in try diary.foodGroups.list() }
        group = groups?.first { $0.id == food.group }?.name ?? ""
    }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        (canWrite ? [KeyHint("y", "duplicate to edit"), KeyHint("A", "eaten today")] : [])
            + [KeyHint("↑ ↓", "scroll"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .enter, .char("q"): return .close
        case .char("y") where canWrite:
            return .finish { [food] context in FoodsView.duplicate(food, &context) }
        case .char("A") where canWrite:
            return .finish { [food] context in FoodsView.eat(food, &context) }
        default:
            let room = area(context.body)
            scroll.handle(key, count: lines(width: room.width).count, height: room.height)
        }
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let room = area(context.body)
        scroll.mouse(mouse, count: lines(width: room.width).count, height: room.height)
        return .stay
    }

    private func box(_ body: Rect) -> Rect {
        let width = min(body.width - 2, 64)
        return body.centred(Size(columns: width, rows: min(body.height, lines(width: width - 4).count + 2)))
    }
    private func area(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: Phrase(verbatim: food.shownName))
        let area = area(body)
        let lines = lines(width: area.width)
        let shown = scroll.visible(count: lines.count, height: area.height)
        for (row, line) in lines[shown].enumerated() {
            Self.draw(line, area.droppingTop(row).top(1), into: &screen)
        }
        screen.moreLines(lines.count - shown.upperBound, on: box(body).bottom(1))
    }

    private func lines(width: Int) -> [Line] {
        let source = TextWidth.wrap(Self.source(food).text, width: width).map { Line("\($0)", "", isText: true) }
        let place = group.isEmpty ? [] : [Line("Group", group)]
        return place + source + Self.lines(food, unit: unit)
    }
}

extension FoodCard {
    /// One line: a name, and a value at the right.
    struct Line: Hashable, Sendable {
        let name: Phrase
        let value: String
        let isText: Bool
        /// For a part of the value above it, in columns.
        let indent: Int

        init(_ name: Phrase, _ value: String, isText: Bool = false, indent: Int = 0) {
            self.name = name
            self.value = value
            self.isText = isText
            self.indent = indent
        }
    }

    /// Draws the food into a strip at the side.
    static func draw(_ food: Food, unit: EnergyUnit, into screen: inout Screen, in area: Rect) {
        let title = TextWidth.wrap(food.shownName, width: area.width).prefix(3)
        for (row, line) in title.enumerated() {
            screen.put(verbatim: line, at: area.origin.moved(rows: row), style: Style(.title, .bold), clip: area)
        }
        let below = area.droppingTop(title.count + 1).droppingRight(1)
        for (row, line) in lines(food, unit: unit).prefix(below.height).enumerated() {
            draw(line, below.droppingTop(row).top(1), into: &screen)
        }
    }

    static func draw(_ line: Line, _ row: Rect, into screen: inout Screen) {
        guard !line.isText else {
            screen.put(line.name, in: row, align: .leading, style: .muted)
            return
        }
        let room = max(row.width - TextWidth.of(line.value) - 1, 4)
        screen.put(line.name, in: row.left(room).droppingLeft(line.indent), align: .leading, style: .muted)
        screen.put(verbatim: line.value, in: row, align: .trailing)
    }

    static func lines(_ food: Food, unit: EnergyUnit) -> [Line] {
        let per100 = food.per100
        var lines = [
            Line("In 100 \(food.unit.rawValue)", EnergyText.text(per100.energy, in: unit)),
            Line("protein", FoodText.grams(per100.protein)), Line("carbs", FoodText.grams(per100.carbohydrate)),
            Line("fibre", FoodText.grams(per100.fibre), indent: 2),
            Line("sugar", FoodText.grams(per100.sugar), indent: 2),
            Line("fat", FoodText.grams(per100.fat)), Line("sodium", per100.sodium.map { "\($0) mg" } ?? "?"),
        ]
        if let warning = NutrientFields.warning(per100, unit: unit) {
            lines.append(Line("! \(warning)", "", isText: true))
        }
        lines.append(Line("", ""))
        if food.portions.isEmpty { lines.append(Line("no portions known", "", isText: true)) }
        for portion in food.portions {
            let energy = EnergyText.number(per100.of(portion.amount).energy, in: unit)
            lines.append(Line("\(portion.name)", "\(portion.amount.text)  \(energy) \(unit.rawValue)"))
        }
        return lines
    }

    /// The source of the values.
    static func source(_ food: Food) -> Phrase {
        if food.isRecipe { return "A recipe: its values come from its ingredients." }
        guard food.isShipped else { return "A custom food." }
        return "USDA SR28, food \(String(food.id.rawValue)); ? means not measured."
    }
}

/// A line of the library's left side: some of the foods.
struct FoodSection: Identifiable, Sendable {
    /// The title on screen.
    let title: Phrase
    /// The foods in it, for all clients; it identifies the section.
    let filter: FoodFilter

    var id: FoodFilter { filter }

    /// Foods in use of all groups, and custom ones.
    static let inUse = [
        FoodSection(title: "All foods", filter: FoodFilter()),
        FoodSection(title: "My foods", filter: FoodFilter(kind: .own)),
        FoodSection(title: "Recipes", filter: FoodFilter(kind: .recipes)),
    ]
    /// Hidden foods of the catalogue, and archived custom ones.
    static let hiddenOrArchived = [
        FoodSection(title: "Hidden", filter: FoodFilter(kind: .hidden)),
        FoodSection(title: "Archived", filter: FoodFilter(kind: .archived)),
    ]
}
