import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@Suite("The health note is visible during training")
struct HealthOnSheetTests {
    private static let note = "left knee taped, no box jumps"

    /// Jan, who must not jump, with a phase of a jump and a row.
    private func robot(
        columns: Int = 120, rows: Int = 40, note: String = Self.note, exercise: String = "Box jump"
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            var jan = Client(id: .unsaved, name: "Jan Stencel")
            jan.health = note
            let client = try diary.clients.add(jan)
            let phase = try diary.phases.add(named: "P6", client: client)
            for (label, name) in [("A1", exercise), ("B1", "Seated row")] {
                let row = try diary.phaseRows.add(
                    to: phase, prescription: Prescription(label: label, reps: "5", sets: "3"))
                _ = try diary.phaseRows.setNewExercise(named: name, row: row)
            }
        }
        robot.chooseClient("jan")
        return robot
    }

    @Test(
        "On a live sheet it has its own line, and excluded exercises are marked, at every size",
        arguments: [(60, 16), (80, 24), (120, 40), (200, 60)])
    func live(columns: Int, rows: Int) throws {
        var robot = try robot(columns: columns, rows: rows)
        robot.press("s")
        robot.expect("! Health: left knee taped, no box jumps", "! Box jump", "! Health: no box jumps")
        robot.expectNo("! Seated row")
        robot.type("20x5")
        robot.press("Enter")
        robot.expect("! Health: left knee taped, no box jumps", "! Box jump", "A1 Box jump  set 2 of 3")
    }

    @Test("It is on the sheet of a past session until it is finished; the marks remain")
    func past() throws {
        var robot = try robot()
        robot.press("n s")
        robot.type("-3d")
        robot.press("Enter")
        robot.expect("! Health: left knee taped, no box jumps")
        robot.type("20x5")
        robot.press("Enter w w C-s Esc")
        robot.expectNo("! Health: left knee taped")
        robot.expect("! Box jump")
    }

    @Test("Shoulder, nothing overhead: the military press is marked")
    func overhead() throws {
        var robot = try robot(note: "shoulder, nothing overhead", exercise: "Military press")
        robot.press("s")
        robot.expect("! Military press", "! Health: nothing overhead")
    }

    @Test("A long note is cut between words, with a mark")
    func long() throws {
        var robot = try robot(
            columns: 60, rows: 16, note: "both knees operated in 2019, no box jumps, asthma: spray in the left pocket")
        robot.press("s")
        robot.expect("! Health: both knees operated in 2019, no box jumps, …")
        robot.resize(columns: 80, rows: 24)
        robot.expect("! Health: both knees operated in 2019, no box jumps, asthma: spray in the left", " pocket")
    }

    @Test("Without a note nothing changes")
    func none() throws {
        var robot = try robot(note: "")
        robot.press("s")
        robot.expectNo("Health", "! Box jump")
    }

    @Test("On the Board it is above the panel")
    func board() throws {
        var robot = try robot()
        robot.press("s b b")
        robot.expect("BOARD", "! Health: left knee taped, no box jumps")
    }

    @Test("Assigning a plan shows the note while choosing and afterwards")
    func assigning() throws {
        var robot = try robot()
        robot.press("3 Enter A")
        robot.expect("Assign a copy of P6 to", "! left knee taped, no box jumps")
        robot.press("Enter")
        robot.expect("Assigned a copy of P6 to Jan Stencel. Health: left knee taped, no box jumps.")
    }

    @Test("An excluded exercise is reported when it is added to a plan")
    func addingToPlan() throws {
        var robot = try robot()
        robot.press("3 Enter G a")
        robot.type("Box jump")
        robot.press("Enter")
        robot.expect("Health: no box jumps.")
        var other = try self.robot()
        other.press("3 Enter G a")
        other.type("Seated row")
        other.press("Enter")
        other.expect("Saved.")
        other.expectNo("Health: no box jumps.")
    }

    @Test("And when it is added to a session")
    func addingToSession() throws {
        var robot = try robot()
        robot.press("s B")
        robot.type("Squat jump")
        robot.press("Enter")
        robot.expect("Added the new exercise Squat jump. Health: left knee taped.")
    }
}
