package import DiaryExchange
package import FitnessModel

/// A spreadsheet in which training sheets were found.
package struct SheetSource: Sendable {
    /// The file's own name; empty for what was pasted.
    package let name: String
    /// Those with exercises, in the order of the file; at least one.
    package let sheets: [TrainingSheet]
    /// The names of the others.
    package let others: [String]

    /// - Throws: `SheetError`.
    init(_ file: ImportFile, today: Day) throws(SheetError) {
        let spreadsheet = try SpreadsheetReader.read(file)
        try self.init(spreadsheet, name: file.name, today: today)
    }

    /// Texts that were pasted, row by row.
    package init(pasted rows: [[String]], today: Day) throws(SheetError) {
        try self.init(Spreadsheet(sheets: [Spreadsheet.Sheet(name: "", texts: rows)]), name: "", today: today)
    }

    private init(_ spreadsheet: Spreadsheet, name: String, today: Day) throws(SheetError) {
        self.name = name
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let isAlone = spreadsheet.sheets.count == 1
        let read = spreadsheet.sheets.map { sheet in
            PhaseGrid.read(sheet, today: today).map { draft in
                TrainingSheet(
                    sheet: sheet.name, fallbackName: isAlone ? stem : sheet.name, draft: draft,
                    issues: spreadsheet.issues, today: today)
            }
        }
        sheets = read.compactMap(\.self)
        others = zip(spreadsheet.sheets, read).filter { $1 == nil }.map(\.0.name)
        guard !sheets.isEmpty else { throw SheetError(name: name.isEmpty ? "What was pasted" : name, .noExercises) }
    }

    /// The sheets of this name, but for case and accents.
    package func named(_ name: String) -> [TrainingSheet] {
        sheets.filter { SearchKey.fold($0.sheet) == SearchKey.fold(name) }
    }
}
