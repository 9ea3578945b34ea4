import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Counting and timing sets")
struct CountingStoryTests {
    /// A free session of Jan with one exercise; the best of the squat was 80x10 80x8.
    private func robot(_ exercise: String = "box", columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a")
        robot.type(exercise)
        robot.press("Enter")
        return robot
    }

    private func marks(_ robot: Robot) throws -> [SetMark] {
        let live = try robot.diary.sessions.live()[0].id
        return try robot.diary.sessions.marks(of: live).values.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
    }

    @Test("Space counts a repetition with its time, Enter writes the set with last time's load")
    func byHand() throws {
        var robot = try robot()
        robot.press("C")
        robot.expect("Jan Stencel: Box squat, set 1", "[manual]", "Load 80", "Enter writes 80x10 (as last time)")
        for _ in 0..<6 {
            robot.wait(seconds: 3)
            robot.press("Space")
        }
        robot.expect("repetitions", "Enter writes 80x6", "0:18  3.0 s a rep")
        robot.press("u")
        robot.expect("Enter writes 80x5")
        robot.wait(seconds: 2)
        robot.press("Enter")
        robot.expect("Logged 80x5.")
        #expect(try robot.liveCells() == ["80x5"])
        let mark = try #require(try marks(robot).first)
        #expect(mark.began == Robot.start)
        #expect(mark.milliseconds == 20_000)
        #expect(mark.reps == [3_000, 6_000, 9_000, 12_000, 15_000])
        robot.press("g t")
        robot.expect("Times of", "Box squat", "1  80x5", "09:00  0:20  3.0 s a rep")
    }

    @Test("The wheel scrolls times that do not fit; the last line shows how many follow")
    func wheel() throws {
        var robot = try robot(columns: 60, rows: 16)
        let live = try robot.diary.sessions.live()[0].id
        let row = try #require(try robot.diary.sessions.sheet(live).rows.first?.id)
        let sets = (1...13).map { "80x\($0)" }
        for index in sets.indices {
            try robot.diary.cells.write(
                sets[...index].joined(separator: " "), at: .own(row),
                replacing: sets[..<index].joined(separator: " "),
                mark: SetMark(began: Robot.start, ended: Robot.start + 10))
        }
        robot.press("g t")
        robot.expect("1  80x1", "3 more ▼")
        robot.expectNo("13  80x13")
        robot.app.handle(.mouse(Mouse(kind: .wheelDown, at: Point(30, 8))))
        robot.expect("13  80x13")
        robot.expectNo("3 more ▼")
    }

    @Test("The load, or the whole set, can be typed before the set is written")
    func load() throws {
        var robot = try robot()
        robot.press("C Space Space Backspace Backspace")
        robot.type("82.5")
        robot.expect("Enter writes 82.5x2")
        robot.press("Enter C")
        robot.type("x4")
        robot.expect("Enter writes 80x4")
        robot.press("Enter")
        #expect(try robot.liveCells() == ["82.5x2 80x4"])
    }

    @Test("A typed load works without counting: the repetitions are the expected ones")
    func loadAlone() throws {
        var robot = try robot()
        robot.press("C Backspace Backspace")
        robot.type("82.5")
        robot.expect("Enter writes 82.5x10")
        robot.expectNo("as last time")
        robot.press("Enter C")
        robot.expect("Enter writes 80x8 (as last time)")
        robot.press("Enter")
        #expect(try robot.liveCells() == ["82.5x10 80x8"])
    }

    @Test("An x after the load is ignored, and text that is not a set is not written")
    func unreadable() throws {
        var robot = try robot()
        robot.press("C Space Space Space Enter C")
        robot.type("x")
        robot.press("Space Space Space Space Space")
        robot.expect("Enter writes 80x5")
        robot.press("Backspace")
        robot.type("..")
        robot.expect("80..x5 is not a set")
        robot.press("Enter")
        robot.expect("80..x5 is not a set: correct the load, Backspace deletes.")
        #expect(try robot.liveCells() == ["80x3"])
        #expect(try marks(robot).count == 1)
        robot.press("Backspace Backspace Enter")
        #expect(try robot.liveCells() == ["80x3 80x5"])
        #expect(try marks(robot).count == 2)
    }

