import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("XLSX workbooks")
struct XLSXReaderTests {
    @Test("A workbook written by the specification reads like the OpenDocument file of the same table")
    func asOpenDocument() throws {
        let workbook = try specified("specified.xlsx")
        #expect(workbook == (try specified("specified.ods")))
        #expect(workbook.sheets.map(\.name) == ["Phase 6", "Old"])
        #expect(workbook.sheets.map(\.isHidden) == [false, true])
        let sheet = try #require(workbook.sheets.first)
        #expect(sheet.rows.map(\.number) == [1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 14, 15])
        #expect(sheet.merges == [Spreadsheet.Merge(rows: 9...10, columns: 2...2)])
        #expect(
            sheet.rows[4].cells.map(\.text) == [
                "A1", "Box squat", "31X0", "2026-08-05", "5", "2:30", "80%", "80x5*3", "82.5x5*3", "[85x5*3]",
            ])
        #expect(sheet.rows[3].cells[7] == Spreadsheet.Cell("2026-03-03", day: Day(iso: "2026-03-03")))
        #expect(sheet.rows[5].cells.last == Spreadsheet.Cell("", fault: .formulaWithoutValue))
        #expect(sheet.rows[6].cells.last == Spreadsheet.Cell("#DIV/0!", fault: .error))
        #expect(sheet.rows[9].cells.last?.text == "1725", "the stored value of a formula counts as typed")
    }

    /// Reads a cell with a number format: the number of a built-in format, or the code of a custom one (from 164).
    private func shown(_ value: String, _ format: String, properties: String = "") throws -> Spreadsheet.Cell? {
        let number = Int(format)
        let styles =
            "<numFmts><numFmt numFmtId=\"164\" formatCode=\"\(number == nil ? format : "0")\"/></numFmts>"
            + "<cellXfs><xf numFmtId=\"\(number ?? 164)\"/></cellXfs>"
        let row = "<row><c s=\"0\"><v>\(value)</v></c></row>"
        return try firstRow(workbookParts(row, styles: styles, properties: properties)).first
    }

    @Test(
        "Numbers read as typed, whatever their format shows",
        arguments: [
            ("80", "0", "80"), ("82.5", "2", "82.5"), ("82.499999999999986", "0", "82.5"), ("-0", "0", "0"),
            ("0.8", "9", "80%"), ("0.825", "0.0%", "82.5%"), ("1e21", "0", "1e21"), ("1.5E2", "0", "150"),
            ("0.10416666666666667", "20", "2:30"), ("1.7361111111111112E-3", "45", "2:30"),
            ("3.75", "[h]:mm:ss", "90:00"), ("0.0625", "h:mm AM/PM", "1:30"),
            ("4.3287037037037035E-2", "21", "1:02:20"),
            ("5", "0&quot; days&quot;", "5"), ("5", "[Red]0", "5"), ("5", "#,##0 \\d", "5"), ("5", "General", "5"),
        ])
    func numbers(value: String, format: String, text: String) throws {
        #expect(try shown(value, format) == Spreadsheet.Cell(text))
    }

    @Test(
        "Dates are recognised by their format, in both of Excel's calendars",
        arguments: [
            ("46084", "14", "2026-03-03"), ("46084", "yyyy\\-mm\\-dd;@", "2026-03-03"),
            ("46084", "[$-405]d/mmm", "2026-03-03"), ("46084", "mmm yy", "2026-03-03"), ("1", "14", "1900-01-01"),
            ("59", "14", "1900-02-28"), ("61", "14", "1900-03-01"), ("36526", "d.m.", "2000-01-01"),
        ])
    func dates(value: String, format: String, iso: String) throws {
        #expect(try shown(value, format) == Spreadsheet.Cell(iso, day: Day(iso: iso)))
    }

    @Test("The 1904 calendar, dates with a time, and plain numbers are read")
    func calendars() throws {
        let mac = try shown("44622", "14", properties: "<workbookPr date1904=\"1\"/>")
        #expect(mac == Spreadsheet.Cell("2026-03-03", day: Day(iso: "2026-03-03")))
        #expect(try shown("46084.75", "22") == Spreadsheet.Cell("2026-03-03 18:00", day: Day(iso: "2026-03-03")))
        #expect(try shown("-5", "14") == Spreadsheet.Cell("-5"))
        #expect(try shown("1E300", "14")?.day == nil)
    }

    @Test("Texts are read: shared, in runs, inline, of formulas, with blanks and characters that XML cannot contain")
    func texts() throws {
        let strings =
            "<si><t xml:space=\"preserve\"> 80x5 </t></si><si><r><t>80</t></r><r><t>x5</t></r><rPh><t>ignored</t></rPh></si>"
            + "<si><t>80x5_x000D_&#10;85x5 _x0041_ a_x _x00e9__x004G_ _x41_</t></si><si/>"
        let row =
            "<row r=\"7\"><c r=\"B7\" t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c><c t=\"s\"><v>2</v></c>"
            + "<c t=\"s\"><v>3</v></c><c t=\"b\"><v>1</v></c><c t=\"str\"><f>A1</f><v></v></c>"
            + "<c t=\"d\"><v>2026-03-03T00:00:00</v></c><c r=\"AA7\"><f>A1</f></c></row>"
        let read = try spreadsheet(ZipFixture(workbookParts(row, texts: strings)).file).sheets[0].rows[0]
        #expect(read.number == 7)
        #expect(
            read.cells.map(\.text).filter { !$0.isEmpty } == [
                "80x5", "80x5", "80x5\n85x5 A a_x é_x004G_ _x41_", "TRUE", "2026-03-03",
            ])
        #expect(read.cells.count == 27)
        #expect(read.cells[26] == Spreadsheet.Cell("", fault: .formulaWithoutValue))
        #expect(read.cells[6].isEmpty, "a formula whose value is an empty text")
    }

    @Test("A long text is cut, with a remark")
    func long() throws {
        let row = "<row><c t=\"inlineStr\"><is><t>\(String(repeating: "é", count: 9_000))</t></is></c></row>"
        let cell = try #require(try firstRow(workbookParts(row)).first)
        #expect(cell.text.count == 2_000)
        #expect(cell.fault == .tooLong)
    }

    @Test("More rows, columns or cells than a training sheet has are rejected with the sheet's name")
    func limits() throws {
        let row = "<row><c><v>1</v></c></row>"
        #expect(try sheetTexts(workbookParts(String(repeating: row, count: 2_000))).count == 2_000)
        #expect(
            sheetFault(workbookParts(String(repeating: row, count: 2_001)))
                == .tooManyRows(sheet: "Sheet1", count: 2_001, limit: 2_000))
        #expect(try firstRow(workbookParts("<row r=\"1\"><c r=\"CV1\"><v>1</v></c></row>")).count == 100)
        #expect(
            sheetFault(workbookParts("<row r=\"1\"><c r=\"CW1\"><v>1</v></c></row>"))
                == .tooManyColumns(sheet: "Sheet1", column: 101, limit: 100))
        let empty = "<row r=\"1048576\"><c r=\"XFD1048576\"/></row>"
        #expect(try sheetTexts(workbookParts(row + empty)) == [1: ["1"]], "cells without content are none")
        #expect(sheetFault(workbookParts("")) == .empty)
    }

    @Test(
        "Impossible content is rejected with its part and line",
        arguments: [
            "<row r=\"0\"/>", "<row r=\"1048577\"/>", "<row r=\"x\"/>", "<row r=\"2\"/><row r=\"2\"/>",
            "<row r=\"1\"><c r=\"A2\"/></row>", "<row r=\"1\"><c r=\"XFE1\"/></row>",
            "<row r=\"1\"><c r=\"1A\"/></row>",
            "<row><c t=\"s\"><v>0</v></c></row>", "<row><c t=\"s\"><v>-1</v></c></row>",
            "<row><c t=\"s\"><v>99999999999999999999</v></c></row>",
        ])
    func contradictions(row: String) {
        #expect(sheetFault(workbookParts(row)) == .contradiction(part: "xl/worksheets/sheet1.xml", line: 1))
    }

    @Test("Entities, endless nesting and broken XML are rejected with their part and line")
    func hostileXML() {
        var parts = workbookParts("<row/>")
        parts[1].1 = "\n<!DOCTYPE a [<!ENTITY b 'c'>]>" + parts[1].1
        #expect(sheetFault(parts) == .xml(part: "xl/workbook.xml", .documentType(line: 2)))
        let deep = String(repeating: "<a>", count: 100)
        #expect(
            sheetFault(workbookParts(deep))
                == .xml(part: "xl/worksheets/sheet1.xml", .tooDeep(line: 1, limit: 64)))
        guard case .xml(part: "xl/worksheets/sheet1.xml", .broken) = sheetFault(workbookParts("<row>")) else {
            Issue.record("a row without end was read")
            return
        }
        #expect(
            SheetError.Fault.xml(part: "xl/workbook.xml", .documentType(line: 2)).wording.text
                == "xl/workbook.xml, line 2: a document type declaration, which can do harm."
                + " No program saves a spreadsheet like this.")
    }

    @Test("Missing and external parts are named; external ones are not opened")
    func relations() {
        var parts = workbookParts("<row/>")
        parts.removeLast()
        #expect(sheetFault(parts) == .partMissing("xl/worksheets/sheet1.xml"))
        parts = workbookParts("<row/>")
        parts[2].1 = parts[2].1.replacingOccurrences(of: "worksheets/sheet1.xml", with: "../../sheet1.xml")
        #expect(sheetFault(parts) == .contradiction(part: "xl/_rels/workbook.xml.rels", line: 1))
        parts = workbookParts("<row/>")
        parts[2].1 = parts[2].1.replacingOccurrences(
            of: "Target=\"worksheets/sheet1.xml\"", with: "TargetMode=\"External\" Target=\"http://example.org/a\"")
        #expect(sheetFault(parts) == .partMissing("Sheet1"))
    }
}
