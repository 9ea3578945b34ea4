import DiaryExchange
import FitnessModel
import Foundation

/// The parts of a workbook with one sheet, "Sheet1", that contains these rows.
func workbookParts(
    _ rows: String, after: String = "", texts: String = "", styles: String = "", properties: String = ""
) -> [(String, String)] {
    let relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return [
        (
            "_rels/.rels",
            "<Relationships><Relationship Id=\"a\" Type=\"\(relation)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
        ),
        (
            "xl/workbook.xml",
            "<workbook xmlns:r=\"\(relation)\">\(properties)<sheets><sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
        ),
        (
            "xl/_rels/workbook.xml.rels",
            "<Relationships><Relationship Id=\"r1\" Type=\"\(relation)/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"r2\" Type=\"\(relation)/sharedStrings\" Target=\"sharedStrings.xml\"/><Relationship Id=\"r3\" Type=\"\(relation)/styles\" Target=\"styles.xml\"/></Relationships>"
        ),
        ("xl/sharedStrings.xml", "<sst>\(texts)</sst>"),
        ("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>"),
        ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(rows)</sheetData>\(after)</worksheet>"),
    ]
}

/// The parts of an OpenDocument spreadsheet with one sheet, "Sheet1", that contains these rows.
func openDocumentParts(_ rows: String) -> [(String, String)] {
    [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        (
            "content.xml",
            "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"Sheet1\">\(rows)</table:table></office:spreadsheet></office:body></office:document-content>"
        ),
    ]
}

func spreadsheet(_ bytes: Data, name: String = "test.xlsx") throws(SheetError) -> Spreadsheet {
    try SpreadsheetReader.read(ImportFile(name: name, bytes: bytes))
}

/// The texts of the first sheet, by row number.
func sheetTexts(_ parts: [(String, String)]) throws -> [Int: [String]] {
    let rows = try spreadsheet(ZipFixture(parts).file).sheets.first?.rows ?? []
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.number, $0.cells.map(\.text)) })
}

/// The first row of the first sheet of a workbook or document.
func firstRow(_ parts: [(String, String)]) throws -> [Spreadsheet.Cell] {
    try spreadsheet(ZipFixture(parts).file).sheets.first?.rows.first?.cells ?? []
}

/// The fault of a file that is not a spreadsheet; nil if it is one.
func sheetFault(_ bytes: Data) -> SheetError.Fault? {
    do {
        _ = try spreadsheet(bytes)
        return nil
    } catch {
        return error.fault
    }
}

func sheetFault(_ parts: [(String, String)]) -> SheetError.Fault? { sheetFault(ZipFixture(parts).file) }

/// The fault of the archive; nil if it is intact.
func archiveFault(_ fixture: ZipFixture) -> SheetError.ArchiveFault? {
    guard case .archive(let fault) = sheetFault(fixture.file) else { return nil }
    return fault
}

/// A fixture written after the specifications of the formats; `make.py` beside the files writes them.
func specified(_ name: String) throws -> Spreadsheet {
    let path = packageRoot.appendingPathComponent("Tests/DiaryExchangeTests/Fixtures/sheets/\(name)").path
    return try SpreadsheetReader.read(try ImportFile(path: path))
}