    @Test("A pause does not count in a hold, in its length or in a repetition")
    func pause() throws {
        var robot = try robot("plank")
        robot.press("C")
        robot.wait(seconds: 15)
        robot.press("Space")
        robot.wait(seconds: 60)
        robot.press("Space")
        robot.wait(seconds: 10)
        robot.press("Enter")
        #expect(try robot.liveCells() == ["20s"])
        #expect(try marks(robot).map(\.milliseconds) == [20_000])
    }

    @Test("Nothing in the counter is cut at 60 columns", arguments: ["", "Tab", "Tab Tab", "Tab Tab Tab"])
    func narrow(keys: String) throws {
        var robot = try robot(columns: 60, rows: 16)
        robot.press("C \(keys)")
        robot.expect("Esc hides")
        #expect(robot.lines.contains { $0.contains("Enter ends") })
        robot.expectNo("…", "...")
    }

    @Test("Without a count the stopwatch alone times last time's set")
    func stopwatchOnly() throws {
        var robot = try robot()
        robot.press("C")
        robot.wait(seconds: 33)
        robot.press("Enter")
        #expect(try robot.liveCells() == ["80x10"])
        #expect(try marks(robot).map(\.milliseconds) == [33_000])
    }

    @Test("Automatic: one repetition every N seconds with a tick that can be muted")
    func automatic() throws {
        var robot = try robot()
        robot.press("C Tab")
        robot.expect("[every 3 s]")
        _ = robot.app.takeEffects()
        robot.wait(seconds: 3)
        #expect(robot.app.takeEffects() == [.bell])
        robot.press("m")
        robot.wait(seconds: 6)
        #expect(robot.app.takeEffects().isEmpty)
        robot.expect("Enter writes 80x3")
        robot.press("+ +")
        robot.expect("[every 5 s]", "Enter writes 80x3")
        robot.wait(seconds: 5)
        robot.expect("Enter writes 80x4")
        robot.press("Space")
        robot.wait(seconds: 60)
        robot.expect("paused", "Enter writes 80x4")
        robot.press("Space")
        robot.wait(seconds: 5)
        robot.press("Enter")
        #expect(try robot.liveCells() == ["80x5"])
        #expect(try marks(robot).first?.reps == [3_000, 6_000, 9_000, 14_000, 19_000])
        #expect(try marks(robot).map(\.milliseconds) == [19_000])
        // The next set is counted in the same way.
        robot.press("C")
        robot.expect("[every 5 s]")
    }

    @Test("It counts down from the best of that series and then up; the next series has its own best, a third none")
    func fromBest() throws {
        var robot = try robot()
        robot.press("C Tab Tab")
        robot.expect("[countdown from 10]", "left of 10, the best")
        for _ in 0..<9 { robot.press("Space") }
        robot.expect("left of 10, the best", "Enter writes 80x9")
        robot.press("Space")
        robot.expect("best reached", "Enter writes 80x10")
        robot.press("Space Space")
        robot.expect("2 more than the best", "Enter writes 80x12")
        robot.press("Enter C")
        robot.expect("[countdown from 8]")
        robot.press("Space Enter C")
        robot.expect("[countdown from best]", "the best had 2 sets: counting up")
        robot.press("Space Space Space Enter")
        #expect(try robot.liveCells() == ["80x12 80x1 80x3"])
    }

