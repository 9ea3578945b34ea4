import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

/// A sheet is open in this window, and another one writes to the same file.
@Suite("Another window's changes on the sheet are reported and not overwritten")
final class OtherWindowTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path
    private var here: ComfortContext
    private let elsewhere: Diary

    init() throws {
        here = try ComfortContext(file: file)
        elsewhere = try Diary(path: file, options: DiaryOptions(clock: DiaryClock(now: { Robot.start })))
    }

    deinit { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }

    /// The plan of the first row.
    private func plan() throws -> PhaseRow { try #require(try elsewhere.phases.sheet(here.phase).rows.first).row }

    /// The other window writes; this one notices it like the loop, before the next key.
    private func meanwhile(_ write: (Diary) throws -> Void) throws {
        try write(elsewhere)
        here.robot.app.noticeOtherWriters()
    }

    private func put(_ field: WritableKeyPath<Prescription, String>, _ text: String) throws {
        let row = try plan()
        var prescription = row.prescription
        prescription[keyPath: field] = text
        try meanwhile { try $0.phaseRows.setPrescription(prescription, row: row.id, replacing: row.prescription) }
    }

    private func put<Value>(_ field: WritableKeyPath<Phase, Value>, _ value: Value) throws {
        let old = try elsewhere.phases.get(here.phase)
        var new = old
        new[keyPath: field] = value
        try meanwhile { try $0.phases.update(from: old, to: new) }
    }

    @Test(
        "Typed text is stored at each tick, not each frame; sooner if another window writes or the file is lost"
    )
    func drafts() throws {
        func draft() -> String? { here.robot.app.context.draft(SheetDraft.key(.phase(here.phase))) }
        here.go(0, .tempo)
        here.robot.press("Enter C-u")
        here.robot.type("20")
        here.robot.app.noticeOtherWriters()
        #expect(draft() == nil)
        #expect(here.robot.app.needsTick)
        here.robot.app.handle(.tick)
        #expect(draft()?.contains(#""text":"20""#) == true)
        #expect(!here.robot.app.needsTick)
        here.robot.type("1")
        try meanwhile { try $0.clients.add(named: "Someone else") }
        #expect(draft()?.contains(#""text":"201""#) == true)
        here.robot.type("0")
        let moved = file + ".moved"
        defer { try? FileManager.default.removeItem(atPath: moved) }
        try FileManager.default.moveItem(atPath: file, toPath: moved)
        here.robot.app.noticeOtherWriters()
        let folder = FileManager.default.temporaryDirectory
        let mark = String(URL(filePath: file).lastPathComponent.prefix(36)) + "-rescued-"
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasPrefix(mark) })
        let copy = folder.appending(path: name).path
        defer { try? FileManager.default.removeItem(atPath: copy) }
        let rescued = try Diary(path: copy)
        // The window that typed it is not open on this file.
        let found = try rescued.drafts.bringBack(SheetDraft.key(.phase(here.phase)))
        #expect(found?.contains(#""text":"2010""#) == true)
        try rescued.close()
    }

    @Test(
        "A plan cell that another window wrote while it was typed remains, and the cell stays open",
        arguments: [SheetCursor.Field.label, .tempo, .reps, .sets, .rest, .micro])
    func planCell(field: SheetCursor.Field) throws {
        let prescriptionPath = try #require(field.prescriptionPath)
        // A valid value of the column: it is not questioned.
        let typed = field == .label ? "C7" : field == .sets ? "7" : "77"
        here.go(0, field)
        here.robot.press("Enter C-u")
        here.robot.type(typed)
        try put(prescriptionPath, "9")
        here.robot.press("Enter")
        #expect(here.message.contains("was changed elsewhere in the meantime"))
        #expect(here.robot.app.sheet?.isTyping == true)
        #expect(try plan().prescription[keyPath: prescriptionPath] == "9")
        // After a look, repeating the key writes it.
        here.robot.press("Esc Enter C-u")
        here.robot.type(typed)
        here.robot.press("Enter")
        #expect(try plan().prescription[keyPath: prescriptionPath] == typed)
    }

    @Test("Writing a plan cell keeps another window's changes in other cells of its row")
    func otherField() throws {
        here.go(0, .reps)
        here.robot.press("Enter C-u")
        here.robot.type("77")
        try put(\.tempo, "2020")
        here.robot.press("Enter")
        #expect(here.robot.app.sheet?.isTyping == false)
        let both = Prescription(label: "A1", tempo: "2020", reps: "77", sets: "5", rest: "150\"")
        #expect(try plan().prescription == both)
    }

    @Test("The same text from both windows is not a conflict")
    func same() throws {
        here.go(0, .reps)
        here.robot.press("Enter C-u")
        here.robot.type("77")
        try put(\.reps, "77")
        here.robot.press("Enter")
        #expect(here.robot.app.sheet?.isTyping == false)
        #expect(try plan().prescription.reps == "77")
    }

    @Test("Delete clears what this window shows, not another window's newer text")
    func emptied() throws {
        here.go(0, .reps)
        let row = try plan()
        try elsewhere.phaseRows.setPrescription(
            Prescription(label: "A1", reps: "9"), row: row.id, replacing: row.prescription)
        here.robot.press("Delete")
        #expect(here.message.contains("was changed elsewhere in the meantime (reps)"))
        #expect(try plan().prescription.reps == "9")
    }

    @Test(
        "An exercise that another window chose while a name was typed remains",
        arguments: ["Seated row", "Zercher", ""])
    func exercise(name: String) throws {
        here.go(0, .exercise)
        here.robot.press("Enter C-u")
        here.robot.type(name)
        let row = try plan()
        try meanwhile {
            try $0.phaseRows.setNewExercise(named: "Step-up", row: row.id, replacing: SheetEdit.Choice(row.exercise))
        }
        here.robot.press("Enter")
        #expect(here.message.contains("A1 was changed elsewhere in the meantime (exercise)"))
        #expect(try plan().exerciseName == "Step-up")
    }

    @Test("A set typed for an exercise that another window replaced is not written under the new one")
    func replaced() throws {
        here.go(0, .load(2))
        here.robot.press("Enter")
        here.robot.type("87.5x3")
        let row = try plan()
        try meanwhile {
            try $0.phaseRows.setNewExercise(named: "Step-up", row: row.id, replacing: SheetEdit.Choice(row.exercise))
        }
        here.robot.press("Enter")
        #expect(here.message == "The exercise of this row was changed: Esc leaves the cell.")
        #expect(here.robot.app.sheet?.isTyping == true)
        let sheet = try elsewhere.phases.sheet(here.phase)
        #expect(sheet.cell(row.id, column: 2) == nil)
        #expect(sheet.loose.map(\.row.text) == ["80x3 90x3", "85x3*2"])
    }

    @Test("In the sheet header, another window's change while a cell was typed remains")
    func header() throws {
        let goal = SheetCursor(line: .header, field: .goal)
        here.robot.withSheet { $0.grid.cursor = goal }
        here.robot.press("Enter C-u")
        here.robot.type("strength")
        try put(\.periodization, "linear")
        here.robot.press("Enter")
        #expect(try elsewhere.phases.get(here.phase).goal == "strength")
        #expect(try elsewhere.phases.get(here.phase).periodization == "linear")
        // Enter opened the next cell.
        here.robot.withSheet {
            $0.typing.editor = nil
            $0.grid.cursor = goal
        }
        here.robot.press("Enter C-u")
        here.robot.type("speed")
        try put(\.goal, "a healthy knee")
        here.robot.press("Enter")
        #expect(here.message.contains("P6 was changed elsewhere in the meantime (goal)"))
        #expect(here.robot.app.sheet?.isTyping == true)
        #expect(try elsewhere.phases.get(here.phase).goal == "a healthy knee")
    }

    @Test("In the sheet header, another window's start and number of sessions remain, too")
    func figures() throws {
        here.robot.withSheet { $0.grid.cursor = SheetCursor(line: .header, field: .sessions) }
        here.robot.press("Enter C-u")
        here.robot.type("8")
        try put(\.sessionCount, 10)
        here.robot.press("Enter")
        #expect(here.message.contains("P6 was changed elsewhere in the meantime (session count)"))
        here.robot.press("Esc")
        here.robot.withSheet { $0.grid.cursor = SheetCursor(line: .header, field: .start) }
        here.robot.press("Enter C-u")
        here.robot.type("today")
        try put(\.start, Robot.today.adding(days: 7))
        here.robot.press("Enter")
        #expect(here.message.contains("P6 was changed elsewhere in the meantime (start)"))
        let phase = try elsewhere.phases.get(here.phase)
        #expect(phase.sessionCount == 10)
        #expect(phase.start == Robot.today.adding(days: 7))
    }

    @Test("Notes that another window wrote while they were typed remain")
    func notes() throws {
        here.robot.withSheet { $0.grid.cursor = SheetCursor(line: .notes, field: .name) }
        here.robot.press("Enter")
        here.robot.type("no jumps")
        try put(\.notes, "left knee")
        here.robot.press("Tab")
        #expect(here.message.contains("P6 was changed elsewhere in the meantime (notes)"))
        #expect(here.robot.app.sheet?.typing.editor?.line.text == "no jumps")
        #expect(try elsewhere.phases.get(here.phase).notes == "left knee")
    }

    @Test(
        "A note that another window wrote while the end of a session was confirmed remains, and the session stays live")
    func finish() throws {
        here.robot.press("s")
        let session = try #require(try elsewhere.sessions.live().first).session
        here.robot.press("w w k")
        here.robot.type("strong")
        var noted = session
        noted.note = "slept badly"
        try meanwhile { try $0.sessions.update(from: session, to: noted) }
        here.robot.press("C-s")
        #expect(here.message.contains("was changed elsewhere in the meantime (note)"))
        #expect(try elsewhere.sessions.live().map(\.session.note) == ["slept badly"])
    }

    @Test("Notes that another window wrote while the editor was open remain, and the text waits for the next time")
    func editor() throws {
        let key = PhaseNotes.draftKey(here.phase)
        here.robot.withSheet { $0.grid.cursor = SheetCursor(line: .notes, field: .name) }
        here.robot.press("C-o")
        try put(\.goal, "speed")
        try here.robot.diary.drafts.save(key, "no jumps\n")
        try put(\.notes, "left knee")
        here.robot.app.takeEdited(draft: key)
        #expect(here.message.contains("P6 was changed elsewhere in the meantime (notes)"))
        #expect(here.message.contains("Your text is stored"))
        #expect(try elsewhere.phases.get(here.phase).notes == "left knee")
        here.robot.press("C-o")
        #expect(try here.robot.diary.drafts.bringBack(key) == "left knee\n\nno jumps\n")
        try here.robot.diary.drafts.save(key, "left knee, no jumps\n")
        here.robot.app.takeEdited(draft: key)
        let phase = try elsewhere.phases.get(here.phase)
        #expect(phase.notes == "left knee, no jumps")
        #expect(phase.goal == "speed")
        here.robot.press("C-o")
        #expect(try here.robot.diary.drafts.bringBack(key) == "left knee, no jumps")
    }
}
