import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import TrainingUI

@Suite("The columns of a sheet")
struct SheetLayoutTests {
    private func layout(
        _ columns: Int, reps: String, name: String = "Squat", sessions: Int = 6, isFolded: Bool = false
    ) throws -> SheetLayout {
        let robot = try Robot { _ in }
        let client = try robot.diary.clients.add(named: "Jan")
        let squat = try robot.diary.exercises.add(named: name)
        let phase = try robot.diary.phases.add(
            Phase(id: .unsaved, client: client, name: "P1", sessionCount: sessions))
        try robot.diary.phaseRows.add(
            to: phase, exercise: squat, prescription: Prescription(label: "A1", tempo: "31X0", reps: reps))
        let content = try SheetContent(.phase(phase), robot.diary)
        let cursor = content.cursor(.row(content.lines[0].id), preferring: .load(1))
        let body = Rect(column: 0, row: 0, width: columns, height: 20)
        return SheetLayout(body, content: content, cursor: cursor, isFolded: isFolded)
    }

    @Test(
        "Three or more equal sets in a row are one on screen, like last time's; other words stay",
        arguments: [
            ("37.5x8 37.5x8 37.5x8 37.5x8", "37.5x8*4"), ("80x5 80x5", "80x5 80x5"),
            ("80x5@8 80x5@8 80x5@8 30s 30s 30s", "80x5@8*3 30s*3"), ("late late late", "late late late"),
            ("80x5*2 80x5*2 80x5*2", "80x5*2 80x5*2 80x5*2"),
        ])
    func folded(text: String, shown: String) {
        #expect(CellText(text, ghost: nil, width: 60).lines.map { $0.map(\.text).joined() } == [shown])
        #expect(CellText(planned: text, width: 60).lines.map { $0.map(\.text).joined() } == ["[\(shown)]"])
    }

    @Test("The prescription is shown in full if two sessions and names have room", arguments: [80, 100, 120, 200])
    func whole(_ columns: Int) throws {
        let layout = try layout(columns, reps: "10-12/leg")
        #expect(layout.slots[.reps]?.area.width == 9)
        #expect(layout.slots.all.count { $0.field.column != nil } >= 2)
        #expect(try self.layout(columns, reps: "8").slots[.reps]?.area.width == 5)
    }

    @Test("Names take no more room than the longest one, and another session has it")
    func shortNames() throws {
        let (short, long) = try (layout(80, reps: "8"), layout(80, reps: "8", name: "Bulgarian split squat"))
        #expect([short, long].map { $0.slots[.exercise]?.area.width } == [13, 21])
        #expect([short, long].map { $0.slots.all.count { $0.field.column != nil } } == [3, 2])
    }

    private static let longName = "Bulgarian split squat, front foot up"

    @Test("Two sessions fit in 80 columns next to the longest name")
    func longName() throws {
        let layout = try layout(80, reps: "8", name: Self.longName)
        #expect(layout.slots.all.count { $0.field.column != nil } == 2)
    }

    @Test(
        "In the compact view names leave room for a fixed number of sessions, each wide enough for a best set",
        arguments: [(60, 3), (76, 4), (80, 4), (100, 6), (130, 8)])
    func folded(_ columns: Int, _ sessions: Int) throws {
        let layout = try layout(columns, reps: "8", name: Self.longName, sessions: 12, isFolded: true)
        let loads = layout.slots.all.filter { $0.field.column != nil }
        #expect(loads.count == sessions)
        #expect(loads.allSatisfy { $0.area.width >= 11 && !$0.isWhole })
        #expect(layout.slots.all.map(\.field).prefix(3) == [.label, .exercise, .load(1)])
        #expect((layout.slots[.exercise]?.area.width ?? 0) >= 16)
    }

    @Test("In a small window the loads come first")
    func small() throws {
        let layout = try layout(60, reps: "10-12/leg")
        #expect(layout.slots[.reps]?.area.width == 5)
        #expect(layout.slots.all.contains { $0.field.column != nil })
    }
}
