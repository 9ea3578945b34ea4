import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Pages of a week: with the mouse, the diary and another window")
struct WeekPageStories {
    private let disk = DiskFolder()

    /// Anna's programme with this week open on screen.
    private func opened(
        _ week: Int, and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(file: disk.file("diary.sqlite")) { diary in
            let (anna, programme) = try ProgrammeFixture.begin(diary)
            try ProgrammeFixture.reach(week, programme, diary)
            try more(diary, anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ] p Enter")
        robot.expect("WEEK \(week)")
        return robot
    }

    private func answers(_ robot: Robot, week: Int) throws -> WeekAnswers {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        let status = try #require(
            try robot.diary.programmes.status(of: anna.id, at: robot.app.context.now, in: .gmt))
        return try robot.diary.programmes.answers(week: week, of: status.programme.id)
    }

    private func click(_ robot: inout Robot, _ kind: Mouse.Kind = .press, on text: String, in line: String) throws {
        let row = try #require(robot.lines.firstIndex { $0.contains(line) })
        let before = try #require(robot.lines[row].range(of: text)).lowerBound
        let column = robot.lines[row].distance(from: robot.lines[row].startIndex, to: before)
        robot.app.handle(.mouse(Mouse(kind: kind, at: Point(column: column, row: row))))
    }

    @Test("A click on the scale answers it")
    func scale() throws {
        var robot = try opened(1)
        robot.press("Enter")
        for text in ["Sleep", "The watch"] {
            robot.type(text)
            robot.press("Enter")
        }
        for step in ["7", "10", "1"] {
            // The last step closes the line.
            try click(&robot, on: step == "10" ? " 10" : " \(step) ", in: "1   2   3")
            robot.expect("[\(step)]")
            #expect(try answers(robot, week: 1).goal.feasibility == Int(step))
            // The chosen one is in brackets: another one is clicked next.
            robot.press("4")
            robot.expect("[4]")
        }
    }

    @Test("A click chooses a line, a second one opens it, the wheel moves; typed text is accepted first")
    func lines() throws {
        var robot = try opened(3)
        try click(&robot, on: "dinner", in: "dinner")
        #expect(robot.lines.contains { $0.contains("▌ dinner") }, "\(robot.screen)")
        robot.app.handle(.mouse(Mouse(kind: .wheelUp, at: Point(column: 5, row: 10))))
        #expect(robot.lines.contains { $0.contains("▌ lunch") }, "\(robot.screen)")
        try click(&robot, .doubleClick, on: "up ", in: "  up ")
        robot.type("6:40")
        try click(&robot, on: "asleep", in: "asleep   ")
        #expect(try answers(robot, week: 3).times[.up] == 400)
    }

    @Test(
        "A value discarded with Esc is not there when the week is opened again; one left half-typed is",
        arguments: [("", "5:17"), ("PgDn", "1:37")])
    func discarded(page keys: String, value: String) throws {
        var robot = try opened(3)
        robot.press(keys)
        let before = try answers(robot, week: 3)
        robot.press("Enter")
        robot.type(value)
        #expect(robot.app.view.isTyping)
        robot.expect(value)
        robot.press("Esc")
        #expect(!robot.app.view.isTyping)
        robot.expectNo(value)
        robot.press("Esc Enter")
        robot.expect("WEEK 3")
        #expect(!robot.app.view.isTyping)
        robot.expectNo(value)
        // The program ends in the middle of the value: the draft has it.
        robot.press("Enter")
        robot.type(value)
        #expect(try answers(robot, week: 3) == before)
        try robot.diary.close()
        var next = try Robot(isSetUp: false, file: disk.file("diary.sqlite"))
        next.press("c")
        next.type("Anna")
        next.press("Enter 4 ] ] p Enter")
        #expect(next.app.view.isTyping)
        next.expect("WEEK 3", value)
    }

    @Test("For the trainer a page is a list: digits change the tab until Enter opens its question")
    func trainers() throws {
        var robot = try opened(1)
        robot.press("3")
        #expect(robot.app.navigator.pane == .plans)
        robot.press("4 Enter")
        robot.type("4 nights")
        robot.press("F3")
        robot.expect("Answer the question first, or press Esc.")
        robot.press("PgDn PgUp PgDn PgDn")
        #expect(try answers(robot, week: 1).goal.target == "4 nights")
    }

