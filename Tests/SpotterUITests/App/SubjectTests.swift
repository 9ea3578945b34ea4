import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Keys act on the client in the header")
struct SubjectTests {
    /// Ana with a phase of two rows of four sets each, Luka, and Tom, who can be in a free session.
    private func robot(columns: Int = 80, rows: Int = 24, isTomLive: Bool = false) throws -> Robot {
        try Robot(columns: columns, rows: rows) { diary in
            let ana = try diary.clients.add(named: "Ana Kovač")
            try diary.clients.add(named: "Luka Kralj")
            let tom = try diary.clients.add(named: "Tom Grant")
            let phase = try diary.phases.add(named: "P6", client: ana)
            for (label, name) in [("A1", "Box squat"), ("B1", "Bench press")] {
                let prescription = Prescription(label: label, reps: "8", sets: "4", rest: "90")
                let row = try diary.phaseRows.add(to: phase, prescription: prescription)
                _ = try diary.phaseRows.setNewExercise(named: name, row: row)
            }
            if isTomLive { try diary.sessions.startFree(client: tom, day: Robot.today) }
        }
    }

    private func header(_ robot: Robot) -> String { robot.lines[0] }

    @Test("c on a profile opens the chosen client's profile, and s acts on them")
    func profile() throws {
        var robot = try robot()
        robot.chooseClient("ana")
        robot.press("2 Enter")
        robot.expect("› Ana Kovač")
        #expect(header(robot).hasSuffix("Ana Kovač · Eva"))
        robot.chooseClient("luka")
        robot.expect("› Luka Kralj")
        robot.expectNo("› Ana Kovač")
        #expect(header(robot).hasSuffix("Luka Kralj · Eva"))
        robot.press("s")
        robot.expect("Start a session for Luka Kralj")
    }

    @Test("Returning from another client's session to Ana's profile, keys and header are Ana's")
    func back() throws {
        var robot = try robot(isTomLive: true)
        robot.chooseClient("ana")
        robot.press("2 Enter o")
        #expect(header(robot).hasSuffix("Tom Grant · Eva"))
        robot.press("Esc")
        robot.expect("› Ana Kovač")
        #expect(header(robot).hasSuffix("Ana Kovač · Eva"))
        robot.press("4")
        #expect(robot.app.context.client?.name == "Ana Kovač")
    }

    @Test("In the list of clients the header and all keys follow the cursor")
    func list() throws {
        var robot = try robot()
        robot.press("2 g g")
        for name in ["Ana Kovač", "Luka Kralj", "Tom Grant"] {
            #expect(header(robot).hasSuffix("\(name) · Eva"))
            robot.press("j")
        }
        robot.press("k s")
        robot.expect("Start a session for Luka Kralj")
        robot.press("Esc 4")
        #expect(robot.app.context.client?.name == "Luka Kralj")
        robot.press("2")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Luka Kralj")
    }

    @Test("c in the list of clients moves the cursor, and removes a filter that hides the chosen one")
    func reveal() throws {
        var robot = try robot()
        robot.press("2 /")
        robot.type("tom")
        robot.press("Enter")
        robot.chooseClient("luka")
        let list = try #require(robot.app.navigator.shown(ClientsView.self)?.list)
        #expect(list.selected?.name == "Luka Kralj" && list.search.isEmpty)
        #expect(header(robot).hasSuffix("Luka Kralj · Eva"))
    }

    @Test("A client who is filtered out remains current until the cursor moves")
    func unlisted() throws {
        var robot = try robot()
        let luka = try #require(try robot.diary.clients.named("Luka Kralj").first)
        try robot.diary.clients.setArchived(true, luka.id)
        robot.app.context.choose(luka.id)
        robot.press("2")
        #expect(header(robot).hasSuffix("Luka Kralj · Eva"))
        robot.press("s")
        robot.expect("Start a session for Luka Kralj")
        robot.press("Esc j")
        #expect(!header(robot).contains("Luka"))
        robot.press("k")
        #expect(!header(robot).contains("Luka"))
    }

