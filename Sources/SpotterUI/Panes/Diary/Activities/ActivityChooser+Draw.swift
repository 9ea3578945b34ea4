import DiaryStore
import FitnessModel
import TerminalKit

extension ActivityChooser {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 84), rows: min(body.height, 30)))
    }

    /// Where the lines of the list stand: below what is typed and the headings.
    func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: title)
        let inside = box(body).inset(by: 1).inset(columns: 1)
        typed.drawEntry("/", count: status, in: inside.top(1), into: &screen)
        let heads = inside.droppingTop(1).top(1)
        if place == .headings {
            screen.put("Headings", at: heads.origin.moved(columns: 2), style: .header)
            typed.drawLines(count: shownHeadings.count, in: rows(body), into: &screen, empty: noHeading) {
                screen, line, row, isSelected in
                screen.listLine(row, isSelected: isSelected, left: shownHeadings[line])
            }
            return
        }
        drawHeads(heads, into: &screen)
        typed.drawLines(count: lineCount, in: rows(body), into: &screen, empty: nothing) {
            screen, line, row, isSelected in
            if line < hits.count {
                draw(hits[line], row, isSelected, into: &screen)
            } else {
                let what = hits.isEmpty ? "Nothing is called so. Add " : "+ new activity: "
                screen.listLine(row, isSelected: isSelected, left: "\(what)\(typed.text)", right: "Enter or Ctrl-O")
            }
        }
    }

    private func drawHeads(_ row: Rect, into screen: inout Screen) {
        if let near = hits.first?.correction {
            screen.put(
                "No such word; near it: \(near)", at: row.origin.moved(columns: 2), style: .warning,
                maxWidth: row.width - 2)
            return
        }
        screen.put("Activity", at: row.origin.moved(columns: 2), style: .header)
        let right = basis.weight == nil ? "MET" : "MET     in 1 h"
        screen.put(right, in: row, align: .trailing, style: .header)
    }

    /// The name, how often the client did it, and what it costs.
    private func draw(_ hit: ActivityHit, _ row: Rect, _ isSelected: Bool, into screen: inout Screen) {
        let uses = hit.uses > 0 ? "\(hit.uses)x  " : ""
        let own = hit.activity.isShipped ? "" : "own  "
        screen.listLine(
            row, isSelected: isSelected, left: hit.activity.name,
            right: own + uses + ActivityWording.columns(hit.activity, basis))
    }

    /// What is listed, at the right of what is typed.
    private var status: String {
        switch place {
        case .headings: return Count.text(shownHeadings.count, "heading")
        case .heading(let name):
            return typed.text.isEmpty ? name : "\(name): \(Count.text(hits.count, "activity", plural: "activities"))"
        case .all:
            if !typed.text.isEmpty { return Count.text(hits.count, "activity", plural: "activities") }
            return hits.contains { $0.uses > 0 } ? "most used first" : "all activities"
        }
    }

    private var noHeading: String { "No heading is called so. Backspace widens the search, Tab shows all activities." }

    private var nothing: String {
        switch place {
        case .heading(let name): "\(name) has no activity: Ctrl-O adds one, Tab shows all activities."
        default: "There are no activities: Ctrl-O adds one."
        }
    }
}
