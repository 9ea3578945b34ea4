import DiaryStore
import FitnessModel
import TerminalKit

extension FoodChooser {
    private static let energyWidth = 5

    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 96), rows: min(body.height, 30)))
    }

    /// Where the lines of the list stand: below what is typed, the headings and above the notice.
    func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let box = box(body)
        screen.popup(box, title: title)
        let inside = box.inset(by: 1).inset(columns: 1)
        typed.drawEntry("/", count: status, in: inside.top(1), into: &screen)
        let heads = inside.droppingTop(1).top(1)
        if place == .groups {
            screen.put("Groups", at: heads.origin.moved(columns: 2), style: .header)
            typed.drawLines(count: shownGroups.count, in: rows(body), into: &screen, empty: noGroup) {
                screen, line, row, isSelected in
                screen.listLine(row, isSelected: isSelected, left: shownGroups[line].name, right: "Enter opens")
            }
            return
        }
        drawHeads(heads, into: &screen)
        typed.drawLines(count: lineCount, in: rows(body), into: &screen, empty: nothing) {
            screen, line, row, isSelected in
            if line < hits.count {
                draw(hits[line], row, isSelected, into: &screen)
            } else {
                let what = hits.isEmpty ? "Nothing is called so. Add " : "+ new food: "
                screen.listLine(row, isSelected: isSelected, left: "\(what)\(typed.text)", right: "Enter or Ctrl-O")
            }
        }
    }

    /// What is listed, at the right of what is typed: "most used first", "near: banana", "23 foods".
    private var status: String {
        switch place {
        case .groups: return "\(shownGroups.count) groups"
        case .group(let group):
            return typed.text.isEmpty ? group.name : "\(group.name): \(Count.text(hits.count, "food"))"
        case .all:
            if let near = hits.first?.spelling { return "near: \(near)" }
            if !typed.text.isEmpty { return Count.text(hits.count, "food") }
            return hits.contains { $0.uses > 0 } ? "most used first" : "all foods"
        }
    }

    private var noGroup: String { "No group is called so. Backspace widens the search, Tab shows all foods." }

    private var nothing: String {
        switch place {
        case .group(let group): "\(group.name) has no food yet: Ctrl-O adds one, Tab shows all foods."
        default: "There are no foods: Ctrl-O adds one."
        }
    }

    private func drawHeads(_ row: Rect, into screen: inout Screen) {
        let parts = columns(row)
        screen.put("Food", at: parts.name.origin, style: .header)
        screen.put("Usual portion", in: parts.portion, align: .leading, style: .header)
        screen.put(unit.rawValue, in: parts.energy.top(1), align: .trailing, style: .header)
    }

    private func draw(_ hit: FoodHit, _ row: Rect, _ isSelected: Bool, into screen: inout Screen) {
        let style = isSelected ? Style(.selection) : Style.text
        let detail = isSelected ? style : .muted
        if isSelected {
            screen.fill(row, style: style)
            screen.put(screen.glyphs.marker, at: row.origin, style: style)
        }
        let parts = columns(row)
        let marks = FoodText.marks(isShipped: hit.isShipped, isRecipe: hit.isRecipe, isForOne: hit.client != nil)
        let name = hit.brand.isEmpty ? hit.name : "\(hit.name) (\(hit.brand))"
        let room = parts.name.width - (marks.isEmpty ? 0 : TextWidth.of(marks) + 2)
        let used = screen.put(name, at: parts.name.origin, style: style, maxWidth: room)
        if !marks.isEmpty {
            screen.put(marks, at: parts.name.origin.moved(columns: used + 2), style: detail, clip: parts.name)
        }
        let portion = hit.portion.map { FoodText.portion($0, width: parts.portion.width) }
        screen.put(portion ?? "", in: parts.portion, align: .leading, style: detail)
        screen.putNumber(EnergyText.number(hit.per100.energy, in: unit), in: parts.energy, style: style)
        screen.put("/100 \(hit.unit.rawValue)", in: parts.per, align: .leading, style: detail)
    }

    private func columns(_ row: Rect) -> (name: Rect, portion: Rect, energy: Rect, per: Rect) {
        let per = row.right(7)
        let rest = row.droppingRight(8)
        let energy = rest.right(Self.energyWidth)
        let words = rest.droppingRight(Self.energyWidth + 1).droppingLeft(2)
        let portion = words.right(words.width * 2 / 5)
        return (words.droppingRight(portion.width + 1), portion, energy, per)
    }
}
