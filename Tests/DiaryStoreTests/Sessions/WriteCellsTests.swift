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

    @Test("A load written together with the exercise of its row was done in that exercise", arguments: ["", "belt"])
    func rebooked(note: String) throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3 90x3", "30x8")
        let cell = try #require(try fixture.diary.sheet(fixture.phase).cell(fixture.a1, column: 1))
        try fixture.diary.setNote(note, sessionRow: cell.id)
        let bench = try fixture.diary.addExercise(named: "Bench")
        var edit = SheetEdit()
        edit.exercises[fixture.a1] = .known(bench)
        edit.loads[first] = [fixture.a1: "100x5"]
        try fixture.checkUndo("Paste") { try fixture.diary.write(edit, to: fixture.phase, label: "Paste") }
        #expect(try fixture.diary.sheet(fixture.phase).cell(fixture.a1, column: 1)?.exerciseName == "Bench")
        #expect(try fixture.sets() == ["1:0 100000x5", "1:0 30000x8"])
        #expect(try fixture.diary.lastTime(client: fixture.jan, exercise: fixture.squat) == nil)
        #expect(try fixture.diary.lastTime(client: fixture.jan, exercise: bench)?.text == "100x5")
        edit.exercises[fixture.a1] = SheetEdit.Choice.none
        #expect(throws: StoreError.refused(.rowWithoutExercise)) {
            try fixture.diary.write(edit, to: fixture.phase, label: "Paste")
        }
        #expect(try fixture.diary.lastTime(client: fixture.jan, exercise: bench)?.text == "100x5")
    }

    @Test("A row cut out of a finished session and filled anew counts for the new exercise")
    func refilled() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        var cut = SheetEdit()
        cut.exercises[fixture.a1] = SheetEdit.Choice.none
        cut.loads[first] = [fixture.a1: ""]
        try fixture.checkUndo("Cut") { try fixture.diary.write(cut, to: fixture.phase, label: "Cut") }
        let plank = try fixture.diary.addExercise(named: "Plank", unitKind: .time)
        try fixture.diary.setExercise(plank, row: fixture.a1)
        try fixture.diary.writeCell("60s", session: first, row: fixture.a1)
        #expect(try fixture.diary.sessionSheet(first).rows.map(\.row.exerciseName) == ["Plank", "Seated row"])
        #expect(try fixture.diary.lastTime(client: fixture.jan, exercise: fixture.squat) == nil)
        // Emptied without the exercise, and another one chosen afterwards.
        try fixture.diary.writeCell("", session: first, row: fixture.a2)
        try fixture.diary.setExercise(fixture.squat, row: fixture.a2)
        try fixture.diary.writeCell("50x5", session: first, row: fixture.a2)
        #expect(try fixture.diary.lastTime(client: fixture.jan, exercise: fixture.squat)?.text == "50x5")
    }

    @Test("Loads beside the plan are written with the others, and on no other sheet")
    func besideThePlan() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        try fixture.diary.deleteRow(fixture.a1)
        let loose = try #require(try fixture.diary.sheet(fixture.phase).loose.first?.id)
        var edit = SheetEdit()
        edit.loads[first] = [fixture.a2: "35x8"]
        edit.sessionLoads[loose] = "85x3 90x3"
        try fixture.checkUndo("Fill") { try fixture.diary.write(edit, to: fixture.phase, label: "Fill") }
        #expect(try fixture.sets() == ["1:0 85000x3", "2:0 90000x3", "1:0 35000x8"])
        let other = try fixture.diary.addPhase(named: "P7", client: fixture.jan)
        var foreign = SheetEdit()
        foreign.sessionLoads[loose] = "1x1"
        #expect(throws: StoreError.missing) { try fixture.diary.write(foreign, to: other, label: "Fill") }
    }
}
