import FitnessModel
import TerminalKit
import ViewKit

extension SheetView {
    /// The cell being typed, drawn last: it takes the room it needs, over its neighbours.
    func drawTyped(into screen: inout Screen, _ geometry: SheetGeometry) {
        guard let editor, let cell = geometry.cell(at: editor.place, view: self) else { return }
        let wanted = max(cell.width, TextWidth.of(editor.line.text) + 2)
        let width = min(wanted, geometry.rows.width - 1)
        let start = min(cell.column, geometry.rows.endColumn - width)
        screen.input(editor.line, in: Rect(column: start, row: cell.row, width: width, height: 1))
    }

    /// Which sessions are shown when not all fit, and how many rows are below, at the right end of the first line.
    func drawWhatIsOutside(into screen: inout Screen, _ geometry: SheetGeometry) {
        let text = whatIsOutside(geometry, screen.glyphs)
        let width = TextWidth.of(text)
        screen.put(text, at: Point(geometry.header.endColumn - width - 1, geometry.header.row), style: .accent)
    }

    /// The same in words; empty when all is in view, and while the head is typed.
    func whatIsOutside(_ geometry: SheetGeometry, _ glyphs: Glyphs) -> String {
        guard cursor.line != .header || editor == nil else { return "" }
        let columns = geometry.layout.slots.compactMap(\.field.column)
        var words: [String] = []
        if let first = columns.first, let last = columns.last, columns.count < sheet.columnCount {
            let shown = first == last ? "\(first)" : "\(first)-\(last)"
            words.append("\(geometry.header.width < 80 ? "" : "sessions ")\(shown) of \(sheet.columnCount)")
        }
        let below = geometry.rowsBelow(top: top)
        if below > 0 { words.append("\(below) more \(glyphs.down)") }
        return words.isEmpty ? "" : " " + words.joined(separator: " \(glyphs.separator) ")
    }
}

extension SheetGeometry {
    /// Where a cell of the rows stands on screen; nil for the other lines, and for what is not in view.
    func cell(at place: SheetCursor, view: SheetView) -> Rect? {
        guard let slot = layout.slot(place.field) ?? layout.slots.first else { return nil }
        let index: Int
        switch place.line {
        case .header, .notes: return nil
        case .newRow: index = heights.count
        case .row(let id):
            guard let found = view.sheet.index(of: id) else { return nil }
            index = found
        }
        guard index >= view.top else { return nil }
        let row = rows.row + heights[min(view.top, heights.count)..<index].reduce(0, +)
        guard row < rows.endRow else { return nil }
        return Rect(column: rows.column + slot.offset, row: row, width: slot.width, height: 1)
    }

    /// How many rows of the sheet are not in view below.
    func rowsBelow(top: Int) -> Int {
        var row = 0
        for index in min(top, heights.count)..<heights.count {
            row += heights[index]
            // A row of which a line is seen counts as seen.
            if row - heights[index] >= rows.height { return heights.count - index }
        }
        return 0
    }
}
