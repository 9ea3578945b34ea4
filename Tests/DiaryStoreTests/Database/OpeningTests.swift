import FitnessModel
import Foundation
import GRDB
import Synchronization
import Testing

@testable import DiaryStore

@Suite("Opening a diary")
struct OpeningTests {
    let disk: DiskDiary

    init() throws { disk = try DiskDiary() }

    @Test("A new diary and its folders are for the user only")
    func newFile() throws {
        let place = disk.folder.appendingPathComponent("a/b/diary.sqlite")
        let diary = try Diary(path: place.path)
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        #expect(try disk.rights("a") == 0o700)
        #expect(try disk.rights("a/b") == 0o700)
        for name in ["diary.sqlite", "diary.sqlite-wal", "diary.sqlite-shm"] {
            #expect(try disk.rights("a/b/" + name) == 0o600, "\(name)")
        }
        try diary.close()
    }

    @Test("Written data is read back")
    func reopen() throws {
        try disk.fill()
        let diary = try disk.open()
        #expect(try diary.gym.get()?.name == "Iron")
        #expect(try diary.trainers.list().map(\.name) == ["Ada"])
        #expect(diary.actor != nil)
        #expect(try diary.clientNames().count == 3)
        #expect(try !diary.gym.isMissing())
    }

    @Test("Commits are durable, references checked, readers not blocked")
    func pragmas() throws {
        let diary = try disk.open()
        let found = try diary.change("Look") { change in
            try ["synchronous", "foreign_keys", "journal_mode"].map { pragma in
                try String.fetchOne(change.db, sql: "SELECT \(pragma) FROM pragma_\(pragma)")
            }
        }
        #expect(found == ["2", "1", "wal"])
    }

    @Test("Closing writes everything into the one file")
    func closing() throws {
        try disk.fill()
        let copy = disk.folder.appendingPathComponent("copy.sqlite")
        try FileManager.default.copyItem(at: disk.file, to: copy)
        #expect(try Diary(path: copy.path).clientNames().count == 3)
    }

    @Test("A folder at the path is named")
    func folder() throws {
        #expect(throws: StoreError.isDirectory(path: disk.folder.path)) { try Diary(path: disk.folder.path) }
    }

