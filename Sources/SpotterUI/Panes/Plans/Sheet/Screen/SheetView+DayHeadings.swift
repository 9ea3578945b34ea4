import FitnessModel
import TerminalKit
import ViewKit

/// The days of a phase on screen: headings above their rows, and which day each column is.
extension SheetView {
    /// The days that begin on these lines.
    func drawHeadings(
        _ headings: [String], _ geometry: SheetGeometry, in lines: Rect, into screen: inout Screen
    ) {
        let rule = min(geometry.layout.rule ?? lines.endColumn, lines.endColumn)
        for (heading, row) in zip(headings, lines.rows) {
            screen.dayHeading(
                heading, in: Rect(column: lines.column, row: row, width: rule - lines.column, height: 1))
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

extension Screen {
    /// "Day A" with a rule behind it.
    mutating func dayHeading(_ text: String, in row: Rect) {
        let place = row.origin.moved(columns: 1)
        let used = put(text, at: place, style: .heading, maxWidth: row.width - 2)
        let room = row.endColumn - place.column - used - 2
        if room > 0 { horizontalLine(from: place.moved(columns: used + 1), width: room) }
    }
}
