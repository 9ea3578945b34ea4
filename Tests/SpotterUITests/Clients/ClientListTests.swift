import DiaryStore
import FitnessModel
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI

struct ClientListTests {
    private func robot(_ names: [String] = [], columns: Int = 80, rows: Int = 24) throws -> Robot {
        try Robot(columns: columns, rows: rows) { diary in
            for name in names { try diary.clients.add(named: name) }
        }
    }

    @Test("An empty list says which key adds a client")
    func emptyList() throws {
        var robot = try robot()
        robot.press("2")
        robot.expect("No clients yet. a adds the first one")
    }

    @Test(
        "When it reads ahead, the bar moves first, the profile follows when no key waits, and the next one is prepared")
    func readingAhead() throws {
        var robot = try robot(["Anna", "Ben", "Cid", "Dan"], columns: 120)
        func preview() -> String? { robot.app.navigator.shown(ClientsView.self)?.preview?.profile?.client.name }
        func needsFrame() -> Bool { robot.app.takeNeedForFrame() }
        func readAhead() -> Bool { robot.app.readAhead() }
        robot.press("2 g g")
        #expect(!readAhead())
        #expect(preview() == "Anna")
        robot.press("j")
        #expect(preview() == "Ben")
        robot.app.beginReadingAhead()
        _ = robot.app.takeNeedForFrame()
        robot.press("j")
        #expect(robot.app.context.client?.name == "Cid")
        #expect(preview() == "Ben")
        #expect(needsFrame())
        #expect(readAhead())
        #expect(preview() == "Cid")
        #expect(needsFrame())
        #expect(readAhead())
        #expect(!needsFrame())
        #expect(!readAhead())
        robot.press("j")
        #expect(preview() == "Dan")
        robot.press("k")
        #expect(preview() == "Cid")
        // A write invalidates what was read.
        try robot.diary.clients.add(named: "Eve")
        robot.press("k")
        #expect(preview() == "Ben")
        let ben = try #require(robot.app.context.client)
        var edited = ben
        edited.name = "Benedict"
        try robot.diary.clients.update(from: ben, to: edited)
        robot.app.context.noteChange()
        robot.app.refresh()
        #expect(preview() == "Benedict")
    }

    @Test("The list shows last session, sessions left and the archived mark")
    func columns() throws {
        var robot = try Robot { diary in
            let jan = try diary.clients.add(named: "Jan Stencel")
            try diary.packages.add(client: jan, bought: Robot.today.adding(days: -30), sessions: 2)
            try diary.sessions.startFree(client: jan, day: Robot.today.adding(days: -3), mode: .handsFree).finished(
                in: diary)
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.clients.setArchived(true, anna)
        }
        robot.press("2")
        robot.expect("Jan Stencel", "3 d ago", "! 1 left")
        robot.expectNo("Anna")
        robot.press("Z")
        robot.expect("Anna Malá (archived)")
        robot.expectNo("Jan Stencel")
        robot.press("Z")
        robot.expect("Anna Malá (archived)", "Jan Stencel", "with archived")
    }

    @Test("A filter applies while it is typed, shows the number of matches, and Esc clears it")
    func filter() throws {
        var robot = try robot(["Anna Malá", "Jan Stencel", "Łukasz Nowak"])
        robot.press("2 /")
        robot.type("luk")
        robot.expect("Łukasz Nowak", "1 match", "Esc clears")
        robot.expectNo("Anna")
        robot.type("x")
        robot.expect("No client matches \"lukx\"")
        robot.press("Esc")
        robot.expect("Anna Malá", "Jan Stencel", "1 of 3")
    }

    @Test("A confirmed filter remains and is cleared with Esc")
    func acceptedFilter() throws {
        var robot = try robot(["Anna", "Jan"])
        robot.press("2 /")
        robot.type("ja")
        robot.press("Enter")
        #expect(!robot.app.view.isTyping)
        robot.expect("Jan", "1 match")
        robot.press("Esc")
        robot.expect("Anna")
    }

    @Test("Arrows, letters, counts, Home and End move the selection")
    func moving() throws {
        var robot = try robot((1...40).map { "Client \($0 < 10 ? "0" : "")\($0)" })
        robot.press("2 g g j Down")
        robot.expect("3 of 40")
        robot.press("G")
        robot.expect("40 of 40", "Client 40")
        robot.press("g g")
        robot.expect("1 of 40", "Client 01")
        robot.press("0 9 j")
        robot.expect("10 of 40")
        robot.press("k PgDn")
        robot.expect("Client 20")
    }

    @Test("Deleting is undone with u, and the same client stays selected")
    func deleteAndUndo() throws {
        var robot = try robot(["Anna", "Bob", "Cyril"])
        robot.press("2 g g j")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Bob")
        robot.press("d")
        #expect(robot.message.contains("Deleted Bob"))
        #expect(robot.message.contains("u: undo"))
        robot.expectNo("▌ Bob")
        robot.press("u")
        #expect(robot.message.hasPrefix("Undid: "))
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Bob")
    }

