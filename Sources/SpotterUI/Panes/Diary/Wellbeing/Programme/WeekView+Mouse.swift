import FitnessModel
import TerminalKit
import ViewKit

extension WeekView {
    /// A click chooses a line, or a step of the scale; a second one answers it. The wheel goes through the lines.
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard typing?.isCell != true || acceptTyped(&context) else { return }
        let area = layout(body).answer
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick:
            guard area.contains(mouse.at) else { return }
            click(row: mouse.at.row - area.row, column: mouse.at.column - area.column, area, &context)
            if mouse.kind == .doubleClick, lineCount > 0 { enter(&context) }
        }
    }

    private mutating func click(row: Int, column: Int, _ area: Rect, _ context: inout Context) {
        if case .feasibility = current.answer {
            // Each step takes its number, two brackets and a blank.
            let step = WeekGoal.feasibilities.first { column < $0 * 4 }
            if row == 0, let step { setFeasibility(step, &context) }
            return
        }
        let drawn = row + (isBars ? firstBar(area, of: drawnLines) : 0)
        if let line = (0..<lineCount).first(where: { place(of: $0) == drawn }) { self.line = line }
    }

    private var isBars: Bool {
        switch current.answer {
        case .minutes, .shares: true
        default: false
        }
    }

    /// How many lines are drawn: more than can be chosen, where sleep stands among them.
    private var drawnLines: Int {
        guard case .shares = current.answer else { return lineCount }
        return answers.shares.shares.count { $0.minutes > 0 }
    }
}
