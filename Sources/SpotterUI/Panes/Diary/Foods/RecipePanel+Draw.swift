import FitnessModel
import TerminalKit
import ViewKit

extension RecipePanel {
    private static let labelWidth = 15
    private static let fieldRows = RecipeDraft.Field.allCases.count
    private static let figureRows = 4

    private func box(_ body: Rect) -> Rect {
        let rows = Self.fieldRows + max(draft.parts.count, 3) + 4 + Self.figureRows
        return body.centred(Size(columns: min(body.width - 2, 84), rows: min(body.height, rows)))
    }

    private func inside(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    /// Where the parts and the line that adds one stand, and the first that is in view.
    private func partArea(_ body: Rect) -> (area: Rect, top: Int) {
        let area = inside(body).droppingTop(Self.fieldRows + 1).droppingBottom(Self.figureRows)
        let chosen = max(0, focus - Self.fieldRows)
        let top = min(max(0, chosen - area.height + 1), max(0, draft.parts.count + 1 - area.height))
        return (area, top)
    }

    /// Which line stands at a place.
    func line(at point: Point, _ body: Rect) -> Int? {
        let fields = inside(body).top(Self.fieldRows)
        if fields.contains(point) { return point.row - fields.row }
        let (area, top) = partArea(body)
        let line = Self.fieldRows + point.row - area.row + top
        return area.contains(point) && line < draft.lineCount ? line : nil
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let unit = context.energyUnit
        screen.popup(box(body), title: isNew ? "New recipe" : "Recipe \(recipe.name)")
        let inside = inside(body)
        for field in RecipeDraft.Field.allCases {
            draw(field, inside.droppingTop(field.rawValue).top(1), into: &screen)
        }
        let heads = inside.droppingTop(Self.fieldRows).top(1)
        screen.put("Parts", at: heads.origin.moved(columns: 2), style: .header)
        screen.put("how much     \(unit.rawValue)", in: heads, align: .trailing, style: .header)
        let (area, top) = partArea(body)
        for (row, part) in (top..<max(top, min(top + area.height, draft.parts.count + 1))).enumerated() {
            let place = area.droppingTop(row).top(1)
            if part < draft.parts.count {
                draw(part, unit, place, into: &screen)
            } else {
                screen.listLine(
                    place, isSelected: isAdding, left: "+ add a part", right: isAdding ? "Enter, or type its name" : "")
            }
        }
        drawFigures(unit, inside.bottom(Self.figureRows), into: &screen)
    }

    private func draw(_ field: RecipeDraft.Field, _ row: Rect, into screen: inout Screen) {
        let isFocused = focus == field.rawValue
        let room = screen.fieldLabel(field.label, in: row, width: Self.labelWidth, isFocused: isFocused)
        let hint = hint(field)
        if isFocused {
            let typed = room.left(max(room.width - TextWidth.of(hint) - 2, 12))
            screen.input(editor, in: typed)
            screen.put(hint, in: room.droppingLeft(typed.width + 1), align: .trailing, style: .muted)
        } else if draft[field].isEmpty {
            screen.put(hint, in: room, align: .leading, style: .muted)
        } else {
            screen.put(draft[field], in: room, align: .leading)
        }
    }

    private func hint(_ field: RecipeDraft.Field) -> String {
        let parts = draft.readParts
        return switch field {
        case .name: "as you will look for it"
        case .group: "may stay empty"
        case .yield where parts.isEmpty: "empty: all that goes in"
        case .yield: "empty: all that goes in, \(RecipeFigures.weight(of: parts).text)"
        case .servings: "among how many it is divided"
        }
    }

    private func draw(_ part: Int, _ unit: EnergyUnit, _ row: Rect, into screen: inout Screen) {
        let isFocused = focus == Self.fieldRows + part
        let shown = draft.parts[part]
        if isFocused { screen.put(screen.glyphs.marker, at: row.origin, style: Style(.accent)) }
        let energy = row.right(7)
        let amount = row.droppingRight(8).right(14)
        screen.put(
            shown.food.shownName, in: row.droppingLeft(2).droppingRight(24), align: .leading,
            style: isFocused ? Style(.accent, .bold) : .text)
        if isFocused {
            screen.input(editor, in: amount)
        } else {
            screen.put(shown.amount, in: amount, align: .trailing)
        }
        let read = try? shown.food.amount(reading: shown.amount)
        let number = read.map { EnergyText.number(shown.food.per100.of($0).energy, in: unit) }
        screen.putNumber(number ?? "?", in: energy, style: number == nil ? .warning : .text)
    }

    private func drawFigures(_ unit: EnergyUnit, _ area: Rect, into screen: inout Screen) {
        screen.horizontalLine(from: area.origin, width: area.width)
        let lines = area.droppingTop(1).inset(columns: 2)
        if let notice {
            screen.paragraph("! \(notice)", in: lines, style: .warning)
            return
        }
        guard let per100 = draft.per100 else {
            screen.paragraph("The figures appear with the first part.", in: lines, style: .muted)
            return
        }
        var figures = [("Whole", draft.weight.text, per100.of(draft.weight)), ("100 g", "", per100)]
        if let serving = draft.servingWeight { figures.append(("Serving", serving.text, per100.of(serving))) }
        for (index, (name, amount, nutrients)) in figures.enumerated() {
            let row = lines.droppingTop(index).top(1)
            screen.put(name, at: row.origin, style: .muted)
            screen.put(amount, at: row.origin.moved(columns: 8), clip: row)
            let energy = EnergyText.text(nutrients.energy, in: unit)
            screen.put(energy, in: row.droppingLeft(18).left(11), align: .trailing, style: Style(.accent, .bold))
            let macros = [("P", nutrients.protein), ("C", nutrients.carbohydrate), ("F", nutrients.fat)]
                .map { "\($0) \(FoodText.grams($1))" }.joined(separator: " · ")
            screen.put(macros, at: row.origin.moved(columns: 31), clip: row)
        }
    }
}

extension Screen {
    /// Draws the label of a line that is typed in, with a marker where it has the focus.
    ///
    /// - Returns: what the line has left for its text.
    mutating func fieldLabel(_ text: String, in row: Rect, width: Int, isFocused: Bool) -> Rect {
        if isFocused { put(glyphs.marker, at: row.origin, style: Style(.accent)) }
        put(text, at: row.origin.moved(columns: 2), style: isFocused ? Style(.accent, .bold) : .muted)
        return row.droppingLeft(2 + width)
    }
}
