import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

@Suite("Malicious tracks")
struct HostileTrackTests {
    @Test("Entities are rejected before they expand: billion laughs, quadratic blow-up, local files")
    func entities() {
        let laughs =
            "<?xml version='1.0'?>\n<!DOCTYPE gpx [<!ENTITY a 'haha'>"
            + "abcdefgh".map { "<!ENTITY \($0)\($0) '\(String(repeating: "&a;", count: 10))'>" }.joined()
            + "]><gpx><trk><name>&hh;</name></trk></gpx>"
        #expect(fault(laughs) == .xml(.documentType(line: 2)))
        let blowUp =
            "<!DOCTYPE gpx [<!ENTITY a '\(String(repeating: "x", count: 100_000))'>]><gpx><trk><name>"
            + String(repeating: "&a;", count: 100_000) + "</name></trk></gpx>"
        #expect(fault(blowUp) == .xml(.documentType(line: 1)))
        let outside = "<!DOCTYPE gpx [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><gpx><trk><name>&a;</name></trk></gpx>"
        #expect(fault(outside) == .xml(.documentType(line: 1)))
        #expect(fault("<!DOCTYPE gpx SYSTEM 'http://example.org/gpx.dtd'><gpx></gpx>") == .xml(.documentType(line: 1)))
        #expect(fault("<!DOCTYPE gpx PUBLIC '-//x' 'x'><gpx></gpx>") == .xml(.documentType(line: 1)))
        guard case .xml(.broken(1, _, _)) = fault("<gpx><trk><name>&unknown;</name></trk></gpx>") else {
            Issue.record("an entity that nobody defined was read")
            return
        }
    }

    @Test("XML's five entities and numeric ones are read")
    func ownEntities() throws {
        let text = gpx("<trkseg>\(trkpt(0, 1))</trkseg>").replacingOccurrences(
            of: "Morning", with: "a &lt;b&gt; &amp; &#x10D;")
        #expect(try tracks(text).first?.title == "a <b> & č")
    }

    @Test("Endless nesting is rejected at its line")
    func nesting() {
        let deep = "<gpx>\n" + String(repeating: "<a>", count: 1_000_000)
        #expect(fault(deep) == .xml(.tooDeep(line: 2, limit: 64)))
    }

    @Test("An element with many attributes and an endless tag are rejected")
    func longTags() {
        let attributes = (0..<100).map { "a\($0)='1'" }.joined(separator: " ")
        #expect(fault("<gpx>\n<trk \(attributes)></trk></gpx>") == .xml(.tooManyAttributes(line: 2, limit: 64)))
        let endless = "<gpx>\n<trk a='" + String(repeating: "x", count: 8 << 20)
        #expect(fault(endless) == .xml(.tooLong(line: 2, limit: 1 << 20)))
        let comment = "<gpx>\n<!--" + String(repeating: "x", count: 8 << 20)
        #expect(fault(comment) == .xml(.tooLong(line: 2, limit: 1 << 20)))
        let early = "<!--" + String(repeating: "x", count: 8 << 20)
        #expect(fault(early) == .xml(.tooLong(line: 1, limit: 1 << 20)))
    }

    @Test("A name of megabytes is truncated")
    func longName() throws {
        let text = gpx("<trkseg>\(trkpt(0, 1))</trkseg>")
            .replacingOccurrences(of: "Morning", with: String(repeating: "x", count: 4 << 20))
        #expect(try tracks(text).first?.title.count == 200)
    }

    @Test("Broken XML is named with its line and column")
    func broken() {
        let text = "<gpx>\n<trk>\n  <name>x</nome>\n</trk></gpx>"
        #expect(fault(text) == .xml(.broken(line: 3, column: 12, reason: "mismatched tag")))
        #expect(
            TrackError(name: "a.gpx", .xml(.broken(line: 3, column: 12, reason: "mismatched tag"))).wording.text
                == "a.gpx: line 3, column 12: the XML is broken (mismatched tag). Export the file again.")
        guard case .xml(.broken(line: 1, _, _)) = fault("<gpx><trk>\u{0B}</trk></gpx>") else {
            Issue.record("a control character was read")
            return
        }
    }

    @Test("Every truncation of a file gives an error or a track, never a crash")
    func prefixes() throws {
        let text = Array(
            gpx("<trkseg>\(trkpt(0, 50, 14, "<ele>1</ele>"))\(trkpt(10, 50.001))</trkseg>").utf8)
        for length in 0..<text.count { #expect(fault(Data(text.prefix(length))) != nil) }
        let fit = FITFixture.run().file
        for length in 0..<fit.count {
            do {
                for track in try TrackReader.read(ImportFile(name: "x", bytes: fit.prefix(length))) {
                    #expect(track.issues.contains { $0.reason == .truncated }, "length \(length)")
                }
            } catch {
                #expect(!error.wording.text.isEmpty)
            }
        }
    }

    @Test("Ten gigabytes are rejected by size, before anything is read")
    func huge() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("huge-\(UUID().uuidString).gpx").path
        #expect(FileManager.default.createFile(atPath: path, contents: Data("<gpx>".utf8)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        // A sparse file: ten gigabytes long, one block on disk.
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: 10 << 30)
        try handle.close()
        let error = ImportError.tooLarge(path: path, bytes: 10 << 30, limit: ImportFile.sizeLimit)
        #expect(throws: error) { try tracks(path: path) }
    }

    @Test("Files that are not tracks are named")
    func others() {
        #expect(fault("") == .unknownFormat)
        #expect(fault("Date,Workout Name\n") == .unknownFormat)
        #expect(fault("<html><body>Log in</body></html>") == .unknownFormat)
        #expect(fault("{\"gpx\": 1}") == .unknownFormat)
        #expect(fault(Data(count: 100)) == .unknownFormat)
        #expect(throws: ImportError.missing(path: "/none.gpx")) { try tracks(path: "/none.gpx") }
    }

    @Test("A file that may be a track is a track, another file, or broken")
    func perhapsTrack() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("perhaps-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        func read(_ bytes: Data) throws -> Int? {
            try bytes.write(to: URL(fileURLWithPath: path))
            do { return try tracks(path: path).count } catch ImportError.unknownFormat { return nil }
        }
        #expect(try read(FITFixture.run().file) == 1)
        #expect(try read(Data(gpx("<trkseg>\(trkpt(0, 1))</trkseg>").utf8)) == 1)
        #expect(try read(Data("Date,Workout Name\n".utf8)) == nil)
        #expect(try read(Data("<html></html>".utf8)) == nil)
        #expect(throws: ImportError.self) { try read(Data("<gpx><trk>".utf8)) }
        #expect(throws: ImportError.self) { try read(Data()) }
    }

    @Test("Endless points are rejected")
    func manyPoints() {
        let point = "<trkpt lat='1' lon='1'/>"
        let text = "<gpx><trk><trkseg>" + String(repeating: point, count: PackedTrack.maxPoints + 1)
        #expect(fault(text) == .tooManyPoints(limit: PackedTrack.maxPoints))
    }
}
