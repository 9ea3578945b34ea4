import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// The lines below the sheet: how the cell reads, what was done last time, what to try, and the rest.
extension SheetPane {
    /// How many rows the panel takes.
    func panelHeight(_ body: Rect) -> Int {
        if sheet.isTemplate { return 0 }
        let text = 3
        guard isLogging else { return text }
        // The rest is as big as the rows leave room for; the same whether it runs or not, so that nothing jumps.
        let isRoomy = body.height >= 2 * sheet.lines.count + text + BigDigits.height + 5
        return isRoomy ? text + BigDigits.height : text + 1
    }

    func drawPanel(into screen: inout Screen, _ panel: Rect, _ desk: Desk) {
        guard panel.height > 0 else { return }
        screen.horizontalLine(from: panel.origin, width: panel.width)
        let lines = panel.droppingTop(1).inset(columns: 1)
        guard let line else {
            screen.put(hint, at: lines.origin, style: .muted, maxWidth: lines.width)
            drawRest(into: &screen, lines.droppingTop(2), desk)
            return
        }
        drawReading(line, into: &screen, at: lines.origin, width: lines.width)
        if lines.height > 1 { drawAdvice(line, into: &screen, at: lines.origin.moved(rows: 1), width: lines.width) }
        drawRest(into: &screen, lines.droppingTop(2), desk)
    }

    private var hint: String {
        switch cursor.line {
        case .header: "The head of the sheet. Enter edits, arrows move, Down goes to the rows."
        case .newRow: "Type an exercise; Tab goes on to tempo, reps, sets, rest."
        case .notes: "Notes of the phase. Enter edits."
        case .row: ""
        }
    }

    private func drawReading(_ line: SheetContent.Line, into screen: inout Screen, at place: Point, width: Int) {
        let column = cursor.field.column ?? sheet.live?.column
        var text = line.prescription.label.isEmpty ? line.name : "\(line.prescription.label) \(line.name)"
        if let column {
            let number = setNumber(line, column: column)
            text +=
                number.of.map { number.next <= $0 ? "  set \(number.next) of \($0)" : "  all \($0) sets done" }
                ?? "  set \(number.next)"
        }
        let used = screen.put(text, at: place, style: Style(.accent, .bold), maxWidth: width * 2 / 3)
        let typed = cursor.field.column == nil ? nil : editor?.line.text
        let shown = typed ?? column.flatMap { line.cells[$0]?.text } ?? ""
        guard !shown.isEmpty, width - used > 10 else { return }
        let cell = sheet.reading(shown, line, column: column ?? 0)
        let start = place.moved(columns: used + 3)
        if let doubt = cell.doubts.first {
            screen.put("! \(doubt)", at: start, style: .warning, maxWidth: width - used - 3)
        } else if cell.sets.isEmpty, !cell.isSkipped {
            screen.put("a note, no sets (write 80x5)", at: start, style: .warning, maxWidth: width - used - 3)
        } else {
            let notes = cell.notes.isEmpty ? "" : "  note: \(cell.notes.joined(separator: " "))"
            screen.put("reads: \(cell.described(in: cell.unit))\(notes)", at: start, maxWidth: width - used - 3)
        }
    }

    private func drawAdvice(_ line: SheetContent.Line, into screen: inout Screen, at place: Point, width: Int) {
        guard let advice, advice.exercise == line.exercise else { return }
        guard let last = advice.last else {
            screen.put("First time: nothing logged before.", at: place, style: .muted, maxWidth: width)
            return
        }
        let separator = " \(screen.glyphs.separator) "
        var parts: [String] = []
        if let lift = advice.best.strongest ?? advice.best.heaviest { parts.append("best \(bestText(lift))") }
        if let suggestion = advice.suggestion { parts.append("try \(suggestion.text): \(suggestion.reason.wording)") }
        // What to try must never be cut: last time gives way, first its day, then its end.
        let tail = parts.map { separator + $0 }.joined()
        let room = max(width - TextWidth.of(tail), 12)
        let dated = "last \(last.text) (\(last.day.short))"
        let head = TextWidth.of(dated) <= room ? dated : "last \(last.text)"
        screen.put(
            TextWidth.truncate(head, to: room, ellipsis: screen.glyphs.ellipsis) + tail, at: place, maxWidth: width)
    }

    private func bestText(_ lift: BestSets.Lift) -> String {
        let load: String
        switch lift.resistance {
        case .load(let mass): load = "\(mass.text(in: adviceUnit))x\(lift.reps)"
        case .bodyWeight(let added):
            load = added == .zero ? "x\(lift.reps)" : "bw+\(added.text(in: adviceUnit))x\(lift.reps)"
        case .none: load = "x\(lift.reps)"
        }
        guard let strength = lift.e1RM else { return load }
        return "\(load) (e1RM \(Int(strength.value(in: adviceUnit).rounded())))"
    }

    private func drawRest(into screen: inout Screen, _ area: Rect, _ desk: Desk) {
        guard area.height > 0, let live = sheet.live else { return }
        guard let timer = desk.rests[live.session.id] else {
            let next = live.session.mode == .realTime ? "r starts a rest" : "Type the sets; w finishes."
            screen.put(next, at: area.origin, style: .muted, maxWidth: area.width)
            return
        }
        let left = timer.secondsLeft(at: desk.now)
        let isOver = left <= 0
        let clock = Clock.minutesAndSeconds(isOver ? -left : left)
        let word = isOver ? "GO! over by \(clock)" : "rest \(clock) of \(Clock.minutesAndSeconds(timer.length))"
        let style = isOver ? Style(.success, [.bold, .reverse]) : Style(.live, .bold)
        if area.height >= BigDigits.height {
            let used = BigDigits.draw(
                isOver ? "GO" : clock, into: &screen, at: area.origin, style: Style(isOver ? .success : .live, .bold))
            screen.put(word, at: Point(area.column + used + 3, area.row), style: style, maxWidth: area.width - used - 3)
            screen.gauge(
                Double(max(left, 0)), limit: Double(max(timer.length, 1)),
                at: Point(area.column + used + 3, area.row + 2), width: min(area.width - used - 4, 40))
        } else {
            let used = screen.put(" \(word) ", at: area.origin, style: style, maxWidth: area.width)
            screen.gauge(
                Double(max(left, 0)), limit: Double(max(timer.length, 1)), at: area.origin.moved(columns: used + 2),
                width: min(area.width - used - 3, 30))
        }
    }
}

extension LoadSuggestion.Reason {
    /// The reason as a trainer would say it.
    var wording: String {
        switch self {
        case .allRepsLastTime: "all reps last time"
        case .belowRangeTwice: "below the range twice"
        case .nearLimit(let rpe): "RPE \(rpe) last time, hold"
        case .sameAgain: "same again"
        }
    }
}