    @Test("A text file, a pipe and another program's database are not diaries and stay unchanged")
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
        #expect(try disk.open().gym.isMissing())
    }

    @Test("A file of a newer version is rejected and left unchanged")
    func newer() throws {
        try disk.fill()
        try disk.raw("PRAGMA journal_mode = DELETE; PRAGMA user_version = \(Diary.schemaVersion + 1)")
        let bytes = try Data(contentsOf: disk.file)
        #expect(throws: StoreError.newerSchema(found: Diary.schemaVersion + 1, known: Diary.schemaVersion)) {
            try disk.open()
        }
        #expect(throws: StoreError.newerSchema(found: Diary.schemaVersion + 1, known: Diary.schemaVersion)) {
            try disk.open(DiaryOptions(readOnly: true))
        }
        #expect(try Data(contentsOf: disk.file) == bytes)
        try disk.raw("PRAGMA user_version = 1; INSERT INTO grdb_migrations VALUES ('v1-beta-of-two')")
        #expect(throws: StoreError.newerSchema(found: Diary.schemaVersion + 1, known: Diary.schemaVersion)) {
            try disk.open()
        }
    }

    @Test("A path through a file, and one that cannot be created, give the reason")
    func badPath() throws {
        try disk.fill()
        let through = disk.file.appendingPathComponent("diary.sqlite").path
        #expect(throws: StoreError.cannotOpen(path: through, reason: .system(ENOTDIR))) { try Diary(path: through) }
        let nowhere = "/proc/nowhere/diary.sqlite"
        #expect(throws: StoreError.self) { try Diary(path: nowhere) }
    }

    @Test("A file that another process locks is reported as locked, and opens once it is released")
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

    @Test("A change while another process writes waits, then reports the lock and changes nothing")
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

    @Test("A file with only a list of migrations from an interrupted first start is started again")
    func cutOff() throws {
        try disk.raw("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        let diary = try disk.open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        #expect(try diary.integrity.report().isSound)
        try disk.raw("PRAGMA application_id = 0; PRAGMA user_version = 0")
        #expect(throws: StoreError.notADiary(path: disk.file.path)) { try disk.open() }
    }

    @Test("A schema is complete or absent: a failed step leaves nothing of the earlier ones")
    func oneTransaction() throws {
        let queue = try DatabaseQueue(path: disk.file.path)
        // The last step fails because its first table exists.
        try queue.write { try $0.execute(sql: "CREATE TABLE food_group (id INTEGER)") }
        #expect(throws: (any Error).self) { try queue.write { try Schema.migrate($0) } }
        let names = try queue.read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema") }
        #expect(names == ["food_group"])
        #expect(try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 0)
    }

    @Test("Many programs that create a diary at once get the same one", arguments: [false, true])
    func together(hasBlankFile: Bool) throws {
        if hasBlankFile { try Data().write(to: disk.file) }
        let path = disk.file.path
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 12) { number in
            do {
                let diary = try Diary(path: path)
                try diary.settings.set("number \(number)", to: "here")
                try diary.close()
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
        let diary = try disk.open()
        for number in 0..<12 { #expect(try diary.settings.get("number \(number)") == "here") }
        #expect(try diary.integrity.report().isSound)
    }

    @Test("A file that another program is creating is not taken for a broken link")
    func appearing() throws {
        let file = DiaryFile(path: disk.file.path)
        let isMaking = Mutex(true)
        let failures = Mutex<Set<String>>([])
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            if number == 0 {
                for _ in 0..<20_000 {
                    close(open(file.path, O_CREAT | O_RDWR, 0o600))
                    unlink(file.path)
                }
                isMaking.withLock { $0 = false }
            } else {
                while isMaking.withLock({ $0 }) {
                    do { _ = try file.status() } catch { failures.withLock { _ = $0.insert("\(error)") } }
                }
            }
        }
        #expect(failures.withLock { $0 } == [])
    }

    @Test("A dangling link is named, and no file is created through it")
    func danglingLink() throws {
        let away = disk.folder.appendingPathComponent("away/diary.sqlite").path
        try FileManager.default.createSymbolicLink(atPath: disk.file.path, withDestinationPath: away)
        let refused = StoreError.cannotOpen(path: disk.file.path, reason: .brokenLink(to: away))
        #expect(throws: refused) { try disk.open() }
        #expect(throws: refused) { try disk.open(DiaryOptions(readOnly: true)) }
        #expect(throws: refused) { try Diary.state(of: disk.file.path) }
        #expect(!FileManager.default.fileExists(atPath: away))
    }

    @Test("Opening and closing do not change the schema, so that no connection reads it again")
    func schemaCookie() throws {
        try disk.fill()
        func cookie() throws -> Int? {
            let queue = try DatabaseQueue(path: disk.file.path)
            defer { try? queue.close() }
            return try queue.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
        }
        let before = try cookie()
        let diary = try disk.open()
        // A reader beside the writer requires an existing log.
        #expect(try diary.clientNames().count == 3)
        #expect(try diary.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") } == before)
        try diary.close()
        #expect(try cookie() == before)
    }

    @Test("Data in the log after a crash is read, in a writable and in a read-only diary")
    func logOfACrash() throws {
        try disk.fill()
        let diary = try disk.open()
        try diary.addClient("Last")
        // The files as a process killed here would leave them.
        let copies = try ["", "-wal"].map { suffix in
            let copy = disk.folder.appendingPathComponent("killed.sqlite" + suffix)
            try FileManager.default.copyItem(atPath: disk.file.path + suffix, toPath: copy.path)
            return copy
        }
        for readOnly in [true, false] {
            let found = try Diary(path: copies[0].path, options: DiaryOptions(readOnly: readOnly))
            #expect(try found.clientNames().last == "Last")
            try found.close()
        }
        try diary.close()
    }

    @Test("Another program's database stays unchanged, also with a log, in either mode")
    func foreignWithLog() throws {
        try disk.raw("PRAGMA journal_mode = WAL; CREATE TABLE recipe (id INTEGER PRIMARY KEY)")
        let bytes = try Data(contentsOf: disk.file)
        for readOnly in [false, true] {
            #expect(throws: StoreError.notADiary(path: disk.file.path)) {
                try disk.open(DiaryOptions(readOnly: readOnly))
            }
            #expect(try Data(contentsOf: disk.file) == bytes)
        }
    }

    @Test("A diary that is no longer in WAL mode, such as a copy, is switched back")
    func copyOfADiary() throws {
        try disk.fill()
        try disk.raw("PRAGMA journal_mode = DELETE")
        let diary = try disk.open()
        try diary.addClient("New")
        #expect(try diary.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
        try diary.close()
        #expect(try disk.open().clientNames().count == 4)
    }

    @Test("Closing removes the log and the shared memory, also after reading")
    func nothingBeside() throws {
        try disk.fill()
        let diary = try disk.open()
        #expect(try diary.clientNames().count == 3)
        try diary.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.path) == ["diary.sqlite"])
    }
}
