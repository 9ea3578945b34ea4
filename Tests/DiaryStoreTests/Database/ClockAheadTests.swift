import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("A clock far in the future")
struct ClockAheadTests {
    private let century: TimeInterval = 100 * 365 * 86_400

    @Test("A change is rejected, and the same program writes again once the clock is right")
    func refused() throws {
        let clock = MovableClock(DiaryFixture.now)
        let diary = try readyDiary(options: DiaryOptions(clock: clock.clock))
        let before = try TableDump(diary)
        clock.advance(by: century)
        #expect(throws: StoreError.clockAhead(clock.clock.now())) { try diary.clients.add(named: "Anna") }
        #expect(try TableDump(diary) == before)
        clock.advance(by: -century)
        try diary.clients.add(named: "Anna")
        #expect(try diary.undo()?.name == "Add client Anna")
    }

    @Test("A diary with such a change can be written, and its ids continue below")
    func locked() throws {
        let disk = try DiskDiary()
        try disk.fill(clients: 1)
        try disk.raw(
            "PRAGMA foreign_keys = OFF; UPDATE journal_changeset SET journal = \(last); UPDATE journal SET id = \(last)"
        )
        for name in ["Anna", "Ben"] {
            let diary = try disk.open()
            #expect(try diary.clients.add(named: name).rawValue < last)
            #expect(try diary.journal.entries().count { $0.id.rawValue < last } == (name == "Anna" ? 1 : 2))
            try diary.close()
        }
    }

    /// The greatest possible id.
    private var last: Int64 { ((1 << 41) - 1) << 22 | 4095 }
}
