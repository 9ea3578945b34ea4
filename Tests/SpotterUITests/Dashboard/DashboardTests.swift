import DiaryStore
import FitnessModel
import Foundation
import Testing

@testable import SpotterShell
@testable import SpotterUI

struct DashboardTests {
    private func filled(columns: Int = 80, rows: Int = 24) throws -> Robot {
        try Robot(columns: columns, rows: rows) { diary in
            let jan = try diary.clients.add(named: "Jan Stencel")
            try diary.packages.add(client: jan, bought: Robot.today.adding(days: -5), sessions: 2)
            let sheet = try diary.phases.add(named: "P6", client: jan)
            try diary.sessions.start(sheet, day: Robot.today.adding(days: -1), mode: .handsFree).finished(in: diary)
            let anna = try diary.clients.add(named: "Anna Malá")
            var short = Phase(id: .unsaved, client: anna, name: "P2")
            short.sessionCount = 1
            try diary.sessions.start(try diary.phases.add(short), day: Robot.today, mode: .handsFree).finished(
                in: diary)
            let petr = try diary.clients.add(named: "Petr Novák")
            try diary.sessions.startFree(client: petr, day: Robot.today.adding(days: -16), mode: .handsFree)
                .finished(in: diary)
            try diary.clients.add(named: "Olga Reis")
        }
    }

    @Test("A new diary says what to do first")
    func bare() throws {
        let robot = try Robot()
        robot.expect("A new diary", "add your first client", "n c", "Gym 20 · Eva", "Thu 12 March 2026")
    }

    @Test("The day starts with what needs attention, recently trained clients and the week")
    func parts() throws {
        let robot = try filled()
        robot.expect("NEEDS ATTENTION", "! Jan Stencel", "1 session left", "! Anna Malá", "P2 finished, plan next")
        robot.expect("! Petr Novák", "no training for 16 days", "! Olga Reis", "no training yet")
        robot.expect("RECENTLY TRAINED", "yesterday", "THIS WEEK", "2 sessions")
    }

    @Test("The settings decide what needs attention, and from when")
    func rules() throws {
        var robot = try filled()
        let rules = "sessions-left = 0\nfinished-phases = false\n"
        robot.use(config: rules + "absent-days = 20")
        robot.press("1")
        robot.expectNo("1 session left", "plan next", "! Petr Novák")
        robot.expect("! Olga Reis", "16 d ago")
        robot.use(config: rules + "absent-days = \"off\"")
        robot.press("1")
        robot.expect("Nothing is due.")
    }

    @Test(
        "A phase has ended the day after its last one, worded as room allows",
        arguments: [
            (60, "P3 ended, 6 open, plan next"), (80, "P3 ended, 6 open, plan next"),
            (200, "P3 ended, 6 open, plan next"),
        ])
    func over(columns: Int, words: String) throws {
        func robot(end: Int) throws -> Robot {
            try Robot(columns: columns, rows: 24) { diary in
                var phase = Phase(id: .unsaved, client: try diary.clients.add(named: "Eva"), name: "P3")
                phase.lastDay = Robot.today.adding(days: end)
                try diary.phases.add(phase)
            }
        }
        try robot(end: 0).expectNo("ended, ")
        try robot(end: -1).expect("! Eva", words)
    }

    @Test("Enter opens the client's profile, arrows switch sides")
    func open() throws {
        var robot = try filled()
        robot.press("Right Enter")
        robot.expect("Today › Anna Malá")
        robot.press("Esc Left j j Enter")
        robot.expect("Today › Petr Novák")
        robot.press("Esc")
        robot.expect("NEEDS ATTENTION")
    }

    @Test("A live session is at the top with its clock; Enter returns to it")
    func live() throws {
        var robot = try filled()
        robot.press("s")
        #expect(try robot.diary.sessions.live().count == 1)
        robot.press("q 1")
        robot.wait(seconds: 120)
        robot.expect("LIVE", "00:02 · 2 of 6")
        robot.press("g g Enter")
        #expect(robot.app.navigator.pane == .plans)
    }

    @Test("A past session has no clock, but its day")
    func past() throws {
        let robot = try Robot { diary in
            let client = try diary.clients.add(named: "Anna")
            try diary.sessions.startFree(
                client: client, day: Robot.today.adding(days: -1), mode: .handsFree,
                at: Robot.start.addingTimeInterval(-90_000))
        }
        robot.expect("past, 11 Mar")
        robot.expectNo("25:00")
    }

    @Test("s on a line starts the next session of that client")
    func start() throws {
        var robot = try filled()
        robot.press("s")
        #expect(try robot.diary.sessions.live().map(\.clientName) == ["Jan Stencel"])
    }

    @Test("In a small window the sections are below each other")
    func small() throws {
        var robot = try filled(columns: 60, rows: 16)
        robot.expect("NEEDS ATTENTION", "Jan Stencel")
        robot.press("G")
        robot.expect("Jan Stencel", "THIS WEEK")
        robot.resize(columns: 120, rows: 40)
        robot.expect("NEEDS ATTENTION", "RECENTLY TRAINED", "THIS WEEK")
    }

    @Test("From 110 columns the profile of the client under the cursor is shown as well", arguments: [110, 149, 200])
    func preview(_ columns: Int) throws {
        var robot = try filled(columns: columns, rows: 40)
        robot.press("g g")
        robot.expect("NEEDS ATTENTION", "no training for 16 days", "RECENTLY TRAINED", "THIS WEEK", "PLANS", "SESSIONS")
        for _ in 0..<6 {
            let name = try #require(robot.app.context.client?.name)
            let title = try #require(robot.lines.first { $0.contains("│  \(name)") }, "\(name) at \(columns)")
            #expect(title.contains(name))
            robot.press("j")
        }
        robot.resize(columns: 80, rows: 24)
        robot.expectNo("PLANS", "SESSIONS")
    }

    @Test("Sections below each other are navigated like one list")
    func stacked() throws {
        var robot = try filled(columns: 120, rows: 40)
        robot.press("g g")
        var seen: [String] = []
        for _ in 0..<12 {
            seen.append(robot.lines.first { $0.hasPrefix("▌") } ?? "")
            robot.press("j")
        }
        #expect(seen.contains { $0.contains("no training for 16 days") })
        #expect(seen.contains { $0.contains("yesterday") })
    }
}
