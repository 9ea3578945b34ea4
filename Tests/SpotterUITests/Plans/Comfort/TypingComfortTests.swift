import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Typing on a sheet shows all of it and survives the program's death")
struct TypingComfortTests {
    @Test("A long text stands over its neighbours while it is typed")
    func overNeighbours() throws {
        var desk = try ComfortDesk()
        desk.go(0, .tempo)
        desk.robot.press("Enter C-u")
        desk.robot.type("slow, slower, slowest, hold at the bottom")
        desk.robot.expect("slow, slower, slowest, hold at the bottom")
    }

    @Test("What is half typed comes back when the sheet is opened again, and Esc drops it for good")
    func draft() throws {
        var desk = try ComfortDesk()
        desk.go(1, .load(2))
        desk.robot.type("42x")
        #expect(desk.robot.app.needsTick)
        desk.robot.wait(seconds: 2)
        #expect(!desk.robot.app.needsTick, "an idle cell costs nothing")
        // The program dies: another one opens the same diary.
        let services = Services(diary: desk.robot.diary, now: { Robot.start }, timeZone: .gmt)
        desk.robot.app = AppState(services: services, size: Size(columns: 100, rows: 24))
        desk.open(desk.phase)
        desk.robot.expect("What you were typing is back. Enter accepts it, Esc drops it.", "42x")
        desk.robot.type("8")
        desk.robot.press("Enter")
        #expect(try desk.load(1, 2) == "42x8")
        #expect(try desk.robot.diary.draft(SheetDraft.key(.phase(desk.phase))) == nil)
        desk.go(1, .tempo)
        desk.robot.press("e")
        desk.robot.type("never")
        desk.robot.wait(seconds: 1)
        desk.robot.press("Esc")
        desk.open(desk.phase)
        #expect(desk.robot.app.sheet?.isTyping == false)
    }

    @Test("A draft of a row that is gone is told, not lost")
    func orphan() throws {
        var desk = try ComfortDesk()
        desk.go(1, .tempo)
        desk.robot.press("e C-u")
        desk.robot.type("7070")
        desk.robot.wait(seconds: 1)
        let row = try desk.robot.diary.sheet(desk.phase).rows[1].id
        try desk.robot.diary.deleteRow(row)
        let services = Services(diary: desk.robot.diary, now: { Robot.start }, timeZone: .gmt)
        desk.robot.app = AppState(services: services, size: Size(columns: 100, rows: 24))
        desk.open(desk.phase)
        desk.robot.expect("The cell that you were typing is gone. It said: 7070")
    }

    @Test(
        "Twelve sessions: the cursor's column is in view and the first line says which ones are",
        arguments: [60, 80, 120])
    func twelve(columns: Int) throws {
        var desk = try ComfortDesk(columns: columns, rows: columns == 60 ? 16 : 24, sessions: 12)
        for column in 1...12 {
            desk.go(0, .load(column))
            let geometry = SheetGeometry(
                body: Frame(desk.robot.app.desk.size).body, pane: try #require(desk.robot.app.sheet))
            #expect(geometry.layout.slot(.load(column)) != nil, "column \(column) of 12 at \(columns)")
        }
        desk.robot.expect("of 12")
    }

    @Test("Sixty rows: every row comes into view, and how many are below is said", arguments: [(60, 16), (80, 24)])
    func sixty(columns: Int, rows: Int) throws {
        var desk = try ComfortDesk(columns: columns, rows: rows, lines: 60)
        desk.robot.press("g g")
        desk.robot.expect("more")
        for row in 0..<60 {
            desk.robot.press("Down")
            let pane = try #require(desk.robot.app.sheet)
            let geometry = SheetGeometry(body: Frame(desk.robot.app.desk.size).body, pane: pane)
            #expect(geometry.cell(at: pane.cursor, pane: pane) != nil, "row \(row)")
        }
        desk.robot.press("PgUp")
        #expect(desk.robot.app.sheet?.top ?? 0 < 59)
    }
}
