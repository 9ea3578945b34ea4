import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("+ hides the prescription, to show more sessions")
struct FoldedSheetTests {
    /// The visible columns of loads, from left to right.
    private func loads(_ robot: Robot) throws -> [SheetSlot] {
        let view = try #require(robot.app.sheet)
        return view.geometry(robot.app.context.body).layout.slots.all.filter { $0.field.column != nil }
    }

    private func columns(_ robot: Robot) throws -> [Int] { try loads(robot).compactMap(\.field.column) }

    /// The stored value of this key for the phase whose name starts with this text.
    private func stored(_ phase: String, _ robot: Robot) throws -> String? {
        try robot.diary.settings.get("folded phase \(robot.phase(phase).phase.id.rawValue)")
    }

    @Test("Four sessions fit in 80 columns, one line per row")
    func fourAt80() throws {
        var robot = try Robot.onSheet(columns: 80)
        #expect(try columns(robot).count < 4)
        robot.press("+ Down")
        #expect(try columns(robot) == [1, 2, 3, 4])
        robot.expect("1·3 Mar", "2·6 Mar", "3·9 Mar", "Incline press 75° DB")
        robot.expectNo("Tempo", "3012")
        let first = try #require(robot.lines.firstIndex { $0.contains("Box squat, banded") })
        let names = ["Broad jump", "Seated row", "Incline press", "Trap-3 raise", "Plank"]
        for (offset, name) in names.enumerated() { #expect(robot.line(first + 1 + offset).contains(name)) }
    }

    @Test("Six sessions fit in 100 columns")
    func sixAt100() throws {
        var robot = try Robot.onSheet(columns: 100)
        robot.press("+")
        #expect(try columns(robot) == [1, 2, 3, 4, 5, 6])
    }

    @Test("The best work set has its count; text that is not a set is shown unchanged")
    func bestStands() throws {
        var robot = try Robot.onSheet(columns: 80)
        robot.press("+ Down")
        let squat = robot.line(with: "Box squat, banded")
        for text in ["85x3*2", "100x3*2", " 105x3 ", "‹105x3›"] { #expect(squat.contains(text), "\(squat)") }
        let row = robot.line(with: "Seated row")
        for text in [" 35x8*2 ", " 35x8*4 ", " 37.5x8*4 "] { #expect(row.contains(text), "\(row)") }
        #expect(robot.line(with: "Trap-3 raise").contains("2.5x12*3"))
        #expect(!robot.line(with: "Incline press").contains("easy"))
        let plank = robot.line(with: "Plank")
        #expect(plank.contains(" 60s*3 ") && plank.contains(" 60s*2 ") && plank.contains(" - "))
    }

    @Test("The cell under the cursor is shown in full, on as many lines as it needs")
    func cursorCellWhole() throws {
        var robot = try Robot.onSheet(columns: 80)
        robot.press("+ Left Left")
        robot.expect("80x3 90x3", "95x3 100x3", "85x3*2")
        robot.expectNo("100x3*2")
        robot.press("Down")
        robot.expect("100x3*2")
        robot.expectNo("80x3 90x3")
    }

    @Test("The column of a live session shows the performed and remaining sets, not the best one")
    func liveColumnWhole() throws {
        var robot = try Robot.onSheet(columns: 80)
        robot.press("s")
        robot.type("80x3 95x3")
        robot.press("Enter +")
        #expect(try loads(robot).filter(\.isWhole).map(\.field) == [.load(4)])
        robot.withSheet { view in view.grid.cursor.line = .row(view.grid.sheet.lines[1].id) }
        #expect(robot.line(with: "Box squat, banded").contains("80x3 95x3 …"))
        #expect(robot.line(with: "Broad jump").contains("‹x3*5›"))
    }

    @Test("The prescription is visible while the cursor is on it")
    func settingsInSight() throws {
        var robot = try Robot.onSheet(columns: 80)
        robot.press("+")
        robot.expectNo("Tempo")
        robot.withSheet { $0.grid.cursor.field = .tempo }
        robot.expect("Tempo", "3012")
        robot.withSheet { $0.grid.cursor.field = .exercise }
        robot.expectNo("Tempo")
    }

    @Test("A session in the other unit names it next to its best")
    func otherUnit() throws {
        var robot = try Robot.onSheet(columns: 80)
        var jan = try #require(robot.app.context.client)
        let before = jan
        jan.unit = .lb
        try robot.diary.clients.update(from: before, to: jan)
        robot.reread()
        robot.press("+ Down")
        robot.expect("85kgx3*2", "37.5kgx8*4")
    }

    @Test("It is stored per phase, survives a restart, and is not undone")
    func storedPerPhase() throws {
        var robot = try Robot.onSheet(columns: 80)
        let change = try robot.diary.journal.entries(limit: 1).first?.id
        robot.press("+")
        #expect(try stored("P6", robot) == "yes")
        #expect(try robot.diary.journal.entries(limit: 1).first?.id == change)
        robot.press("q Down Enter")
        robot.expect("P5 Pre-season")
        #expect(robot.app.sheet?.grid.isFolded == false)
        robot.press("q Up Enter")
        #expect(robot.app.sheet?.grid.isFolded == true)
        robot.restart()
        robot.press("3 Enter")
        robot.expect("P6 In season")
        #expect(try columns(robot).count == 4)
        #expect(try stored("P5", robot) == nil)
    }

    @Test("The same key shows the prescription again")
    func backAgain() throws {
        var robot = try Robot.onSheet(columns: 80)
        let before = robot.lines
        robot.press("+")
        #expect(robot.lines != before)
        robot.press("+")
        #expect(robot.lines == before)
        #expect(try stored("P6", robot) == nil)
    }

    @Test("A template has nothing to hide")
    func template() throws {
        var robot = try Robot.onSheet(columns: 100)
        robot.press("q v Enter +")
        robot.expect("a template has no sessions", "Tempo")
    }
}
