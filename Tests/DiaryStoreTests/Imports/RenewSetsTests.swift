import DiaryStore
import FitnessModel
import GRDB
import Testing

@Suite("Cells are parsed again when the notation is extended")
struct RenewSetsTests {
    @Test("An older cell gets the sets that it reads as now, once, and keeps its text")
    func renewed() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("62.5 x 8 @9", at: .planned(fixture.a1, session))
        let row = try #require(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)).id
        // Simulates a program that read this text as a note.
        func forget() throws {
            try diary.change("forget") { change in try change.db.execute(sql: "DELETE FROM performed_set") }
        }
        try forget()
        #expect(try diary.integrity.renewSets() == nil, "a new diary was written by this program")
        try diary.settings.set("notation", to: nil)
        #expect(try diary.integrity.checkSets().rowsDiffering == [row])
        #expect(try diary.integrity.renewSets() == 1)
        #expect(try diary.integrity.checkSets().rowsDiffering == [])
        #expect(try fixture.sets() == ["1:0 62500x8"])
        #expect(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.text == "62.5 x 8 @9")
        try forget()
        #expect(try diary.integrity.renewSets() == nil, "once is enough")
    }

    @Test(
        "Undo and redo of an older program's changes keep the sets as parsed now", arguments: ["", "80x5"])
    func undone(later: String) throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        // Simulates a program that read joined words as a note or as a different set.
        for text in ["62.5 x 8 @9", "40x5 62.5 x 8"] {
            try diary.change("Log as before") { change in
                try change.cells.write(text, at: .planned(fixture.a1, session))
                try change.db.execute(sql: "DELETE FROM performed_set WHERE set_number > 1 OR grams = 62500")
            }
        }
        try diary.settings.set("notation", to: nil)
        #expect(try diary.integrity.renewSets() == 1)
        if !later.isEmpty { try diary.cells.write(later, at: .planned(fixture.a2, session)) }
        while try diary.undo() != nil {
            #expect(try diary.integrity.checkSets().rowsDiffering == [])
        }
        while try diary.redo() != nil {
            #expect(try diary.integrity.checkSets().rowsDiffering == [])
        }
        try diary.cells.write("80x5", at: .planned(fixture.a1, session))
        #expect(try diary.integrity.checkSets().rowsDiffering == [])
        #expect(try fixture.sets().contains { $0.hasSuffix("80000x5") })
    }
}
