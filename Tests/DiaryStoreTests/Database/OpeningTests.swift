import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("Opening a diary")
struct OpeningTests {
    let disk: DiskDiary

    init() throws { disk = try DiskDiary() }

    @Test("A new diary and its folders belong to the user alone")
    func newFile() throws {
        let place = disk.folder.appendingPathComponent("a/b/diary.sqlite")
        let diary = try Diary(path: place.path)
        try diary.setUp(gym: "Iron", trainer: "Ada")
        #expect(try disk.rights("a") == 0o700)
        #expect(try disk.rights("a/b") == 0o700)
        for name in ["diary.sqlite", "diary.sqlite-wal", "diary.sqlite-shm"] {
            #expect(try disk.rights("a/b/" + name) == 0o600, "\(name)")
        }
        try diary.close()
    }

    @Test("What was written is there again")
    func reopen() throws {
        try disk.fill()
        let diary = try disk.open()
        #expect(try diary.gym()?.name == "Iron")
        #expect(try diary.trainers().map(\.name) == ["Ada"])
        #expect(diary.actor != nil)
        #expect(try diary.clientNames().count == 3)
        #expect(try !diary.isEmpty())
    }

    @Test("Commits are durable, references checked, readers not held up")
    func pragmas() throws {
        let diary = try disk.open()
        let found = try diary.change("Look") { change in
            try ["synchronous", "foreign_keys", "journal_mode"].map { pragma in
                try String.fetchOne(change.db, sql: "SELECT \(pragma) FROM pragma_\(pragma)")
            }
        }
        #expect(found == ["2", "1", "wal"])
    }

    @Test("Closing puts everything into the one file")
    func closing() throws {
        try disk.fill()
        let copy = disk.folder.appendingPathComponent("copy.sqlite")
        try FileManager.default.copyItem(at: disk.file, to: copy)
        #expect(try Diary(path: copy.path).clientNames().count == 3)
    }

    @Test("A folder in place of the file is named")
    func folder() throws {
        #expect(throws: StoreError.isDirectory(path: disk.folder.path)) { try Diary(path: disk.folder.path) }
    }

    @Test("A text file, a pipe and another program's database are no diaries and stay as they are")
    func foreign() throws {
        let refused = StoreError.notADiary(path: disk.file.path)
        let text = Data("name,reps\nSquat,5\n".utf8)
        try text.write(to: disk.file)
        #expect(throws: refused) { try disk.open() }
        #expect(try Data(contentsOf: disk.file) == text)

        try FileManager.default.removeItem(at: disk.file)
        try disk.raw("CREATE TABLE recipe (id INTEGER PRIMARY KEY)")
        let bytes = try Data(contentsOf: disk.file)
        #expect(throws: refused) { try disk.open() }
        #expect(try Data(contentsOf: disk.file) == bytes)

        try FileManager.default.removeItem(at: disk.file)
        #expect(mkfifo(disk.file.path, 0o600) == 0)
        #expect(throws: refused) { try disk.open() }
    }

    @Test("An empty file becomes a diary")
    func emptyFile() throws {
        try Data().write(to: disk.file)
        #expect(try disk.open().isEmpty())
    }

    @Test("A file of a newer version is refused and left alone")
    func newer() throws {
        try disk.fill()
        try disk.raw("PRAGMA journal_mode = DELETE; PRAGMA user_version = 7")
        let bytes = try Data(contentsOf: disk.file)
        #expect(throws: StoreError.newerSchema(found: 7, known: 3)) { try disk.open() }
        #expect(throws: StoreError.newerSchema(found: 7, known: 3)) {
            try disk.open(DiaryOptions(readOnly: true))
        }
        #expect(try Data(contentsOf: disk.file) == bytes)
        try disk.raw("PRAGMA user_version = 1; INSERT INTO grdb_migrations VALUES ('v1-beta-of-two')")
        #expect(throws: StoreError.newerSchema(found: 4, known: 3)) { try disk.open() }
    }

    @Test("A path through a file, and one that cannot be made, say why")
    func badPath() throws {
        try disk.fill()
        let through = disk.file.appendingPathComponent("diary.sqlite").path
        #expect(throws: StoreError.cannotOpen(path: through, reason: "Not a directory")) { try Diary(path: through) }
        let nowhere = "/proc/nowhere/diary.sqlite"
        #expect(throws: StoreError.self) { try Diary(path: nowhere) }
    }

    @Test("A file that another process holds for itself is locked, and opens when it lets go")
    func locked() throws {
        try disk.fill()
        let other = try disk.otherProgram()
        try other.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM draft")
        }
        #expect(throws: StoreError.locked) { try disk.open() }
        try other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        try other.close()
        #expect(try disk.open().clientNames().count == 3)
    }

    @Test("A change while another process writes waits, then says locked and changes nothing")
    func lockedChange() throws {
        try disk.fill()
        let diary = try disk.open()
        let other = try disk.otherProgram()
        try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(throws: StoreError.locked) { try diary.addClient("Late") }
        #expect(try diary.clientNames().count == 3)
        try other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        try diary.addClient("Late")
        #expect(try diary.clientNames().count == 4)
    }
}
