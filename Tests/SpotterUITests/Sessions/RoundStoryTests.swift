import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Rounds, intervals and several sessions")
struct RoundStoryTests {
    private func circuit(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try SessionDiary.circuit($0) }
        robot.chooseClient("jan")
        robot.press("s")
        return robot
    }

    @Test("In a circuit the rest starts after the last exercise of the round")
    func circuitRest() throws {
        var robot = try circuit()
        robot.expect("rest after A3 · r starts one now")
        robot.type("80x5")
        robot.press("Enter")
        robot.expect("Next: A2 Chin-up, no rest.", "A2 Chin-up  set 1 of 2")
        robot.type("x5")
        robot.press("Enter")
        robot.expect("Next: A3 Plank, no rest.")
        robot.type("30s")
        robot.press("Enter")
        robot.expect("rest 1:30 of 1:30", "A1 Box squat  set 2 of 2")
    }

    @Test("A skipped exercise passes the turn on, as a set does")
    func skipped() throws {
        var robot = try circuit()
        robot.type("-")
        robot.press("Enter")
        robot.expect("A2 Chin-up  set 1 of 2")
    }

    @Test("r starts a rest by hand, also within a round")
    func byHand() throws {
        var robot = try circuit()
        robot.press("r")
        robot.expect("rest 2:30 of 2:30")
    }

    @Test("Rows are marked as done, next and open, visibly and in words")
    func words() throws {
        var robot = try circuit(columns: 120, rows: 40)
        robot.type("80x5 80x5")
        robot.press("Enter")
        #expect(robot.lines.contains { $0.contains(/Chin-up +next/) })
        #expect(robot.lines.contains { $0.contains(/Plank +open/) })
        let line = try #require(robot.lines.first { $0.contains("Box squat") && $0.contains("done 2") })
        #expect(line.contains("A1"))
    }

    @Test("EMOM: suggested from the row's rest, a bell and a word at each turn, paused and stopped with a key")
    func emom() throws {
        var robot = try circuit()
        robot.press("Down Down Down M")
        robot.expect("Interval timer for Jan Stencel", "EMOM 60\" x4")
        robot.press("C-s")
        robot.expect("get ready")
        _ = robot.app.takeEffects()
        robot.wait(seconds: 5)
        #expect(robot.app.takeEffects() == [.bell])
        robot.expect("round 1 of 4: go")
        robot.wait(seconds: 60)
        #expect(robot.app.takeEffects() == [.bell])
        robot.expect("Jan Stencel: round 2 of 4: go")
        robot.press("Space")
        robot.wait(seconds: 100)
        robot.expect("paused")
        robot.press("Space Esc")
        robot.expect("M shows it")
        robot.wait(seconds: 180)
        robot.expect("all 4 rounds done")
        robot.press("M x")
        #expect(robot.app.context.live.intervals.isEmpty)
    }

    @Test("During intervals no rest is started, and a wrong timer has a correction")
    func intervals() throws {
        var robot = try circuit()
        robot.press("M C-u")
        robot.type("soon")
        robot.press("C-s")
        robot.expect("Not an interval timer: write EMOM 10")
        robot.press("C-u")
        robot.type("30/15 x8")
        robot.press("C-s Esc Down Down Down")
        robot.type("40x8")
        robot.press("Enter")
        #expect(robot.app.context.live.rests.isEmpty)
        robot.wait(seconds: 36)
        robot.expect("round 1 of 8: rest")
    }

    @Test("Typing replaces a suggestion, arrows keep it, and text that is not a timer is reported on leaving")
    func proposal() throws {
        var robot = try circuit()
        robot.press("M")
        robot.type("EMOM soon")
        robot.expectNo("x10EMOM")
        robot.press("Enter")
        robot.expect("Not an interval timer: write EMOM 10")
        robot.press("C-u")
        robot.type("EMOM 12")
        robot.press("Tab 8 Enter")
        robot.expect("get ready", "x12")
        robot.press("x M End")
        robot.type("0")
        robot.expect("x100")
    }

    private static let names = ["Jan Stencel", "Petr Novak", "Anna Mala", "Olga Reis", "Marek Horn", "Eva Kral"]

    @Test("Six sessions are live: the bar shows all rests at 80 columns, a seventh is rejected")
    func six() throws {
        var robot = try Robot { try SessionDiary.many(Self.names, $0) }
        for _ in Self.names {
            robot.press("o r")
            robot.wait(seconds: 7)
        }
        let bar = robot.line(1)
        for part in ["JS 0:48", "PN 0:55", "AM 1:02", "OR 1:09", "MH 1:16", "EK 1:23"] {
            #expect(bar.contains(part), "\(part) is not in \(bar)")
        }
        robot.press("q 1")
        #expect(robot.line(1).contains("JS 0:48"))
        robot.wait(seconds: 48)
        #expect(robot.line(1).contains("JS GO"))
        robot.resize(columns: 60, rows: 16)
        #expect(robot.line(1).contains("LIVE JS GO"))
        #expect(robot.line(1).contains("+"))
        robot.resize(columns: 140, rows: 40)
        #expect(robot.line(1).contains("Petr rest 0:07") || robot.line(1).contains("Petr Novak"))
        robot.resize(columns: 80, rows: 24)
        robot.press("3")
        _ = try robot.diary.clients.add(named: "Zuzana Seventh")
        robot.chooseClient("zuz")
        robot.press("s Enter")
        robot.expect("at most 6 sessions can be live", "Finish one first")
        #expect(try robot.diary.sessions.live().count == 6)
    }

    @Test("Undo names the client of the set when another one is on screen")
    func undoForOther() throws {
        var robot = try Robot { try SessionDiary.many(["Jan Stencel", "Petr Novak"], $0) }
        robot.press("o")
        robot.type("100x5")
        robot.press("Enter o u")
        robot.expect("Undid for Jan Stencel: Log Box squat 100x5")
        robot.press("C-r")
        robot.expect("Redid for Jan Stencel: Log Box squat 100x5")
        robot.press("o u")
        robot.expect("Undid: Log Box squat 100x5 (Jan Stencel)")
    }
}
