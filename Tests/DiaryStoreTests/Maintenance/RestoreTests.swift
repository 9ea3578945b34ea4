import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Restoring a backup")
struct RestoreTests {
    let disk: DiskDiary
    let backup: URL
    let options = DiaryOptions(clock: DiaryClock(now: { Date(timeIntervalSince1970: 1_773_300_000) }), patience: 0.2)

    init() throws {
        disk = try DiskDiary()
        try disk.fill()
        backup = disk.folder.appendingPathComponent("backup.sqlite")
        let diary = try disk.open()
        try diary.backups.write(to: backup)
        try diary.addClient("Later")
        try diary.close()
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: disk.folder.path).sorted()) ?? []
    }

    @Test("The diary is replaced, and the old one is stored under a dated name")
    func restore() throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        let previous = try #require(try Diary.restore(from: backup, to: disk.file, options: options, zone: zone))
        #expect(previous.lastPathComponent == "diary-replaced-2026-03-12-072000.sqlite")
        #expect(try disk.rights("diary.sqlite") == 0o600)
        #expect(names == ["backup.sqlite", previous.lastPathComponent, "diary.sqlite"])
        #expect(try disk.open().clientNames().count == 3)
        #expect(try Diary(path: previous.path).clientNames().last == "Later")
    }

    @Test("Two restores in one second keep both replaced files")
    func twice() throws {
        let first = try Diary.restore(from: backup, to: disk.file, options: options)
        let second = try Diary.restore(from: backup, to: disk.file, options: options)
        #expect(first != second)
        #expect(names.count == 4)
    }

    @Test("A missing diary is restored")
    func newPlace() throws {
        let place = disk.folder.appendingPathComponent("other/diary.sqlite")
        #expect(try Diary.restore(from: backup, to: place, options: options) == nil)
        #expect(try Diary(path: place.path).clientNames().count == 3)
    }

    @Test("A broken, foreign, newer or missing backup is rejected and changes nothing")
    func refused() throws {
        let before = try Data(contentsOf: disk.file)
        let broken = disk.folder.appendingPathComponent("broken.sqlite")
        let good = try Data(contentsOf: backup)

        var bytes = good
        let page = 4096 * 3
        bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0x5A, count: 4096))
        try bytes.write(to: broken)
        #expect(throws: StoreError.self) { try Diary.restore(from: broken, to: disk.file, options: options) }

        try good.prefix(good.count / 2).write(to: broken)
        #expect(throws: StoreError.self) { try Diary.restore(from: broken, to: disk.file, options: options) }

        try Data("not a diary".utf8).write(to: broken)
        #expect(throws: StoreError.notADiary(path: broken.path)) {
            try Diary.restore(from: broken, to: disk.file, options: options)
        }
        try good.write(to: broken)
        try disk.raw("PRAGMA user_version = \(Diary.schemaVersion + 1)", at: broken)
        #expect(throws: StoreError.newerSchema(found: Diary.schemaVersion + 1, known: Diary.schemaVersion)) {
            try Diary.restore(from: broken, to: disk.file, options: options)
        }
        try FileManager.default.removeItem(at: broken)
        #expect(throws: StoreError.self) { try Diary.restore(from: broken, to: disk.file, options: options) }
        #expect(throws: StoreError.self) { try Diary.restore(from: disk.file, to: disk.file, options: options) }

        #expect(try Data(contentsOf: disk.file) == before)
        #expect(names.filter { $0.contains("replaced") || $0.contains("restored") } == [])
        #expect(try disk.open().clientNames().count == 4)
    }

    @Test("An open diary is not replaced")
    func open() throws {
        let diary = try disk.open()
        #expect(throws: StoreError.locked) { try Diary.restore(from: backup, to: disk.file, options: options) }
        #expect(try diary.clientNames().count == 4)
        try diary.addClient("Still writing")
        #expect(names.filter { $0.contains("replaced") || $0.contains("restored") } == [])
    }

    @Test("A damaged diary is replaced and stored with its log")
    func damaged() throws {
        var bytes = try Data(contentsOf: disk.file)
        bytes.replaceSubrange(0..<200, with: Data(repeating: 7, count: 200))
        try bytes.write(to: disk.file)
        let log = URL(fileURLWithPath: disk.file.path + "-wal")
        try Data("a log that cannot be read".utf8).write(to: log)
        let previous = try #require(try Diary.restore(from: backup, to: disk.file, options: options))
        #expect(try Data(contentsOf: previous) == bytes)
        #expect(FileManager.default.fileExists(atPath: previous.path + "-wal"))
        #expect(!FileManager.default.fileExists(atPath: log.path))
        #expect(try disk.open().clientNames().count == 3)
    }

    @Test("Another program's database is never replaced")
    func foreignTarget() throws {
        let place = disk.folder.appendingPathComponent("recipes.sqlite")
        try disk.raw("CREATE TABLE recipe (id INTEGER PRIMARY KEY)", at: place)
        #expect(throws: StoreError.notADiary(path: place.path)) {
            try Diary.restore(from: backup, to: place, options: options)
        }
    }

    @Test("Writes between the check of the diary and its replacement are blocked")
    func keepsItsLock() throws {
        let file = DiaryFile(path: disk.file.path)
        try file.whileUnused(options) {
            let write = { try disk.raw("DELETE FROM draft") }
            #expect(throws: DatabaseError.self) { try write() }
        }
        try disk.raw("DELETE FROM draft")
        try file.alone(options) {
            let open = { _ = try disk.open(options) }
            #expect(throws: StoreError.locked) { try open() }
        }
        #expect(try disk.open().clientNames().count == 4)
    }

    @Test("A diary behind a link is replaced at its target")
    func link() throws {
        let link = disk.folder.appendingPathComponent("link.sqlite")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: disk.file)
        try Diary.restore(from: backup, to: link, options: options)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == disk.file.path)
        #expect(try disk.open().clientNames().count == 3)
    }
}
