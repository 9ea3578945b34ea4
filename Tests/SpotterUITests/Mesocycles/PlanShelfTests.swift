import DiaryStore
import FitnessModel
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Templates, routines, categories, and clients of one name")
struct PlanShelfTests {
    @Test("v steps from the client's phases to templates to routines and back")
    func shelves() throws {
        var robot = try MesocycleRobot.make()
        robot.press("3")
        robot.expect("Phases of Jan Novák", "P1 Start")
        robot.press("v")
        robot.expect("Templates", "Base", "1 row")
        robot.press("v")
        robot.expect("Routines", "No routines yet: a routine is a list of exercises without prescriptions.")
        robot.press("v")
        robot.expect("Phases of Jan Novák")
    }

    @Test("n t starts a template and its name is typed at once")
    func newTemplate() throws {
        var robot = try MesocycleRobot.make()
        robot.press("n t C-u")
        robot.type("Hypertrophy A")
        robot.press("Enter")
        #expect(try robot.diary.phases.list(.templates).map(\.name).contains("Hypertrophy A"))
    }

    @Test("n R starts a routine: labels and exercises, no prescription")
    func newRoutine() throws {
        var robot = try MesocycleRobot.make()
        robot.press("n R C-u")
        robot.type("Warm-up")
        robot.press("Enter")
        robot.expect("Warm-up")
        #expect(robot.line(1).hasSuffix(" Routine"))
        robot.expectNo("Tempo", "Int.", "sessions")
        let routine = try #require(try robot.diary.phases.list(.routines).first)
        #expect(routine.name == "Warm-up")
        try robot.diary.phaseRows.add(to: routine.id, exercise: try robot.diary.exercises.named("box squat")?.id)
        robot.press("Esc q 3")
        robot.expect("Warm-up", "1 exercise", "never used")
    }

    @Test("M makes a routine from a phase or a template from a routine, and no second one of the same kind")
    func makeRoutine() throws {
        var robot = try MesocycleRobot.make()
        robot.press("3 M Down Enter")
        robot.expect("Made a routine from P1 Start.")
        #expect(try robot.diary.phases.list(.routines).map(\.rowCount) == [1])
        robot.press("v v M Enter")
        #expect(try robot.diary.phases.list(.templates).map(\.name) == ["Base", "Build", "P1 Start", "Peak"])
        robot.press("M Down Enter")
        #expect(robot.message == "It is already a routine: y duplicates it.")
        #expect(try robot.diary.phases.list(.routines).count == 1)
    }

    @Test("The form of a routine has only its fields, and keeps the others")
    func routineForm() throws {
        var robot = try MesocycleRobot.make()
        robot.press("3 M Down Enter v v e")
        robot.expectNo("Periodization", "Columns of the sheet", "Sessions  ")
        robot.press("C-u")
        robot.type("Warm-up")
        robot.press("C-s")
        let routine = try #require(try robot.diary.phases.list(.routines).first)
        #expect(routine.name == "Warm-up")
        #expect(routine.sessionCount == Phase.defaultSessionCount)
    }

    @Test("Deleting a phase names the mesocycle it is removed from")
    func deletePhase() throws {
        var robot = try MesocycleRobot.make(choosing: false)
        robot.press("n M Space Space Enter [ d")
        robot.expect("Deleted Base, also from Mesocycle 1. u: undo.")
        robot.press("]")
        robot.expect("4 weeks · 1 phase")
        robot.press("u")
        robot.expect("8 weeks · 2 phases")
    }

    @Test("With a mesocycle, s offers its current phase first")
    func start() throws {
        var robot = try MesocycleRobot.make()
        robot.press("n M Down Space Space Space Enter 1 s")
        robot.expect("▌ Base")
        robot.press("Enter")
        robot.expect("The session is live.", "Base")
    }

    @Test("A new category is assigned to the phase at once, f filters by it, Esc clears")
    func categories() throws {
        var robot = try MesocycleRobot.make()
        robot.press("3 v C")
        robot.expect("Categories of Base", "No categories of phases yet. a adds one.")
        robot.press("a")
        robot.type("Strength")
        robot.press("Enter Right C-s")
        robot.expect("[x] Strength", "the gym's")
        robot.press("Enter")
        robot.expect("Sorted Base into Strength.")
        robot.press("f Down Enter")
        robot.expect("Templates in Strength", "Base")
        robot.expectNo("Build")
        robot.press("Esc")
        robot.expect("Build")
        robot.press("C Space Enter")
        robot.expect("Removed Base from all categories.")
        #expect(try robot.diary.categories.list(.plan).map(\.owner) == [nil])
    }

    @Test("A duplicate category name is rejected")
    func sameCategory() throws {
        var robot = try MesocycleRobot.make()
        try robot.diary.categories.add(.plan, named: "Strength")
        robot.press("3 v C a")
        robot.type("strength")
        robot.press("C-s")
        robot.expect("A category with this name exists already.")
    }

