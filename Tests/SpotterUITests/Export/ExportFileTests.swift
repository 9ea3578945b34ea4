import Foundation
import Testing

@testable import SpotterUI

@Suite("Exports never take the place of another file unasked")
struct ExportFileTests {
    /// A folder that goes away with the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/spotter-files-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    @Test("A file, a link or a folder that is there is left alone and named")
    func existing() throws {
        let folder = try Folder()
        let file = folder.path + "/a.csv"
        try ExportFile.write("one", to: file)
        #expect(throws: ExportFile.Problem.exists(file)) { try ExportFile.write("two", to: file) }
        #expect(folder.text("a.csv") == "one")
        try ExportFile.write("two", to: file, replacing: true)
        #expect(folder.text("a.csv") == "two")
        let link = folder.path + "/link.csv"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/elsewhere")
        #expect(throws: ExportFile.Problem.exists(link)) { try ExportFile.write("two", to: link) }
        #expect(folder.names == ["a.csv", "link.csv"])
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }

    @Test("Of several files all are written or none, unless they may be replaced")
    func several() throws {
        let folder = try Folder()
        try ExportFile.write("mine", to: folder.path + "/b.csv")
        let files = ["a.csv", "b.csv", "c.csv"].map { (name: $0, text: "new") }
        #expect(throws: ExportFile.Problem.exists(folder.path + "/b.csv")) {
            try ExportFile.write(files, into: folder.path, replacing: false)
        }
        #expect(folder.names == ["b.csv"])
        #expect(folder.text("b.csv") == "mine")
        try ExportFile.write(files, into: folder.path + "/", replacing: true)
        #expect(folder.names.compactMap { folder.text($0) } == ["new", "new", "new"])
    }

    @Test("A name has the client and what is in the file, and no sign of a path")
    func names() {
        #expect(ExportFile.name("Jan Novák", "Press 1/2", "e1RM", ending: "csv") == "Jan Novák Press 1-2 e1RM.csv")
        #expect(ExportFile.name("", ".hidden\u{7}", ending: "txt") == "_.hidden-.txt")
        #expect(ExportFile.name(String(repeating: "ž", count: 200)).utf8.count <= 120)
    }
}
