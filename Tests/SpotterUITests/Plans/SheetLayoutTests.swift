import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("The columns of a sheet")
struct SheetLayoutTests {
    private func layout(_ columns: Int, reps: String) throws -> SheetLayout {
        let robot = try Robot { _ in }
        let client = try robot.diary.clients.add(named: "Jan")
        let squat = try robot.diary.exercises.add(named: "Squat")
        let phase = try robot.diary.phases.add(named: "P1", client: client)
        try robot.diary.addRow(
            to: phase, exercise: squat, prescription: Prescription(label: "A1", tempo: "31X0", reps: reps))
        let content = try SheetContent(.phase(phase), robot.diary)
        let cursor = content.cursor(.row(content.lines[0].id), preferring: .load(1))
        let body = Rect(column: 0, row: 0, width: columns, height: 20)
        return SheetLayout(body, content: content, cursor: cursor, isWide: false)
    }

    @Test("What is asked for is shown whole where two sessions and names have room", arguments: [80, 100, 120, 200])
    func whole(_ columns: Int) throws {
        let layout = try layout(columns, reps: "10-12/leg")
        #expect(layout.slots[.reps]?.area.width == 9)
        #expect(layout.slots.all.count { $0.field.column != nil } >= 2)
        #expect(try self.layout(columns, reps: "8").slots[.reps]?.area.width == 5)
    }

    @Test("In a small window the loads come first")
    func small() throws {
        let layout = try layout(60, reps: "10-12/leg")
        #expect(layout.slots[.reps]?.area.width == 5)
        #expect(layout.slots.all.contains { $0.field.column != nil })
    }
}
