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

    @Test("A backup is a whole diary of its own, the user's alone, with nothing left beside it")
    func whole() throws {
        let diary = try disk.open()
        try diary.backup(to: place("new/backup.sqlite"))
        #expect(try disk.rights("new/backup.sqlite") == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place("new").path) == ["backup.sqlite"])
        #expect(try Diary.verify(place("new/backup.sqlite")).counts == diary.counts())
        let copy = try Diary(path: place("new/backup.sqlite").path)
        #expect(try TableDump(copy) == TableDump(diary))
        #expect(try copy.undo() == "Add Client 2")
    }

    @Test("A backup sees one state and does not hold up a change")
    func whileOpen() throws {
        let diary = try disk.open()
        try diary.change("Outer") { change in
            try change.db.execute(sql: "UPDATE client SET phone = 'unsaved'")
            try diary.backup(to: place("during.sqlite"))
        }
        let phones = try Diary(path: place("during.sqlite").path).read {
            try String.fetchAll($0, sql: "SELECT DISTINCT phone FROM client")
        }
        #expect(phones == [""])
    }

    @Test("Nothing that is already there is overwritten unasked, and never the diary itself")
    func overwriting() throws {
        let diary = try disk.open()
        try Data("mine".utf8).write(to: place("mine"))
        #expect(throws: StoreError.self) { try diary.backup(to: place("mine")) }
        #expect(try Data(contentsOf: place("mine")) == Data("mine".utf8))
        try diary.backup(to: place("mine"), replacing: true)
        #expect(try Diary.verify(place("mine")).counts?.clients == 3)
        #expect(throws: StoreError.self) { try diary.backup(to: disk.file, replacing: true) }
        #expect(throws: StoreError.isDirectory(path: disk.folder.path)) {
            try diary.backup(to: disk.folder, replacing: true)
        }
    }

    @Test("A backup that cannot be finished leaves the one before in place")
    func noRoom() throws {
        let diary = try disk.open()
        #expect(throws: StoreError.self) { try diary.backup(to: URL(fileURLWithPath: "/dev/full/backup.sqlite")) }
        #expect(throws: StoreError.self) { try diary.backup(to: URL(fileURLWithPath: "/proc/backup.sqlite")) }
    }

    @Test("Two years of days keep fourteen days and the firsts of twelve months")
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

    @Test("One backup a day by the clock, and foreign files in the folder stay")
    func daily() throws {
        let now = MovableClock(Date(timeIntervalSince1970: 1_773_300_000))
        let diary = try disk.open(DiaryOptions(clock: now.clock))
        let zone = try #require(TimeZone(identifier: "UTC"))
        let schedule = BackupSchedule(folder: place("backups"), daily: 2, monthly: 1, zone: zone)
        let first = try diary.backUpIfDue(schedule)
        #expect(first?.lastPathComponent == "diary-2026-03-12.sqlite")
        #expect(try diary.backUpIfDue(schedule) == nil)
        try Data().write(to: place("backups/diary-holiday.sqlite"))
        for _ in 0..<4 {
            now.advance(by: 86_400)
            #expect(try diary.backUpIfDue(schedule) != nil)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: place("backups").path).sorted()
        #expect(
            names == [
                "diary-2026-03-12.sqlite", "diary-2026-03-15.sqlite", "diary-2026-03-16.sqlite",
                "diary-holiday.sqlite",
            ])
    }
}
