import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("OpenDocument spreadsheets")
struct ODSReaderTests {
    private static let number = "<table:table-cell office:value-type=\"float\" office:value=\"5\"/>"

    private static func text(_ string: String, _ attributes: String = "") -> String {
        "<table:table-cell office:value-type=\"string\" \(attributes)><text:p>\(string)</text:p></table:table-cell>"
    }

    private static func row(_ cells: String, _ attributes: String = "") -> String {
        "<table:table-row \(attributes)>\(cells)</table:table-row>"
    }

    @Test("Repeated rows and cells are expanded, empty ones only counted")
    func repeated() throws {
        let rows =
            Self.row(Self.text("A", "table:number-columns-repeated=\"3\""), "table:number-rows-repeated=\"2\"")
            + Self.row(
                "<table:table-cell table:number-columns-repeated=\"16384\"/>", "table:number-rows-repeated=\"1000000\"")
            + Self.row("<table:table-cell table:number-columns-repeated=\"2\"/>" + Self.number)
        #expect(
            try sheetTexts(openDocumentParts(rows)) == [
                1: ["A", "A", "A"], 2: ["A", "A", "A"], 1_000_003: ["", "", "5"],
            ])
    }

    @Test("Ten million repeated rows or cells are rejected before they are expanded")
    func tenMillion() {
        #expect(
            sheetFault(openDocumentParts(Self.row(Self.number, "table:number-rows-repeated=\"10000000\"")))
                == .tooManyRows(sheet: "Sheet1", count: 10_000_000, limit: 2_000))
        #expect(
            SheetError.Fault.tooManyRows(sheet: "Sheet1", count: 10_000_000, limit: 2_000).wording.text
                == "Sheet1 has 10 000 000 rows, and the limit is 2 000."
                + " If it is a training sheet, delete everything else.")
        #expect(
            sheetFault(openDocumentParts(Self.row(Self.text("A", "table:number-columns-repeated=\"10000000\""))))
                == .tooManyColumns(sheet: "Sheet1", column: 10_000_000, limit: 100))
        for count in ["0", "-1", "x", "99999999999999999999"] {
            #expect(
                sheetFault(openDocumentParts(Self.row(Self.number, "table:number-rows-repeated=\"\(count)\"")))
                    == .contradiction(part: "content.xml", line: 1))
        }
        // Each sheet is within its limits, but all together exceed the limit of cells: 100 columns, 2,000 rows, 3
        // sheets.
        let full = Self.row(
            Self.text("A", "table:number-columns-repeated=\"100\""), "table:number-rows-repeated=\"2000\"")
        let sheets = String(repeating: full + "</table:table><table:table table:name=\"More\">", count: 3)
        #expect(sheetFault(openDocumentParts(sheets)) == .tooManyCells(limit: 500_000))
    }

    @Test("Text in paragraphs and spans keeps blanks, tabs and line ends; cell notes and drawings are ignored")
    func texts() throws {
        let cell =
            "<table:table-cell>\n<office:annotation><dc:date>x</dc:date><text:p>note</text:p></office:annotation>\n"
            + "<text:p>80x5<text:s text:c=\"2\"/><text:span>85<text:span>x5</text:span></text:span></text:p>\n"
            + "<text:p>a<text:tab/>b<text:line-break/>c</text:p><draw:frame><text:p>drawn</text:p></draw:frame>"
            + "</table:table-cell>"
        #expect(try firstRow(openDocumentParts(Self.row(cell))) == [Spreadsheet.Cell("80x5  85x5\na\tb\nc")])
    }

    @Test(
        "Values read as typed",
        arguments: [
            ("float\" office:value=\"82.5", "82.5"), ("currency\" office:value=\"5", "5"),
            ("percentage\" office:value=\"0.8", "80%"), ("boolean\" office:boolean-value=\"true", "TRUE"),
            ("time\" office:time-value=\"PT00H02M30S", "0:02:30"), ("time\" office:time-value=\"PT02H30M00S", "2:30"),
            ("string\" office:string-value=\"80x5", "80x5"), ("float\" office:value=\"nan", "nan"),
        ])
    func values(value: String, text: String) throws {
        let cell = "<table:table-cell office:value-type=\"\(value)\"/>"
        #expect(try firstRow(openDocumentParts(Self.row(cell))) == [Spreadsheet.Cell(text)])
    }

    @Test(
        "A time with minutes and seconds keeps them",
        arguments: [
            ("PT00H02M30S", "02:30", "2:30"), ("PT00H02M00S", "2:00", "2:00"), ("PT02H30M00S", "02:30", "2:30"),
            ("PT00H02M30S", "00:02", "0:02:30"), ("PT00H02M30S", "00:02:30", "0:02:30"),
        ])
    func times(value: String, shown: String, text: String) throws {
        let cell =
            "<table:table-cell office:value-type=\"time\" office:time-value=\"\(value)\"><text:p>\(shown)</text:p></table:table-cell>"
        #expect(try firstRow(openDocumentParts(Self.row(cell))) == [Spreadsheet.Cell(text)])
    }

    @Test("A date is a day, with its time if it has one")
    func dates() throws {
        func cell(_ value: String) throws -> Spreadsheet.Cell? {
            let cell = "<table:table-cell office:value-type=\"date\" office:date-value=\"\(value)\"/>"
            return try firstRow(openDocumentParts(Self.row(cell))).first
        }
        let day = Day(iso: "2026-03-03")
        #expect(try cell("2026-03-03") == Spreadsheet.Cell("2026-03-03", day: day))
        #expect(try cell("2026-03-03T18:30:00") == Spreadsheet.Cell("2026-03-03 18:30", day: day))
        #expect(try cell("0000-00-00") == Spreadsheet.Cell("0000-00-00"))
    }

    @Test("A password is detected in the manifest, and in the newer package within a package")
    func encrypted() {
        let manifest =
            "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>"
        let parts = openDocumentParts(Self.row(Self.number))
        #expect(sheetFault(parts + [("META-INF/manifest.xml", manifest)]) == .passwordProtected)
        #expect(sheetFault([parts[0], ("encrypted-package", "x")]) == .passwordProtected)
        #expect(
            SheetError(name: "plan.ods", .passwordProtected).wording.text
                == "plan.ods: protected by a password. Save it without one.")
    }

    @Test("Other kinds of documents are named")
    func others() {
        let text = "<office:document-content><office:body><office:text/></office:body></office:document-content>"
        #expect(sheetFault([("content.xml", text)]) == .notASheet(kind: .textDocument))
        #expect(sheetFault([("content.xml", "<a/>")]) == .empty)
    }
}
