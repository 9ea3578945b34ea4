import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("The activities of the library")
struct ActivitiesPaneStories {
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            _ = try diary.clients.add(Client(id: .unsaved, name: "Jan", weight: Mass(80, .kg)))
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter 4 ] ] ] v")
        return robot
    }

    @Test("By heading, with MET, energy per hour and source")
    func list() throws {
        let robot = try robot()
        robot.expect(
            "Bicycling", "BMX", "8.5", "kcal/h", "1 of 248", "Compendium of physical activities 2024, code 1008")
    }

    @Test("z hides a catalogue activity, Z shows hidden ones and z restores it")
    func hiding() throws {
        var robot = try robot()
        robot.press("z")
        robot.expect("Hid BMX. Z shows hidden and archived ones. u: undo.", "1 of 247")
        robot.press("Z")
        robot.expect("BMX (hidden)", "1 of 1")
        robot.press("z")
        robot.expect("Restored BMX", "No archived or hidden activities")
        robot.press("u Z Z")
        robot.expect("1 of 247")
    }

    @Test("One heading is shown, searched, and left with Esc")
    func heading() throws {
        var robot = try robot()
        robot.press("f")
        robot.type("winter")
        robot.press("Enter")
        robot.expect("Activities · Winter Activities", "Ice skating, fast", "1 of 14")
        robot.press("/")
        robot.type("skiing")
        robot.expect("Skiing (any kind)")
        robot.expectNo("Ice skating")
        robot.press("Esc Esc")
        robot.expect("1 of 248")
    }

    @Test("A custom activity is added, edited, archived, restored, deleted and undone")
    func own() throws {
        var robot = try robot()
        robot.press("a")
        robot.type("Quidditch")
        robot.press("Tab")
        robot.type("Sports")
        robot.press("Tab")
        robot.type("5")
        robot.press("C-s")
        robot.expect("Added Quidditch.", "Quidditch", "custom")
        robot.press("Enter")
        robot.expect("Activity Quidditch")
        robot.press("Tab Tab C-u")
        robot.type("6")
        robot.press("C-s")
        #expect(try robot.diary.activities.list(search: "quidditch").map(\.met) == [6000])
        robot.press("z")
        robot.expect("Archived Quidditch.")
        #expect(try robot.diary.activities.list(search: "quidditch").isEmpty)
        robot.press("Z z")
        robot.expect("Restored Quidditch.")
        robot.press("Z Z")
        #expect(try robot.diary.activities.list(search: "quidditch").count == 1)
        robot.press("/")
        robot.type("quidditch")
        robot.press("Enter d")
        robot.expect("Deleted Quidditch. Diary entries stay.")
        robot.press("u")
        #expect(try robot.diary.activities.list(search: "quidditch").count == 1)
    }

    @Test("The catalogue is read-only: Enter and y copy, d and z give the reason")
    func shipped() throws {
        var robot = try robot()
        robot.press("d")
        robot.expect("it belongs to the catalogue: y")
        robot.press("y")
        robot.expect("New activity", "BMX", "Bicycling", "8.5")
        robot.press("Up Up End")
        robot.type(" with friends")
        robot.press("C-s")
        robot.expect("BMX with friends")
        #expect(try robot.diary.activities.count() == 249)
    }

    @Test("The selected activity is added to today")
    func today() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("golf")
        robot.press("Enter A")
        robot.expect("How long?")
        robot.type("30")
        robot.press("Enter")
        robot.expect("30 min:")
        let jan = try #require(robot.app.context.client)
        #expect(try robot.diary.activityEntries.list(of: jan.id, in: Robot.today...Robot.today).count == 1)
    }

    @Test("A duplicate name, an impossible MET and a missing one are rejected with a correction")
    func refused() throws {
        var robot = try robot()
        robot.press("a")
        robot.type("Quidditch")
        robot.press("C-s")
        robot.expect("How much energy? Write a MET such as 3.5, or the five values below.")
        robot.type("99")
        robot.press("C-s")
        robot.expect("A MET is between 0.5 and 40")
        robot.press("C-u")
        robot.type("5")
        robot.press("C-s a")
        robot.type("quidditch")
        robot.press("Tab Tab")
        robot.type("5")
        robot.press("C-s")
        robot.expect("Quidditch already exists. Choose another name, or edit that one.")
    }
}
