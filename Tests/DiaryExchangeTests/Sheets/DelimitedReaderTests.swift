import DiaryExchange
import Foundation
import Testing

@Suite("Sheets as text")
struct DelimitedReaderTests {
    private func rows(_ text: String, name: String = "plan.csv") throws -> [[String]] {
        try spreadsheet(Data(text.utf8), name: name).sheets.flatMap { $0.rows.map { $0.cells.map(\.text) } }
    }

    @Test(
        "The separator is detected",
        arguments: [
            "Exercise,Reps,1\nSquat,5,80x5\n", "Exercise;Reps;1\nSquat;5;80x5\n", "Exercise\tReps\t1\nSquat\t5\t80x5\n",
            "sep=;\r\nExercise;Reps;1\r\nSquat;5;80x5\r\n", "\u{FEFF}Exercise,\"Reps\",1\nSquat,5,\"80x5\"",
        ])
    func delimiters(text: String) throws {
        #expect(try rows(text) == [["Exercise", "Reps", "1"], ["Squat", "5", "80x5"]])
    }

    @Test("Decimal commas, quotation marks and line ends inside cells do not separate cells")
    func inside() throws {
        #expect(
            try rows("Cvik;1;2\nDřep;80,5x5;\"82,5x5\n85x5\"\nTlak;90\";\"\"\"lehké\"\"\"\n") == [
                ["Cvik", "1", "2"], ["Dřep", "80,5x5", "82,5x5\n85x5"], ["Tlak", "90\"", "\"lehké\""],
            ])
    }

    @Test("Unreadable lines are listed; text that is not UTF-8 is read with one remark")
    func issues() throws {
        let read = try spreadsheet(Data("a,b\n\"open,c\nd,e\n".utf8), name: "plan.csv")
        #expect(read.sheets.first?.name == "plan")
        #expect(read.sheets.first?.rows.map(\.number) == [1, 3])
        #expect(read.issues == [ImportIssue(line: 2, reason: .unclosedQuote)])
        let foreign = try spreadsheet(Data([0xDC, 0x62, 0x2C, 0x61, 0x0A, 0xDC, 0x2C, 0x61]), name: "plan.csv")
        #expect(foreign.sheets.first?.rows.first?.cells.first?.text == "Üb")
        #expect(foreign.issues == [ImportIssue(line: 1, reason: .foreignEncoding)])
    }

    @Test("The limits are the same as for workbooks")
    func limits() {
        let many = String(repeating: "a,b\n", count: 2_001)
        #expect(sheetFault(Data(many.utf8)) == .tooManyRows(sheet: "test", count: 2_001, limit: 2_000))
        #expect(
            sheetFault(Data((String(repeating: ",", count: 100) + "a").utf8))
                == .tooManyColumns(sheet: "test", column: 101, limit: 100))
        #expect(sheetFault(Data("\n,,\n".utf8)) == .empty)
        #expect(
            sheetFault(Data(String(repeating: "\"a\n", count: 1_002).utf8)) == .notASheet(kind: .textWithoutCells))
    }
}
