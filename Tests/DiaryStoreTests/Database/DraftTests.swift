import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("A draft belongs to the window that typed it")
struct DraftTests {
    let disk: DiskDiary

    init() throws {
        disk = try DiskDiary()
        try disk.fill(clients: 1)
    }

    /// The files in the folder besides the diary, its log and its shared memory.
    private func others() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: disk.folder.path)
            .filter { !["diary.sqlite", "diary.sqlite-wal", "diary.sqlite-shm"].contains($0) }
    }

    private func put(_ text: String, under key: String) throws {
        let other = try disk.otherProgram()
        try other.write { try $0.execute(sql: "INSERT INTO draft VALUES (?, ?, 0)", arguments: [key, text]) }
        try other.close()
    }

    @Test("Deleting a draft does not wait for the disk; the next change does")
    func deletion() throws {
        let diary = try disk.open()
        func level() throws -> Int? {
            try diary.writer.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        }
        try diary.drafts.save("client new", "Anna")
        let within = try diary.writeAlone(waitsForDisk: false) { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(within == 1)
        #expect(try level() == 2)
        struct Failure: Error {}
        #expect(throws: (any Error).self) { try diary.writeAlone(waitsForDisk: false) { _ in throw Failure() } }
        #expect(try level() == 2)
        try diary.drafts.delete("client new")
        #expect(try level() == 2)
        #expect(try diary.drafts.bringBack("client new") == nil)
        #expect(try !disk.open().hasChangedElsewhere())
        #expect(try disk.open().drafts.bringBack("client new") == nil)
    }

    @Test("Two windows type into the same form without getting or losing each other's text")
    func apart() throws {
        let (one, two) = (try disk.open(), try disk.open())
        try one.drafts.save("client new", "Anna")
        #expect(try two.drafts.bringBack("client new") == nil)
        try two.drafts.save("client new", "Ben")
        #expect(try one.drafts.bringBack("client new") == "Anna")
        #expect(try two.drafts.bringBack("client new") == "Ben")
        try two.drafts.delete("client new")
        #expect(try one.drafts.bringBack("client new") == "Anna")
        #expect(try two.drafts.bringBack("client new") == nil)
        try one.change("Both") { change in
            #expect(try change.drafts.bringBack("client new") == "Anna")
            try change.drafts.delete("client new")
        }
        #expect(try one.drafts.bringBack("client new") == nil)
    }

    @Test("The drafts of a closed window are restored in one other window, which then owns them")
    func closed() throws {
        let (one, two, three) = (try disk.open(), try disk.open(), try disk.open())
        try one.drafts.save("client new", "Anna")
        try one.drafts.save("client new 2", "another form")
        try one.close()
        #expect(try two.drafts.bringBack("client new") == "Anna")
        #expect(try three.drafts.bringBack("client new") == nil)
        try two.drafts.save("client new", "Anna B")
        try two.close()
        #expect(try three.drafts.bringBack("client new") == "Anna B")
        try three.drafts.delete("client new")
        #expect(try three.drafts.bringBack("client new") == nil)
        #expect(try three.drafts.bringBack("client new 2") == "another form")
    }

    @Test("Of the drafts of several windows the newest is restored first, and none is lost")
    func several() throws {
        for (number, name) in ["Anna", "Ben"].enumerated() {
            let at = Date(timeIntervalSince1970: 1_773_300_000 + Double(number))
            let diary = try disk.open(DiaryOptions(clock: DiaryClock(now: { at })))
            try diary.drafts.save("client new", name)
            try diary.close()
        }
        let diary = try disk.open()
        #expect(try diary.drafts.bringBack("client new") == "Ben")
        try diary.drafts.save("client new", "Benno")
        #expect(try diary.drafts.bringBack("client new") == "Benno")
        try diary.drafts.delete("client new")
        #expect(try diary.drafts.bringBack("client new") == "Anna")
    }

    @Test("Drafts of a killed window or an older program are restored, and so are those without a window")
    func left() throws {
        try put("an older program's", under: "a")
        try put("a killed one's", under: "b\t0123456789abcdef")
        try Data().write(to: disk.folder.appendingPathComponent("diary.sqlite.0123456789abcdef.open"))
        try put("a hostile one's", under: "c\t../diary")
        try put("nobody's", under: "d\t")
        let diary = try disk.open()
        #expect(try diary.drafts.bringBack("a") == "an older program's")
        #expect(try diary.drafts.bringBack("b") == "a killed one's")
        #expect(try diary.drafts.bringBack("c") == "a hostile one's")
        #expect(try diary.drafts.bringBack("d") == "nobody's")
        #expect(try others() == ["diary.sqlite.\(try #require(diary.windowName)).open"])
    }

    @Test("The file of a window exists from its first draft until it is closed, for the user only")
    func file() throws {
        let diary = try disk.open()
        #expect(try diary.drafts.bringBack("form") == nil)
        #expect(try others() == [])
        try diary.drafts.save("form", "half")
        let names = try others()
        #expect(names.count == 1)
        #expect(try disk.rights(names[0]) == 0o600)
        // A backup removes leftover files, but this one is in use.
        try disk.open().backups.write(to: disk.folder.appendingPathComponent("copy.sqlite"))
        #expect(try others().sorted() == ["copy.sqlite", names[0]].sorted())
        try diary.close()
        #expect(try others() == ["copy.sqlite"])
    }

    @Test("A link to the diary leads to the same windows")
    func link() throws {
        let folder = disk.folder.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("link.sqlite")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: disk.file)
        let (one, two) = (try disk.open(), try Diary(path: link.path))
        try one.drafts.save("form", "half")
        #expect(try two.drafts.bringBack("form") == nil)
        try one.close()
        #expect(try two.drafts.bringBack("form") == "half")
    }

    @Test("A read-only window shows another window's drafts without taking them")
    func readOnly() throws {
        let one = try disk.open()
        try one.drafts.save("form", "half")
        let reader = try disk.open(ReadOnlyTests.reading)
        #expect(try reader.drafts.bringBack("form") == nil)
        try one.close()
        #expect(try reader.drafts.bringBack("form") == "half")
        #expect(try disk.open().drafts.bringBack("form") == "half")
    }

    @Test("A diary in memory has one window")
    func memory() throws {
        let diary = try Diary.inMemory()
        try diary.drafts.save("form", "half")
        #expect(diary.windowName == nil)
        #expect(try diary.drafts.bringBack("form") == "half")
    }
}
