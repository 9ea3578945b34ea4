import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@Suite("Building a sheet by typing")
struct SheetBuildingTests {
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            _ = try diary.clients.add(named: "Jan Stencel")
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter n p")
        return robot
    }

    @Test("A new phase opens with its name to be typed; rows follow without other keys")
    func building() throws {
        var robot = try robot()
        robot.press("C-u")
        robot.type("P6 In season")
        robot.press("Enter")
        robot.type("Box squat")
        robot.press("Tab")
        robot.type("31X0")
        robot.press("Tab")
        robot.type("3")
        robot.press("Tab")
        robot.type("5")
        robot.press("Tab")
        robot.type("150\"")
        robot.press("Enter")
        robot.expect("A1", "Box squat", "31X0", "150\"")
        let phases = try robot.diary.phases.list(.client(robot.diary.clients.list()[0].id))
        let sheet = try robot.diary.phases.sheet(phases[0].id)
        #expect(sheet.phase.name == "P6 In season")
        #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat"])
        #expect(
            sheet.rows.first?.row.prescription
                == Prescription(label: "A1", tempo: "31X0", reps: "3", sets: "5", rest: "150\""))
    }

    @Test("The second row of a pair is labelled A2, the third B1")
    func labels() throws {
        var robot = try robot()
        robot.press("Esc Down Enter")
        for name in ["Box squat", "Broad jump", "Seated row"] {
            robot.type(name)
            robot.press("Enter")
        }
        // The list ends with an empty row: from here on letters are commands again.
        robot.press("Enter u")
        #expect(robot.message.hasPrefix("Undid"))
        robot.press("C-r")
        let client = try robot.diary.clients.list()[0].id
        let sheet = try robot.diary.phases.sheet(robot.diary.phases.list(.client(client))[0].id)
        #expect(sheet.rows.map(\.row.prescription.label) == ["A1", "A2", "B1"])
    }

    @Test("Esc restores a cell")
    func escape() throws {
        var robot = try robot()
        robot.press("Esc Down Enter")
        robot.type("Box squat")
        robot.press("Enter")
        robot.press("Esc k")
        robot.expect("Box squat")
        robot.press("e")
        robot.type("changed")
        robot.expect("changed")
        robot.press("Esc")
        robot.expect("A1  Box squat", "Restored. Ctrl-G on this cell brings back \"changed\".")
    }

    @Test("A row is deleted and undo restores it with its name")
    func deleteAndUndo() throws {
        var robot = try robot()
        robot.press("Esc Down Enter")
        robot.type("Box squat")
        robot.press("Enter Esc k d")
        robot.expectNo("A1  Box squat")
        robot.expect("Deleted Box squat")
        robot.press("u")
        robot.expect("A1  Box squat", "Undid: ")
    }

    @Test("A row moves with the arrows until Enter")
    func moving() throws {
        var robot = try robot()
        robot.press("Esc Down Enter")
        for name in ["Box squat", "Broad jump"] {
            robot.type(name)
            robot.press("Enter")
        }
        robot.press("Esc k m k Enter")
        let client = try robot.diary.clients.list()[0].id
        let sheet = try robot.diary.phases.sheet(robot.diary.phases.list(.client(client))[0].id)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Broad jump", "Box squat"])
    }

    @Test("A template shows no load cells")
    func template() throws {
        var robot = try Robot()
        robot.press("3 a Esc")
        robot.expect("Template 1")
        #expect(robot.lines.contains { $0.contains(/Exercise +Tempo/) })
        robot.expectNo("│ 1")
    }
}
