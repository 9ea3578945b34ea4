import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension PortionPanel {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 72), rows: min(body.height, isPart ? 8 : 12)))
    }

    private func inside(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    /// An ingredient of a recipe has only an amount.
    private var rows: [Row] { isPart ? [.amount, .portion] : Row.allCases }

    /// The rectangle of a line; empty if it is hidden.
    func place(of row: Row, _ body: Rect) -> Rect {
        inside(body).droppingTop(row.rawValue).top(rows.contains(row) ? 1 : 0)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let day = entry.day
        let hasDay = day != context.today && !isPart
        screen.popup(
            box(body),
            title: hasDay ? "\(entry.name), \(day.named)" : Phrase(verbatim: entry.name))
        for row in rows {
            let (label, key) = labels(row)
            let room = screen.fieldLabel(label, in: place(of: row, body), width: 11, isFocused: focus == row)
            screen.put(key, in: room, align: .trailing, style: .muted)
            draw(row, key, in: room, into: &screen)
        }
        let figures = inside(body).droppingTop(rows.count)
        screen.horizontalLine(from: figures.origin, width: figures.width)
        drawFigures(context.shared.energyUnit, figures.droppingTop(1).inset(columns: 2), into: &screen)
    }

    /// The label of a line, and the key that changes it.
    private func labels(_ row: Row) -> (label: Phrase, key: Phrase) {
        let byPortion = choice.mode == .portions
        switch row {
        case .amount: return byPortion ? ("How many", "↑ ↓ halves") : ("How much", "↑ ↓  ← →")
        case .portion where choice.portion == nil: return ("Portion", "")
        case .portion where !byPortion: return ("Portion", "Tab")
        case .portion:
            let nudge: Phrase = "← → \(choice.each.unit.rawValue)"
            guard choice.portions.count > 1 else { return ("Portion", nudge) }
            return ("Portion", "Ctrl-P \(choice.index + 1) of \(choice.portions.count)  \(nudge)")
        case .meal: return ("Meal", "Ctrl-L")
        case .time: return ("Time", "Ctrl-T")
        case .note: return ("Note", "Ctrl-N")
        }
    }

    private func draw(_ row: Row, _ key: Phrase, in room: Rect, into screen: inout Screen) {
        switch row {
        case .amount:
            let place = room.left(max(room.width - 24, 8))
            screen.put(choice.field, in: place, isFocused: focus == row)
            let help = choice.mode == .portions ? "1  1/2  1.5" : "150 g  5 oz"
            screen.put(verbatim: help, in: room.droppingLeft(place.width + 1), align: .leading, style: .muted)
        case .portion: drawPortion(in: room, besides: TextWidth.of(key), into: &screen)
        case .meal: drawMeals(in: room.droppingRight(7), into: &screen)
        case .time, .note:
            guard let field = texts[row] else { return }
            let empty: Phrase = row == .time ? "not given" : ""
            screen.put(field, in: room.droppingRight(8), isFocused: focus == row, empty: empty)
        }
    }

    private func drawPortion(in room: Rect, besides keyWidth: Int, into screen: inout Screen) {
        guard let portion = choice.portion else {
            screen.put("none known: type an amount", in: room, align: .leading, style: .muted)
            return
        }
        guard choice.mode == .portions else {
            screen.put(verbatim: FoodText.portion(portion), in: room.droppingRight(5), align: .leading, style: .muted)
            return
        }
        // The name may be cut, the grams never.
        let grams: Phrase =
            choice.isNudged
            ? ", \(choice.each.text) (usually \(portion.amount.text))" : ", \(choice.each.text)"
        let nameRoom = max(room.width - keyWidth - 2 - TextWidth.of(grams), 4)
        let used = screen.put(verbatim: portion.name, at: room.origin, maxWidth: nameRoom)
        screen.put(grams, at: room.origin.moved(columns: used), clip: room.droppingRight(keyWidth + 1))
    }

    private func drawMeals(in room: Rect, into screen: inout Screen) {
        var place = room.origin
        for meal in Meal.allCases {
            let isChosen = meal == entry.meal
            let text: Phrase = isChosen ? "[\(meal.word)]" : " \(meal.word) "
            let used = screen.put(text, at: place, style: isChosen ? Style(.text, .bold) : .muted, clip: room)
            place = place.moved(columns: used)
        }
    }

    private func drawFigures(_ unit: EnergyUnit, _ lines: Rect, into screen: inout Screen) {
        if let notice {
            screen.paragraph("! \(notice)", in: lines, style: .warning)
            return
        }
        do throws(PortionChoice.Problem) {
            let (amount, serving) = try choice.selection
            guard let nutrients = nutrients(of: amount) else { return }
            let portions = serving.map { "\($0.countText) × \($0.portion.amount.text) = " } ?? ""
            let used = screen.put(verbatim: portions + amount.text, at: lines.origin, maxWidth: lines.width)
            screen.put(
                verbatim: EnergyText.text(nutrients.energy, in: unit), at: lines.origin.moved(columns: used + 3),
                style: Style(.accent, .bold), clip: lines)
            screen.put(FoodText.macros(nutrients), at: lines.origin.moved(rows: 1), clip: lines)
            screen.put(FoodText.rest(nutrients), at: lines.origin.moved(rows: 2), style: .muted, clip: lines)
            guard food == nil else { return }
            let note: Phrase = "The food was deleted; the values are those of the entry."
            screen.put(note, at: lines.origin.moved(rows: 3), style: .muted, maxWidth: lines.width)
        } catch { screen.paragraph(error.message, in: lines, style: .muted) }
    }
}
