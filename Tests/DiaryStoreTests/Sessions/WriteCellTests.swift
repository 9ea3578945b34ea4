import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Writing load cells")
struct WriteCellTests {
    let fixture: DiaryFixture
    let diary: Diary
    let session: Identifier<TrainingSession>

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
    }

    private var cell: SessionRow? { get throws { try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1) } }

    private func write(_ text: String) throws -> String? {
        try diary.cells.write(text, at: .planned(fixture.a1, session), replacing: cell?.text ?? "")
        return try cell?.text
    }

    @Test("The sets are stored with the text")
    func sets() throws {
        _ = try write("70x5 80,5x2@8 w40x8")
        #expect(try fixture.sets() == ["1:0 70000x5", "2:0 80500x2", "3:0 40000x8"])
        _ = try write("80x5>60x8 bw-20x6 60s 20kgx40m")
        #expect(
            try fixture.sets() == ["1:0 80000x5", "1:1 60000x8", "2:0 -20000x6", "3:0 -x60000ms", "4:0 20000x40000mm"])
        _ = try write("")
        #expect(try fixture.sets() == [])
    }

    @Test("Sets added to one cell in two windows are both stored, in the order of saving")
    func twoWindows() throws {
        _ = try write("80x5")
        for added in ["80x5 82x5", "80x5 84x5", "80x5  w86x5 tired"] {
            try diary.cells.write(added, at: .planned(fixture.a1, session), replacing: "80x5")
        }
        let text = try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.text
        #expect(text == "80x5 82x5 84x5 w86x5 tired")
        #expect(try fixture.sets() == ["1:0 80000x5", "2:0 82000x5", "3:0 84000x5", "4:0 86000x5"])
        let row = try #require(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.id)
        try diary.cells.write("90x1", at: .own(row), replacing: "")
        #expect(try fixture.sets().last == "5:0 90000x1")
    }

    @Test("A note replaces only the note that was read")
    func notes() throws {
        _ = try write("80x5")
        let row = try #require(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.id)
        try diary.cells.updateNote(of: row, to: "belt")
        let before = try TableDump(diary)
        #expect(throws: StoreError.changedMeanwhile(record: .named("Box squat"), fields: ["note"])) {
            try diary.cells.updateNote(of: row, to: "left knee")
        }
        // Writing the stored text again is not a conflict, and an unedited note changes nothing.
        try diary.cells.updateNote(of: row, to: "belt")
        try diary.cells.updateNote(of: row, from: "", to: "")
        #expect(try TableDump(diary) == before)
        try diary.cells.updateNote(of: row, from: "belt", to: "left knee")
        #expect(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.note == "left knee")
    }

    @Test(
        "Any other text typed over another window's change is rejected", arguments: ["82x5", "80x53", "", "80x5,5"])
    func overwritten(typed: String) throws {
        _ = try write("80x5 90x1")
        let before = try TableDump(diary)
        #expect(throws: StoreError.changedMeanwhile(record: .named("Box squat"), fields: ["load"])) {
            try diary.cells.write(typed, at: .planned(fixture.a1, session), replacing: "80x5")
        }
        #expect(try TableDump(diary) == before)
        try diary.cells.write(typed, at: .planned(fixture.a1, session), replacing: "80x5 90x1")
        #expect(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.text == typed)
    }

    @Test(
        "Any text is stored exactly",
        arguments: HostileName.all + ["70x5 knee hurts", "-", "99999999999999x1", "70x\u{0}5 80x3"])
    func toTheLetter(text: String) throws {
        let written = try write(text)
        #expect(written.map { Array($0.utf8) } == Array(text.utf8))
        #expect(try diary.integrity.checkSets().rowsDiffering == [])
    }

    @Test("Random texts are stored exactly, and their sets are as parsed")
    func randomTexts() throws {
        var dice = SeededGenerator(seed: 42)
        let letters = Array("0123456789xX×.,:@!*+/>-wkglbsmrirbw  \té🏋️\u{0}")
        for _ in 0..<Rounds.of(300) {
            let text = String(
                (0..<Int.random(in: 0...24, using: &dice)).map { _ in letters.randomElement(using: &dice) ?? "x" })
            #expect(try write(text).map { Array($0.utf8) } == Array(text.utf8))
        }
        #expect(try diary.integrity.checkSets().rowsDiffering == [])
    }

    @Test("A client in pounds logs pounds")
    func pounds() throws {
        let american = try DiaryFixture(unit: .lb)
        try american.train("2026-03-01", "100x3 60kgx1")
        #expect(try american.sets() == ["1:0 45359x3", "2:0 60000x1"])
    }

    @Test("A row added after the start is copied into the session as it is now")
    func rowAddedLater() throws {
        let row = try diary.phaseRows.add(
            to: fixture.phase, exercise: fixture.row, prescription: Prescription(label: "B1", reps: "12"))
        #expect(try diary.phases.sheet(fixture.phase).cell(row, column: 1) == nil)
        try fixture.checkUndo("Log Seated row 30x12 (Jan Novák)") {
            _ = try diary.cells.write("30x12", at: .planned(row, session))
        }
        let cell = try #require(try diary.phases.sheet(fixture.phase).cell(row, column: 1))
        #expect(cell.text == "30x12")
        #expect(cell.prescription.reps == "12")
        #expect(cell.position == 2)
        try diary.cells.write("30x12 30x11", at: .planned(row, session), replacing: "30x12")
        #expect(try diary.sessions.sheet(session).rows.count == 3)
    }

    @Test("A row of another sheet is not found in the session")
    func foreignRow() throws {
        let other = try diary.phases.duplicate(fixture.phase)
        let row = try #require(try diary.phases.sheet(other).rows.first).id
        #expect(throws: StoreError.missing) { try diary.cells.write("1x1", at: .planned(row, session)) }
    }

    @Test("Several cells are one change")
    func several() throws {
        try fixture.fill("80x3", "40x8", session)
        #expect(try fixture.sets().count == 2)
        #expect(try diary.undo()?.name == "Fill 2 cells")
        #expect(try fixture.sets() == [])
    }

    @Test("Nothing is written if one of several cells cannot be")
    func allOrNothing() throws {
        let before = try TableDump(diary)
        let unknown = Identifier<PhaseRow>(rawValue: 1)
        #expect(throws: StoreError.missing) {
            try diary.change("Fill 2 cells") { change in
                try change.cells.write("80x3", at: .planned(fixture.a1, session))
                try change.cells.write("1x1", at: .planned(unknown, session))
            }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Sets that differ from their text are found and repaired")
    func rebuild() throws {
        _ = try write("70x5 80x2")
        try diary.change("damage") { change in
            try change.db.execute(sql: "UPDATE performed_set SET grams = 1 WHERE set_number = 2")
            try change.db.execute(sql: "DELETE FROM performed_set WHERE set_number = 1")
        }
        let row = try #require(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)).id
        #expect(try diary.integrity.checkSets().rowsDiffering == [row])
        #expect(try diary.integrity.rebuildSets().rowsDiffering == [row])
        #expect(try diary.integrity.checkSets().rowsDiffering == [])
        #expect(try fixture.sets() == ["1:0 70000x5", "2:0 80000x2"])
    }

    @Test("A written cell survives a restart, and so does undo")
    func onDisk() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "spotter.db").path
        let first = try Diary(path: path)
        try first.gym.setUp(gym: "Gym", trainer: "Eva")
        let client = try first.clients.add(named: "Jan")
        let squat = try first.exercises.add(named: "Squat")
        let session = try first.sessions.startFree(client: client, day: DiaryFixture.today)
        let row = try first.cells.add(squat, to: session)
        try first.cells.write("80x3 \u{0}!", at: .own(row))
        try first.close()

        let second = try Diary(path: path)
        #expect(try second.sessions.sheet(session).rows.map(\.row.text) == ["80x3 \u{0}!"])
        #expect(try second.loads.history(client: client, exercise: squat).first?.text == "80x3 \u{0}!")
        #expect(try second.undo()?.name == "Log Squat 80x3 ! (Jan)")
        #expect(try second.sessions.sheet(session).rows.map(\.row.text) == [""])
        try second.close()
    }
}
