import DiaryStore
import Foundation
import GRDB
import Testing

@Suite("A read-only diary")
struct ReadOnlyTests {
    let disk: DiskDiary
    static let reading = DiaryOptions(readOnly: true, patience: 0.2)

    init() throws {
        disk = try DiskDiary()
        try disk.fill()
    }

    @Test("It shows everything and rejects every write")
    func refusesWrites() throws {
        let diary = try disk.open(Self.reading)
        #expect(diary.isReadOnly)
        #expect(try diary.clientNames().count == 3)
        #expect(try diary.nextUndo() == "Add Client 2")
        #expect(throws: StoreError.readOnly) { try diary.addClient("No") }
        #expect(throws: StoreError.readOnly) { try diary.undo() }
        #expect(throws: StoreError.readOnly) { try diary.redo() }
        #expect(throws: StoreError.readOnly) { try diary.drafts.save("a", "b") }
        #expect(throws: StoreError.readOnly) { try diary.gym.setUp(gym: "a", trainer: "b") }
        #expect(throws: StoreError.readOnly) { try diary.integrity.rebuildSearch() }
        #expect(try diary.integrity.report().isSound)
        try diary.close()
    }

    @Test("It sees the writes of another process")
    func seesOthers() throws {
        let writing = try disk.open()
        let diary = try disk.open(Self.reading)
        #expect(try !diary.hasChangedElsewhere())
        try writing.addClient("New")
        #expect(try diary.hasChangedElsewhere())
        #expect(try diary.clientNames().count == 4)
    }

    @Test("A missing or empty file is not made into a diary")
    func makesNothing() throws {
        let place = disk.folder.appendingPathComponent("none.sqlite")
        #expect(throws: StoreError.cannotOpen(path: place.path, reason: .system(ENOENT))) {
            try Diary(path: place.path, options: Self.reading)
        }
        #expect(!FileManager.default.fileExists(atPath: place.path))
        try Data().write(to: place)
        #expect(throws: StoreError.notBegun(path: place.path)) { try Diary(path: place.path, options: Self.reading) }
        #expect(try Diary.state(of: place.path) == .empty)
        #expect(try Data(contentsOf: place).isEmpty)
    }

    @Test("A diary of an older version is named as one, copied as it is, and not migrated by reading")
    func older() throws {
        try FileManager.default.removeItem(at: disk.file)
        try disk.raw(FrozenDiaryV2.sql)
        let bytes = try Data(contentsOf: disk.file)
        #expect(throws: StoreError.olderSchema(found: 2, known: Diary.schemaVersion)) { try disk.open(Self.reading) }
        #expect(try Diary.state(of: disk.file.path) == .older(schema: 2))
        #expect(try Diary.verify(disk.file).schema == 2)
        let copy = disk.folder.appendingPathComponent("copy.sqlite")
        try Diary.backup(of: disk.file.path, to: copy)
        #expect(try Diary.state(of: copy.path) == .older(schema: 2))
        #expect(try Diary(path: copy.path).clientNames() == ["Łukasz O'Neil"])
        #expect(try Data(contentsOf: disk.file) == bytes)
    }

    @Test("A file without write permission is opened read-only", .enabled(if: geteuid() != 0))
    func protectedFile() throws {
        chmod(disk.file.path, 0o400)
        #expect(throws: StoreError.readOnly) { try disk.open() }
        #expect(try disk.open(Self.reading).clientNames().count == 3)
    }

    @Test("A file in a folder without write permission is opened read-only", .enabled(if: geteuid() != 0))
    func protectedFolder() throws {
        for name in ["diary.sqlite-wal", "diary.sqlite-shm"] {
            try? FileManager.default.removeItem(at: disk.folder.appendingPathComponent(name))
        }
        chmod(disk.file.path, 0o400)
        chmod(disk.folder.path, 0o500)
        defer { chmod(disk.folder.path, 0o700) }
        #expect(throws: StoreError.readOnly) { try disk.open() }
        #expect(try disk.open(Self.reading).clientNames().count == 3)
        #expect(try Diary.verify(disk.file).counts?.clients == 3)
    }

    @Test("An unreadable file is reported as such", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        chmod(disk.file.path, 0)
        #expect(throws: StoreError.cannotOpen(path: disk.file.path, reason: .system(EACCES))) { try disk.open() }
    }
}
