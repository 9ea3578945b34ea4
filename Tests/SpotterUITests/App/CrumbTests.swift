import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

struct CrumbTests {
    private func robot(columns: Int = 120, rows: Int = 40) throws -> Robot {
        try Robot(columns: columns, rows: rows) { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            try diary.phases.add(named: "In season", client: client)
        }
    }

    @Test("The path to a view is drawn, and going back follows it")
    func way() throws {
        var robot = try robot()
        robot.press("Enter")
        #expect(robot.lines[1].hasSuffix("Today › Jan Stencel"))
        robot.press("j Enter")
        #expect(robot.lines[1].contains("Today › Jan Stencel › In season"))
        robot.press("q")
        #expect(robot.lines[1].hasSuffix("Today › Jan Stencel"))
        robot.press("q")
        #expect(robot.app.navigator.place == .tab(.dashboard, 0))
        #expect(!robot.lines[1].contains("›"))
    }

    @Test("Where the client changes, the path names the one before")
    func clients() throws {
        var robot = try robot()
        robot.press("Enter j Enter")
        try robot.diary.clients.add(named: "Lina Öberg")
        robot.press("C-f")
        robot.type("lina")
        robot.press("Enter")
        #expect(robot.lines[1].contains("In season (Jan Stencel) › Lina Öberg"), "\(robot.lines[1])")
        robot.press("q")
        #expect(robot.lines[1].contains("In season") && !robot.lines[1].contains("("), "\(robot.lines[1])")
    }

    @Test("The path does not repeat the sub-tab and the heading")
    func known() throws {
        var robot = try robot()
        robot.press("2 Enter")
        #expect(robot.lines[1].hasSuffix("Clients › Jan Stencel"))
        robot.press("3 Enter")
        robot.expect("In season")
        #expect(!robot.lines[1].contains("›"))
    }

    @Test(
        "A command that opens a view does nothing in that view: Esc goes back at once",
        arguments: ["!", "g f", "g h", ":Articles about stress", ":Announcements to clients"])
    func again(_ command: String) throws {
        var robot = try robot(columns: 80, rows: 24)
        robot.chooseClient("jan")
        robot.press("1")
        let before = robot.lines[1]
        func run() {
            guard command.hasPrefix(":") else { return robot.press(command) }
            robot.press(":")
            robot.type(String(command.dropFirst()))
            robot.press("Enter")
        }
        run()
        #expect(!robot.app.navigator.isFirst, "\(robot.screen)")
        let view = robot.app.navigator.viewID
        for _ in 0..<2 { run() }
        #expect(robot.app.navigator.viewID == view, "\(robot.screen)")
        robot.press("Esc")
        #expect(robot.app.navigator.isFirst && robot.lines[1] == before, "\(robot.screen)")
    }

    @Test("A narrow window shows the end of the path")
    func narrow() throws {
        var robot = try robot(columns: 80, rows: 24)
        robot.press("Enter j Enter")
        #expect(robot.lines[1].contains("… › In season"))
    }

    @Test("Back returns from a tab's first view if a link opened it, but not if its key did", arguments: ["q", "Esc"])
    func first(_ back: String) throws {
        var robot = try robot()
        robot.chooseClient("jan")
        robot.press("4 ] ] ] ]")
        let review = robot.app.navigator.place
        robot.press("Enter")
        #expect(robot.app.navigator.place == .tab(.diary, 0))
        #expect(robot.app.navigator.crumb(robot.app.context) == ["Review", "Day"])
        robot.press("g w")
        robot.app.navigator.go(to: .day(Robot.today), &robot.app.context)
        #expect(robot.app.navigator.shown(DayView.self) != nil, "the views above the day close")
        robot.press("] ] ] ] Enter \(back)")
        #expect(robot.app.navigator.place == review)
        robot.press("Enter 4 \(back)")
        #expect(robot.app.navigator.place == .tab(.diary, 0))
        #expect(robot.app.isFinished == (back == "q"))
    }

    @Test("Two stacks that opened each other come to an end")
    func circle() throws {
        var robot = try robot()
        let client = try #require(try robot.diary.clients.list().first?.id)
        let phase = try #require(try robot.diary.phases.list(PlanScope(of: client)).first?.id)
        for _ in 0..<3 {
            robot.app.navigator.go(to: .client(client), &robot.app.context)
            robot.app.navigator.go(to: .sheet(phase), &robot.app.context)
        }
        #expect(robot.app.navigator.crumb(robot.app.context).last == "In season")
        #expect(robot.app.navigator.crumb(robot.app.context).count <= 3)
    }
}
