import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

extension FoodHit: CatalogueHit {}

/// Picks a food, by its name or by its group.
package struct FoodChooser: CatalogueChooser {
    package typealias Context = SpotterShell.Context

    /// The largest number of foods in the list; typing finds the others.
    private static let limit = 200
    static let words = CatalogueWords.foods

    let heading: Phrase
    var typed = TypedList()
    var catalogue: Catalogue<FoodHit>
    private let onChoice: FoodForm.Then

    /// Opens the list with the most frequent foods, or with the matches of a text.
    static func open(
        _ heading: Phrase, typed: String = "", _ context: inout Context, choose: @escaping FoodForm.Then
    ) {
        let groups = context.read { diary in
            try diary.catalogue.fill()
            return try diary.foodGroups.list()
        }
        guard let groups else { return }
        let sections = groups.map { CatalogueSection(name: $0.name, group: $0.id) }
        var chooser = FoodChooser(
            heading: heading, typed: TypedList(typed), catalogue: Catalogue(sections), onChoice: choose)
        chooser.search(&context)
        context.present(chooser)
    }

    func boxSize(_ body: Rect) -> Size { Size(columns: body.popupWidth(least: 96), rows: min(body.height, 30)) }

    func find(_ text: String, in section: CatalogueSection?, _ context: inout Context) -> [FoodHit] {
        let client = context.client?.id
        return context.read { diary in
            try diary.foods.search(TypedFood(text).name, client: client, group: section?.group, limit: Self.limit)
        } ?? []
    }

    func pick(_ hit: FoodHit, _ context: inout Context) -> OverlayOutcome {
        guard let food = context.read({ diary in try diary.foods.get(hit.id) }) else { return .stay }
        return .act { [onChoice, amount = TypedFood(typed.text).amount] context in
            onChoice(food, &context)
            guard let amount else { return }
            context.updateOverlay(PortionPanel.self) { panel, _ in panel.propose(amount: amount) }
        }
    }

    /// Opens the form of a new food with the name and the group, and continues with it.
    func create(_ name: String, in section: CatalogueSection?) -> OverlayOutcome {
        let food = Food(name: name, group: section?.group, per100: Nutrients(energy: .zero))
        return .act { [onChoice] context in FoodForm.open(food, &context, then: onChoice) }
    }
}

/// A food as it is typed to find it, with the amount behind its name: "oats 80g", "milk 200 ml".
struct TypedFood: Equatable {
    /// The text without the amount.
    private(set) var name: String
    /// The amount with its unit; nil without one.
    private(set) var amount: String?

    /// Takes the last words off if they are a number with a unit: a number alone may belong to the name.
    init(_ text: String) {
        name = text
        let words = text.split(separator: " ")
        // "2 fl oz" has the most words.
        for count in [3, 2, 1] where words.count > count {
            let last = words.suffix(count).joined(separator: " ")
            guard last.last?.isLetter == true, FoodAmount.read(last, .g) != nil else { continue }
            (name, amount) = (words.dropLast(count).joined(separator: " "), last)
            return
        }
    }
}

// MARK: Drawing

extension FoodChooser {
    func drawColumns(in row: Rect, into screen: inout Screen, context: Context) {
        let parts = columns(row)
        screen.put("Food", at: parts.name.origin, style: .header)
        screen.put("Usual portion", in: parts.portion, align: .leading, style: .header)
        screen.put(
            verbatim: context.shared.energyUnit.rawValue, in: parts.energy.top(1), align: .trailing, style: .header)
    }

    func draw(_ hit: FoodHit, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let style = isSelected ? Style(.selection) : Style.text
        let detail = isSelected ? style : .muted
        if isSelected {
            screen.fill(row, style: style)
            screen.put(verbatim: screen.glyphs.marker, at: row.origin, style: style)
        }
        let parts = columns(row)
        let food = hit.food
        let marks = FoodText.marks(food)
        let name = food.brand.isEmpty ? food.name : "\(food.name) (\(food.brand))"
        let room = parts.name.width - (marks.isEmpty ? 0 : TextWidth.of(marks) + 2)
        let used = screen.put(verbatim: name, at: parts.name.origin, style: style, maxWidth: room)
        if !marks.isEmpty {
            screen.put(marks, at: parts.name.origin.moved(columns: used + 2), style: detail, clip: parts.name)
        }
        let portion = hit.portion.map { FoodText.portion($0, width: parts.portion.width) }
        screen.put(verbatim: portion ?? "", in: parts.portion, align: .leading, style: detail)
        let energy = EnergyText.number(food.per100.energy, in: context.shared.energyUnit)
        screen.putNumber(energy, in: parts.energy, style: style)
        screen.put(verbatim: "/100 \(food.unit.rawValue)", in: parts.per, align: .leading, style: detail)
    }

    private func columns(_ row: Rect) -> (name: Rect, portion: Rect, energy: Rect, per: Rect) {
        let energyWidth = 5
        let rest = row.droppingRight(8)
        let words = rest.droppingRight(energyWidth + 1).droppingLeft(2)
        let portion = words.right(words.width * 2 / 5)
        return (words.droppingRight(portion.width + 1), portion, rest.right(energyWidth), row.right(7))
    }
}

extension FoodChooser {
    /// Adds something eaten: the food, then how much of it.
    package static func add(day: Day, _ context: inout Context) {
        guard context.chosenClient() != nil else { return }
        let heading: Phrase =
            day == context.today ? "What was eaten?" : "What was eaten on \(day.named)?"
        open(heading, &context) { food, context in PortionPanel.add(food, day: day, &context) }
    }

    /// Edits an entry: amount, time, meal. A quick add has its own form.
    static func edit(_ entry: FoodEntry, _ context: inout Context) {
        guard context.chosenClient() != nil else { return }
        guard entry.amount != nil else { return QuickAddForm.open(entry, &context) }
        // A deleted food leaves its values in the entry.
        let food = entry.food.flatMap { id in try? context.diary.foods.get(id) }
        context.present(PortionPanel(entry, food: food))
    }
}
