import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

extension Robot {
    /// The line that contains a text; the last one if there is none.
    fileprivate func place(_ text: String) -> Int {
        lines.indices.dropFirst(3).first { lines[$0].contains(text) } ?? lines.count
    }
}

@Suite("Lists: categories, sort orders, several records")
struct SortedListTests {
    /// Ann, Bob and Cid with the categories Team and Runners; templates Base, Build, Peak; two exercises and machines.
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let team = try diary.categories.add(.client, named: "Team")
            try diary.categories.add(.client, named: "Runners")
            for name in ["Ann", "Bob", "Cid"] {
                try diary.clients.add(Client(id: .unsaved, name: name), categories: name == "Bob" ? [team] : [])
            }
            for name in ["Base", "Build", "Peak"] { try diary.phases.add(named: name, client: nil) }
            for name in ["Box squat", "Bench press"] { try diary.exercises.add(named: name) }
            for name in ["Cable", "Leg press"] { try diary.machines.add(Machine(id: .unsaved, name: name)) }
            try diary.categories.add(.plan, named: "Strength")
            try diary.categories.add(.exercise, named: "Legs")
            try diary.categories.add(.machine, named: "Stacks")
        }
        robot.press("2 g g")
        return robot
    }

    /// Where each kind of list is, with the name of its records.
    private static let places: [(keys: String, category: String, first: String)] = [
        ("2 g g", "Team", "Ann"), ("3 v g g", "Strength", "Base"), ("3 ] ] g g", "Legs", "Bench press"),
        ("3 ] ] ] g g", "Stacks", "Cable"),
    ]

    @Test(
        "One key opens the categories of every list, to rename, delete and share them with the gym",
        arguments: places.indices)
    func panel(index: Int) throws {
        let place = Self.places[index]
        var robot = try robot()
        robot.press("\(place.keys) , c")
        robot.expect("Categories of", place.category, "yours", "rename", "delete", "make the gym's")
        robot.press("g")
        robot.expect("All trainers of the gym now see \(place.category).", "the gym's")
        robot.press("e C-u")
        robot.type("Other")
        robot.press("Enter")
        robot.expect("Other", "Renamed the category to Other.")
        robot.press("d")
        robot.expect("Deleted the category Other.")
        robot.press("Esc u")
        robot.press(", c")
        robot.expect("Other")
    }

    @Test("m and the arrows move a category; Esc restores the order")
    func moving() throws {
        var robot = try robot()
        robot.press(", c m Down Esc")
        #expect(try robot.diary.categories.list(.client).map(\.name) == ["Team", "Runners"])
        robot.press("m Down Down Enter Esc")
        #expect(try robot.diary.categories.list(.client).map(\.name) == ["Runners", "Team"])
        robot.press("u")
        #expect(try robot.diary.categories.list(.client).map(\.name) == ["Team", "Runners"])
    }

    @Test("A name that exists, has a comma or is empty is rejected at its field")
    func badNames() throws {
        var robot = try robot()
        robot.press(", c e C-u")
        robot.type("RUNNERS")
        robot.press("C-s")
        robot.expect("A category with this name exists already.")
        robot.press("C-u")
        robot.type("a, b")
        robot.press("C-s")
        robot.expect("Leave out the comma")
        robot.press("C-u C-s")
        robot.expect("Name is needed.")
        robot.type(String(repeating: "long ", count: 40))
        robot.press("C-s")
        robot.expect("long long long")
        #expect(try robot.diary.categories.list(.client).map(\.name).first?.count == 199)
        robot.press("Esc f")
        robot.type("x,y")
        robot.press("Enter")
        robot.expect("Leave out the comma")
        #expect(try robot.diary.categories.list(.client).count == 2)
    }

    @Test("Records added while a category is shown join it: phases, mesocycles, exercises, machines")
    func joining() throws {
        var robot = try robot()
        robot.press("3 v Right a Enter")
        robot.type("Box squat")
        robot.press("Enter Esc Esc Esc")
        let strength = try #require(try robot.diary.categories.list(.plan).first?.id)
        #expect(try robot.diary.phases.list(.templates, ListFilter(category: strength)).map(\.name) == ["Template 4"])
        robot.press("3 ] Right a Enter Esc")
        robot.expect("Mesocycle 1")
        #expect(robot.lines[1].contains("in Strength"))
        robot.press("] Right a")
        robot.type("Lunge")
        robot.press("C-s")
        robot.expect("Exercises · Legs", "Lunge")
        robot.press("] Right a Enter")
        robot.type("Pulldown")
        robot.press("C-s")
        robot.expect("Machines · Stacks", "Pulldown")
        robot.expectNo("Cable")
    }

    @Test("n and a letter add to the shown category like a, and from elsewhere to none")
    func quick() throws {
        var robot = try robot()
        let diary = robot.diary
        func sorted<Item>(
            _ kind: FitnessModel.Category.Kind, _ list: (Identifier<FitnessModel.Category>) throws -> [Item]
        ) throws -> [Item] {
            try list(
                #require(
                    try diary.categories.list(kind).first { ["Strength", "Legs", "Stacks"].contains($0.name) }?.id))
        }
        func phases(_ plans: PlanScope) throws -> [String] {
            try sorted(.plan) { try diary.phases.list(plans, ListFilter(category: $0)).map(\.name) }
        }
        func exercises() throws -> [String] {
            try sorted(.exercise) { try diary.exercises.list(ExerciseFilter(category: $0)).map(\.name) }
        }
        func machines() throws -> [String] {
            try sorted(.machine) { try diary.machines.list(MachineFilter(category: $0)).map(\.name) }
        }
        let ann = try #require(robot.app.context.client?.id)
        func newPhase(_ keys: String) {
            robot.press(keys + " n p Enter")
            // Without typed text nothing is stored.
            robot.type("Box squat")
            robot.press("Enter Esc Esc Esc")
        }
        newPhase("3 Right")
        #expect(try phases(.client(ann)) == ["P1"])
        // A list of templates does not mention the client's phases.
        newPhase("3 v Right")
        newPhase("1")
        #expect(try phases(.client(ann)) == ["P1"])
        #expect(try diary.phases.list(.client(ann)).count == 3)
        for (keys, name) in [("3 ] ] Right n e", "Lunge"), ("1 n e", "Curl")] {
            robot.press(keys)
            robot.type(name)
            robot.press("C-s")
        }
        #expect(try exercises() == ["Lunge"])
        #expect(try diary.exercises.named("Curl") != nil)
        for (keys, name) in [("3 ] Right n m Enter", "Pulldown"), ("1 n m Enter", "Hack squat")] {
            robot.press(keys)
            robot.type(name)
            robot.press("C-s")
            if !keys.hasPrefix("1") { robot.expect("Machines · Stacks", "Pulldown") }
        }
        #expect(try machines() == ["Pulldown"])
        #expect(try diary.machines.list().map(\.name).contains("Hack squat"))
    }

    @Test(
        "In a wide window categories are next to every list with their counts, and the arrows choose one",
        arguments: places.indices)
    func column(index: Int) throws {
        let place = Self.places[index]
        var robot = try robot(columns: 140, rows: 40)
        robot.press("\(place.keys) C Space Enter")
        robot.expect("CATEGORIES", place.category)
        let line = robot.lines.first { $0.contains("  \(place.category) ") && $0.contains(" 1 ") }
        #expect(line != nil || index == 0, "\(robot.screen)")
        robot.press("Right")
        robot.expect(index == 0 ? "1 of 2" : "1 of 1", place.first)
        robot.press("Left")
        if index > 0 { robot.expectNo("1 of 1") }
        robot.resize(columns: 100, rows: 30)
        if index > 0 { robot.expectNo("CATEGORIES") }
    }

    @Test("A click on a category shows it")
    func click() throws {
        var robot = try robot(columns: 120, rows: 40)
        let row = try #require(robot.lines.firstIndex { $0.contains("  Team") })
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, row))))
        robot.expect("Clients · Team", "1 of 1")
    }

    @Test("One key cycles through the orders; each list keeps its own and shows it")
    func order() throws {
        var robot = try robot()
        try robot.diary.sessions.startFree(
            client: try #require(try robot.diary.clients.named("Cid").first?.id), day: Robot.today, mode: .handsFree
        ).finished(in: robot.diary)
        robot.press(", o")
        robot.expect("Clients · last used first", "Sorted by last use.")
        #expect(robot.place("Cid") < robot.place("Ann"))
        robot.press(", o")
        robot.expect("newest first")
        #expect(robot.place("Cid") < robot.place("Bob") && robot.place("Bob") < robot.place("Ann"))
        robot.press("3 v")
        robot.expectNo("newest first")
        robot.press(", o")
        robot.expect("Templates · newest first")
        #expect(robot.place("Peak") < robot.place("Base"))
        robot.app = AppState(services: robot.app.context.services, size: Size(columns: 80, rows: 24))
        robot.press("2")
        robot.expect("Clients · newest first")
        robot.press(", o")
        robot.expectNo("newest first")
        #expect(try robot.diary.settings.get("order of clients") == nil)
    }

    @Test("Space marks and moves on, the header counts, z archives all, u restores all, Esc clears")
    func archiving() throws {
        var robot = try robot()
        robot.press("Space Space")
        robot.expect("Clients · 2 marked", "✓Ann", "✓Bob", "2 marked: z archives, C sorts into categories.")
        robot.press("Esc")
        robot.expectNo("marked")
        robot.press("g g Space Space z")
        robot.expect("Archived 2 clients.")
        #expect(try robot.diary.clients.list().map(\.name) == ["Cid"])
        robot.expectNo("2 marked")
        robot.press("u")
        #expect(try robot.diary.clients.count() == 3)
        robot.press("g g Space d")
        robot.expect("1 marked: d deletes one.")
        #expect(try robot.diary.clients.count() == 3)
    }

    @Test("Marks survive a filter, and several records are sorted at once")
    func sorting() throws {
        var robot = try robot()
        robot.press("Space /")
        robot.type("bob")
        robot.press("Enter Space C")
        robot.expect("Categories of 2 clients", "[-] Team", "1 of 2, yours", "[ ] Runners")
        robot.press("Down Space Enter")
        robot.expect("Sorted 2 clients into Runners.")
        let team = try robot.diary.categories.list(.client).map(\.id)
        #expect(try robot.diary.clients.counts() == [team[0]: 1, team[1]: 2])
        robot.expectNo("2 marked")
        robot.press("u")
        #expect(try robot.diary.clients.counts() == [team[0]: 1])
    }

    @Test("Exercises and mesocycles are marked and archived like clients")
    func others() throws {
        var robot = try robot()
        robot.press("3 ] ] Space Space z")
        robot.expect("Archived 2 exercises.")
        #expect(try robot.diary.exercises.count() == 0)
        robot.press("Z Space Space z")
        robot.expect("Restored 2 exercises.")
        #expect(try robot.diary.exercises.count() == 2)
    }

    @Test("A on a template ticks clients: three get a copy with eight keys, u undoes it")
    func assigning() throws {
        var robot = try robot()
        robot.press("3 v A Space Space Space Enter")
        robot.expect("Assigned a copy of Base to 3 clients. u: undo", "Templates")
        for client in try robot.diary.clients.list() {
            #expect(try robot.diary.phases.list(.client(client.id)).map(\.name) == ["Base"])
        }
        robot.press("u")
        #expect(try robot.diary.clients.list().allSatisfy { try robot.diary.phases.count(.client($0.id)) == 0 })
    }

    @Test("Clients can be ticked while typing; health notes are shown; several templates are assigned at once")
    func assigningSeveral() throws {
        var robot = try robot()
        let ann = try #require(try robot.diary.clients.named("Ann").first)
        var noted = ann
        noted.health = "left knee"
        try robot.diary.clients.update(from: ann, to: noted)
        robot.press("3 v Space Space A")
        robot.expect("Assign copies of 2 phases to")
        robot.type("cid")
        robot.press("Space")
        robot.type("ann")
        robot.press("Space")
        robot.expect("2 selected", "[x] Ann", "[x] Cid", "[ ] Bob")
        robot.press("Enter")
        robot.expect("Assigned copies of 2 phases to 2 clients. Health notes: Ann. u: undo")
        #expect(try robot.diary.phases.list(.client(ann.id), by: .name).map(\.name) == ["Base", "Build"])
        robot.expectNo("2 marked")
    }

    @Test("A record deleted by another window is named, and nothing is changed")
    func deleted() throws {
        var robot = try robot()
        robot.press("Space Space Space")
        let bob = try #require(try robot.diary.clients.named("Bob").first)
        try robot.diary.clients.delete(bob.id)
        robot.press("z")
        robot.expect("Bob: This no longer exists")
        #expect(try robot.diary.clients.count() == 2)
    }

    @Test("In a read-only diary the panel shows and writes nothing")
    func readOnly() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let before = try Robot(file: file) { diary in
            try diary.categories.add(.client, named: "Team")
            try diary.clients.add(named: "Ann")
        }
        try before.diary.close()
        var robot = try Robot(isSetUp: false, file: file, isReadOnly: true)
        robot.press("2 , c")
        robot.expect("Team")
        robot.press("d")
        robot.expect("The diary is read-only")
        robot.press("m")
        robot.expect("The diary is read-only")
        robot.press("Esc , o")
        robot.expect("last used first")
        robot.press("Space z")
        robot.expect("The diary is read-only")
    }
}