    @Test("The form names what it edits, and an empty category the keys that work there")
    func words() throws {
        var robot = try MesocycleRobot.make()
        try robot.diary.phases.add(Phase(id: .unsaved, name: "Quick", isRoutine: true))
        try robot.diary.categories.add(.plan, named: "Season")
        robot.press("3 v e")
        robot.expect("Template B")
        robot.press("Esc v e")
        robot.expect("Routine Quick")
        robot.press("Esc f Down Enter")
        robot.expect("Nothing in Season yet. a adds one to it, Esc shows all.")
    }

    @Test("Mesocycles are sorted into the same categories")
    func mesocycleCategories() throws {
        var robot = try MesocycleRobot.make()
        try robot.diary.categories.add(.plan, named: "Season")
        robot.press("3 ] v a Enter C Space Enter")
        robot.expect("Sorted Mesocycle 1 into Season.")
        robot.press("Esc f Down Enter")
        robot.expect("Mesocycle templates in Season", "Mesocycle 1")
        robot.press("C Space Enter")
        robot.expect("No mesocycles in Season. Esc shows all.")
    }

    @Test("Clients of one name are distinguished in the picker, and the right one gets the copy")
    func namesakes() throws {
        var robot = try MesocycleRobot.make()
        let team = try robot.diary.categories.add(.client, named: "Juniors")
        var other = Client(id: .unsaved, name: "jan novak")
        other.birthDay = Day(year: 2004, month: 2, day: 29)
        let second = try robot.diary.clients.add(other, categories: [team])
        try robot.diary.clients.add(named: "Jan Novák")
        robot.press("3 v A")
        robot.expect("Jan Novák (no. 1)", "jan novak (born 2004, Juniors)", "Jan Novák (no. 2)")
        robot.type("2004")
        robot.press("Enter")
        robot.expect("Assigned a copy of Base to jan novak (born 2004, Juniors).")
        #expect(try robot.diary.phases.list(.client(second)).map(\.name) == ["Base"])
        robot.press("c")
        robot.expect("jan novak (born 2004, Juniors)")
    }

    @Test("Back from a copy the cursor is on the copy, not on the phase of the same name")
    func copy() throws {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Ann")
            for name in ["Base", "Build"] { try diary.phases.add(named: name, client: client) }
        }
        let client = try robot.diary.clients.list()[0].id
        robot.press("3 Down A Enter")
        robot.expect("Assigned a copy of Base to Ann.")
        robot.press("q")
        let phases = try robot.diary.phases.list(.client(client), by: .newest)
        #expect(phases.map(\.name) == ["Base", "Build", "Base"])
        #expect(robot.app.navigator.shown(PhasesView.self)?.list.selected?.id == phases[0].id)
    }

    @Test(
        "A asks what becomes of loads planned for another client",
        arguments: [("Enter", "88%"), ("Down Enter", "82.5x5"), ("Down Down Enter", "")])
    func loads(keys: String, planned: String) throws {
        var robot = try Robot { diary in
            let (ann, _) = (try diary.clients.add(named: "Ann"), try diary.clients.add(named: "Bob"))
            let phase = try diary.phases.add(named: "Base", client: ann)
            let row = try diary.phaseRows.add(to: phase, exercise: diary.exercises.add(named: "Squat"))
            try diary.cells.write("82.5x5", at: .ahead(row, column: 2))
            let session = try diary.sessions.start(phase, day: Robot.today, mode: .handsFree)
            try diary.cells.write("80x5", at: .planned(row, session))
            try diary.sessions.finish(session)
        }
        // 80x5 is an e1RM of 93.3 kg.
        robot.press("c")
        robot.type("Ann")
        robot.press("Enter 3 A")
        robot.type("Bob")
        robot.press("Enter")
        robot.expect("The loads planned in Base", "as shares of each client's e1RM", "as they are", "without loads")
        robot.press(keys)
        robot.expect("Assigned a copy of Base to Bob.")
        let bob = try #require(try robot.diary.clients.named("Bob").first).id
        let copy = try #require(try robot.diary.phases.list(.client(bob)).first).id
        let sheet = try robot.diary.phases.sheet(copy)
        #expect(sheet.ahead[sheet.rows[0].id]?[2]?.text ?? "" == planned)
    }

    @Test("A new client uses the gym's usual unit, whoever is current")
    func usualUnit() throws {
        var robot = try Robot { diary in
            try diary.clients.add(named: "Ann", unit: .lb)
            try diary.clients.add(named: "Bob", unit: .kg)
            try diary.clients.add(named: "Cid", unit: .kg)
        }
        robot.press("c")
        robot.type("Ann")
        robot.press("Enter n c")
        robot.type("Dan")
        robot.press("C-s")
        #expect(try robot.diary.clients.named("Dan").map(\.unit) == [.kg])
    }
}
