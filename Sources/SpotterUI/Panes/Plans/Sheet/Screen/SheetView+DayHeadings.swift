import FitnessModel
import TerminalKit
import ViewKit

/// The days of a phase on screen: headings above their rows, and which day each column is.
extension SheetView {
    /// The days that begin on these lines.
    func drawHeadings(
        _ headings: [String], _ geometry: SheetGeometry, in lines: Rect, into screen: inout Screen
    ) {
        for (heading, row) in zip(headings, lines.rows) {
            let place = Point(lines.column + 1, row)
            let used = screen.put(heading, at: place, style: .heading, maxWidth: lines.width - 2)
            let rule = min(geometry.layout.rule ?? lines.endColumn, lines.endColumn)
            let room = rule - place.column - used - 2
            if room > 0 { screen.horizontalLine(from: place.moved(columns: used + 1), width: room) }
        }
    }

    /// The title over the column of a day, as long as there is room for it: "3 · Day A · 12 Mar", "3·A·12 Mar". Nil where the
    /// phase has no days, or there is no room to name one.
    func dayTitle(_ column: Int, _ session: TrainingSession?, width: Int, today: FitnessModel.Day) -> String? {
        guard let day = sheet.columnDays[column], !day.isEmpty else { return nil }
        let titles: [String]
        if let session {
            let date = session.day == today ? "today" : session.day.short
            titles = [
                "\(column) · Day \(day) · \(date)", "\(column) Day \(day) \(date)", "\(column)·\(day)·\(date)",
                "\(day)·\(date)",
            ]
        } else {
            titles = ["\(column) · Day \(day)", "\(column) Day \(day)", "\(column)·\(day)"]
        }
        return titles.first { TextWidth.of($0) <= width }
    }
}
