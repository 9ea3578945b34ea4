import DiaryStore
import FitnessModel
import Testing

@Suite("Many cells of a sheet change as one")
struct WriteCellsTests {
    @Test("Plan cells, exercises, loads and rows are one change for undo and redo")
    func together() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        var edit = SheetEdit()
        edit.put(Prescription(label: "A1", tempo: "40X0"), row: fixture.a1, replacing: DiaryFixture.prescription)
        edit.put(.named("Nordic curl"), row: fixture.a2, replacing: fixture.row)
        edit.put("85x3 90x3", at: .planned(fixture.a1, first), replacing: "80x3")
        edit.put("", at: .planned(fixture.a2, first), replacing: "30x8")
        edit.newRows = [
            SheetEdit.NewRow(position: 1, prescription: Prescription(label: "A2"), exercise: .known(fixture.squat)),
            SheetEdit.NewRow(
                prescription: Prescription(label: "C1"), exercise: .named("nordic CURL"), loads: [first: "x5"]),
        ]
        try fixture.checkUndo("Paste 2 x 4 cells into P6") {
            let rows = try fixture.diary.cells.write(edit, to: fixture.phase, as: .named("Paste 2 x 4 cells into P6"))
            #expect(rows.count == 2)
        }
        let sheet = try fixture.diary.phases.sheet(fixture.phase)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat", "Box squat", "Nordic curl", "Nordic curl"])
        #expect(sheet.rows.map(\.row.position) == [0, 1, 2, 3])
        #expect(sheet.rows.map { sheet.cell($0.id, column: 1)?.text } == ["85x3 90x3", nil, "", "x5"])
        #expect(try fixture.diary.exercises.list().filter { $0.name == "Nordic curl" }.count == 1)
        #expect(try fixture.sets().count == 3)
    }

    @Test("A row of another sheet, or a load without an exercise, rejects the whole edit")
    func refused() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        let before = try TableDump(fixture.diary)
        let other = try fixture.diary.phases.add(named: "P7", client: fixture.jan)
        var foreign = SheetEdit()
        foreign.put(Prescription(label: "X1"), row: fixture.a1, replacing: DiaryFixture.prescription)
        #expect(throws: StoreError.missing) { try fixture.diary.cells.write(foreign, to: other, as: .named("Paste")) }
        foreign = SheetEdit()
        foreign.put(.named("Nordic curl"), row: fixture.a1, replacing: fixture.squat)
        #expect(throws: StoreError.missing) { try fixture.diary.cells.write(foreign, to: other, as: .named("Paste")) }
        var bare = SheetEdit()
        bare.put(Prescription(label: "X1"), row: fixture.a1, replacing: DiaryFixture.prescription)
        bare.newRows = [SheetEdit.NewRow(loads: [first: "80x3"])]
        #expect(throws: StoreError.self) { try fixture.diary.cells.write(bare, to: fixture.phase, as: .named("Paste")) }
        try fixture.diary.undo()
        #expect(try TableDump(fixture.diary).differences(before) == [])
    }

    @Test("A load written together with its row's exercise belongs to that exercise", arguments: ["", "belt"])
    func rebooked(note: String) throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3 90x3", "30x8")
        let cell = try #require(try fixture.diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1))
        try fixture.diary.cells.updateNote(of: cell.id, to: note)
        let bench = try fixture.diary.exercises.add(named: "Bench")
        var edit = SheetEdit()
        edit.put(.known(bench), row: fixture.a1, replacing: fixture.squat)
        edit.put("100x5", at: .planned(fixture.a1, first), replacing: "80x3 90x3")
        try fixture.checkUndo("Paste") { try fixture.diary.cells.write(edit, to: fixture.phase, as: .named("Paste")) }
        #expect(try fixture.diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.exerciseName == "Bench")
        #expect(try fixture.sets() == ["1:0 100000x5", "1:0 30000x8"])
        #expect(try fixture.diary.loads.history(client: fixture.jan, exercise: fixture.squat).first == nil)
        #expect(try fixture.diary.loads.history(client: fixture.jan, exercise: bench).first?.text == "100x5")
        edit.put(.none, row: fixture.a1, replacing: bench)
        #expect(throws: StoreError.refused(.rowWithoutExercise)) {
            try fixture.diary.cells.write(edit, to: fixture.phase, as: .named("Paste"))
        }
        #expect(try fixture.diary.loads.history(client: fixture.jan, exercise: bench).first?.text == "100x5")
    }

    @Test("A row cut from a finished session and filled again belongs to the new exercise")
    func refilled() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        var cut = SheetEdit()
        cut.put(.none, row: fixture.a1, replacing: fixture.squat)
        cut.put("", at: .planned(fixture.a1, first), replacing: "80x3")
        try fixture.checkUndo("Cut") { try fixture.diary.cells.write(cut, to: fixture.phase, as: .named("Cut")) }
        let plank = try fixture.diary.exercises.add(named: "Plank", unitKind: .time)
        try fixture.diary.phaseRows.setExercise(plank, row: fixture.a1)
        try fixture.diary.cells.write("60s", at: .planned(fixture.a1, first))
        #expect(try fixture.diary.sessions.sheet(first).rows.map(\.row.exerciseName) == ["Plank", "Seated row"])
        #expect(try fixture.diary.loads.history(client: fixture.jan, exercise: fixture.squat).first == nil)
        // The cell is emptied, and then another exercise is chosen.
        try fixture.diary.cells.write("", at: .planned(fixture.a2, first), replacing: "30x8")
        try fixture.diary.phaseRows.setExercise(fixture.squat, row: fixture.a2, replacing: .known(fixture.row))
        try fixture.diary.cells.write("50x5", at: .planned(fixture.a2, first))
        #expect(try fixture.diary.loads.history(client: fixture.jan, exercise: fixture.squat).first?.text == "50x5")
    }

    @Test("If the sheet differs from what was shown, the whole edit is rejected")
    func shown() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        let old = try #require(try fixture.diary.phases.sheet(fixture.phase).rows.first).row
        let place = CellPlace.planned(fixture.a1, first)
        var prescription = old.prescription
        prescription.reps = "9"
        let before = try TableDump(fixture.diary)

        var load = SheetEdit()
        load.put(prescription, row: fixture.a1, replacing: old.prescription)
        load.put("85x3", at: place, replacing: "")
        #expect(throws: StoreError.changedMeanwhile(record: .named("Box squat"), fields: ["load"])) {
            try fixture.diary.cells.write(load, to: fixture.phase, as: .named("Paste"))
        }
        var plan = SheetEdit()
        plan.put("85x3", at: place, replacing: "80x3")
        plan.put(prescription, row: fixture.a1, replacing: Prescription(label: old.prescription.label, reps: "8"))
        #expect(throws: StoreError.self) { try fixture.diary.cells.write(plan, to: fixture.phase, as: .named("Paste")) }
        var exercise = SheetEdit()
        exercise.put("85x3", at: place, replacing: "80x3")
        exercise.put(.named("Nordic curl"), row: fixture.a1, replacing: nil)
        #expect(throws: StoreError.changedMeanwhile(record: .named("A1"), fields: ["exercise"])) {
            try fixture.diary.cells.write(exercise, to: fixture.phase, as: .named("Paste"))
        }
        #expect(try TableDump(fixture.diary).differences(before) == [])

        var all = SheetEdit()
        all.put(prescription, row: fixture.a1, replacing: old.prescription)
        all.put(.named("Nordic curl"), row: fixture.a1, replacing: old.exercise)
        all.put("85x3", at: place, replacing: "80x3")
        try fixture.checkUndo("Paste") { try fixture.diary.cells.write(all, to: fixture.phase, as: .named("Paste")) }
        // Both windows wrote the same, so there is no conflict.
        #expect(throws: Never.self) { try fixture.diary.cells.write(all, to: fixture.phase, as: .named("Paste")) }
        #expect(try fixture.diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.text == "85x3")
    }

    @Test("Loads of extra exercises are written with the others, and on no other sheet")
    func besideThePlan() throws {
        let fixture = try DiaryFixture()
        let first = try fixture.train("2026-03-01", "80x3", "30x8")
        try fixture.diary.phaseRows.delete(fixture.a1)
        let loose = try #require(try fixture.diary.phases.sheet(fixture.phase).loose.first?.id)
        var edit = SheetEdit()
        edit.put("35x8", at: .planned(fixture.a2, first), replacing: "30x8")
        edit.put("85x3 90x3", at: .own(loose), replacing: "80x3")
        try fixture.checkUndo("Fill") { try fixture.diary.cells.write(edit, to: fixture.phase, as: .named("Fill")) }
        #expect(try fixture.sets() == ["1:0 85000x3", "2:0 90000x3", "1:0 35000x8"])
        let other = try fixture.diary.phases.add(named: "P7", client: fixture.jan)
        var foreign = SheetEdit()
        foreign.put("1x1", at: .own(loose), replacing: "85x3 90x3")
        #expect(throws: StoreError.missing) { try fixture.diary.cells.write(foreign, to: other, as: .named("Fill")) }
    }
}
