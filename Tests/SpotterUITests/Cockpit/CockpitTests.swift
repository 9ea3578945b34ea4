import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("All live sessions side by side")
struct CockpitTests {
    @Test(
        "Each column shows client, health note, set, last time and rows, at every size",
        arguments: [(60, 16), (80, 24), (120, 40), (200, 60)])
    func columns(columns: Int, rows: Int) throws {
        var robot = try Robot.withLive(2, columns: columns, rows: rows)
        robot.press("O")
        robot.expect(
            "! Health: left knee taped", "last 60x5 60x5 (5 Mar)", "last 70x5 70x5 (5 Mar)", "‹60x5 60x5›",
            "‹70x5 70x5›")
        #expect(robot.lines[2].contains("▌Ana Kovač") && robot.lines[2].contains(" Petr Novák"))
        let counts = robot.lines.filter { $0.components(separatedBy: "set 1 of 2 · reps 5").count == 3 }
        #expect(counts.count == 1, "\(robot.screen)")
        // The rows of both sessions, each with its progress.
        let open = robot.lines.filter { $0.components(separatedBy: "B1  Bench press").count == 3 }
        #expect(open.count == 1, "\(robot.screen)")
    }

    @Test("Sets typed in turn go to the right client, in the right place", arguments: 2...6)
    func alternately(live: Int) throws {
        var robot = try Robot.withLive(live, columns: 160, rows: 40)
        robot.press("O")
        for reps in [5, 4, 3] {
            for place in 0..<live {
                let name = CockpitDiary.names[place]
                #expect(robot.lines[0].hasSuffix("\(name) · Eva"))
                robot.type("\(CockpitDiary.load(place))x\(reps)")
                robot.press("Enter")
                robot.press("o")
            }
        }
        let texts = try robot.liveTexts()
        #expect(texts.count == live)
        for place in 0..<live {
            let load = CockpitDiary.load(place)
            #expect(texts[CockpitDiary.names[place]] == ["\(load)x5 \(load)x4", "\(load)x3"])
        }
    }

    @Test("Esc opens the sheet of the active client, wherever the view was opened from")
    func back() throws {
        var robot = try Robot.withLive(2)
        robot.press("o O")
        let first = robot.lines[0]
        robot.press("o Esc")
        #expect(robot.app.sheet != nil && robot.lines[0] != first)
        let shown = robot.app.context.client?.name
        #expect(robot.app.sheet?.grid.sheet.client == robot.app.context.client?.id, "\(shown ?? "")")
        robot.type("71x5")
        robot.press("Enter Enter")
        #expect(try robot.liveTexts()[shown ?? ""]?.first == "71x5")
    }

    @Test("f o, at any speed: the set is stored, and the other client is active; another letter starts a note")
    func fillAndGoOn() throws {
        var robot = try Robot.withLive(2)
        robot.press("O")
        let first = robot.app.context.client?.name
        robot.press("f o")
        #expect(robot.app.context.client?.name != first)
        #expect(try robot.liveTexts()[first ?? ""]?.first?.isEmpty == false)
        robot.type("Quad sore")
        #expect(robot.cockpit?.sheet?.typing.editor?.line.text == "Quad sore")
    }

    @Test("After the undo of a set the cursor is on its row, which is due again")
    func undone() throws {
        var robot = try Robot.withLive(2)
        robot.press("O f f")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
        robot.press("u")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Box squat")
        robot.press("f")
        #expect(try robot.liveTexts()[CockpitDiary.names[0]] == ["60x5 60x5", ""])
    }

    @Test("The undone set of another client is due again in that client's column")
    func undoneElsewhere() throws {
        var robot = try Robot.withLive(2)
        robot.press("O f o u o")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Box squat")
        robot.press("f")
        #expect(try robot.liveTexts()[CockpitDiary.names[0]] == ["60x5", ""])
    }

    @Test("b for a client without phases opens no other Board")
    func nobodysBoard() throws {
        var robot = try Robot.withLive(2)
        robot.press("b b")
        let ben = try robot.diary.clients.add(named: "Ben Novak")
        try robot.diary.sessions.startFree(client: ben, day: Robot.today)
        robot.app.context.noteChange()
        for _ in 0..<4 where robot.app.context.client?.id != ben { robot.press("o") }
        robot.press("O b")
        robot.expect("Ben Novak has no phases to compare")
        #expect(robot.app.context.client?.name == "Ben Novak")
    }

