import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("The Board shows as much as fits, and never cuts numbers")
struct BoardLayoutTests {
    static let widths = [60, 80, 100, 120, 140, 180, 200, 260]

    /// The Board with P6 next to P9, which has twelve sessions of a warm-up and work sets.
    private func board(columns: Int, rows: Int = 40) throws -> Robot {
        try Robot.onBoard(columns: columns, rows: rows) { diary in
            let jan = try #require(try diary.clients.list().first { $0.name.hasPrefix("Jan") })
            let squat = try #require(try diary.exercises.named("Box squat, banded"))
            let phase = try diary.phases.add(
                Phase(id: .unsaved, client: jan.id, name: "P9 Peak", sessionCount: 12))
            let row = try diary.phaseRows.add(
                to: phase, exercise: squat.id,
                prescription: Prescription(label: "A1", tempo: "31X0", reps: "3", sets: "5", rest: "150\""))
            for index in 0..<12 {
                let session = try diary.sessions.start(phase, day: Robot.today.adding(days: index / 2 - 6))
                try diary.cells.write("w60x5 102.5x12 bw+22.5x12*4", at: .planned(row, session))
                try diary.sessions.finish(session)
            }
        }
    }

    private func layout(_ robot: Robot) throws -> (BoardLayout, BoardTab) {
        let board = try #require(robot.board)
        let tab = try #require(board.tab)
        return (BoardLayout(board, tab, robot.app.context.body), tab)
    }

    @Test("No column is narrower than its day and longest set, and none leaves its side", arguments: widths)
    func columns(_ columns: Int) throws {
        let (layout, tab) = try layout(try board(columns: columns))
        for side in layout.sides {
            let view = tab[side.side].view
            #expect(side.slots.all.contains { $0.field.column != nil })
            for slot in side.slots.all {
                #expect(slot.area.endColumn <= side.area.endColumn)
                guard let column = slot.field.column, let session = view.grid.sheet.sessions[column] else { continue }
                #expect(slot.area.width >= TextWidth.of("\(column)\(slot.isWhole ? " · " : "·")\(session.day.short)"))
                guard !slot.isWhole else { continue }
                for line in view.grid.sheet.lines {
                    let text = view.grid.sheet.bestText(line, column: column)
                    #expect(text.isEmpty || TextWidth.of(text) <= slot.area.width, "\(text) at \(columns)")
                }
            }
        }
    }

    @Test("A wider window never shows fewer sessions, until the prescription columns appear")
    func sessions() throws {
        var before = 0
        for columns in [100, 120, 140, 160, 179] {
            let (layout, _) = try layout(try board(columns: columns))
            let shown = layout.sides[1].slots.all.count { $0.field.column != nil }
            #expect(shown >= before, "\(columns)")
            before = shown
        }
        #expect(before >= 4)
    }

    @Test("From 180 columns tempo, reps, sets and rest are next to the loads; from 100 below the table")
    func targets() throws {
        let (wide, _) = try layout(try board(columns: 200, rows: 60))
        for side in wide.sides {
            let fields = side.slots.all.map(\.field)
            #expect(fields.starts(with: [.label, .exercise, .tempo, .reps, .sets, .rest]))
            #expect(fields.contains { $0.column != nil })
        }
        let robot = try Robot.onBoard(columns: 100, rows: 30)
        robot.expect("plan 31X0 · 3 reps · 5 sets · rest 150\"")
        try Robot.onBoard(columns: 200, rows: 60).expectNo("plan 31X0")
    }

    @Test("On a prescription the last session stays in view if the names leave room", arguments: [140, 160])
    func lastBesidePlan(_ columns: Int) throws {
        var robot = try Robot.onBoard(columns: columns, rows: 30)
        robot.press("Down")
        robot.withSheet { $0.grid.cursor.field = .reps }
        let (layout, _) = try layout(robot)
        for side in layout.sides {
            let fields = side.slots.all.map(\.field)
            #expect(fields.contains(.reps) && fields.count { $0.column != nil } == 1)
        }
        #expect(layout.sides.map { $0.slots.all.compactMap(\.field.column) } == [[2], [3]])
    }

    @Test("Two short phases show their last sessions in full if there is room")
    func whole() throws {
        let (layout, _) = try layout(try Robot.onBoard(columns: 200, rows: 60))
        for side in layout.sides {
            #expect(side.slots.all.last?.isWhole == true)
            #expect((side.slots.all.last?.area.width ?? 0) >= 11)
        }
        let (small, _) = try self.layout(try Robot.onBoard(columns: 100, rows: 30))
        #expect(small.sides.allSatisfy { side in side.slots.all.allSatisfy { $0.field.column == nil || !$0.isWhole } })
    }

    @Test("The totals are right below the last line", arguments: widths)
    func totals(_ columns: Int) throws {
        let robot = try board(columns: columns)
        let (layout, tab) = try layout(robot)
        let last = try #require(layout.lines.visible(from: tab.top).last)
        #expect(layout.totals.row == last.area.endRow)
        #expect(robot.line(layout.totals.row).contains("TOTAL"))
    }

    @Test("Differences per session are written out", arguments: [80, 100, 120, 200])
    func perSession(_ columns: Int) throws {
        var robot = try Robot.onBoard(columns: columns, rows: 40)
        robot.press("v v")
        robot.expect("%/session")
        robot.expectNo("/ses ")
    }

    @Test("A set wider than its column continues on the next line")
    func wideSet() {
        let text = CellText("80x3 bw+102.5x12@8.5*4", ghost: nil, width: 11)
        #expect(text.lines.map { $0.map(\.text).joined() } == ["80x3", "bw+102.5x12", "@8.5*4"])
        let long = CellText("kneehurtsagain", ghost: nil, width: 8)
        #expect(long.lines.map { $0.map(\.text).joined() } == ["kneehurt", "sagain"])
    }
}
