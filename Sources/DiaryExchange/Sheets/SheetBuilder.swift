import FitnessModel

/// Collects the sheets of a spreadsheet. It stores only cells with content, and checks the limits first.
struct SheetBuilder {
    private(set) var sheets: [Spreadsheet.Sheet] = []
    private var cellsLeft = SheetLimits.cells
    /// The current row, up to its last cell with content.
    private var cells: [Spreadsheet.Cell] = []

    /// Starts a sheet.
    mutating func beginSheet(_ name: String, isHidden: Bool) throws(SheetError.Fault) {
        guard sheets.count < SheetLimits.sheets else { throw .tooManySheets(limit: SheetLimits.sheets) }
        sheets.append(Spreadsheet.Sheet(name: name, isHidden: isHidden, rows: []))
    }

    private var sheetName: String { sheets.last?.name ?? "" }

    /// Puts a cell into the current row, in `count` columns from `column` on, counted from 1. Empty cells are skipped.
    mutating func put(_ cell: Spreadsheet.Cell, column: Int, count: Int = 1) throws(SheetError.Fault) {
        guard !cell.isEmpty, count > 0 else { return }
        let last = column + count - 1
        guard last <= SheetLimits.columns else {
            throw .tooManyColumns(sheet: sheetName, column: last, limit: SheetLimits.columns)
        }
        while cells.count < last { cells.append(Spreadsheet.Cell("")) }
        for index in column - 1..<last { cells[index] = cell }
    }

    /// Ends the current row and repeats it `count` times, from row `number` on, counted from 1. A row without content
    /// is skipped.
    mutating func endRow(number: Int, count: Int = 1) throws(SheetError.Fault) {
        defer { cells.removeAll(keepingCapacity: true) }
        guard !cells.isEmpty, count > 0, let index = sheets.indices.last else { return }
        let total = sheets[index].rows.count + count
        guard total <= SheetLimits.rows else {
            throw .tooManyRows(sheet: sheetName, count: total, limit: SheetLimits.rows)
        }
        cellsLeft -= count * cells.count { !$0.isEmpty }
        guard cellsLeft >= 0 else { throw .tooManyCells(limit: SheetLimits.cells) }
        for step in 0..<count {
            sheets[index].rows.append(Spreadsheet.Row(number: number + step, cells: cells))
        }
    }

    /// Merges an area of the current sheet.
    mutating func merge(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
        guard rows.count > 1, let index = sheets.indices.last, sheets[index].merges.count < SheetLimits.merges else {
            return
        }
        sheets[index].merges.append(Spreadsheet.Merge(rows: rows, columns: columns))
    }

    /// All sheets with content; throws if there are none.
    func spreadsheet(issues: [ImportIssue] = []) throws(SheetError.Fault) -> Spreadsheet {
        let filled = sheets.filter { !$0.rows.isEmpty }
        guard !filled.isEmpty else { throw .empty }
        return Spreadsheet(sheets: filled, issues: issues)
    }
}

extension Spreadsheet.Cell {
    /// Creates a cell from a text, trimmed and cut to the limit.
    init(typed text: String, fault: Fault? = nil) {
        let trimmed = text.trimmingBlanks
        // Checks bytes first, because counting the characters of a long text is slow.
        if trimmed.utf8.count > SheetLimits.text, trimmed.count > SheetLimits.text {
            self.init(String(trimmed.prefix(SheetLimits.text)), fault: fault ?? .tooLong)
        } else {
            self.init(trimmed, fault: fault)
        }
    }
}
