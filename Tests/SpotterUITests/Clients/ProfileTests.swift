import DiaryStore
import FitnessModel
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI

struct ProfileTests {
    private func robot(columns: Int = 80, rows: Int = 24, sessions: Int = 3) throws -> Robot {
        try Robot(columns: columns, rows: rows) { diary in
            var jan = Client(id: .unsaved, name: "Jan Stencel")
            jan.birthDay = Day(year: 2000, month: 1, day: 2)
            jan.health = "left knee taped, no box jumps"
            let id = try diary.clients.add(jan)
            try diary.packages.add(client: id, bought: Robot.today.adding(days: -60), sessions: 10, note: "voucher")
            var phase = Phase(id: .unsaved, client: id, name: "P6 In season")
            phase.goal = "Maximal strength"
            let sheet = try diary.phases.add(phase)
            try diary.sessions.start(sheet, day: Robot.today.adding(days: -1), mode: .handsFree).finished(in: diary)
            for day in 0..<sessions {
                try diary.sessions.startFree(
                    client: id, title: "Free \(day)", day: Robot.today.adding(days: -2 - day), mode: .handsFree
                ).finished(in: diary)
            }
            try diary.clients.add(named: "Petr Novák")
        }
    }

    @Test("A profile shows the client, then plans, sessions and session packs, each with its own key")
    func sections() throws {
        var robot = try robot()
        robot.press("2 g g Enter")
        robot.expect("Jan Stencel", "6 sessions left", "26 years", "left knee taped")
        robot.expect("PLANS  a p new · a t from template", "P6 In season", "Maximal strength", "1/6 done")
        robot.expect(
            "SESSIONS  s start · n s log a past one · I import", "yesterday", "P6 In season, session 1", "Free 0")
        robot.press("G")
        robot.expect("SESSION PACKS  a k new", "10 sessions · 4 used · 6 left · bought 11 Jan · voucher")
        #expect(robot.app.context.client?.name == "Jan Stencel")
    }

    @Test("Empty sections say which key to press")
    func emptyCollections() throws {
        var robot = try robot()
        robot.press("2 g g j Enter")
        robot.expect(
            "No plans yet. a p creates a sheet, a t copies a template.", "No sessions yet. s starts one",
            "a k adds one"
        )
    }

    @Test("Beside a profile the list marks its client, also after archiving and undoing")
    func oneMark() throws {
        var robot = try robot(columns: 140, rows: 30)
        robot.press("2 g g Enter z u")
        robot.expect("PLANS", "Undid")
        let marked = robot.app.navigator.update(ClientsView.self) { $0.list.selected?.name }
        #expect(marked == "Jan Stencel")
    }

    @Test("Esc and q return to the list, to the same client")
    func back() throws {
        for key in ["Esc", "q"] {
            var robot = try robot()
            robot.press("2 g g j Enter")
            robot.expect("Clients › ")
            robot.press(key)
            robot.expectNo("PLANS")
            #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Petr Novák")
            #expect(!robot.app.isFinished)
        }
    }

    @Test("The weight is the newest one with its day, to one decimal; the picture's path is shown")
    func weight() throws {
        var robot = try Robot { diary in
            var anna = Client(id: .unsaved, name: "Anna")
            anna.weight = Mass(grams: 68_039)
            anna.photoPath = "/home/eva/anna.jpg"
            try diary.clients.add(anna)
        }
        robot.press("2 Enter")
        robot.expect("68 kg", "Photo", "/home/eva/anna.jpg")
        robot.expectNo("68.039")
        let anna = try #require(try robot.diary.clients.list().first?.id)
        try robot.diary.weighIns.add(WeighIn(day: Robot.today.adding(days: -2), weight: Mass(grams: 67_440)), of: anna)
        robot.app.context.isStale = true
        robot.resize(columns: 90, rows: 30)
        robot.expect("67.4 kg on 10 Mar")
    }

    @Test("The cursor moves through all lines; d deletes the selected one and u restores it")
    func deleteLine() throws {
        var robot = try robot()
        robot.press("2 g g Enter j d")
        #expect(robot.message.contains("Deleted P6 In season"))
        robot.expect("No plans yet")
        robot.press("u")
        robot.expect("1/6 done")
        robot.press("G d")
        #expect(robot.message.contains("Deleted the pack"))
        robot.expectNo("sessions left")
        robot.press("u g g d x")
        #expect(robot.message.contains("Deleted Jan Stencel"))
        robot.expectNo("PLANS")
        robot.press("u")
        #expect(try robot.diary.clients.count() == 2)
    }

    @Test("a p starts a new sheet for this client, a t copies a template, and a alone lists the choices")
    func newPhase() throws {
        var robot = try robot()
        try robot.diary.phases.add(named: "Hypertrophy A", client: nil)
        robot.press("2 g g Enter a")
        robot.expect("New plan from a template", "New session pack")
        robot.press("t")
        robot.expect("Assign a copy of which template?", "Hypertrophy A")
        robot.press("Esc a p")
        let jan = try #require(try robot.diary.clients.list().first?.id)
        #expect(try robot.diary.phases.count(.client(jan)) == 2)
    }