    @Test("Two live clients of one first name are distinguished in the bar, with any room")
    func namesakes() throws {
        var robot = try Robot { diary in
            for name in ["Anna Berg", "Anna Berger"] {
                try diary.sessions.startFree(client: diary.clients.add(named: name), day: Robot.today)
            }
        }
        robot.press("1")
        #expect(LiveBar.text(robot.app.context) == "LIVE Anna Berg 00:00 | Anna Berger 00:00")
        #expect(LiveBar.text(robot.app.context, room: 38) == "LIVE A. Berg 0 min | A. Berger 0 min")
    }

    @Test("Tab goes to the next client from a half-typed cell, too, and the next set is theirs")
    func tabWhileTyping() throws {
        var robot = try Robot.withLive(2)
        robot.press("O")
        robot.type("62.5x5")
        robot.press("Tab")
        robot.type("72.5x5")
        robot.press("Enter")
        let texts = try robot.liveTexts()
        #expect(texts[CockpitDiary.names[0]]?.first == "62.5x5")
        #expect(texts[CockpitDiary.names[1]]?.first == "72.5x5")
    }

    @Test("If not all fit, the active one is in view, and the shown ones are named")
    func narrow() throws {
        var robot = try Robot.withLive(4, columns: 60, rows: 16)
        robot.press("O")
        robot.expect("1-2 of 4 in view", "‹60x5 60x5›", "‹70x5 70x5›")
        robot.press("o o")
        robot.expect("2-3 of 4 in view", "‹70x5 70x5›", "‹80x5 80x5›")
        robot.expectNo("‹60x5 60x5›")
        robot.press("Left Left")
        robot.expect("1-2 of 4 in view", "‹60x5 60x5›")
    }

    @Test("o and Tab cycle, the arrows stop at the ends; up and down move through the rows of the session only")
    func moving() throws {
        var robot = try Robot.withLive(3)
        robot.press("O")
        for (keys, place) in [
            ("o", 1), ("Tab", 2), ("o", 0), ("S-Tab", 2), ("Right", 2), ("Left", 1), ("h", 0), ("h", 0), ("l", 1),
        ] {
            robot.press(keys)
            #expect(robot.cockpit?.active == place, "\(keys)")
            #expect(robot.app.context.client?.name == CockpitDiary.names[place], "\(keys)")
        }
        robot.press("Down")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
        robot.press("Down Down j")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
        robot.press("g g")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Box squat")
        robot.press("G")
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
    }

    @Test("Each column has its own rest", arguments: [(60, 16), (80, 24), (160, 40)])
    func rests(columns: Int, rows: Int) throws {
        var robot = try Robot.withLive(2, columns: columns, rows: rows)
        robot.press("O")
        robot.type("60x5")
        robot.press("Enter")
        robot.wait(seconds: 10)
        robot.press("o")
        robot.type("70x5")
        robot.press("Enter")
        robot.wait(seconds: 5)
        robot.expect("rest 1:15 of 1:30", "rest 1:25 of 1:30")
        robot.wait(seconds: 80)
        robot.expect("GO! over by 0:05", "rest 0:05 of 1:30")
    }

    @Test("f, t, . and w w act on the active session; its summary is shown, and the others remain")
    func finishing() throws {
        var robot = try Robot.withLive(3, columns: 120, rows: 40)
        robot.press("O o f f")
        robot.wait(seconds: 100)
        #expect(try robot.liveTexts()["Petr Novák"] == ["70x5 70x5", ""])
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
        robot.press("w w C-s")
        robot.expect("BEST SET", "Petr Novák · P2, session 2")
        robot.press("Esc")
        #expect(robot.cockpit?.columns.map(\.live.clientName) == ["Ana Kovač", "Eva Malá"])
        // The next column is active.
        #expect(robot.lines[0].hasSuffix("Eva Malá · Eva"))
        robot.press("w w x w w x")
        #expect(robot.cockpit == nil)
        #expect(try robot.diary.sessions.live().isEmpty)
    }

    @Test("Undoing the end restores the column")
    func undo() throws {
        var robot = try Robot.withLive(2)
        robot.press("O w w x")
        #expect(robot.cockpit?.columns.count == 1)
        robot.press("u")
        #expect(robot.cockpit?.columns.map(\.live.clientName) == ["Ana Kovač", "Petr Novák"])
    }

    @Test("Text that is not a set is questioned below the cell, Esc restores it, and a stray letter starts a note")
    func questions() throws {
        var robot = try Robot.withLive(2, columns: 120, rows: 40)
        robot.press("O")
        robot.type("60x5")
        robot.expect("reads: 60 kg x 5")
        robot.press("Esc")
        robot.type("60 10")
        robot.press("Enter")
        robot.expect("Not a set: Enter again keeps it as a note")
        robot.press("Esc y")
        robot.expect("not a set (write 80x5)")
        robot.press("Esc")
        #expect(try robot.liveTexts()["Ana Kovač"] == ["", ""])
        robot.press("e")
        robot.type("60x4")
        robot.press("Enter")
        #expect(try robot.liveTexts()["Ana Kovač"] == ["60x4", ""])
    }

