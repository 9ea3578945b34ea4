import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("The maximum for percentages is not read again after every set")
struct PrescribedBestsTests {
    /// Jan's second session is live; both rows prescribe 80 % of his maximum, 100x3 a week ago.
    private func robot() throws -> Robot {
        var robot = try Robot(columns: 120, rows: 24) { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            let phase = try diary.phases.add(named: "P6", client: client)
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            for (label, name) in [("A", "Box squat"), ("B", "Seated row")] {
                let row = try diary.phaseRows.add(
                    to: phase, prescription: Prescription(label: label, reps: "5", sets: "3", micro: "80%"))
                _ = try diary.phaseRows.setNewExercise(named: name, row: row)
                _ = try diary.cells.write("100x3", at: .planned(row, session))
            }
            try diary.sessions.finish(session)
        }
        robot.chooseClient("jan")
        robot.press("s")
        return robot
    }

    private func ghosts(_ robot: Robot) -> [String] {
        guard let sheet = robot.app.sheet else { return [] }
        return sheet.grid.sheet.lines.map { sheet.help.ghosts[$0.id]?.words.joined(separator: " ") ?? "" }
    }

    @Test("A set of the live session reads no history: other changes are seen with the next one")
    func unread() throws {
        var robot = try robot()
        #expect(ghosts(robot) == ["87.5x5*3", "87.5x5*3"])
        // Written past the program: only another read would find it.
        let jan = try #require(try robot.diary.clients.list().first)
        let row = try #require(try robot.diary.exercises.named("Seated row"))
        let old = try robot.diary.sessions.startFree(
            client: jan.id, day: Robot.today.adding(days: -5), mode: .handsFree)
        try robot.diary.cells.write("200x3", at: .own(try robot.diary.cells.add(row.id, to: old)))
        robot.press("f")
        #expect(ghosts(robot) == ["87.5x5 87.5x5", "87.5x5*3"])
        robot.app.context.noteChange()
        robot.app.handle(.tick)
        robot.press("f")
        #expect(ghosts(robot)[1] == "175x5*3")
    }

    @Test("A set corrected in an earlier session counts at once")
    func earlier() throws {
        var robot = try robot()
        robot.press("Left e")
        robot.type(" 120x3")
        robot.press("Enter")
        #expect(ghosts(robot) == ["105x5*3", "87.5x5*3"])
    }

    @Test("Another session, formula or state of the diary reads again; a set of the session does not")
    func unit() {
        var bests = PrescribedBests()
        let exercise = Identifier<Exercise>(rawValue: 1)
        let session = Identifier<TrainingSession>(rawValue: 7)
        var reads = 0
        func ask(_ session: Identifier<TrainingSession>?, _ formula: StrengthFormula, _ revision: Int) -> Int {
            let subject = PrescribedBests.Subject(
                client: Identifier(rawValue: 1), session: session, formula: formula)
            _ = bests.best(exercise, for: subject, revision: revision) {
                reads += 1
                return BestSets.none
            }
            return reads
        }
        #expect(ask(session, .epley, 1) == 1)
        #expect(ask(session, .epley, 1) == 1)
        bests.follow(session, from: 1, to: 2)
        #expect(ask(session, .epley, 2) == 1)
        bests.follow(Identifier(rawValue: 8), from: 2, to: 3)
        #expect(ask(session, .epley, 3) == 2)
        bests.follow(session, from: 2, to: 4)
        #expect(ask(session, .epley, 4) == 3)
        #expect(ask(session, .brzycki, 4) == 4)
        #expect(ask(nil, .brzycki, 4) == 5)
    }
}
