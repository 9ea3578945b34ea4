import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

/// Another window writes while this one waits, and then a key is pressed.
@Suite("A key after a change by another window")
struct OtherWriterTests {
    private static func weights(_ diary: Diary, of client: Identifier<Client>) throws -> [Int] {
        try diary.weighIns.list(of: client).map(\.weight.grams)
    }

    @Test("If the selected record is deleted, the key does not act on the one in its place")
    func deleted() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }
        var robot = try Robot(file: file) { diary in
            let jan = try diary.clients.add(named: "Jan Novák")
            for (offset, grams) in [(0, 81_400), (-7, 81_000), (-14, 80_600)] {
                try diary.weighIns.add(
                    WeighIn(day: Robot.today.adding(days: offset), weight: Mass(grams: grams)), of: jan)
            }
        }
        robot.press("c j a n Enter 4 g w")
        let jan = try #require(robot.app.context.client?.id)
        robot.expect("81.4 kg")
        let other = try Diary(path: file)
        defer { try? other.close() }

        // A write elsewhere discards no key.
        try other.clients.add(named: "Anna Malá")
        var events: [InputEvent] = [.key(.char("d"))]
        robot.app.noticeOtherWriters(before: &events)
        #expect(events.count == 1)

        let newest = try #require(try other.weighIns.list(of: jan).first)
        try other.weighIns.delete(newest.id)
        robot.app.noticeOtherWriters(before: &events)
        #expect(events.isEmpty)
        robot.expect("Another window changed this record")
        #expect(try Self.weights(robot.diary, of: jan) == [81_000, 80_600])

        // After a look at the screen the key works.
        robot.press("d")
        #expect(try Self.weights(robot.diary, of: jan) == [80_600])
    }

    @Test("An undo and a redo in another window are shown here at once")
    func undone() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }
        var robot = try Robot(file: file) { try $0.clients.add(named: "Jan Novák") }
        robot.press("2")
        let other = try Diary(path: file)
        defer { try? other.close() }
        // As the loop looks: before the events and after them.
        func look() {
            for _ in 0..<2 { robot.app.noticeOtherWriters() }
        }
        look()
        let jan = try #require(try other.clients.named("Jan Novák").first)
        var renamed = jan
        renamed.name = "Jan Stencel"
        try other.clients.update(from: jan, to: renamed)
        look()
        robot.expect("Jan Stencel")
        robot.expectNo("Jan Novák")
        for _ in 0..<2 {
            try other.undo()
            look()
            robot.expect("Jan Novák")
            robot.expectNo("Jan Stencel")
            try other.redo()
            look()
            robot.expect("Jan Stencel")
            robot.expectNo("Jan Novák")
        }
    }

    @Test(
        "A frame follows an event, a finished job and another window's change, but not a check without changes"
    )
    func frames() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }
        var robot = try Robot(file: file) { try $0.clients.add(named: "Jan Novák") }
        robot.press("2")
        func look() -> Bool {
            var events: [InputEvent] = [.wake]
            robot.app.noticeOtherWriters(before: &events)
            robot.app.handle(.wake)
            robot.app.noticeOtherWriters()
            return robot.app.takeNeedForFrame()
        }
        func needsFrame() -> Bool { robot.app.takeNeedForFrame() }
        #expect(needsFrame())
        #expect(!look())
        robot.app.handle(.key(.char("j")))
        #expect(needsFrame())
        #expect(!needsFrame())
        robot.app.handle(.tick)
        #expect(needsFrame())
        let other = try Diary(path: file)
        defer { try? other.close() }
        try other.clients.add(named: "Anna Malá")
        #expect(look())
        robot.expect("Anna Malá")
        // Another window's drafts and client are not visible here, and the formula of estimates is not a record.
        try other.drafts.save("form", "half")
        #expect(!look())
        try other.settings.set("current client", to: "1")
        #expect(!look())
        let revision = robot.app.context.revisions.records
        try other.figures.setStrengthFormula(.wathan)
        #expect(look())
        #expect(robot.app.context.revisions.records == revision)
        #expect(!look())
        robot.app.context.readAside { _ in
            1
        } then: { _, context in
            context.message = .plain("It has ended.")
        }
        #expect(look())
        robot.expect("It has ended.")
        #expect(!look())
    }
}