    @Test("A client with a health note is deleted only with x; a profile opened since keeps the cursor on undo")
    func deleteHealth() throws {
        var robot = try robot(["Anna", "Bob", "Cyril"])
        let bob = try #require(try robot.diary.clients.named("Bob").first)
        var noted = bob
        noted.health = "left knee"
        try robot.diary.clients.update(from: bob, to: noted)
        robot.press("2 g g j d")
        robot.expect("Delete Bob with the health note?")
        robot.press("Esc")
        try robot.diary.packages.add(client: bob.id, bought: Robot.today, sessions: 10)
        robot.press("d")
        robot.expect("Delete Bob with 1 session pack, the health note?")
        robot.press("x")
        #expect(try robot.diary.clients.count() == 2)
        robot.press("g g Enter u")
        #expect(try robot.diary.clients.count() == 3)
        robot.press("q")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Anna")
    }

    @Test("A client with records is deleted only with x, and undo returns to them")
    func deleteAsks() throws {
        var robot = try robot(["Anna", "Bob", "Cyril"])
        let bob = try #require(try robot.diary.clients.named("Bob").first?.id)
        try robot.diary.sessions.startFree(client: bob, day: Robot.today, mode: .handsFree).finished(in: robot.diary)
        try robot.diary.phases.add(named: "P1", client: bob)
        try robot.diary.weighIns.add(WeighIn(day: Robot.today, weight: Mass(grams: 80_000)), of: bob)
        robot.press("2 j d")
        robot.expect("Delete Bob?", "Delete Bob with 1 session, 1 plan, 1 day?", "x delete")
        robot.press("Enter")
        #expect(try robot.diary.clients.count() == 3)
        robot.press("d x")
        #expect(robot.message == "Deleted Bob and all records. u: undo.")
        #expect(try robot.diary.clients.count() == 2)
        robot.press("g g u")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Bob")
    }

    @Test("The same client stays selected when others are added before")
    func selectionById() throws {
        var robot = try robot(["Bob", "Cyril", "Dora"])
        robot.press("2 g g j")
        try robot.diary.clients.add(named: "Aaron")
        robot.app.context.isStale = true
        robot.resize(columns: 100, rows: 30)
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Cyril")
        robot.expect("3 of 4")
    }

    @Test("Archiving removes a client from the list, and the message says how to find them")
    func archive() throws {
        var robot = try robot(["Anna", "Bob"])
        robot.press("2 g g z")
        #expect(robot.message.contains("Archived Anna. Z shows archived clients"))
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Bob")
        robot.press("Z z")
        #expect(robot.message.contains("Restored Anna"))
    }

    @Test("Categories filter the list with arrows and f; a typed name adds one")
    func categories() throws {
        var robot = try Robot { diary in
            let team = try diary.categories.add(.client, named: "Team")
            let jan = Client(id: .unsaved, name: "Jan")
            try diary.clients.add(jan, categories: [team])
            try diary.clients.add(named: "Anna")
        }
        robot.press("2 Right")
        robot.expect("Clients · Team", "Jan")
        robot.expectNo("Anna")
        robot.press("Right")
        robot.expect("Anna", "Jan")
        robot.press("f")
        robot.expect("Which clients?", "All clients", "Team")
        robot.type("Morning")
        robot.press("Enter")
        robot.expect("No clients in Morning yet", "Added the category Morning")
        robot.press("a")
        robot.expect("New client", "Morning")
    }

    @Test("From 100 columns the categories are next to the list, from 110 the profile, from 120 both")
    func wide() throws {
        var robot = try robot(["Anna", "Bob"], columns: 100, rows: 30)
        try robot.diary.categories.add(.client, named: "Team")
        robot.press("2")
        robot.expect("CATEGORIES", "All clients", "Team")
        robot.expectNo("PLANS")
        robot.resize(columns: 110, rows: 30)
        robot.expect("PLANS", "SESSIONS", "SESSION PACKS")
        robot.expectNo("CATEGORIES")
        robot.resize(columns: 120, rows: 40)
        robot.expect("CATEGORIES", "PLANS", "SESSIONS", "SESSION PACKS")
        robot.resize(columns: 60, rows: 16)
        robot.expectNo("CATEGORIES", "PLANS")
        robot.expect("Anna", "Bob")
    }

    @Test("At 80 columns the list also shows goal and plan, and no name is wider than needed")
    func goalAndPlan() throws {
        var robot = try Robot(columns: 80, rows: 24) { diary in
            var jan = Client(id: .unsaved, name: "Jan Stencel")
            (jan.goal, jan.planType) = ("lose weight", "3 x a week")
            let id = try diary.clients.add(jan)
            try diary.packages.add(client: id, bought: Robot.today, sessions: 10)
        }
        robot.press("2")
        robot.expect("Last trained", "Left", "Goal", "Plan", "10 left", "lose weight", "3 x a week")
        robot.resize(columns: 60, rows: 16)
        robot.expect("Last trained", "Left", "10 left", "lose weight")
    }

    @Test("s starts a session of the client under the cursor")
    func start() throws {
        var robot = try Robot { diary in
            try diary.clients.add(named: "Anna")
            let bob = try diary.clients.add(named: "Bob")
            try diary.phases.add(named: "P1", client: bob)
        }
        robot.press("2 g g j s")
        #expect(try robot.diary.sessions.live().map(\.clientName) == ["Bob"])
    }
}

extension Identifier<TrainingSession> {
    /// Finishes the session without a note.
    func finished(in diary: Diary) throws { try diary.sessions.finish(self) }
}
