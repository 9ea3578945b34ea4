import DiaryExchange
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("The ZIP archive of a spreadsheet")
struct ZipArchiveTests {
    private static let row = "<row><c t=\"inlineStr\"><is><t>P6</t></is></c></row>"
    private static let parts = workbookParts(row)
    private static let sheet = 5

    private func changed(_ index: Int, _ change: (inout ZipFixture.Entry) -> Void) -> ZipFixture {
        var fixture = ZipFixture(Self.parts)
        change(&fixture.entries[index])
        return fixture
    }

    @Test("Stored and deflated parts are read, also with a comment after the directory")
    func reads() throws {
        #expect(try sheetTexts(Self.parts) == [1: ["P6"]])
        var deflated = ZipFixture(Self.parts)
        for index in deflated.entries.indices {
            let bytes = deflated.entries[index].bytes
            deflated.entries[index].checksum = ZipFixture.checksum(bytes)
            deflated.entries[index].unpacked = bytes.count
            deflated.entries[index].bytes = deflatedBlocks(bytes)
            deflated.entries[index].method = 8
        }
        deflated.comment = Array("made by hand".utf8)
        #expect(sheetFault(deflated.file) == nil)
    }

    @Test("A file cut anywhere is rejected, never read in part")
    func cut() {
        let file = ZipFixture(Self.parts).file
        for length in 4..<file.count { #expect(sheetFault(file.prefix(length)) != nil, "length \(length)") }
        #expect(archiveFault(ZipFixture(Self.parts)) == nil)
        #expect(sheetFault(file.dropLast()) == .archive(.truncated))
    }

    @Test("A part with a wrong checksum or length is named")
    func damaged() {
        let name = "xl/worksheets/sheet1.xml"
        #expect(archiveFault(changed(Self.sheet) { $0.checksum = 1 }) == .checksum(entry: name))
        #expect(archiveFault(changed(Self.sheet) { $0.unpacked = 5 }) == .length(entry: name))
        #expect(archiveFault(changed(Self.sheet) { $0.packed = 1 << 24 }) == .length(entry: name))
        #expect(archiveFault(changed(Self.sheet) { $0.method = 12 }) == .method(entry: name, number: 12))
        #expect(archiveFault(changed(Self.sheet) { $0.offset = 3 }) == .damaged(byte: 3))
        // DEFLATE data must end exactly at its declared length.
        for length in [-1, 1] {
            let fixture = changed(Self.sheet) { entry in
                let bytes = entry.bytes
                entry.checksum = ZipFixture.checksum(bytes)
                entry.unpacked = bytes.count + length
                entry.bytes = deflatedBlocks(bytes)
                entry.method = 8
            }
            #expect(archiveFault(fixture) == .length(entry: name))
        }
        let noise = changed(Self.sheet) { entry in
            entry.unpacked = 100
            entry.bytes = [UInt8](repeating: 0xFF, count: 50)
            entry.method = 8
        }
        #expect(archiveFault(noise) == .length(entry: name))
    }

    @Test("A part of huge declared size is rejected before it is unpacked")
    func bombs() {
        let name = "xl/worksheets/sheet1.xml"
        func bomb(_ size: Int) -> ZipFixture {
            changed(Self.sheet) { entry in
                entry.method = 8
                entry.unpacked = size
            }
        }
        #expect(archiveFault(bomb(2 << 20)) == .tooTight(entry: name, limit: 100))
        #expect(archiveFault(bomb(65 << 20)) == .tooMuch(limit: 64 << 20))
        #expect(
            SheetError(name: "a.xlsx", .archive(.tooMuch(limit: 64 << 20))).wording.text
                == "a.xlsx: it would unpack to more than 64 MB: it is not a training sheet.")
        // An entry that declares less than it contains.
        let liar = changed(Self.sheet) { entry in
            entry.bytes = deflatedBlocks([UInt8](repeating: 0x20, count: 8 << 20))
            entry.method = 8
            entry.unpacked = 1000
        }
        #expect(archiveFault(liar) == .length(entry: name))
    }

    @Test("The limit is for all parts that are read, repeated reads included")
    func total() {
        // 200 KB of blanks after the cells: 300 sheets with the same part are less than 64 MB, 400 are more.
        var parts = workbookParts(Self.row, after: String(repeating: " ", count: 200 << 10))
        let workbook = parts[1].1
        let sheet = "<sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"r1\"/>"
        func many(_ count: Int) -> String {
            workbook.replacingOccurrences(of: sheet, with: String(repeating: sheet, count: count))
        }
        parts[1].1 = many(300)
        #expect(sheetFault(parts) == nil)
        parts[1].1 = many(400)
        #expect(sheetFault(parts) == .archive(.tooMuch(limit: 64 << 20)))
        parts[1].1 = many(501)
        #expect(sheetFault(parts) == .tooManySheets(limit: 500))
    }

