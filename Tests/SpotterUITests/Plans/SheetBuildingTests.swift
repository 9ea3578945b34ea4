import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import TrainingUI

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

    @Test(
        "The end of a phase is a day, or a length from its start",
        arguments: [
            ("6w", "2026-04-12"), ("+6w", "2026-04-12"), ("10d", "2026-03-11"), ("30 apr", "2026-04-30"),
            ("wed", "2026-03-11"),
        ])
    func end(text: String, day: String) throws {
        var phase = Phase(id: .unsaved, name: "P1")
        phase.start = Day(iso: "2026-03-02")
        #expect(phase.readEnd(text, today: Robot.today)?.iso == day)
    }

    @Test("A length counts from the start in the form and in the header", arguments: ["form", "header"])
    func length(place: String) throws {
        var robot = try Robot { diary in
            var phase = Phase(id: .unsaved, client: try diary.clients.add(named: "Jan"), name: "P1")
            phase.start = Day(iso: "2026-03-02")
            try diary.phases.add(phase)
        }
        robot.press("3 Enter Up Up")
        robot.press(place == "form" ? "E Tab Tab Tab Tab Tab" : "Home Right Right Right Right Right Enter")
        robot.type("6w")
        robot.press(place == "form" ? "C-s" : "Enter")
        let client = try robot.diary.clients.list()[0].id
        #expect(try robot.diary.phases.list(.client(client))[0].phase.lastDay?.iso == "2026-04-12")
    }

    @Test("A row added to rows without labels, as of an imported sheet, gets one")
    func unlabelled() throws {
        var robot = try Robot { diary in
            let phase = try diary.phases.add(named: "P1", client: diary.clients.add(named: "Jan"))
            try diary.phaseRows.add(
                to: phase, exercise: diary.exercises.add(named: "Box squat"), prescription: Prescription(reps: "5"))
        }
        robot.press("3 Enter G Down Enter")
        robot.type("Plank")
        robot.press("Enter Esc")
        let client = try robot.diary.clients.list()[0].id
        let rows = try robot.diary.phases.sheet(robot.diary.phases.list(.client(client))[0].id).rows
        #expect(rows.map(\.row.prescription.label) == ["", "A1"])
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
