import DiaryStore
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("A damaged file and a full disk")
struct DamageTests {
    let disk: DiskDiary

    init() throws { disk = try DiskDiary() }

    @Test("A truncated file is reported as corrupt, never repaired by losing data", arguments: [1, 3, 10])
    func truncated(pages: Int) throws {
        try disk.fill(clients: 200)
        let handle = try FileHandle(forWritingTo: disk.file)
        try handle.truncate(atOffset: UInt64(pages * 4096 + 100))
        try handle.close()
        let bytes = try Data(contentsOf: disk.file)
        #expect { try useEverything() } throws: { isDamage($0) }
        #expect { try Diary.verify(disk.file) } throws: { isDamage($0) }
        #expect(try Data(contentsOf: disk.file) == bytes)
    }

    @Test("Whatever bytes are flipped, damage is reported or the diary is read; nothing traps", arguments: 1...40)
    func flipped(seed: UInt64) throws {
        try disk.fill(clients: 60)
        var bytes = try Data(contentsOf: disk.file)
        var dice = SeededGenerator(seed: seed)
        for _ in 0..<(1 << Int.random(in: 0...8, using: &dice)) {
            let place = Int.random(in: 0..<bytes.count, using: &dice)
            bytes[place] ^= UInt8.random(in: 1...255, using: &dice)
        }
        try bytes.write(to: disk.file)
        do {
            try useEverything()
        } catch {
            #expect(isStoreError(error), "\(error)")
        }
    }

    @Test("The check finds damage inside the tables")
    func checkFindsDamage() throws {
        try disk.fill(clients: 200)
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'client_by_name'"
        let page = try #require(try disk.open().read { try Int.fetchOne($0, sql: sql) })
        var bytes = try Data(contentsOf: disk.file)
        bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(repeating: 0x5A, count: 4096))
        try bytes.write(to: disk.file)
        #expect(try disk.open().integrity.report().damage.isEmpty == false)
        #expect { try Diary.verify(disk.file) } throws: { isDamage($0) }
    }

    @Test("A full disk rejects the change, keeps the stored data and accepts changes once there is room")
    func full() throws {
        let diary = try disk.open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        try diary.addClient("Anna")
        let before = try TableDump(diary)
        try limitPages(diary, to: "(SELECT page_count FROM pragma_page_count)")
        #expect(throws: StoreError.diskFull) { try diary.addClient(String(repeating: "x", count: 400_000)) }
        #expect(throws: StoreError.diskFull) {
            try diary.drafts.save("note", String(repeating: "x", count: 400_000))
        }
        #expect(try TableDump(diary) == before)
        #expect(try diary.journal.entries().count == 1)
        try limitPages(diary, to: "1073741823")
        try diary.addClient("Ben")
        #expect(try diary.undo()?.name == "Add Ben")
        #expect(try diary.integrity.report().isSound)
    }

    private func limitPages(_ diary: Diary, to limit: String) throws {
        try diary.change("Limit") { change in
            let pages = try Int.fetchOne(change.db, sql: "SELECT \(limit)") ?? 0
            _ = try Int.fetchOne(change.db, sql: "PRAGMA max_page_count = \(pages)")
        }
    }

    private func useEverything() throws {
        let diary = try disk.open()
        _ = try TableDump(diary)
        _ = try diary.integrity.report()
        _ = try diary.contents.counts()
        _ = try diary.contents.totals()
        try diary.addClient("After")
        try diary.undo()
        try diary.close()
    }

    private func isDamage(_ error: any Error) -> Bool {
        switch error as? StoreError {
        case .corrupt, .notADiary: true
        default: false
        }
    }

    private func isStoreError(_ error: any Error) -> Bool {
        error is StoreError
    }
}
