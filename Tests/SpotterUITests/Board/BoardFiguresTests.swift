import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("The Board never cuts numbers and compares like with like")
struct BoardFiguresTests {
    /// P9, created after P6, with one row and a finished session for each of these cells.
    private static func addPhase(_ cells: [String], to diary: Diary) throws {
        let jan = try #require(try diary.clients.list().first { $0.name.hasPrefix("Jan") })
        let squat = try #require(try diary.exercises.named("Box squat, banded"))
        let phase = try diary.phases.add(
            Phase(id: .unsaved, client: jan.id, name: "P9 Peak", sessionCount: max(cells.count, 1)))
        let row = try diary.phaseRows.add(to: phase, exercise: squat.id, prescription: Prescription(label: "A1"))
        for (index, cell) in cells.enumerated() {
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: index - cells.count))
            try diary.cells.write(cell, at: .planned(row, session))
            try diary.sessions.finish(session)
        }
    }

    /// The Board with P6 next to P9.
    private func board(_ cells: [String], columns: Int = 80, rows: Int = 24) throws -> Robot {
        try Robot.onBoard(columns: columns, rows: rows) { diary in try Self.addPhase(cells, to: diary) }
    }

    @Test("A single sheet shows the work set after many warm-ups")
    func workSet() throws {
        var robot = try board(["w25x8 w40x5 w55x3 w67.5x2 80x6"])
        robot.press("Tab + +")
        robot.expect("80x6")
    }

    @Test("Planned loads are in [ ] and in no value")
    func planned() throws {
        var robot = try board(["80x5"])
        let right = try #require(robot.board?.tab?[.right].view.grid.sheet)
        let (phase, row) = (try #require(right.phase), try #require(right.planned.first))
        guard case .phase(let id) = row.id else { return }
        var longer = phase
        longer.sessionCount = 4
        try robot.diary.phases.update(from: robot.diary.phases.get(phase.id), to: longer)
        try robot.diary.cells.write("82.5x5*3", at: .ahead(id, column: 2))
        robot.app.context.noteChange()
        robot.press("Down Up")
        robot.expect("[82.5x5]", "400 kg", "3 → 1 sessions")
    }

    @Test("A best set with another load and other repetitions names both, where there is room")
    func bothChanges() {
        let change = Difference.weight(Mass(2.5, .kg), reps: -3)
        func text(_ room: Int) -> String {
            change.wording(.best, in: .kg, .unicode, perSession: false, room: room).text
        }
        #expect(text(17) == "▲ +2.5 kg -3 reps")
        #expect(text(12) == "▲ +2.5 kg -3")
        #expect(text(11) == "▲ +2.5 kg")
    }

    @Test("The sum of one or two sets is not compared by the session")
    func fewSets() throws {
        let few = try board(["80x5 80x5"], columns: 100)
        #expect(few.line(with: "TOTAL").contains("2 sets") && !few.line(with: "TOTAL").contains("%"))
        let many = try board(["80x5*5"], columns: 100)
        #expect(many.line(with: "TOTAL").contains("%/session"))
    }

    @Test("With few lines, warm-ups are collapsed, then dropped with an ellipsis")
    func cutCells() throws {
        let robot = try board(["w25x8 w40x5 80x6 82.5x6", "80x6 81x6 82x6 83x6"])
        let view = try #require(robot.board?.tab?[.right].view)
        let line = try #require(view.grid.sheet.lines.first)
        func lines(_ column: Int, _ height: Int) -> [String] {
            let text = view.painter.cellText(line, column: column, width: 8)
            return view.painter.lines(of: text, line, column: column, height: height, .unicode).map { pieces in
                pieces.map(\.text).joined()
            }
        }
        #expect(lines(1, 4) == ["w25x8", "w40x5", "80x6", "82.5x6"])
        #expect(lines(1, 2) == ["w2 80x6", "82.5x6"])
        #expect(lines(1, 1) == ["80x6 …"] || lines(1, 1) == ["…"])
        #expect(lines(2, 2) == ["80x6", "81x6 …"])
    }

    @Test("Volume and sets of an exercise with more sessions in one phase are compared per session")
    func perSession() throws {
        // P6 had three sessions of five sets; this one two of six.
        var robot = try board(["80x3*6", "80x3*6"], columns: 120, rows: 40)
        robot.press("v v v")
        #expect(robot.line(with: "Box squat, b").contains("▲ +1/session"))
        robot.expect("done in 3 → 2 sessions", "%/session")
        robot.expectNo("fewer")
    }

    @Test("In a narrow window the totals name the sessions of both phases, and no value is cut")
    func narrow() throws {
        var robot = try board(["bw+22.5x12 102.5x12", "80x3"], columns: 60, rows: 16)
        robot.expect("TOTAL  3 → 2 sessions", "105x3 → 102.5x12")
        for _ in 0..<5 {
            robot.press("v")
            let figures = robot.lines.filter { $0.contains("→") && $0.contains("│") }
            #expect(figures.allSatisfy { !($0.split(separator: "│").dropFirst().joined().contains("…")) })
        }
        robot.resize(columns: 80, rows: 24)
        robot.expect("TOTAL  3 → 2 sessions")
    }

    @Test("An edited cell does not touch its neighbours")
    func editor() throws {
        var robot = try board(["45x8", "47.5x8", "47.5x8*4"], columns: 120, rows: 40)
        robot.press("Left Enter")
        robot.type("47.5x8*4 82.5x8")
        let line = robot.line(with: "47.5x8*4 82.5x8")
        let rest = line.components(separatedBy: "47.5x8*4 82.5x8").last ?? ""
        #expect(rest.hasPrefix("  ") || rest.hasPrefix(" │"))
    }

    @Test("A stray letter or digit does not change a finished session; Enter edits it")
    func strayLetter() throws {
        var robot = try board(["80x3"])
        robot.withSheet { $0.grid.cursor.field = .load(1) }
        for key in ["ž", ";"] { robot.type(key) }
        robot.expect("is finished: Enter edits the cell.")
        #expect(robot.board?.isTyping == false)
        robot.type("8")
        robot.expect("is finished: Enter edits the cell.")
        #expect(robot.board?.isTyping == false)
        robot.press("Enter")
        #expect(robot.board?.isTyping == true)
    }

    @Test("/ starts at the shown phase")
    func finder() throws {
        var robot = try board(["80x3"])
        robot.press("Tab / Enter")
        robot.expect("[Jan: P6 | P9]")
    }

    @Test("A phase of a mesocycle shows its end before it has ended")
    func end() throws {
        let robot = try Robot.onBoard(columns: 140, rows: 40) { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p6").first)
            try diary.mesocycles.add(
                Mesocycle(
                    id: .unsaved, client: phase.client, name: "Spring",
                    start: Robot.today.adding(days: -9)), phases: [phase.id])
        }
        robot.expect(" - \(Robot.today.adding(days: 18).short)")
    }

    @Test("The hint says work sets only, equal ones collapsed")
    func lastTime() throws {
        var robot = try Robot.onSheet(columns: 120) { diary in
            let phase = try #require(try diary.boardPhases.list(search: "p6").first)
            let row = try #require(try diary.phases.sheet(phase.id).rows.first?.id)
            let session = try diary.sessions.start(phase.id, day: Robot.today.adding(days: -1))
            try diary.cells.write("w25x8 w40x5 72.5x6 72.5x6 72.5x6", at: .planned(row, session))
            try diary.sessions.finish(session)
        }
        robot.press("s")
        robot.expect("last 72.5x6*3")
    }
}