    @Test("A file above 50 MB is rejected before it is opened")
    func large() {
        let size = (50 << 20) + 1
        #expect(sheetFault(Data(count: size)) == .tooLarge(bytes: size, limit: 50 << 20))
    }

    @Test("Messages state sizes and limits in the unit that they name")
    func units() {
        func text(_ fault: SheetError.Fault) -> String { SheetError(name: "a.xlsx", fault).wording.text }
        // Both in MB; a size is rounded up, so that it is above its limit.
        #expect(
            text(.archive(.tooMuch(limit: 3 << 20)))
                == "a.xlsx: it would unpack to more than 3 MB: it is not a training sheet.")
        #expect(
            text(.tooLarge(bytes: (50 << 20) + 1, limit: 50 << 20))
                == "a.xlsx: 51 MB, and the limit is 50 MB. Save the sheet alone.")
        // In KB.
        #expect(
            text(.xml(part: "xl/workbook.xml", .tooLong(line: 2, limit: 1 << 20)))
                == "a.xlsx: xl/workbook.xml, line 2: a tag or comment of more than 1024 KB. "
                + "No program saves a spreadsheet like this.")
        // How many times its packed size a part may have.
        #expect(
            text(.archive(.tooTight(entry: "xl/workbook.xml", limit: 100)))
                == "a.xlsx: xl/workbook.xml would unpack to more than 100 times its size: it is not a training sheet.")
    }

    @Test("Encryption means a password")
    func encrypted() {
        #expect(sheetFault(changed(Self.sheet) { $0.flags = 1 }.file) == .passwordProtected)
        #expect(sheetFault(changed(0) { $0.flags = 0x41 }.file) == .passwordProtected)
    }

    @Test("Duplicate names, also by case, and names that lead outside are rejected")
    func names() {
        var twice = ZipFixture(Self.parts)
        twice.entries.append(ZipFixture.Entry("XL/workbook.xml", "<a/>"))
        #expect(archiveFault(twice) == .nameTwice("XL/workbook.xml"))
        for name in ["../evil", "xl/../../evil", "/etc/passwd", "xl\\..\\evil", "C:evil", "", "a\u{0}b"] {
            var fixture = ZipFixture(Self.parts)
            fixture.entries.append(ZipFixture.Entry(name, "x"))
            #expect(archiveFault(fixture) == .nameOutside(name))
        }
    }

    @Test("Volumes, ZIP64 and thousands of parts are rejected")
    func forms() {
        var volumes = ZipFixture(Self.parts)
        volumes.volume = 1
        #expect(archiveFault(volumes) == .severalVolumes)
        var many = ZipFixture(Self.parts)
        many.count = 0xFFFF
        #expect(archiveFault(many) == .zip64)
        many.count = 5_001
        #expect(archiveFault(many) == .tooManyEntries(count: 5_001, limit: 5_000))
        many.count = 7
        guard case .damaged = archiveFault(many) else {
            Issue.record("an entry that is not there was read")
            return
        }
        #expect(archiveFault(changed(Self.sheet) { $0.unpacked = 0xFFFF_FFFF }) == .zip64)
    }

    @Test("Other files are named")
    func others() {
        let container: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        #expect(sheetFault(Data(container + [UInt8](repeating: 0, count: 600))) == .oldWorkbook)
        let secret = container + [UInt8](repeating: 0, count: 600) + "EncryptedPackage".utf8.flatMap { [$0, 0] }
        #expect(sheetFault(Data(secret)) == .passwordProtected)
        #expect(sheetFault(Data("%PDF-1.7".utf8)) == .notASheet(kind: .pdf))
        #expect(sheetFault(Data("<html>".utf8)) == .notASheet(kind: .markup))
        #expect(sheetFault([("word/document.xml", "<a/>")]) == .notASheet(kind: .textDocument))
        #expect(sheetFault([("photo.jpg", "x")]) == .notASheet(kind: .zip))
        #expect(sheetFault([("xl/workbook.bin", "x")]) == .binaryWorkbook)
        #expect(
            SheetError(name: "plan.xls", .oldWorkbook).wording.text
                == "plan.xls: an old Excel workbook (.xls). Save it as .xlsx.")
    }
}