    @Test("A recurring task of an exercise counts down from the best, as its message says")
    func fromTask() throws {
        var robot = try Robot { diary in
            try SessionDiary.free(diary)
            let jan = try #require(try diary.clients.named("Jan Stencel").first?.id)
            var task = RecurringPlan(client: jan, name: "Squats", kind: .exercise, interval: 2, due: Robot.today)
            task.exercise = try diary.exercises.list().first { $0.name == "Box squat" }?.id
            try diary.recurringPlans.add(task)
        }
        robot.chooseClient("jan")
        robot.press("1 g p Enter")
        robot.expect("C counts down against the best: 10 8")
        robot.press("C")
        robot.expect("[countdown from 10]", "left of 10, the best")
        robot.press("Space Enter C")
        robot.expect("[countdown from 8]")
    }

    @Test("Another way of counting discards the count after a confirmation")
    func annul() throws {
        var robot = try robot()
        robot.press("C Space Space Tab")
        robot.expect("Count in another mode?", "2 repetitions so far: they would be discarded.")
        robot.press("Enter")
        robot.expect("[manual]", "Enter writes 80x2")
        robot.press("Tab y")
        robot.expect("[every 3 s]", "Enter writes 80x10 (as last time)")
        robot.press("d")
        #expect(robot.app.context.live.series.isEmpty)
        robot.press("C Space d")
        robot.expect("Discard the set?")
        robot.press("y")
        robot.expect("The set is discarded. Nothing was written.")
        #expect(try robot.liveCells() == [""])
    }

    @Test("A hold counts down to its start and up to its target, and is written as a time")
    func hold() throws {
        var robot = try robot("plank")
        robot.press("C")
        robot.expect("[hold]", "get ready")
        _ = robot.app.takeEffects()
        robot.press("- -")
        robot.wait(seconds: 3)
        #expect(robot.app.takeEffects() == [.bell])
        robot.wait(seconds: 41)
        robot.expect("Enter writes 41s")
        robot.press("Enter")
        #expect(try robot.liveCells() == ["41s"])
        #expect(try marks(robot).map(\.milliseconds) == [41_000])
    }

    @Test("The prescribed time of a row is the target of its hold, and the bell rings when it is reached")
    func holdTarget() throws {
        var robot = try Robot { try SessionDiary.circuit($0) }
        robot.chooseClient("jan")
        robot.press("s Down Down C")
        robot.expect("[hold 30 s]")
        robot.wait(seconds: 34)
        _ = robot.app.takeEffects()
        robot.wait(seconds: 1)
        #expect(robot.app.takeEffects() == [.bell])
        robot.expect("held: 30 s reached")
    }

    @Test("A series continues on another tab and the dashboard, and Enter writes it to its session")
    func elsewhere() throws {
        var robot = try robot()
        robot.press("C Space Space Esc")
        robot.expect("Set in progress: C shows it again.")
        robot.press("Esc 2")
        robot.expect("LIVE Jan Stencel 00:00 count 2")
        robot.wait(seconds: 10)
        robot.press("s C Space Enter")
        #expect(try robot.liveCells() == ["80x3"])
    }

    @Test("A stopwatch across midnight and a clock change counts elapsed seconds")
    func changeOfClocks() throws {
        // Europe/Prague, 25 October 2026, 02:59:30 summer time: half a minute later it is 02:00 again.
        let start = Date(timeIntervalSince1970: 1_792_889_970)
        let prague = try #require(TimeZone(identifier: "Europe/Prague"))
        for (start, day) in [(start, "2026-10-25"), (start - 10_800, "2026-10-24")] {
            var robot = try Robot(start: start, zone: prague) { try SessionDiary.free($0) }
            robot.chooseClient("jan")
            robot.press("s Enter a")
            robot.type("plank")
            robot.press("Enter C")
            robot.wait(seconds: 65)
            robot.press("Enter")
            #expect(try robot.liveCells() == ["60s"])
            robot.expect("LIVE 00:01:05")
            let session = try robot.diary.sessions.live()[0].session
            #expect(session.day.iso == day)
            robot.press("g t")
            robot.expect("1  60s", "1:00")
        }
    }
}