    @Test("The scale takes a digit once Enter has opened it; closed, a digit changes the tab and answers nothing")
    func closedScale() throws {
        var robot = try opened(1)
        robot.press("Enter")
        for text in ["Sleep", "The watch"] {
            robot.type(text)
            robot.press("Enter")
        }
        robot.press("Esc Enter")
        robot.expect("page 3 of 6", "Enter, then 1 to 9")
        robot.press("5")
        #expect(robot.app.navigator.pane == .measurements)
        #expect(try answers(robot, week: 1).goal.feasibility == nil)
        robot.press("4 Enter 8")
        #expect(try answers(robot, week: 1).goal.feasibility == 8)
    }

    @Test("Next to sport is the diary's time in the last seven days: sessions, runs and activities, without today")
    func sport() throws {
        var robot = try opened(3) { diary, anna in
            for ago in [0, 1, 7, 8] {
                let day = Robot.today.adding(days: -ago)
                try diary.activityEntries.add(
                    ActivityEntry(day: day, name: "Rowing", duration: 7 * 23 * 60, met: 4000), of: anna)
            }
        }
        robot.press("PgDn")
        robot.expect("How long for each?")
        let row = try #require(robot.lines.first { $0.contains("Sport") })
        #expect(row.contains("this week 0:46 a day"), "\(robot.screen)")
    }

    /// Completes week 1 in another window while it is open in this one.
    private func finishElsewhere(_ robot: inout Robot) throws {
        let other = try Diary(path: disk.file("diary.sqlite"), options: DiaryOptions(clock: robot.diary.clock))
        let anna = try #require(try other.clients.named("Anna Malá").first)
        let status = try #require(try other.programmes.status(of: anna.id, at: Robot.start, in: .gmt))
        try ProgrammeFixture.finishGoal(1, status.programme.id, other)
        try other.close()
        robot.app.noticeOtherWriters()
    }

    @Test("When another window completes the week, its pages make way for the answers")
    func finished() throws {
        var robot = try opened(1)
        try finishElsewhere(&robot)
        robot.expect("WEEK 1 · A goal for six days", "Sleep seven hours on five nights")
        robot.expectNo("page 1 of 6")
        robot.press("Esc")
        robot.expect("Enter reads the answers")
    }

    @Test("Text half typed when another window completes the week stays on screen and is not called stored")
    func finishedWhileTyping() throws {
        var robot = try opened(1)
        robot.press("Enter")
        robot.type("My words")
        try finishElsewhere(&robot)
        for _ in 0..<2 {
            robot.press("PgDn")
            robot.expect("My words", "page 1 of 6")
            robot.expect("! Week 1 was completed in another window: what you typed here is not stored.")
            robot.expectNo("Week 1 is done.")
        }
        #expect(try answers(robot, week: 1).goal.target == "Sleep seven hours on five nights")
    }

    @Test("Text that another window wrote on the page is not overwritten silently; the same key again does")
    func others() throws {
        var robot = try opened(1)
        robot.press("Enter")
        robot.type("My words")
        let other = try Diary(path: disk.file("diary.sqlite"), options: DiaryOptions(clock: robot.diary.clock))
        let anna = try #require(try other.clients.named("Anna Malá").first)
        let status = try #require(try other.programmes.status(of: anna.id, at: Robot.start, in: .gmt))
        let old = try other.programmes.answers(week: 1, of: status.programme.id)
        var new = old
        new.goal.target = "Other words"
        try other.programmes.keep(week: 1, of: status.programme.id, from: old, to: new, page: 1, in: .gmt)
        try other.close()
        robot.app.noticeOtherWriters()
        robot.press("PgDn")
        robot.expect("My words", "page 1 of 6")
        #expect(try answers(robot, week: 1).goal.target == "Other words", "\(robot.message)")
        robot.press("PgDn")
        robot.expect("page 2 of 6")
        #expect(try answers(robot, week: 1).goal.target == "My words")
    }
}
