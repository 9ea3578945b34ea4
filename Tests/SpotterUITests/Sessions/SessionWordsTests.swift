import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Texts about sessions are complete and name the next key")
struct SessionWordsTests {
    @Test("A full phase says how to continue; with sixty sessions it cannot be extended", arguments: [1, 60])
    func full(count: Int) throws {
        var robot = try Robot(columns: 120) { diary in
            let jan = try diary.clients.add(named: "Jan Stencel")
            var phase = try diary.phases.get(try diary.phases.add(named: "P6", client: jan))
            phase.sessionCount = count
            try diary.phases.update(from: diary.phases.get(phase.id), to: phase)
            for day in 0..<count {
                let session = try diary.sessions.start(phase.id, day: Robot.today.adding(days: day - 70))
                try diary.sessions.finish(session)
            }
        }
        robot.chooseClient("jan")
        let jan = try #require(try robot.diary.clients.list().first)
        let phase = try #require(try robot.diary.phases.list(.client(jan.id)).first)
        robot.app.context.go(to: .sheet(phase.id))
        robot.app.follow()
        robot.press("s")
        let more = count < 60 ? "E adds some (up to 60), " : ""
        #expect(robot.message == "! No free session: \(more)n p starts a phase, y in the list copies this one.")
        #expect(try robot.diary.sessions.live().isEmpty)
    }

    @Test("A client's second session is started only on purpose")
    func second() throws {
        var robot = try Robot { diary in
            let jan = try diary.clients.add(named: "Jan Stencel")
            for name in ["P5", "P6"] { try diary.phases.add(named: name, client: jan) }
        }
        robot.chooseClient("jan")
        robot.press("3 Enter s q j Enter s")
        robot.expect("Jan Stencel already has a live session", "g go to the first", "b start both")
        #expect(try robot.diary.sessions.live().count == 1)
        robot.press("g")
        robot.expect("P6 ·", "session 1 of 6")
        robot.press("q j Enter s b")
        #expect(try robot.diary.sessions.live().count == 2)
        robot.expect("P5 ·")
    }

    @Test("A past session has no clock: no rest, count or intervals")
    func afterwards() throws {
        var robot = try Robot { try SessionDiary.circuit($0) }
        robot.chooseClient("jan")
        robot.press("n s Enter")
        robot.expect("PAST SESSION")
        #expect(!robot.footer.contains("count") && !robot.footer.contains("rest"))
        for key in ["C", "r", "M"] {
            robot.press(key)
            #expect(robot.app.context.message?.text.contains("this is a past session: nothing is timed") == true)
        }
        #expect(robot.app.context.live.rests.isEmpty && robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("The confirmation of a deletion is not cut at 60 columns")
    func deleteQuestion() throws {
        var robot = try Robot(columns: 60, rows: 16) { try SessionDiary.free($0) }
        robot.chooseClient("jan")
        robot.press("s Enter a Enter")
        robot.type("80x5")
        robot.press("Enter D")
        robot.expect("u: undo, as long as nothing else was changed.", "Enter no, go back")
    }
}
