import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Typing on a sheet is fully visible and survives a crash")
struct TypingComfortTests {
    @Test("A long text covers its neighbours while it is typed")
    func overNeighbours() throws {
        var context = try ComfortContext()
        context.go(0, .tempo)
        context.robot.press("Enter C-u")
        context.robot.type("slow, slower, slowest, hold at the bottom")
        context.robot.expect("slow, slower, slowest, hold at the bottom")
    }

    @Test("Nothing of the covered cells is visible next to or below a long text")
    func covered() throws {
        var context = try ComfortContext(columns: 80)
        context.go(0, .load(2))
        context.robot.press("Enter")
        context.robot.type("90x1 92x1 94x1 96x1 98x1 100x1")
        let line = try #require(context.robot.lines.first { $0.contains("85x3*2 90x1 92x1 94x1 96x1 98x1 100x1") })
        #expect(!line.contains("80x3"))
        context.robot.type(" 95x1")
        context.robot.press("Enter")
        #expect(try context.load(0, 2) == "85x3*2 90x1 92x1 94x1 96x1 98x1 100x1 95x1")
        context.go(0, .load(2))
        context.robot.press("Enter")
        let table = context.robot.lines.prefix { !$0.contains("new row") }
        #expect(table.count { $0.contains("95x1") } == 1)
    }

    @Test("Half-typed text is restored when the sheet is opened again, and Esc discards it for good")
    func draft() throws {
        var context = try ComfortContext()
        context.go(1, .load(2))
        context.robot.press("Enter")
        context.robot.type("42x")
        #expect(context.robot.app.needsTick)
        context.robot.wait(seconds: 2)
        #expect(!context.robot.app.needsTick, "an idle cell costs nothing")
        context.startAgain()
        context.robot.expect("Restored what you were typing. Enter accepts it, Esc discards it.", "42x")
        context.robot.type("8")
        // A load is questioned if last time was without one.
        context.robot.press("Enter Enter")
        #expect(try context.load(1, 2) == "42x8")
        #expect(try context.robot.diary.drafts.bringBack(SheetDraft.key(.phase(context.phase))) == nil)
        context.go(1, .tempo)
        context.robot.press("e")
        context.robot.type("never")
        context.robot.wait(seconds: 1)
        context.robot.press("Esc")
        context.open(context.phase)
        #expect(context.robot.app.sheet?.isTyping == false)
    }

    @Test("Drafts use stable field keys: those of older programs are found")
    func keys() throws {
        #expect(
            SheetCursor.Field.header.map(\.key) == [
                "name", "periodization", "goal", "start", "sessions", "end", "days",
            ])
        #expect(
            SheetCursor.Field.plan.map(\.key) == ["label", "exercise", "tempo", "reps", "sets", "rest", "micro"])
        #expect(SheetCursor.Field.load(12).key == "load 12")
        var context = try ComfortContext()
        let row = try context.robot.diary.phases.sheet(context.phase).rows[1].id.rawValue
        let text = #"{"place":"row \#(row), tempo","text":"7070"}"#
        try context.robot.diary.drafts.save(SheetDraft.key(.phase(context.phase)), text)
        context.startAgain()
        context.robot.expect("Restored what you were typing.", "7070")
    }

    @Test("A draft of a cell that was changed since says so before it replaces anything")
    func changedSince() throws {
        var context = try ComfortContext()
        context.go(1, .tempo)
        context.robot.press("e C-u")
        context.robot.type("7070")
        context.robot.wait(seconds: 1)
        let row = try context.robot.diary.phases.sheet(context.phase).rows[1].row
        var prescription = row.prescription
        prescription.tempo = "2020"
        try context.robot.diary.phaseRows.setPrescription(prescription, row: row.id, replacing: row.prescription)
        context.startAgain()
        #expect(
            context.message
                == "Restored what you were typing, but the cell now has 2020. Enter replaces that, Esc keeps it.")
        context.robot.press("Esc")
        #expect(try context.robot.diary.phases.sheet(context.phase).rows[1].row.prescription.tempo == "2020")
    }

    @Test("A draft of a deleted row is reported, not lost")
    func orphan() throws {
        var context = try ComfortContext()
        context.go(1, .tempo)
        context.robot.press("e C-u")
        context.robot.type("7070")
        context.robot.wait(seconds: 1)
        let row = try context.robot.diary.phases.sheet(context.phase).rows[1].id
        try context.robot.diary.phaseRows.delete(row)
        context.startAgain()
        context.robot.expect("This cell no longer exists. You had typed: 7070")
    }

    @Test(
        "Twelve sessions: the cursor's column is in view and the first line names the visible ones",
        arguments: [60, 80, 120])
    func twelve(columns: Int) throws {
        var context = try ComfortContext(columns: columns, rows: columns == 60 ? 16 : 24, sessions: 12)
        for column in 1...12 {
            context.go(0, .load(column))
            let geometry = try #require(context.robot.app.sheet).geometry(context.robot.app.context.body)
            #expect(geometry.layout.slots[.load(column)] != nil, "column \(column) of 12 at \(columns)")
        }
        context.robot.expect("of 12")
    }

    @Test("Sixty rows: every row comes into view, and the number below is shown", arguments: [(60, 16), (80, 24)])
    func sixty(columns: Int, rows: Int) throws {
        var context = try ComfortContext(columns: columns, rows: rows, lines: 60)
        context.robot.press("g g")
        #expect(context.robot.lines.contains { $0.contains(/\d+ more ▼/) })
        for row in 0..<60 {
            context.robot.press("Down")
            let view = try #require(context.robot.app.sheet)
            let geometry = view.geometry(context.robot.app.context.body)
            #expect(geometry.cell(at: view.grid.cursor, on: view.grid) != nil, "row \(row)")
        }
        context.robot.press("PgUp")
        #expect(context.robot.app.sheet?.grid.top ?? 0 < 59)
    }
}