    @Test("The dashboard follows the chosen client, the header its cursor, and Esc from a profile returns there")
    func dashboard() throws {
        var robot = try robot()
        robot.chooseClient("tom")
        #expect(robot.app.navigator.shown(DashboardView.self)?.line?.client == robot.app.context.client?.id)
        #expect(header(robot).hasSuffix("Tom Grant · Eva"))
        robot.press("g g")
        let first = try #require(robot.app.navigator.shown(DashboardView.self)?.line?.client)
        #expect(robot.app.context.client?.id == first)
        robot.press("Enter")
        #expect(robot.app.navigator.shown(ProfileView.self)?.id == first)
        robot.press("Esc")
        #expect(robot.app.navigator.place == .tab(.dashboard, 0))
        #expect(robot.app.context.client?.id == first)
    }

    @Test("A free session is reached with o and from the dashboard while another client is current")
    func free() throws {
        var robot = try robot(isTomLive: true)
        robot.chooseClient("luka")
        robot.press("o")
        #expect(robot.app.sheet?.grid.live != nil)
        #expect(header(robot).hasSuffix("Tom Grant · Eva"))
        robot.expectNo("this is the only live one")
        robot.press("o")
        robot.expect("this is the only live one")
        robot.press("F1")
        robot.chooseClient("luka")
        robot.press("Left g g Enter")
        #expect(robot.app.sheet?.grid.live != nil)
        #expect(header(robot).hasSuffix("Tom Grant · Eva"))
    }

    @Test("Other clients' views on other tabs close when a client is chosen")
    func otherPanes() throws {
        var robot = try robot()
        robot.chooseClient("ana")
        robot.press("3 Enter")
        robot.expect("Box squat")
        robot.press("F1")
        robot.chooseClient("luka")
        robot.press("3")
        robot.expect("Phases of Luka Kralj")
        robot.expectNo("Box squat")
    }

    @Test("Switching between live sessions returns to the cell; after a restart to the set that is due")
    func place() throws {
        var robot = try robot(isTomLive: true)
        robot.chooseClient("ana")
        robot.press("s")
        robot.type("80x10")
        robot.press("Enter")
        robot.expect("A1 Box squat  set 2 of 4")
        robot.press("o o")
        robot.expect("A1 Box squat  set 2 of 4")
        robot.type("80x9")
        robot.press("Enter")
        let live = try #require(try robot.diary.sessions.live().first { $0.clientName == "Ana Kovač" })
        #expect(try robot.diary.sessions.sheet(live.id).rows.map(\.row.text) == ["80x10 80x9", ""])
        // The cursor's position is restored, also if nothing is due.
        robot.press("Down o o")
        robot.expect("B1 Bench press  set 1 of 4")

        var again = AppState(services: robot.app.context.services, size: Size(columns: 80, rows: 24))
        #expect(again.context.client?.name == "Ana Kovač")
        again.handle(.key(.char("s")))
        #expect(again.sheet?.grid.line?.prescription.label == "A1")
    }

    @Test("Two clients of one name are distinguished in the header; with little room the trainer is dropped")
    func names() throws {
        func robot(_ columns: Int) throws -> Robot {
            var robot = try Robot(columns: columns, rows: 24) { diary in
                for born in ["1988-05-01", "2001-05-01"] {
                    var client = Client(id: .unsaved, name: "Ana Kovač")
                    client.birthDay = Day(iso: born)
                    try diary.clients.add(client)
                }
            }
            robot.press("2 g g")
            return robot
        }
        var wide = try robot(120)
        let first = header(wide)
        wide.press("j")
        let both = [first, header(wide)].sorted()
        #expect(both[0].hasSuffix("Ana Kovač (born 1988) · Eva"))
        #expect(both[1].hasSuffix("Ana Kovač (born 2001) · Eva"))
        let narrow = header(try robot(80))
        #expect(narrow.contains("Ana Kovač (born") && !narrow.contains("Eva"))
    }

    @Test("Sample clients and a read-only diary are marked before the client")
    func signs() throws {
        let robot = try Robot(columns: 120, rows: 24) { diary in
            try diary.clients.add(named: "Ana Kovač")
            try diary.settings.set("demo", to: "yes")
        }
        #expect(header(robot).hasSuffix("DEMO Ana Kovač · Eva"))
    }
}
