import TerminalKit

extension Screen {
    /// True when a row of this picture looks like the same row of another of the same size.
    func showsSame(as other: Screen, row: Int) -> Bool {
        for column in 0..<size.columns where self[column, row] != other[column, row] { return false }
        return true
    }

    /// Visits the cells of a row, leaving out the right halves of wide characters and a left half at the edge.
    func forEachCell(inRow row: Int, columns: Int, _ body: (String, Style, Int) -> Void) {
        var column = 0
        while column < columns {
            let cell = self[column, row]
            let width = max(1, cell.width)
            if column + width > columns {
                body(" ", cell.style, 1)
            } else {
                body(cell.text, cell.style, width)
            }
            column += width
        }
    }
}
