import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Backups")
struct BackupTests {
    let disk: DiskDiary

    init() throws {
        disk = try DiskDiary()
        try disk.fill()
    }

    private func place(_ name: String) -> URL { disk.folder.appendingPathComponent(name) }

    @Test("A backup is a complete diary for the user only, without files next to it")
    func whole() throws {
        let diary = try disk.open()
        try diary.backups.write(to: place("new/backup.sqlite"))
        #expect(try disk.rights("new/backup.sqlite") == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place("new").path) == ["backup.sqlite"])
        #expect(try Diary.verify(place("new/backup.sqlite")).counts == diary.contents.counts())
        let copy = try Diary(path: place("new/backup.sqlite").path)
        #expect(try TableDump(copy) == TableDump(diary))
        #expect(try copy.undo()?.name == "Add Client 2")
    }

    @Test("A backup has one state and does not block changes")
    func whileOpen() throws {
        let diary = try disk.open()
        try diary.change("Outer") { change in
            try change.db.execute(sql: "UPDATE client SET phone = 'unsaved'")
            try diary.backups.write(to: place("during.sqlite"))
        }
        let phones = try Diary(path: place("during.sqlite").path).read {
            try String.fetchAll($0, sql: "SELECT DISTINCT phone FROM client")
        }
        #expect(phones == [""])
    }

