import FitnessModel
import TerminalKit
import ViewKit

extension SheetContent {
    /// Draws the rows of a phase in short, as a preview.
    func drawRows(into screen: inout Screen, _ area: Rect) {
        guard let phase else { return }
        screen.put(verbatim: phase.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        let isLow = area.height < 8
        let count = phase.sessionCount
        let sessions: Phrase = isRoutine ? "" : "\(count, one: "session", other: "sessions")"
        let words = [sessions, "\(phase.periodization)", "\(phase.goal)"].filter { !$0.isEmpty }
        if !isLow {
            screen.put(
                words.joined(separator: " \(screen.glyphs.separator) "), at: area.origin.moved(rows: 1), style: .muted,
                maxWidth: area.width)
        }
        let top = area.height > 10 ? 3 : isLow ? 0 : 2
        let layout = TableLayout(isRoutine ? Self.routineColumns : Self.columns, width: area.width)
        let rows = area.droppingTop(top + 1)
        if !isLow { screen.tableHeader(layout, at: area.origin.moved(rows: top)) }
        let isCut = lines.count > rows.height
        for (offset, line) in lines.prefix(isCut ? max(rows.height - 1, 0) : rows.height).enumerated() {
            let prescription = line.prescription
            let texts = [
                prescription.label, line.name, prescription.tempo, prescription.reps, prescription.sets,
                prescription.rest,
            ]
            screen.tableRow(texts.map(Phrase.init(verbatim:)), layout, at: rows.origin.moved(rows: offset))
        }
        if isCut {
            let hidden = lines.count - max(rows.height - 1, 0)
            let more: Phrase = "and \(hidden, one: "more row", other: "more rows")"
            screen.put(more, in: rows.bottom(1), align: .leading, style: .muted)
        }
        if lines.isEmpty { screen.put("No rows yet.", in: rows.top(1), align: .leading, style: .muted) }
    }

    private static var routineColumns: [TableColumn] {
        let exercise: Phrase = "Exercise"
        return [
            TableColumn("", .fixed(3)),
            TableColumn(exercise, .flexible(minimum: max(10, TextWidth.of(exercise)), weight: 1)),
        ]
    }

    private static var columns: [TableColumn] {
        routineColumns + [
            TableColumn("Tempo", .fixed(5), dropOrder: 1), TableColumn("Reps", .fixed(5)),
            TableColumn("Sets", .fixed(4)), TableColumn("Rest", .fixed(5), dropOrder: 2),
        ]
    }
}
