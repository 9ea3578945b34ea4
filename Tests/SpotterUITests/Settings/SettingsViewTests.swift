import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Settings on the screen")
struct SettingsViewTests {
    private func robot(columns: Int = 80, rows: Int = 24, config: String = "") throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let jan = try diary.clients.add(named: "Jan Stencel")
            try diary.weighIns.add(WeighIn(day: Robot.today, weight: Mass(grams: 82_500)), of: jan)
        }
        robot.use(config: config)
        robot.press(", ,")
        return robot
    }

    /// Puts the cursor on a setting.
    private func find(_ name: String, _ robot: inout Robot) {
        robot.press("/ C-u")
        robot.type(name)
        robot.press("Enter")
    }

    @Test("They open from everywhere with , , and by name, and Esc returns")
    func open() throws {
        var robot = try robot()
        robot.expect("Settings", "Numbers", "Decimal sign", "Order of dates", "day first", "Screen")
        robot.press("Esc")
        robot.expectNo("Decimal sign")
        robot.press(":")
        robot.type("preferences")
        robot.press("Enter")
        robot.expect("Decimal sign")
        robot.press("q 2 , ,")
        robot.expect("Decimal sign")
    }

    @Test("The description, value, source and default of the selected setting are below or beside")
    func detail() throws {
        var robot = try robot(config: "version = 1\nabsent-days = 21")
        find("No session", &robot)
        robot.expect("After how many days without a session a client is listed.", "21, config.toml line 2")
        robot.expect("Default  10", "1 to 999, or off")
        robot.resize(columns: 120, rows: 40)
        robot.expect("After how many days without a session", "config.toml line 2")
    }

    @Test("Enter switches between two values, and the screen follows at once: numbers, dates, mouse")
    func atOnce() throws {
        var robot = try robot()
        find("decimal sign", &robot)
        robot.press("Enter")
        #expect(robot.message.hasPrefix("Decimal sign: comma 82,5."))
        #expect(robot.app.config.numbers.decimal == .comma)
        robot.press("Esc Esc c Enter 5 ] ] ]")
        robot.expect("82,5")
        robot.expectNo("82.5")
        robot.press(", ,")
        find("mouse", &robot)
        robot.press("Enter")
        #expect(robot.app.takeEffects() == [.mouse(false)])
        robot.press("d")
        #expect(robot.app.takeEffects() == [.mouse(true)])
        robot.press("d")
        #expect(robot.message.contains("Mouse has its default"))
    }

    @Test("A mouse switched for now becomes the other value, or its default, and is reported")
    func mouse() throws {
        var robot = try robot()
        find("mouse", &robot)
        for key in ["Enter", "d"] {
            robot.app.toggleMouse()
            robot.expect("off, changed for now")
            #expect(robot.app.takeEffects() == [.mouse(false)])
            robot.press(key)
            #expect(robot.app.takeEffects() == [.mouse(true)])
            #expect(robot.message.hasPrefix("Mouse: on.") && robot.app.config.mouse)
            robot.expectNo("changed for now")
        }
        robot.press("Enter")
        robot.app.toggleMouse()
        robot.expect("on, changed for now")
        #expect(robot.app.takeEffects() == [.mouse(false), .mouse(true)])
        robot.press("Enter")
        #expect(robot.app.takeEffects() == [.mouse(false)])
        #expect(robot.message.hasPrefix("Mouse: off.") && !robot.app.config.mouse)
    }

    @Test("More than two values are chosen from a list, with the cursor on the current one")
    func choice() throws {
        var robot = try robot(config: "week-start = \"sunday\"")
        find("first day", &robot)
        robot.press("Enter Down Enter")
        #expect(robot.app.config.weekStart == .saturday)
        robot.press("Backspace")
        #expect(robot.app.config.weekStart == .monday)
    }

    @Test("A number is typed; a wrong one is rejected in the form, and Esc changes nothing")
    func number() throws {
        var robot = try robot()
        find("sessions left", &robot)
        robot.press("Enter C-u")
        robot.type("many")
        robot.press("Enter")
        robot.expect("must be a number from 0 to 999, or \"off\"")
        robot.press("C-u")
        robot.type("off")
        robot.press("Enter")
        #expect(robot.app.config.attention.sessionsLeft == nil)
        robot.press("Enter C-u 7 Esc")
        #expect(robot.app.config.attention.sessionsLeft == nil)
    }

    @Test("A value that conflicts with another one is rejected with the reason")
    func together() throws {
        var robot = try robot(config: "grouping = \",\"")
        find("decimal sign", &robot)
        robot.press("Enter")
        #expect(robot.app.context.message?.text.contains("Grouping is the same character as decimal") == true)
        #expect(robot.app.config.numbers == NumberFormat(decimal: .point, grouping: .comma))
    }

    @Test("Settings are found by name, key and group; no match says so")
    func filter() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("raise-after")
        robot.expect("More weight after")
        robot.expectNo("Decimal sign")
        robot.press("C-u")
        robot.type("zzz")
        robot.expect("No setting matches")
        robot.press("Esc")
        robot.expect("Decimal sign")
    }

    @Test("Errors in the file are shown when the settings open, and at their line")
    func mistakes() throws {
        var robot = try robot(config: "bell = \"loud\"\nmoo = 1")
        robot.expect("config.toml line 1: bell must be true or false", "and 1 more")
        find("bell", &robot)
        robot.expect("! Bell after a rest")
        robot.press("Enter")
        #expect(!robot.app.config.bell)
        robot.expectNo("! Bell")
    }

    @Test("In the tour settings last until its end, and no file is named")
    func tour() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tour-\(UUID().uuidString)").path
        let paths = Paths(environment: ["SPOTTER_CONFIG": folder], home: folder)
        let services = Services(
            diary: try Diary.tour(today: Robot.today, questionnaires: []), now: { Robot.start },
            settings: Settings(paths, commands: CommandTable.all))
        var app = AppState(touring: services, size: Size(columns: 80, rows: 24))
        for key in [Key.char(","), .char(","), .char("j"), .enter] { app.handle(.key(key)) }
        #expect(app.config.numbers.decimal == .comma)
        #expect(app.context.message?.text == "Decimal sign: comma 82,5. Until you quit: nothing is saved here.")
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("A read-only diary does not prevent changing settings")
    func readOnly() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("read-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.path + "/diary.sqlite"
        let diary = try Diary(path: file)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        try diary.clients.add(named: "Jan")
        try diary.close()
        var robot = try Robot(isSetUp: false, file: file, isReadOnly: true)
        robot.press(", ,")
        find("sessions left", &robot)
        robot.press("Enter C-u 5 Enter")
        #expect(robot.app.config.attention.sessionsLeft == 5)
    }

    @Test("The week of the dashboard and the review starts as in the settings")
    func week() throws {
        var robot = try robot()
        robot.press("Esc 4 ] ] ] ]")
        robot.expect("9 to 15 Mar 2026")
        robot.press(", ,")
        find("first day", &robot)
        robot.press("Enter Down Enter Esc Esc")
        robot.expect("8 to 14 Mar 2026")
    }

    @Test("Energy of clients without a unit is in the unit of the settings")
    func energy() throws {
        var robot = try robot()
        find("unit of energy", &robot)
        robot.press("Enter Esc Esc c Enter 4")
        robot.expect("kJ")
        robot.expectNo("kcal")
    }
}

