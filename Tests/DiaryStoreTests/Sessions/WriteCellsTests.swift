import DiaryStore
import FitnessModel
import Testing

@Suite("Many cells of a sheet change as one")
struct WriteCellsTests {
    @Test("Plan cells, exercises, loads and rows are one change that undo and redo know")
    func together() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        var edit = SheetEdit()
        edit.prescriptions[fixture.a1] = Prescription(label: "A1", tempo: "40X0")
        edit.exercises[fixture.a2] = .named("Nordic curl")
        edit.loads[first] = [fixture.a1: "85x3 90x3", fixture.a2: ""]
        edit.newRows = [
            SheetEdit.NewRow(position: 1, prescription: Prescription(label: "A2"), exercise: .known(fixture.squat)),
            SheetEdit.NewRow(
                prescription: Prescription(label: "C1"), exercise: .named("nordic CURL"), loads: [first: "x5"]),
        ]
        try fixture.checkUndo("Paste 2 x 4 cells into P6") {
            let rows = try fixture.diary.write(edit, to: fixture.phase, label: "Paste 2 x 4 cells into P6")
            #expect(rows.count == 2)
        }
        let sheet = try fixture.diary.sheet(fixture.phase)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat", "Box squat", "Nordic curl", "Nordic curl"])
        #expect(sheet.rows.map(\.row.position) == [0, 1, 2, 3])
        #expect(sheet.rows.map { sheet.cell($0.id, column: 1)?.text } == ["85x3 90x3", nil, "", "x5"])
        #expect(try fixture.diary.exercises().filter { $0.name == "Nordic curl" }.count == 1)
        #expect(try fixture.sets().count == 3)
    }

    @Test("A row of another sheet, or a load without an exercise, refuses the whole")
    func refused() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        let before = try TableDump(fixture.diary)
        let other = try fixture.diary.addPhase(named: "P7", client: fixture.jan)
        var foreign = SheetEdit()
        foreign.prescriptions[fixture.a1] = Prescription(label: "X1")
        #expect(throws: StoreError.missing) { try fixture.diary.write(foreign, to: other, label: "Paste") }
        foreign = SheetEdit()
        foreign.exercises[fixture.a1] = .named("Nordic curl")
        #expect(throws: StoreError.missing) { try fixture.diary.write(foreign, to: other, label: "Paste") }
        var bare = SheetEdit()
        bare.prescriptions[fixture.a1] = Prescription(label: "X1")
        bare.newRows = [SheetEdit.NewRow(loads: [first: "80x3"])]
        #expect(throws: StoreError.self) { try fixture.diary.write(bare, to: fixture.phase, label: "Paste") }
        try fixture.diary.undo()
        #expect(try TableDump(fixture.diary).differences(before) == [])
    }
}