    @Test("Enter opens the sheet over it at the same cell; Esc returns to the last cell")
    func sheet() throws {
        var robot = try Robot.withLive(2)
        robot.press("O o Enter")
        #expect(robot.cockpit == nil)
        robot.expect("A1 Box squat  set 1 of 2", "P2")
        #expect(robot.lines[0].hasSuffix("Petr Novák · Eva"))
        robot.press("Down Esc")
        #expect(robot.cockpit?.active == 1)
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
        // Esc also returns from the sheet, and no second sheet is open.
        robot.press("Enter O")
        #expect(robot.cockpit?.active == 1)
        robot.press("Esc")
        #expect(robot.cockpit == nil && robot.app.navigator.place == .tab(.dashboard, 0))
        #expect(robot.app.sheet == nil)
    }

    @Test("It starts with the session on screen, at the last cell, and returns there")
    func fromSheet() throws {
        var robot = try Robot.withLive(3)
        robot.press("s Down o o O")
        #expect(robot.cockpit?.active == 2)
        robot.press("Esc")
        #expect(robot.lines[0].hasSuffix("Eva Malá · Eva"))
        robot.press("o O")
        #expect(robot.cockpit?.active == 0)
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
    }

    @Test("Over the Board it is left for the Board, and b opens the Board from it")
    func board() throws {
        var robot = try Robot.withLive(2)
        robot.press("3 Enter b O")
        #expect(robot.cockpit != nil && !robot.app.navigator.isBoardOpen)
        robot.press("Esc")
        #expect(robot.app.navigator.isBoardOpen)
        robot.press("O b")
        #expect(robot.app.navigator.isBoardOpen)
    }

    @Test("c goes to the column of the chosen client; a client without one leaves the view")
    func choosing() throws {
        var robot = try Robot.withLive(3)
        robot.press("O")
        robot.chooseClient("eva")
        #expect(robot.cockpit?.active == 2)
        robot.chooseClient("zoe")
        #expect(robot.cockpit == nil)
    }

    @Test("The palette finds it by both names; with one session it gives the reason")
    func palette() throws {
        for word in ["cockpit", "all live sessions"] {
            var robot = try Robot.withLive(2)
            robot.press(":")
            robot.type(word)
            robot.press("Enter")
            #expect(robot.cockpit != nil, "\(word)")
            robot.press("O")
            robot.expect("already open; Esc closes it")
        }
        var alone = try Robot.withLive(1)
        alone.press("O")
        alone.expect("fewer than two sessions are live")
    }

    @Test("A free session without exercises says how to start, and a past one has a column, too")
    func otherKinds() throws {
        var robot = try Robot { diary in
            let ana = try diary.clients.add(named: "Ana Kovač")
            let petr = try diary.clients.add(named: "Petr Novák")
            try diary.sessions.startFree(client: ana, day: Robot.today)
            try diary.sessions.startFree(client: petr, day: Robot.today.adding(days: -2), mode: .handsFree)
        }
        robot.chooseClient("ana")
        robot.press("O")
        robot.expect("No exercise yet. a picks one", "10 Mar")
        robot.press("a")
        #expect(robot.app.context.navigation.overlays.count == 1)
        robot.press("Esc o")
        robot.expect("Type the sets; w w finishes.")
    }

    @Test("A session ended by another window is removed, and a key meant for it is dropped")
    func endedElsewhere() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }
        var robot = try Robot.withLive(3, file: file)
        robot.press("O o")
        let other = try Diary(path: file)
        defer { try? other.close() }
        let petr = try #require(try other.sessions.live().first { $0.clientName == "Petr Novák" })
        try other.sessions.finish(petr.id)
        var events: [InputEvent] = [.key(.char("f"))]
        robot.app.noticeOtherWriters(before: &events)
        #expect(events.isEmpty)
        robot.expect("Another window changed this record")
        #expect(robot.cockpit?.columns.map(\.live.clientName) == ["Ana Kovač", "Eva Malá"])
        robot.press("f")
        #expect(try robot.liveTexts()["Eva Malá"] == ["80x5", ""])
    }

    @Test("A click activates a column")
    func mouse() throws {
        var robot = try Robot.withLive(2)
        robot.press("O")
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(60, 8))))
        #expect(robot.cockpit?.active == 1)
        robot.app.handle(.mouse(Mouse(kind: .wheelDown, at: Point(60, 8))))
        #expect(robot.cockpit?.sheet?.grid.line?.name == "Bench press")
    }
}