    @Test("An existing file is only overwritten on request, the diary never")
    func overwriting() throws {
        let diary = try disk.open()
        try Data("mine".utf8).write(to: place("mine"))
        #expect(throws: StoreError.cannotOpen(path: place("mine").path, reason: .nameTaken)) {
            try diary.backups.write(to: place("mine"))
        }
        #expect(try Data(contentsOf: place("mine")) == Data("mine".utf8))
        try diary.backups.write(to: place("mine"), replacing: true)
        #expect(try Diary.verify(place("mine")).counts?.clients == 3)
        #expect(throws: StoreError.self) { try diary.backups.write(to: disk.file, replacing: true) }
        #expect(throws: StoreError.isDirectory(path: disk.folder.path)) {
            try diary.backups.write(to: disk.folder, replacing: true)
        }
    }

    @Test("A failed backup leaves the previous one in place")
    func noRoom() throws {
        let diary = try disk.open()
        #expect(throws: StoreError.self) {
            try diary.backups.write(to: URL(fileURLWithPath: "/dev/full/backup.sqlite"))
        }
        #expect(throws: StoreError.self) { try diary.backups.write(to: URL(fileURLWithPath: "/proc/backup.sqlite")) }
    }

    @Test("Two years of daily backups leave fourteen days and the firsts of twelve months")
    func rotation() throws {
        let schedule = BackupSchedule(folder: place("backups"), zone: try #require(TimeZone(identifier: "UTC")))
        let first = try #require(Day(iso: "2026-01-10"))
        var days: [Day] = []
        for offset in 0..<730 {
            days.append(first.adding(days: offset))
            days.removeAll(where: Set(schedule.expired(days)).contains)
        }
        #expect(days.suffix(14).map(\.iso).first == "2027-12-27")
        #expect(days.last?.iso == "2028-01-09")
        let months = (2...12).map { "2027-\($0 < 10 ? "0" : "")\($0)-01" } + ["2028-01-01"]
        #expect(days.map(\.iso).filter { $0.hasSuffix("-01") } == months)
        #expect(days.count == 14 + 11)
    }

    @Test("One automatic backup a day, and foreign files in the folder stay")
    func daily() throws {
        let now = MovableClock(Date(timeIntervalSince1970: 1_773_300_000))
        let diary = try disk.open(DiaryOptions(clock: now.clock))
        let zone = try #require(TimeZone(identifier: "UTC"))
        let schedule = BackupSchedule(folder: place("backups"), daily: 2, monthly: 1, zone: zone)
        let first = try diary.backups.writeIfDue(schedule)
        #expect(first?.lastPathComponent == "diary-2026-03-12.sqlite")
        #expect(try diary.backups.writeIfDue(schedule) == nil)
        try Data().write(to: place("backups/diary-holiday.sqlite"))
        for _ in 0..<4 {
            now.advance(by: 86_400)
            #expect(try diary.backups.writeIfDue(schedule) != nil)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: place("backups").path).sorted()
        #expect(
            names == [
                "diary-2026-03-12.sqlite", "diary-2026-03-15.sqlite", "diary-2026-03-16.sqlite",
                "diary-holiday.sqlite",
            ])
    }

    @Test("The diary and its files are never overwritten, however their path is spelled")
    func spelling() throws {
        let files = FileManager.default
        try files.createSymbolicLink(atPath: place("folder").path, withDestinationPath: disk.folder.path)
        try files.createSymbolicLink(atPath: place("link").path, withDestinationPath: disk.file.path)
        try files.linkItem(atPath: disk.file.path, toPath: place("hard").path)
        let diary = try disk.open()
        let names = [
            "folder/diary.sqlite", ".//diary.sqlite", "link", "hard", "diary.sqlite-wal",
            "diary.sqlite-shm", "folder/diary.sqlite-wal",
        ]
        for name in names {
            let path = disk.folder.path + "/" + name
            let refused = StoreError.cannotOpen(path: URL(fileURLWithPath: path).path, reason: .isDiary)
            #expect(throws: refused, "\(name)") {
                try diary.backups.write(to: URL(fileURLWithPath: path), replacing: true)
            }
            #expect(throws: refused, "\(name)") {
                try Diary.backup(of: disk.file.path, to: URL(fileURLWithPath: path), replacing: true)
            }
            #expect(diary.isStored(at: path), "\(name)")
        }
        #expect(!diary.isStored(at: place("other").path))
        try diary.addClient("Afterwards")
    }

    @Test("A device is not replaced with a backup")
    func device() throws {
        let pipe = place("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(throws: StoreError.cannotOpen(path: pipe.path, reason: .noOrdinaryFile)) {
            try disk.open().backups.write(to: pipe, replacing: true)
        }
    }

    @Test("Two diaries of one name share a backup folder, and earlier backups rotate")
    func sharedFolder() throws {
        let now = MovableClock(Date(timeIntervalSince1970: 1_773_300_000))
        let zone = try #require(TimeZone(identifier: "UTC"))
        let schedule = BackupSchedule(folder: place("shared"), daily: 2, monthly: 1, zone: zone)
        try FileManager.default.createDirectory(at: schedule.folder, withIntermediateDirectories: true)
        for day in ["2026-03-08", "2026-03-09", "2026-03-10"] {
            try Data().write(to: schedule.folder.appendingPathComponent("diary-\(day).sqlite"))
        }
        let options = DiaryOptions(clock: now.clock)
        let mine = try disk.open(options)
        let other = try Diary(path: place("other/diary.sqlite").path, options: options)
        try other.gym.setUp(gym: "Other", trainer: "Eve")
        let first = try #require(try mine.backups.writeIfDue(schedule))
        let second = try #require(try other.backups.writeIfDue(schedule))
        #expect(try Diary(path: first.path).gym.get()?.name == "Iron")
        #expect(try Diary(path: second.path).gym.get()?.name == "Other")
        #expect(try mine.backups.writeIfDue(schedule) == nil)
        let names = try FileManager.default.contentsOfDirectory(atPath: schedule.folder.path)
            .filter { $0.hasSuffix(".sqlite") }
        // The first of the month and the newest two days of each diary.
        let old = ["diary-2026-03-08.sqlite", "diary-2026-03-10.sqlite"]
        #expect(Set(names) == Set(old + [first.lastPathComponent, second.lastPathComponent]))
        #expect(Diary.newestBackup(of: mine.path, in: schedule.folder) == first.lastPathComponent)
        #expect(Diary.newestBackup(of: other.path, in: schedule.folder) == second.lastPathComponent)
    }

    @Test("The newest backup has the latest day and hour, and other files are ignored")
    func newest() throws {
        let folder = place("backups")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(Diary.newestBackup(of: disk.file.path, in: folder) == nil)
        let names = [
            "zzz-other.sqlite", "diary-holiday.sqlite", "manual-2025-01-01-120000.sqlite", "diary-2026-11-20.sqlite",
            "diary-2026-11-21.sqlite", "before-schema-3-2026-11-21-070000.sqlite",
        ]
        for (age, name) in names.reversed().enumerated() {
            let path = folder.appendingPathComponent(name).path
            try Data().write(to: URL(fileURLWithPath: path))
            let date = Date(timeIntervalSince1970: 1_773_300_000 + Double(age))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        #expect(Diary.newestBackup(of: disk.file.path, in: folder) == "diary-2026-11-21.sqlite")
    }

    @Test("Leftovers of killed processes are removed by the next backup unless they are still written")
    func leftOvers() throws {
        let folder = place("backups")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func put(_ name: String) throws -> URL {
            let file = folder.appendingPathComponent(name)
            try Data("whole data".utf8).write(to: file)
            return file
        }
        let left = [
            "diary-2026-03-12.sqlite.partial", "diary-2026-03-12.sqlite.partial-journal", "diary.sqlite.restored",
            "before-schema-3-2026-03-12-120000.sqlite.partial", "my copy.0123456789abcdef.partial",
            "my copy.0123456789abcdef.partial-wal", "diary.sqlite.0123456789abcdef.open",
        ]
        for name in left { _ = try put(name) }
        let foreign = [
            "film.mkv.partial", "diary.sqlite.restored.txt", "notes.partial", "notes.open",
            "x.0123456789ABCDEF.partial", ".0123456789abcdef.open", "a.123456789abcdef.open", ".sqlite.partial",
        ]
        for name in foreign { _ = try put(name) }
        let busy = try put("busy.0123456789abcdef.partial")
        let descriptor = Foundation.open(busy.path, O_RDONLY)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        try disk.open().backups.write(to: folder.appendingPathComponent("copy.sqlite"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(foreign + ["busy.0123456789abcdef.partial", "copy.sqlite"]))
    }
}
