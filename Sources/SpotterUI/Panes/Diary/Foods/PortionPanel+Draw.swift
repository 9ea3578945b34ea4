import FitnessModel
import TerminalKit
import ViewKit

extension PortionPanel {
    /// The lines that take something.
    enum Row: Int, CaseIterable {
        case amount, portion, meal, time, note
    }

    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 72), rows: min(body.height, isPart ? 8 : 12)))
    }

    /// Where a line stands; empty for one that is not shown.
    func place(of row: Row, _ body: Rect) -> Rect {
        let inside = box(body).inset(by: 1).inset(columns: 1)
        if isPart, row.rawValue > Row.portion.rawValue { return inside.top(0) }
        return inside.droppingTop(row.rawValue).top(1)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let when = day == context.today || isPart ? "" : ", \(day.weekday.short) \(day.short)"
        screen.popup(box(body), title: "\(name)\(when)")
        drawAmount(place(of: .amount, body), into: &screen)
        drawPortion(place(of: .portion, body), into: &screen)
        if !isPart {
            drawChoice(place(of: .meal, body), into: &screen)
            drawText(.time, key: "Ctrl-T", empty: "not said", place(of: .time, body), into: &screen)
            drawText(.note, key: "Ctrl-N", empty: "", place(of: .note, body), into: &screen)
        }
        let inside = box(body).inset(by: 1).inset(columns: 1)
        let figures = inside.droppingTop(isPart ? 2 : 5)
        screen.horizontalLine(from: figures.origin, width: figures.width)
        drawFigures(context.energyUnit, figures.droppingTop(1), into: &screen)
    }

    private func label(_ text: String, _ row: Rect, isFocused: Bool = false, into screen: inout Screen) -> Rect {
        screen.fieldLabel(text, in: row, width: 11, isFocused: isFocused)
    }

    private func drawAmount(_ row: Rect, into screen: inout Screen) {
        let byPortion = choice.mode == .portions
        let room = label(byPortion ? "How many" : "How much", row, isFocused: focus == nil, into: &screen)
        let key = byPortion ? "↑ ↓ halves" : "↑ ↓  ← →"
        screen.put(key, in: room, align: .trailing, style: .muted)
        let field = room.left(max(room.width - 24, 8))
        if focus == nil {
            screen.input(choice.editor, in: field)
        } else {
            screen.put(choice.editor.text, in: field, align: .leading)
        }
        let help = byPortion ? "1  1/2  1.5" : "150 g  5 oz"
        screen.put(help, in: room.droppingLeft(field.width + 1), align: .leading, style: .muted)
    }

    private func drawPortion(_ row: Rect, into screen: inout Screen) {
        let room = label("Portion", row, into: &screen)
        guard let portion = choice.portion else {
            screen.put("none is known: say how much", in: room, align: .leading, style: .muted)
            return
        }
        guard choice.mode == .portions else {
            screen.put("Tab", in: room, align: .trailing, style: .muted)
            screen.put(
                FoodText.portion(portion), in: room.droppingRight(5), align: .leading, style: .muted)
            return
        }
        let usual = choice.isNudged ? " (usually \(portion.amount.text))" : ""
        let many = choice.portions.count > 1 ? "Ctrl-P \(choice.index + 1) of \(choice.portions.count)  " : ""
        let key = "\(many)← → \(choice.each.unit.rawValue)"
        screen.put(key, in: room, align: .trailing, style: .muted)
        // The name may be cut, the grams never.
        let grams = ", \(choice.each.text)\(usual)"
        let space = room.width - TextWidth.of(key) - 2
        let nameRoom = max(space - TextWidth.of(grams), 4)
        let used = screen.put(portion.name, at: room.origin, maxWidth: nameRoom)
        screen.put(grams, at: room.origin.moved(columns: used), clip: room.droppingRight(TextWidth.of(key) + 1))
    }

    private func drawChoice(_ row: Rect, into screen: inout Screen) {
        let room = label("Meal", row, into: &screen)
        var column = 0
        for each in Meal.allCases {
            let isChosen = each == meal
            let text = isChosen ? "[\(each.rawValue)]" : " \(each.rawValue) "
            column += screen.put(
                text, at: room.origin.moved(columns: column), style: isChosen ? Style(.text, .bold) : .muted,
                clip: room.droppingRight(7))
        }
        screen.put("Ctrl-L", in: room, align: .trailing, style: .muted)
    }

    private func drawText(_ text: Text, key: String, empty: String, _ row: Rect, into screen: inout Screen) {
        let field = self[keyPath: text.path]
        let room = label(field.label, row, isFocused: focus == text, into: &screen)
        screen.put(key, in: room, align: .trailing, style: .muted)
        let typed = room.droppingRight(8)
        if focus == text {
            screen.input(field.editor, in: typed)
        } else if field.editor.text.isEmpty {
            screen.put(empty, in: typed, align: .leading, style: .muted)
        } else {
            screen.put(field.editor.text, in: typed, align: .leading)
        }
    }

    private func drawFigures(_ unit: EnergyUnit, _ area: Rect, into screen: inout Screen) {
        let lines = area.inset(columns: 2)
        if let notice {
            screen.paragraph("! \(notice)", in: lines, style: .warning)
            return
        }
        guard case .said(let amount, let serving) = choice.reading, let nutrients = nutrients(of: amount) else {
            if case .wrong(let problem) = choice.reading { screen.paragraph(problem, in: lines, style: .muted) }
            return
        }
        var said = amount.text
        if let serving { said = "\(serving.countText) × \(serving.portion.amount.text) = \(said)" }
        let used = screen.put(said, at: lines.origin, maxWidth: lines.width)
        screen.put(
            EnergyText.text(nutrients.energy, in: unit), at: lines.origin.moved(columns: used + 3),
            style: Style(.accent, .bold), clip: lines)
        screen.put(FoodText.macros(nutrients), at: lines.origin.moved(rows: 1), clip: lines)
        screen.put(FoodText.rest(nutrients), at: lines.origin.moved(rows: 2), style: .muted, clip: lines)
        if food == nil {
            let gone = "The food was deleted; the figures are those of the entry."
            screen.put(gone, at: lines.origin.moved(rows: 3), style: .muted, maxWidth: lines.width)
        }
    }
}
