import DiaryStore
import Foundation
import Phrases
import Testing

@testable import SpotterCore

@Suite("Exports never replace another file unasked")
struct ExportFileTests {
    /// A folder that is deleted with the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/spotter-files-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    private let diary: Diary

    init() throws { diary = try Diary.inMemory() }

    /// Writes like the forms.
    private func write(_ text: String, to path: String, replacing: Bool = false) throws(ExportFile.Problem) {
        try ExportFile.write(text, to: path, replacing: replacing, sparing: diary)
    }

    @Test("An existing file, link or folder is left alone and named")
    func existing() throws {
        let folder = try Folder()
        let file = folder.path + "/a.csv"
        try write("one", to: file)
        #expect(throws: ExportFile.Problem.exists(file)) { try write("two", to: file) }
        #expect(folder.text("a.csv") == "one")
        try write("two", to: file, replacing: true)
        #expect(folder.text("a.csv") == "two")
        let link = folder.path + "/link.csv"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/elsewhere")
        #expect(throws: ExportFile.Problem.exists(link)) { try write("two", to: link) }
        #expect(folder.names == ["a.csv", "link.csv"])
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }

    @Test("Several files are all written or none, unless they may be replaced")
    func several() throws {
        let folder = try Folder()
        try write("mine", to: folder.path + "/b.csv")
        let files = ["a.csv", "b.csv", "c.csv"].map { (name: $0, text: "new") }
        #expect(throws: ExportFile.Problem.exists(folder.path + "/b.csv")) {
            try ExportFile.write(files, into: folder.path, replacing: false, sparing: diary)
        }
        #expect(folder.names == ["b.csv"])
        #expect(folder.text("b.csv") == "mine")
        try ExportFile.write(files, into: folder.path + "/", replacing: true, sparing: diary)
        #expect(folder.names.compactMap { folder.text($0) } == ["new", "new", "new"])
    }

    @Test("A file name contains the client and the content, without path separators")
    func names() {
        #expect(ExportFile.name("Jan Novák", "Press 1/2", "e1RM", ending: "csv") == "Jan Novák Press 1-2 e1RM.csv")
        #expect(ExportFile.name("", ".hidden\u{7}", ending: "txt") == "_.hidden-.txt")
        #expect(ExportFile.name(String(repeating: "ž", count: 200)).utf8.count <= 120)
    }

    @Test("The diary and its files are never replaced, however their path is spelled")
    func diaryStays() throws {
        let folder = try Folder()
        let open = try Diary(path: folder.path + "/diary.sqlite")
        try open.gym.setUp(gym: "Iron", trainer: "Ada")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/here", withDestinationPath: folder.path)
        for name in ["diary.sqlite", "here/diary.sqlite", "./diary.sqlite-wal", "here/diary.sqlite-shm"] {
            let path = folder.path + "/" + name
            #expect(throws: ExportFile.Problem.isDiary(path), "\(name)") {
                try ExportFile.write("text", to: path, replacing: true, sparing: open)
            }
        }
        #expect(throws: ExportFile.Problem.isDiary(folder.path + "/diary.sqlite")) {
            try ExportFile.write([("diary.sqlite", "text")], into: folder.path, replacing: true, sparing: open)
        }
        try open.settings.set("still", to: "there")
        #expect(try open.integrity.report().isSound)
    }

    @Test("Planted links for temporary files are not followed")
    func plantedLinks() throws {
        let folder = try Folder()
        let victim = folder.path + "/victim"
        try write("precious", to: victim)
        let out = folder.path + "/out.txt"
        try FileManager.default.createSymbolicLink(
            atPath: "\(out).\(getpid()).new", withDestinationPath: victim)
        try FileManager.default.createSymbolicLink(atPath: out, withDestinationPath: victim)
        try write("export", to: out, replacing: true)
        #expect(folder.text("victim") == "precious")
        #expect(folder.text("out.txt") == "export")
        #expect(throws: (any Error).self) { try FileManager.default.destinationOfSymbolicLink(atPath: out) }
        #expect(folder.names.count == 3)
    }

    @Test("A pipe or a device is written to, a folder rejected; none is replaced")
    func devices() throws {
        let folder = try Folder()
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try write("through", to: pipe, replacing: true)
        var bytes = [UInt8](repeating: 0, count: 20)
        #expect(read(reader, &bytes, 20) == 7)
        var status = stat()
        #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        try write("nowhere", to: "/dev/null", replacing: true)
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
        #expect(throws: ExportFile.Problem.refused(path: folder.path, reason: "Is a directory")) {
            try write("x", to: folder.path, replacing: true)
        }
    }
}
