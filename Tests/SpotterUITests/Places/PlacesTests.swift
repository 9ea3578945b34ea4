import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Locations")
struct PlacesTests {
    /// Jan did 80x3 at Park a week ago and 70x3 at North before; the locations are North and Park.
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in try Self.fill(diary) }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter")
        return robot
    }

    static func fill(_ diary: Diary) throws {
        let client = try diary.clients.add(named: "Jan Stencel")
        let phase = try diary.phases.add(named: "P6", client: client)
        let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1", reps: "3", sets: "3"))
        _ = try diary.phaseRows.setNewExercise(named: "Box squat", row: row)
        for (name, load, days) in [("North", "70x3*3", 14), ("Park", "80x3*3", 7)] {
            let place = try diary.places.add(named: name)
            let id = try diary.sessions.start(phase, day: Robot.today.adding(days: -days), mode: .handsFree)
            _ = try diary.cells.write(load, at: .planned(row, id))
            let session = try diary.sessions.get(id)
            var moved = session
            moved.place = place
            try diary.sessions.update(from: session, to: moved)
            try diary.sessions.finish(id)
        }
    }

    private func place(_ robot: Robot) throws -> String? {
        let live = try #require(try robot.diary.sessions.live().first)
        return try live.session.place.map { try robot.diary.places.get($0).name }
    }

    @Test("A session starts where the client trained last, and says so")
    func begins() throws {
        var robot = try robot()
        robot.press("s")
        #expect(robot.message.contains("The session is live at Park."))
        robot.expect("‹80x3*3›", "last 80x3*3 (5 Mar)")
        #expect(try place(robot) == "Park")
    }

    @Test("Last time's loads from elsewhere are marked with their location, next to those from here")
    func elsewhere() throws {
        var robot = try robot(columns: 120)
        robot.press("s , l")
        robot.expect("Where is the session of 12 Mar?", "North", "Park", "not given")
        #expect(robot.lines.contains { $0.contains(/Park +now/) })
        robot.type("north")
        robot.press("Enter")
        #expect(robot.message == "The session is at North.")
        robot.expect("«80x3*3»", "last at Park 80x3*3 (5 Mar)", "here 70x3*3", "next 72.5x3: all reps last time")
        robot.resize(columns: 80, rows: 24)
        robot.expect("last at Park 80x3*3", "here 70x3*3", "next 72.5x3")
        robot.resize(columns: 120, rows: 24)
        robot.expectNo("‹80x3*3›")
        robot.press("f")
        robot.expect("80x3 «80x3", "80x3»")
        robot.press("u u")
        #expect(try place(robot) == "Park")
        robot.expect("‹80x3*3›")
    }

    @Test("A new name adds a location, a known one does not")
    func typed() throws {
        var robot = try robot()
        robot.press("s , l")
        robot.type("Home gym")
        robot.expect("new location")
        robot.press("Enter")
        #expect(try place(robot) == "Home gym")
        robot.press(", l")
        robot.type("HOME GYM")
        robot.press("Enter")
        #expect(try robot.diary.places.count() == 3)
        robot.press(", l")
        robot.type("not given")
        robot.press("Enter")
        #expect(try place(robot) == nil)
    }

    @Test("Without a location the first one is added where it is needed")
    func first() throws {
        var robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            _ = try diary.sessions.startFree(client: client, day: Robot.today)
        }
        robot.press("o")
        robot.press(", l")
        robot.expect("New location")
        robot.type("North")
        robot.press("Enter")
        #expect(try place(robot) == "North")
        robot.press("u")
        #expect(try robot.diary.places.count() == 0)
    }

    @Test("The location of an old session is corrected in its form, or in its column during another session")
    func corrected() throws {
        var robot = try robot()
        let client = try #require(robot.app.context.client?.id)
        let diary = robot.diary
        func places() throws -> [String?] {
            try diary.sessions.list(of: client).map { item in
                try item.session.place.map { try diary.places.get($0).name }
            }
        }
        robot.press("3 Enter Left i")
        robot.expect("[Park]")
        robot.press("Down Down Down Left C-s")
        #expect(try places() == ["North", "North"])
        robot.press("u s Left , l")
        #expect(try places() == ["Park", "Park", "North"])
        robot.expect("Where is the session of 5 Mar?")
        robot.type("north")
        robot.press("Enter")
        #expect(try places() == ["Park", "North", "North"])
    }

    @Test("An archived location is restored when its name is typed")
    func broughtBack() throws {
        var robot = try robot()
        for place in try robot.diary.places.list() { try robot.diary.places.setArchived(true, place.id) }
        robot.press("s , l")
        robot.type("park")
        robot.press("Enter")
        #expect(try place(robot) == "Park")
        #expect(try robot.diary.places.list().map(\.name) == ["Park"])
    }

    @Test("The list adds, renames, archives and deletes; used locations remain")
    func list() throws {
        var robot = try robot()
        robot.press("3 [ , l")
        robot.expect("Locations of the gym", "North", "Park", "Machines")
        robot.press("a")
        robot.type("park")
        robot.press("Enter")
        robot.expect("Park already exists.")
        robot.press("C-u")
        robot.type("Home")
        robot.press("Enter Enter C-u")
        robot.type("At home")
        robot.press("Enter")
        robot.expect("▌ At home")
        robot.press("d")
        robot.expectNo("▌ At home")
        robot.press("u Home j d")
        robot.expect("is used in 1 session")
        robot.press("z")
        #expect(try robot.diary.places.list().map(\.name) == ["At home", "Park"])
        robot.press("Esc")
        robot.expect("No machines yet")
    }

    @Test("A machine has a location; elsewhere the machine of that name applies, or none")
    func machine() throws {
        var robot = try robot(columns: 120)
        let (diary, none) = (robot.diary, Identifier<Machine>.unsaved)
        let (north, park) = (try diary.places.named("North")?.id, try diary.places.named("Park")?.id)
        func stack(_ step: Double, at place: Identifier<Place>?) -> Machine {
            Machine(
                id: none, name: "Squat machine", kind: .stack, start: Mass(step, .kg), step: Mass(step, .kg),
                maximum: Mass(200, .kg), place: place)
        }
        let first = try diary.machines.add(stack(20, at: park))
        let squat = try #require(try diary.exercises.named("Box squat"))
        try diary.exercises.setMachine(first, of: squat.id)
        robot.press("3 [")
        robot.expect("Location", "Park")
        robot.press("]")
        robot.press("s")
        robot.expect("to the machine's 100")
        robot.press(", l")
        robot.type("north")
        robot.press("Enter")
        robot.expectNo("to the machine's")
        try diary.machines.add(stack(25, at: north))
        robot.press("? Esc")
        robot.app.context.noteChange()
        robot.press("Down Up")
        robot.expect("to the machine's")
    }
}