    @Test("k moves up, as everywhere")
    func movingUp() throws {
        var robot = try robot()
        robot.press("2 g g Enter j j")
        let below = try #require(robot.app.navigator.shown(ProfileView.self)?.cursor.key)
        robot.press("j k")
        #expect(robot.app.navigator.shown(ProfileView.self)?.cursor.key == below)
        #expect(robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("Enter on the name opens nothing, so that a second Enter out of habit types into no form")
    func habit() throws {
        var robot = try robot()
        robot.press("2 g g Enter Enter")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        robot.expect("e edits the client")
        robot.press("e")
        robot.expect("Client Jan Stencel", "Loads in")
    }

    @Test("A session with sets is deleted from the profile only with x")
    func deleteSession() throws {
        var robot = try Robot { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a")
        robot.type("box")
        robot.press("Enter")
        robot.type("80x5")
        robot.press("Enter w w C-s Esc F2 Enter")
        let client = try #require(robot.app.context.client?.id)
        let newest = try #require(try robot.diary.sessions.list(of: client, limit: 1).first).id
        for _ in 0..<20 where robot.app.navigator.shown(ProfileView.self)?.line?.key != .session(newest) {
            robot.press("j")
        }
        robot.press("d")
        robot.expect("Delete the session of", "1 set in 1 exercise would be deleted.")
        robot.press("Enter")
        #expect(try robot.diary.sessions.list(of: client, limit: 1).first?.id == newest)
        robot.press("d x")
        #expect(try robot.diary.sessions.list(of: client, limit: 1).first?.id != newest)
    }

    @Test("a k adds a session pack; the sessions left include it")
    func package() throws {
        var robot = try robot()
        robot.press("2 g g j Enter a k")
        robot.expect("New session pack", "2026-03-12")
        robot.press("Enter Enter Enter Enter Enter")
        robot.expect("How many sessions were bought?")
        robot.type("5")
        robot.press("C-s")
        robot.expect("5 sessions left", "Added 5 sessions.")
        robot.press("G Enter C-u")
        robot.type("8")
        robot.press("C-s")
        robot.expect("8 sessions left")
    }

    @Test("A session pack has a last day and a price; an end before the start is rejected, expired sessions are lost")
    func expiry() throws {
        var robot = try robot()
        robot.press("2 g g j Enter a k")
        robot.type("5")
        robot.press("Tab C-u")
        robot.type("-30d")
        robot.press("Tab")
        robot.type("-40d")
        robot.press("Tab")
        robot.type("200 EUR")
        robot.press("C-s")
        robot.expect("It would expire before it was bought")
        robot.press("C-u")
        robot.type("yesterday")
        robot.press("C-s")
        robot.expect("5 sessions · 0 used · 5 lost · bought 10 Feb · expired 11 Mar")
        robot.expect("0 sessions left")
        robot.press("G Enter Tab Tab C-u")
        robot.type("+5d")
        robot.press("C-s")
        robot.expect("5 sessions · 0 used · 5 left · bought 10 Feb · until 17 Mar · 200 EUR")
        robot.press("u")
        robot.expect("5 lost")
    }

    @Test("Phases and mesocycles are aligned, and earlier phases are collapsed until Enter shows them")
    func folded() throws {
        var robot = try robot(rows: 40)
        let jan = try #require(try robot.diary.clients.list().first { $0.name.hasPrefix("Jan") })
        for number in 7...13 {
            var phase = Phase(id: .unsaved, client: jan.id, name: "P\(number)")
            phase.goal = "Goal \(number)"
            try robot.diary.phases.add(phase)
        }
        let latest = try #require(try robot.diary.clients.profile(jan.id).phases.first)
        try robot.diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: jan.id, name: "Year", start: Robot.today), phases: [latest.id])
        robot.app.context.noteChange()
        robot.app.refresh()
        robot.press("2 g g Enter")
        let lines = robot.lines
        let mesocycle = try #require(lines.first { $0.contains("Year") })
        let phase = try #require(lines.first { $0.contains("Goal ") })
        func column(_ text: String, _ line: String) -> Int? {
            line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(column("week 1 of", mesocycle).map { $0 - latest.name.count - 2 } == column("Goal", phase))
        robot.expect("2 earlier: Enter shows them")
        for _ in 0..<8 { robot.press("j") }
        robot.press("Enter")
        robot.expectNo("earlier: Enter")
        #expect(robot.lines.count { $0.contains("/6 done") || $0.contains("Goal ") } >= 8)
        #expect(robot.lines.contains { $0.hasPrefix("▌ P") })
    }

    @Test("Older sessions are loaded on request")
    func olderSessions() throws {
        var robot = try robot(sessions: 30)
        robot.press("2 g g Enter")
        for _ in 0..<12 { robot.press("j") }
        robot.expect("21 older: Enter shows more")
        robot.press("Enter")
        robot.expectNo("older")
        robot.press("j")
        robot.expect("Free 9")
    }

    @Test("A small window scrolls so that the selected line is in view, with its heading")
    func small() throws {
        var robot = try robot(columns: 60, rows: 16)
        robot.press("2 g g Enter")
        robot.expect("PLANS", "▼ ")
        #expect(robot.lines.contains { $0.drop { $0 == " " }.hasPrefix("▼") })
        robot.press("G")
        robot.expect("SESSION PACKS", "10 sessions · 4 used")
        robot.expectNo("left knee")
        robot.press("g g")
        robot.expect("Jan Stencel", "PLANS")
    }

    @Test("From 110 columns list and profile are side by side", arguments: [110, 120, 200])
    func wide(_ columns: Int) throws {
        var robot = try robot(columns: columns, rows: 40)
        robot.press("2 g g Enter")
        robot.expect("Petr Novák", "PLANS", "Client ")
        robot.expectNo("CATEGORIES")
    }

    @Test("z archives a plan, and on the name the client")
    func archive() throws {
        var robot = try robot()
        robot.press("2 g g Enter j z")
        #expect(robot.message.contains("Archived P6 In season"))
        robot.press("g g z")
        robot.expect("Jan Stencel (archived)")
        robot.press("z")
        #expect(robot.message.contains("Restored Jan Stencel"))
    }
}
