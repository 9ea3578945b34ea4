import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Hostile files of measurements")
struct BodyHostileTests {
    private static let text = """
        Date,Time,Weight kg,Body fat %,Chin,Chest,Waist in,BP,Grip (kg),Mood,Note
        2026-03-11,07:05,82.4,22.3,8.2/8.4,9,33.5,120/80,48,fine,"a, b"
        3/12/2026,7:05 PM,82,4,,,,,,,
        2026-03-13,,,,9,10,,,,,

        """

    @Test("NUL bytes and control characters are ignored")
    func controls() throws {
        let log = try bodyLog("Date,Weight kg,Note\n2026-03-11,82,a\u{1B}[31mb\u{7}\n2026-03-12,8\u{0}2,\n")
        #expect(log.drafts.map(\.measurement.note) == ["a [31mb"])
        #expect(log.rowIssues.map(\.reason) == [.nulByte])
    }

    @Test("A byte-order mark, Windows line ends and UTF-16 change nothing")
    func encodings() throws {
        let plain = try bodyLog(Self.text).drafts
        #expect(try bodyLog("\u{FEFF}" + Self.text.replacing("\n", with: "\r\n")).drafts == plain)
        let wide =
            Data([0xFF, 0xFE])
            + Self.text.utf16.reduce(into: Data()) { $0.append(contentsOf: [UInt8($1 & 0xFF), UInt8($1 >> 8)]) }
        #expect(try bodyLog(ImportFile(name: "wide.csv", bytes: wide)).drafts == plain)
    }

    @Test("A line of ten megabytes is rejected, and the next one is read")
    func longLine() throws {
        let long = "2026-03-11,82," + String(repeating: "x", count: 10_000_000)
        let log = try bodyLog("Date,Weight kg,Note\n\(long)\n2026-03-12,82,\n")
        #expect(log.drafts.count == 1)
        #expect(log.rowIssues.map(\.reason) == [.textTooLong])
        #expect(throws: ImportError.self) { try bodyLog(long) }
    }

    @Test("Hundreds of columns with no name, equal names or very long ones are read")
    func titles() throws {
        let many =
            (0..<300).map { "c\($0)" } + ["Weight kg", "Weight kg", String(repeating: "y", count: 500), "", "a;b"]
        let values = Array(repeating: "1", count: 300) + ["82", "83", "5", "6", "7"]
        let log = try bodyLog("Date,\(many.joined(separator: ","))\n2026-03-12,\(values.joined(separator: ","))\n")
        let measurement = try #require(log.drafts.first?.measurement)
        #expect(measurement.weight == Mass(82, .kg))
        #expect(measurement.own[try own("Weight (kg)")] == "83")
        #expect(measurement.own.count == 303)
        #expect(log.remarks == ["Line 1: column 305 has no title and was left out. Give it one."])
    }

    @Test("Damaged files cause issues or an error, never a crash", arguments: 0..<Rounds.of(150))
    func damaged(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var bytes = Array(Self.text.utf8)
        for _ in 0..<generator.number(1...20) {
            let place = generator.number(0...bytes.count - 1)
            switch generator.number(0...2) {
            case 0: bytes[place] = UInt8(generator.number(0...255))
            case 1: bytes.remove(at: place)
            default: bytes.insert(UInt8(generator.number(0...255)), at: place)
            }
        }
        let file = ImportFile(name: "damaged.csv", bytes: Data(bytes))
        do {
            let log = try bodyLog(file, unit: .kg)
            #expect(log.lines.count <= log.rowsRead)
            for draft in log.drafts { #expect(!draft.isEmpty) }
            let row = String(decoding: bytes, as: UTF8.self)
            let today = try #require(Day(iso: "2026-11-23"))
            _ = BodyRow.read(row, sites: SkinfoldSite.usual, today: today)
        } catch let error as ImportError {
            #expect(!error.wording.text.isEmpty)
        }
    }
}
