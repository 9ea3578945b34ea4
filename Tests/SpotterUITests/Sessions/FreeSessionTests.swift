import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("A session can be free or follow a routine")
struct FreeSessionTests {
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        return robot
    }

    @Test("s without a phase offers a free session; exercises are added on the way, the client's own first")
    func free() throws {
        var robot = try robot()
        robot.press("s")
        robot.expect("Start a session for Jan Stencel", "free session", "Plan a phase first")
        robot.press("Enter")
        robot.expect("Free session", "No exercise yet. a picks one", "LIVE 00:00:00", "add exercise")
        robot.press("a")
        robot.expect("Exercises of this session: 0", "2 times, 2 d ago  ADD")
        #expect(
            robot.lines.firstIndex { $0.contains("Box squat") } ?? 99 < robot.lines.firstIndex {
                $0.contains("Air bike")
            } ?? 0)
        robot.press("Space")
        robot.expect("in the session", "Exercises of this session: 1")
        robot.type("plan")
        robot.press("Enter")
        robot.expectNo("Exercises of this session")
        robot.expect("Box squat", "Plank", "next │", "open │", "last 80x10 80x8")
    }

    @Test("Space adds and removes, and an exercise with sets cannot be removed by mistake")
    func toggling() throws {
        var robot = try robot()
        robot.press("s Enter a Space")
        robot.expect("in the session")
        robot.press("Up Space")
        robot.expectNo("in the session")
        robot.press("Up Space Esc")
        robot.type("80x5")
        robot.press("Enter a Space")
        robot.expect("done 1", "Box squat has 1 set: Esc, then d on its row removes it.")
        #expect(try robot.liveCells() == ["80x5"])
    }

    @Test("Enter adds one exercise and closes the list; for one in the session it shows the row")
    func one() throws {
        var robot = try robot()
        robot.press("s Enter a Enter")
        robot.expectNo("Exercises of this session")
        robot.type("80x5")
        robot.press("Enter a Down Enter")
        #expect(try robot.liveCells() == ["80x5", ""])
        robot.expect("Seated row  set 1")
        robot.press("a Enter")
        robot.expect("Box squat  set 2")
        #expect(try robot.liveCells() == ["80x5", ""])
    }

    @Test("A load, a share or a series in the list is refused as a name", arguments: ["82.5 85", "80 %", "70 75 80 %"])
    func loads(text: String) throws {
        var robot = try robot()
        robot.press("s Enter a")
        robot.type(text)
        robot.press("Enter")
        robot.expect("not a name. Esc, then type it.")
        #expect(try robot.diary.exercises.named(text) == nil)
    }

    @Test("A digit in the list is the load of the added exercise, never a name")
    func digits() throws {
        var robot = try robot()
        robot.press("s Enter a")
        robot.type("100x5")
        robot.press("Enter")
        robot.expect("100x5 is a set, not a name. Esc, then type it.")
        #expect(try robot.diary.exercises.named("100x5") == nil)
        robot.press("C-u Space Space")
        robot.type("100x5")
        robot.expectNo("Exercises of this session")
        robot.press("Enter")
        #expect(try robot.liveCells() == ["100x5", ""])
        // Without an added exercise it is not the load of another row.
        robot.press("a 9")
        robot.expect("Exercises of this session")
        #expect(try robot.liveCells() == ["100x5", ""])
    }

    @Test("A typed unknown name becomes a new exercise in the session")
    func newExercise() throws {
        var robot = try robot()
        robot.press("s Enter a")
        robot.type("Sled push")
        robot.expect("+ new exercise: Sled push")
        robot.press("Enter")
        robot.expect("Added the new exercise Sled push.", "First time: nothing logged before.")
        #expect(try robot.diary.exercises.named("sled push") != nil)
        robot.press("u")
        #expect(try robot.diary.exercises.named("sled push") == nil)
    }

    @Test("The trainer keeps the order: the cursor stays on the exercise, done ones are marked, and m moves rows")
    func order() throws {
        var robot = try robot()
        robot.press("s Enter a Space Space Esc")
        robot.type("80x5")
        robot.press("Enter")
        robot.type("80x5")
        robot.press("Enter")
        robot.expect("done 2", "Box squat  set 3")
        robot.press("m Down Enter")
        #expect(try robot.liveCells() == ["", "80x5 80x5"])
        robot.expect("Box squat  set 3")
    }

    @Test("Undo restores an exercise that was removed with its sets")
    func remove() throws {
        var robot = try robot()
        robot.press("s Enter a Enter")
        robot.type("80x5")
        robot.press("Enter d")
        robot.expect("Remove Box squat with 1 set?")
        robot.press("Enter")
        robot.expect("Box squat")
        robot.press("d x")
        robot.expect("Removed Box squat with 1 set. u: undo.", "No exercise yet")
        robot.press("u")
        robot.expect("80x5", "Undid: Remove Box squat from session (Jan Stencel)")
    }

    @Test("A session without exercises can be finished, or deleted without a confirmation")
    func empty() throws {
        var robot = try robot()
        robot.press("s Enter 9 Down Enter d m C f")
        #expect(try robot.diary.sessions.live().count == 1)
        robot.press("w w k C-s")
        robot.expect("Finished.")
        #expect(try robot.diary.sessions.live().isEmpty)
        robot.press("u D")
        robot.expectNo("Delete the session of")
    }

    @Test("An empty session is discarded or stored, and Enter returns to it")
    func nothingLogged() throws {
        var robot = try robot()
        let jan = try #require(try robot.diary.clients.list().first?.id)
        try robot.diary.packages.add(client: jan, bought: Robot.today, sessions: 9)
        robot.press("s Enter w w")
        robot.expect("Nothing was logged", "Discarded, it uses no session of the pack.", "x discard it", "k keep it")
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().count == 1)
        robot.press("w w x")
        robot.expect("Discarded the session of 12 Mar. u: undo.")
        #expect(try robot.diary.sessions.live().isEmpty)
        #expect(try robot.diary.clients.list().first?.sessionsLeft == 9)
        robot.press("u")
        #expect(try robot.diary.sessions.live().count == 1)
    }

    @Test("A note in place of a set is named before the session is discarded, and counts if it is stored")
    func noteOnly() throws {
        var robot = try robot()
        let jan = try #require(try robot.diary.clients.list().first?.id)
        try robot.diary.packages.add(client: jan, bought: Robot.today, sessions: 9)
        robot.press("s Enter a Enter")
        let row = try #require(try robot.diary.sessions.sheet(try robot.diary.sessions.live()[0].id).rows.first)
        try robot.diary.cells.write("-", at: .own(row.id))
        robot.press("w w")
        robot.expect("1 cell with notes would be lost.")
        robot.press("k C-s")
        robot.expect("Finished.")
        #expect(try robot.diary.clients.list().first?.sessionsLeft == 8)
    }

    @Test("The end says how many sets were done, and of how many if the plan prescribes some")
    func setsDone() throws {
        var robot = try Robot { try SessionDiary.circuit($0) }
        robot.chooseClient("jan")
        robot.press("s")
        robot.type("80x5")
        robot.press("Enter w w")
        robot.expect("Finish the session", "1 of 8 sets done")
    }

    @Test("It can be finished at any time, and open sets are marked as not done")
    func finish() throws {
        var robot = try robot()
        robot.press("s Enter a Space Space Esc")
        robot.type("80x5")
        robot.press("Enter w w C-s Esc")
        robot.expect("done 1", "not done")
    }

    @Test("Deleting a session with sets needs a confirmation")
    func delete() throws {
        var robot = try robot()
        robot.press("s Enter a Enter")
        robot.type("80x5")
        robot.press("Enter D")
        robot.expect("Delete the session of", "1 set in 1 exercise would be deleted.")
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().count == 1)
        robot.press("D x")
        #expect(try robot.diary.sessions.live().isEmpty)
        robot.expect("Deleted the session of")
        robot.press("u")
        #expect(try robot.liveCells() == ["80x5"])
    }

    @Test("A past session is not shown as live in other views")
    func elsewhere() throws {
        var robot = try robot()
        robot.press("n s Enter q 1")
        robot.expect("PAST Jan Stencel")
    }

    @Test("A past session: free, with day and time, in yellow and in words")
    func handsFree() throws {
        var robot = try robot()
        robot.press("n s")
        robot.expect("Log a past session")
        robot.type("-3d")
        robot.press("Tab Tab")
        robot.type("1730")
        robot.press("Enter")
        robot.expect("PAST SESSION 9 Mar 17:30")
        robot.press("a Enter")
        robot.type("75x5")
        robot.press("Enter w w C-s")
        let client = try robot.diary.clients.list()[0].id
        let session = try #require(
            try robot.diary.sessions.list(of: client).first { $0.session.day.iso == "2026-03-09" })
        #expect(session.session.mode == .handsFree)
        #expect(session.session.startedAt == Robot.start.addingTimeInterval(-3 * 86_400 + 8.5 * 3_600))
        #expect(session.setCount == 1)
    }

    @Test("A wrong time is reported at its field")
    func wrongTime() throws {
        var robot = try robot()
        robot.press("n s Up")
        robot.type("25:00")
        robot.press("C-s")
        robot.expect("Not a time: write 17:30")
    }

    @Test("A routine provides its exercises")
    func routine() throws {
        var robot = try robot()
        var head = Phase(id: .unsaved, name: "Legs")
        head.isRoutine = true
        let legs = try robot.diary.phases.add(head)
        for name in ["Lunge", "Box squat"] {
            let row = try robot.diary.phaseRows.add(to: legs, prescription: Prescription(label: "A1", reps: "8"))
            _ = try robot.diary.phaseRows.setNewExercise(named: name == "Lunge" ? name : "Leg press", row: row)
        }
        robot.press("n r")
        robot.expect("routine Legs", "2 exercises", "free session")
        robot.press("Enter")
        robot.expect("Legs · Thu", "Lunge", "Leg press", "next │", "open │")
        robot.type("50x8")
        robot.press("Enter")
        robot.expect("Leg press  set 1", "done 1")
        robot.press("w w C-s Esc n r")
        robot.expect("2 exercises, last today")
    }

    @Test("Extra exercises are below the plan, can be edited, and are deleted with d")
    func beside() throws {
        var robot = try Robot { try SessionDiary.circuit($0) }
        robot.chooseClient("jan")
        robot.press("s B")
        robot.type("Bike")
        robot.press("Enter")
        robot.type("12:00")
        robot.press("Enter")
        let live = try robot.diary.sessions.live()[0].id
        let row = try #require(try robot.diary.sessions.sheet(live).rows.first { $0.row.exerciseName == "Bike" })
        #expect(row.row.text == "12:00")
        #expect(row.row.phaseRow == nil)
        robot.expect("Bike")
        let phase = try robot.diary.phases.list(.client(try robot.diary.clients.list()[0].id))[0].id
        #expect(try robot.diary.phases.sheet(phase).rows.count == 4)
        robot.press("w w C-s Esc s")
        robot.expect("extra")
    }
}
