import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@testable import DiaryExchange

@Suite("Files with unexpected content")
struct HostileFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("exchange-\(UUID().uuidString)", isDirectory: true)

    private func withFile(_ bytes: Data, _ body: (String) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("export.csv")
        try bytes.write(to: url)
        try body(url.path)
    }

    @Test("A file on disk is read like its bytes")
    func onDisk() throws {
        try withFile(Data(StrongFixture.layoutA.text.utf8)) { path in
            let file = try ImportFile(path: path)
            #expect(file.name == "export.csv")
            #expect(try trainingLog(file, unit: .kg).rowsRead == 3)
        }
    }

    @Test("An empty file is rejected")
    func empty() throws {
        try withFile(Data()) { path in
            #expect(throws: ImportError.empty(path: path)) { try ImportFile(path: path) }
        }
    }

    @Test("A missing file, a directory and a device have different errors")
    func notFiles() throws {
        try withFile(Data("x".utf8)) { path in
            #expect(throws: ImportError.missing(path: path + "x")) { try ImportFile(path: path + "x") }
            #expect(throws: ImportError.missing(path: path + "/x")) { try ImportFile(path: path + "/x") }
            #expect(throws: ImportError.isDirectory(path: folder.path)) { try ImportFile(path: folder.path) }
        }
        #expect(throws: ImportError.notAFile(path: "/dev/null")) { try ImportFile(path: "/dev/null") }
    }

    @Test("A file without permission is rejected", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        try withFile(Data("x".utf8)) { path in
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            #expect { try ImportFile(path: path) } throws: { error in
                if case .unreadable = error as? ImportError { true } else { false }
            }
        }
    }

    @Test("A file above the limit is rejected without being read")
    func tooLarge() throws {
        try withFile(Data("x".utf8)) { path in
            // A sparse file: a gigabyte long, but without blocks on disk.
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.truncate(atOffset: 1 << 30)
            try handle.close()
            let error = ImportError.tooLarge(path: path, bytes: 1 << 30, limit: 512 << 20)
            #expect(throws: error) { try ImportFile(path: path) }
            #expect(error.wording.text == "\(path) has 1024 MB, the limit is 512 MB. Split it into parts.")
        }
    }

    @Test("Binary files are named by their kind")
    func binary() {
        for (bytes, kind) in [
            (Data([0x50, 0x4B, 3, 4]) + Data(count: 100), FileKind.zip),
            (Data([0x1F, 0x8B, 8, 0]), .gzip),
            (Data("%PDF-1.7".utf8), .pdf), (Data((0..<200).map { UInt8($0 % 7) }), .binary),
        ] {
            let file = ImportFile(name: "export.csv", bytes: bytes)
            #expect(throws: ImportError.notText(name: "export.csv", kind: kind)) { try ImportFormat.sniff(file) }
        }
    }

    @Test("Text of an unknown format is rejected with its first line")
    func unknownFormat() {
        let text = "title,start_time\nx,y\n"
        #expect(throws: ImportError.unknownFormat(name: "test.csv", header: "title,start_time")) {
            try ImportFormat.sniff(importFile(text))
        }
    }

    @Test("A header without rows is rejected")
    func headerOnly() {
        for end in ["", "\n", "\r\n\r\n", "\n,,,\n"] {
            #expect(throws: ImportError.noRows(name: "test.csv")) { try trainingLog(StrongFixture.headerA + end) }
        }
    }

    @Test("A file that ends within a row reports that row")
    func truncated() throws {
        let text = StrongFixture.layoutA.text.dropLast(20)
        let log = try trainingLog(String(text), unit: .kg)
        #expect(log.rowsRead == 2)
        #expect(log.issues == [ImportIssue(line: 4, reason: .truncated(found: 7, expected: 12))])
    }

    @Test("An unclosed quote is reported where it starts, and the rest is read")
    func unclosedQuote() throws {
        let text = layoutA(start + "\"Squat,1,60,5,0,0,,,", start + "Squat,2,60,5,0,0,,,")
        let log = try trainingLog(text, unit: .kg)
        #expect(log.issues == [ImportIssue(line: 2, reason: .unclosedQuote)])
        #expect(log.rowsRead == 1)
    }

    @Test("A NUL byte is reported, and the rest is read")
    func nul() throws {
        let log = try trainingLog(layoutA(start + "Sq\0uat,1,60,5,0,0,,,", start + "Squat,2,60,5,0,0,,,"), unit: .kg)
        #expect(log.issues == [ImportIssue(line: 2, reason: .nulByte)])
        #expect(log.rowsRead == 1)
    }

    @Test("Windows-1252 is read, with one remark")
    func windows1252() throws {
        let rows = start + "Kniebeuge \u{E9}\u{80},1,60,5,0,0,,,\n" + start + "\u{DC}bung,1,60,5,0,0,,,\n"
        let bytes = Data((StrongFixture.headerA + "\n" + rows).unicodeScalars.map { UInt8($0.value) })
        let log = try trainingLog(ImportFile(name: "x", bytes: bytes), unit: .kg)
        #expect(log.sessions.first?.exercises.map(\.name) == ["Kniebeuge é€", "Übung"])
        #expect(log.issues == [ImportIssue(line: 2, column: "Exercise Name", reason: .foreignEncoding)])
        #expect(log.rowsRead == 2)
    }

    @Test("A header in Windows-1252 is recognised")
    func windows1252Header() throws {
        let bytes = Data(StrongFixture.german.text.unicodeScalars.map { UInt8($0.value) })
        let log = try trainingLog(ImportFile(name: "x", bytes: bytes), unit: .kg)
        #expect(log.rowsRead == 3)
        #expect(log.issues == [])
    }

    @Test("Names of any kind are read exactly")
    func names() throws {
        for name in ["💪🏽 Curl", "سكوات", "a\u{1B}[31mb", String(repeating: "long ", count: 1999) + "name", "\u{202E}x"] {
            let log = try trainingLog(layoutA(start + "\(name),1,60,5,0,0,,,"), unit: .kg)
            #expect(log.sessions.first?.exercises.first?.name == name)
        }
    }

    @Test("A file with too many faults is rejected")
    func onlyFaults() {
        let text = StrongFixture.headerA + "\n" + String(repeating: "x\n", count: 100_010)
        #expect(throws: ImportError.tooManyFaults(name: "test.csv", count: 100_001, line: 100_002)) {
            try trainingLog(text)
        }
    }

    @Test("Reading reports its progress and can be cancelled")
    func cancelling() throws {
        let text = StrongFixture.headerA + "\n" + String(repeating: start + "Squat,1,60,5,0,0,,,\n", count: 10_000)
        let file = importFile(text)
        var shares: [Double] = []
        _ = try ImportFormat.strong.read(file, massUnit: .kg) { share in
            shares.append(share)
            return true
        }
        #expect(shares.count == 3)
        #expect(shares == shares.sorted() && shares.last == 1)
        #expect(throws: ImportError.cancelled) {
            try ImportFormat.strong.read(file, massUnit: .kg) { _ in false }
        }
    }

    @Test("Messages name the position and the correction")
    func messages() {
        let issue = ImportIssue(line: 12, column: "Weight", reason: .numberAmbiguous("1,050"))
        #expect(
            issue.wording.text
                == "Line 12, Weight: \"1,050\" can be read in two ways. Write it without thousands separators.")
        #expect(ImportIssue(line: 3, reason: .emptySet).wording.text == "Line 3: no repetitions, time or distance.")
        #expect(ImportError.missing(path: "a.csv").wording.text == "a.csv: there is no such file. Check the path.")
    }
}