@Suite("Keys on the screen")
struct KeysViewTests {
    private func robot(config: String = "") throws -> Robot {
        var robot = try Robot { try $0.clients.add(named: "Jan Stencel") }
        robot.use(config: config)
        robot.press(", , v")
        return robot
    }

    @Test("All commands are listed by view, and found by name and key")
    func list() throws {
        var robot = try robot()
        robot.expect("Everywhere", "Go to the dashboard", "Settings › Keys")
        robot.press("/")
        robot.type("Ctrl-F")
        robot.expect("Find a client, plan, exercise or machine")
        robot.expectNo("Go to the dashboard")
        robot.press("Esc v")
        robot.expect("Decimal sign")
    }

    @Test("A new key is pressed, also one of two keys, and works at once; d restores the old one")
    func change() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("undo the last")
        robot.press("Enter Enter")
        robot.expect("Press the new key")
        robot.press("C-y")
        robot.expect("Ctrl-Y")
        robot.press("Enter")
        #expect(robot.message.hasPrefix("Undo the last change: Ctrl-Y."))
        robot.expect("* Undo the last change")
        robot.press("a g z Enter")
        #expect(robot.app.context.keys.keys(of: "undo") == ["C-y", "g z"])
        robot.press("Esc Esc Esc n c")
        robot.type("Anna")
        robot.press("C-s Esc Esc C-y")
        #expect(robot.message.hasPrefix("Undid"))
        robot.press(", , v /")
        robot.type("undo the last")
        robot.press("Enter d")
        #expect(robot.app.context.keys.keys(of: "undo") == ["u"])
    }

    @Test("A key of another command is rejected with its name, and asked for again")
    func clash() throws {
        var robot = try robot()
        robot.press("/")
        robot.type("undo the last")
        robot.press("Enter Enter T Enter")
        robot.expect("T already belongs to \"Choose the colours\"", "Press the new key")
        robot.press("x Backspace Esc")
        #expect(robot.app.context.keys.keys(of: "undo") == ["u"])
    }

    @Test("A set of keys applies at once: arrows leaves j alone, vim deletes with dd")
    func presets() throws {
        var robot = try robot()
        robot.press("v /")
        robot.type("set of keys")
        robot.press("Enter Enter Down Down Enter")
        #expect(robot.app.config.keyPreset == .arrows)
        robot.press("Esc j")
        #expect(robot.message.contains("j does nothing here"))
        robot.use(config: "key-preset = \"vim\"")
        robot.press("Esc Esc 2 d d")
        #expect(robot.message == "Deleted Jan Stencel. u: undo.")
    }
}
