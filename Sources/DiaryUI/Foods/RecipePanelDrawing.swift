import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

extension RecipePanel {
    private static let labelWidth = 15
    private static let fieldRows = RecipeDraft.Text.allCases.count
    private static let figureRows = 4

    private func box(_ body: Rect) -> Rect {
        let rows = max(form.fields.count - 1, Self.fieldRows + 3) + 4 + Self.figureRows
        return body.centred(Size(columns: min(body.width - 2, 84), rows: min(body.height, rows)))
    }

    private func inside(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    /// The area of the ingredients and the line that adds one, and the first visible line.
    private func partArea(_ body: Rect) -> (area: Rect, top: Int) {
        let area = inside(body).droppingTop(Self.fieldRows + 1).droppingBottom(Self.figureRows)
        return (area, max(Self.fieldRows, form.focus + 1 - area.height))
    }

    /// The line at a point.
    func line(at point: Point, _ body: Rect) -> Int? {
        let fields = inside(body).top(Self.fieldRows)
        if fields.contains(point) { return point.row - fields.row }
        let (area, top) = partArea(body)
        let line = point.row - area.row + top
        return area.contains(point) && line < form.fields.count ? line : nil
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let unit = context.shared.energyUnit
        let draft = draft
        screen.popup(box(body), title: form.title)
        let inside = inside(body)
        for line in 0..<Self.fieldRows { drawText(line, draft, inside.droppingTop(line).top(1), into: &screen) }
        let heads = inside.droppingTop(Self.fieldRows).top(1)
        screen.put("Ingredients", at: heads.origin.moved(columns: 2), style: .header)
        let columns: [Phrase] = ["how much", "\(unit.rawValue)"]
        screen.put(columns.joined(separator: "     "), in: heads, align: .trailing, style: .header)
        let (area, top) = partArea(body)
        for (row, line) in (top..<max(top, min(top + area.height, form.fields.count))).enumerated() {
            drawPart(line, draft, unit, area.droppingTop(row).top(1), into: &screen)
        }
        drawFigures(draft, unit, inside.bottom(Self.figureRows), into: &screen)
    }

    private func drawText(_ line: Int, _ draft: RecipeDraft, _ row: Rect, into screen: inout Screen) {
        let field = form.fields[line]
        let isFocused = form.focus == line
        var room = screen.fieldLabel(field.label, in: row, width: Self.labelWidth, isFocused: isFocused)
        let parts = field.id == "yield" ? draft.readParts : []
        let hint = parts.isEmpty ? field.help : "\(field.help), \(RecipeFigures.weight(of: parts).text)"
        if isFocused {
            let typed = room.left(max(room.width - TextWidth.of(hint) - 2, 12))
            screen.put(hint, in: room.droppingLeft(typed.width + 1), align: .trailing, style: .muted)
            room = typed
        }
        screen.put(field, in: room, isFocused: isFocused, empty: hint)
    }

    /// A part with its amount and its energy, or the last line, which adds one.
    private func drawPart(
        _ line: Int, _ draft: RecipeDraft, _ unit: EnergyUnit, _ row: Rect, into screen: inout Screen
    ) {
        let field = form.fields[line]
        let isFocused = form.focus == line
        guard let part = part(at: line).map({ draft.parts[$0] }) else {
            return screen.listLine(
                row, isSelected: isFocused, left: field.label, right: isFocused ? "Enter, or type its name" : "")
        }
        if isFocused { screen.put(verbatim: screen.glyphs.marker, at: row.origin, style: Style(.accent)) }
        screen.put(
            field.label, in: row.droppingLeft(2).droppingRight(24), align: .leading,
            style: isFocused ? Style(.accent, .bold) : .text)
        let amount = row.droppingRight(8).right(14)
        if isFocused {
            screen.input(field.editor, in: amount)
        } else {
            screen.put(verbatim: field.editor.text, in: amount, align: .trailing)
        }
        let number = part.read.map { EnergyText.number(part.food.per100.of($0).energy, in: unit) }
        screen.putNumber(number ?? "?", in: row.right(7), style: number == nil ? .warning : .text)
    }

    private func drawFigures(
        _ draft: RecipeDraft, _ unit: EnergyUnit, _ area: Rect, into screen: inout Screen
    ) {
        screen.horizontalLine(from: area.origin, width: area.width)
        let lines = area.droppingTop(1).inset(columns: 2)
        if let notice = form.notice {
            screen.paragraph("! \(notice)", in: lines, style: .warning)
            return
        }
        guard let per100 = draft.per100 else {
            let missing: Phrase =
                draft.parts.isEmpty
                ? "The values appear with the first ingredient." : "The values appear with the first valid amount."
            screen.paragraph(missing, in: lines, style: .muted)
            return
        }
        var figures: [(name: Phrase, amount: String, nutrients: Nutrients)] = [
            ("Total", draft.weight.text, per100.of(draft.weight)), ("100 g", "", per100),
        ]
        if let serving = draft.servingWeight { figures.append(("Serving", serving.text, per100.of(serving))) }
        for (index, (name, amount, nutrients)) in figures.enumerated() {
            let row = lines.droppingTop(index).top(1)
            screen.put(name, at: row.origin, style: .muted)
            screen.put(verbatim: amount, at: row.origin.moved(columns: 8), clip: row)
            let energy = EnergyText.text(nutrients.energy, in: unit)
            screen.put(
                verbatim: energy, in: row.droppingLeft(18).left(11), align: .trailing, style: Style(.accent, .bold))
            let macros: [Phrase] = [
                "P \(FoodText.grams(nutrients.protein))", "C \(FoodText.grams(nutrients.carbohydrate))",
                "F \(FoodText.grams(nutrients.fat))",
            ]
            screen.put(macros.joined(separator: " · "), at: row.origin.moved(columns: 31), clip: row)
        }
    }
}
