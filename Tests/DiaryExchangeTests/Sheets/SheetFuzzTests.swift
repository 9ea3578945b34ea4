import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Damaged spreadsheets")
struct SheetFuzzTests {
    private func use(_ spreadsheet: Spreadsheet) {
        #expect(!spreadsheet.sheets.isEmpty)
        for sheet in spreadsheet.sheets {
            #expect(!sheet.rows.isEmpty && sheet.rows.count <= 2_000)
            #expect(sheet.rows.allSatisfy { (1...100).contains($0.cells.count) && $0.cells.last?.isEmpty == false })
            let draft = PhaseGrid.read(sheet, today: march10)
            #expect(draft?.rows.allSatisfy { !$0.exercise.isEmpty } ?? true)
            #expect(draft?.unread.allSatisfy { !$0.wording.text.isEmpty } ?? true)
        }
    }

    /// Changes some bytes of one part and packs it with a matching checksum, so that the damage reaches the parsers.
    @Test("Damaged parts with correct checksums give a spreadsheet or an error")
    func parts() {
        let table =
            "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c><c r=\"C1\" s=\"1\"><v>46084</v></c></row>"
            + "<row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t>Squat</t></is></c><c r=\"B2\"><v>5</v></c>"
            + "<c r=\"C2\" t=\"str\"><f>A1</f><v>80x5</v></c></row>"
        let cell = "<table:table-cell office:value-type=\"string\" table:number-columns-repeated=\"2\">"
        let documents = [
            workbookParts(
                table, after: "<mergeCells><mergeCell ref=\"A1:B2\"/></mergeCells>",
                texts: "<si><t>Exercise</t></si><si><r><t>Re</t></r><r><t>ps</t></r></si>",
                styles: "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>"),
            openDocumentParts(
                "<table:table-row table:number-rows-repeated=\"3\">\(cell)<text:p>Squat<text:s/>x</text:p></table:table-cell>"
                    + "<table:table-cell office:value-type=\"date\" office:date-value=\"2026-03-03\"/></table:table-row>"
            ),
        ]
        var generator = SeededGenerator(seed: 2031)
        var understood = 0
        for round in 0..<Rounds.of(2_000) {
            var fixture = ZipFixture(documents[round % 2])
            let part = round % 2 == 0 ? Int.random(in: 0..<6, using: &generator) : 1
            var bytes = fixture.entries[part].bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
                case 1: bytes[place] = Array("0123456789-.:\"<>/".utf8).randomElement(using: &generator) ?? 0
                case 2 where bytes.count > 60:
                    bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...8, using: &generator)))
                default:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
                    bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            fixture.entries[part].bytes = bytes
            do throws(SheetError) {
                use(try spreadsheet(fixture.file))
                understood += 1
            } catch {
                #expect(!error.wording.text.isEmpty)
            }
        }
        #expect(understood > Rounds.of(100))
    }

    @Test("Damaged archives give a spreadsheet or an error, never a crash")
    func archives() throws {
        var generator = SeededGenerator(seed: 2032)
        let files = try ["specified.xlsx", "specified.ods"].map { name in
            try Data(
                contentsOf: packageRoot.appendingPathComponent("Tests/DiaryExchangeTests/Fixtures/sheets/\(name)"))
        }
        for round in 0..<Rounds.of(3_000) {
            var bytes = [UInt8](files[round % 2])
            // Damage to the directory at the end gets further than damage to packed bytes, which fails the checksum.
            let first = round % 4 < 2 ? bytes.count * 2 / 3 : 4
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: first..<bytes.count, using: &generator)] = UInt8.random(
                    in: .min ... .max, using: &generator)
            }
            do throws(SheetError) {
                use(try spreadsheet(Data(bytes)))
            } catch {
                #expect(!error.wording.text.isEmpty)
            }
        }
        for file in files {
            for length in stride(from: 0, to: file.count, by: 7) where length > 3 {
                #expect(sheetFault(file.prefix(length)) != nil, "length \(length)")
            }
        }
    }
}
