import DiaryStore
import FitnessModel
import GRDB
import Testing

@Suite("Planned loads")
struct PlannedCellTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func plan(
        _ text: String, _ row: Identifier<PhaseRow>, _ column: Int, replacing shown: String = ""
    ) throws {
        try diary.cells.write(text, at: .ahead(row, column: column), replacing: shown)
    }

    /// The planned loads of a row (by default the first) by column.
    private func ahead(_ row: Identifier<PhaseRow>? = nil) throws -> [Int: String] {
        try diary.phases.sheet(fixture.phase).ahead[row ?? fixture.a1, default: [:]].mapValues(\.text)
    }

    private func cell(_ column: Int, _ row: Identifier<PhaseRow>? = nil) throws -> SessionRow? {
        try diary.phases.sheet(fixture.phase).cell(row ?? fixture.a1, column: column)
    }

    private func storedCells() throws -> Int {
        try diary.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM planned_cell") ?? 0 }
    }

    @Test("A plan is typed, shown, corrected and cleared; each is one undo with its name")
    func typed() throws {
        try fixture.checkUndo("Plan Box squat 82.5x3*5 in session 4 (Jan Novák)") {
            let row = try diary.cells.write("82.5x3*5", at: .ahead(fixture.a1, column: 4))
            #expect(row == nil, "what is planned has no row of a session")
        }
        #expect(try diary.phases.sheet(fixture.phase).ahead == [fixture.a1: [4: PlannedText("82.5x3*5", unit: .kg)]])
        try fixture.checkUndo("Plan Box squat 80% in session 4 (Jan Novák)") {
            try plan("80%", fixture.a1, 4, replacing: "82.5x3*5")
        }
        #expect(try ahead() == [4: "80%"])
        try fixture.checkUndo("Clear plan of Box squat in session 4 (Jan Novák)") {
            try plan("", fixture.a1, 4, replacing: "80%")
        }
        #expect(try storedCells() == 0)
        try plan("", fixture.a1, 4)
        #expect(try diary.nextUndo() == "Clear plan of Box squat in session 4 (Jan Novák)")
    }

    @Test("A template can have a plan, with its own name")
    func template() throws {
        let template = try diary.phases.makeTemplate(of: fixture.phase)
        let row = try #require(try diary.phases.sheet(template).rows.first).id
        try fixture.checkUndo("Plan Box squat 70% in session 1 (P6 In season)") { try plan("70%", row, 1) }
        #expect(try diary.phases.sheet(template).ahead == [row: [1: PlannedText("70%", unit: .kg)]])
    }

    @Test("A plan moves into the session that starts, and back when the session is deleted")
    func movesAndComesBack() throws {
        try plan("82.5x3*5", fixture.a1, 1)
        try plan("40x8", fixture.a2, 1)
        try plan("85x3", fixture.a1, 2)
        try fixture.checkUndo("Start session of P6 In season (Jan Novák)") {
            try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        }
        #expect(try ahead() == [2: "85x3"])
        #expect(try storedCells() == 1)
        #expect(try cell(1)?.planned == "82.5x3*5")
        #expect(try cell(1)?.text == "")
        #expect(try cell(1, fixture.a2)?.planned == "40x8")
        let session = try #require(try diary.phases.sheet(fixture.phase).session(inColumn: 1)).id
        try diary.cells.write("80x3", at: .planned(fixture.a1, session))
        #expect(try cell(1)?.planned == "82.5x3*5")
        let before = try TableDump(diary)
        try diary.sessions.delete(session)
        #expect(try ahead() == [1: "82.5x3*5", 2: "85x3"])
        #expect(try ahead(fixture.a2) == [1: "40x8"])
        #expect(try diary.undo() != nil)
        #expect(try TableDump(diary).differences(before) == [])
        #expect(try diary.redo() != nil)
        #expect(try ahead() == [1: "82.5x3*5", 2: "85x3"])
    }

    @Test("A plan returns to the remaining rows with the exercise it was made for")
    func comesBackWhereItBelongs() throws {
        try plan("82.5x3", fixture.a1, 1)
        try plan("40x8", fixture.a2, 1)
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("80x3", at: .planned(fixture.a1, session))
        try diary.phaseRows.setExercise(fixture.row, row: fixture.a1, replacing: .known(fixture.squat))
        try diary.phaseRows.delete(fixture.a2)
        let done = try diary.phases.sheet(fixture.phase).loose.first?.row
        #expect(done?.planned == "82.5x3", "what was done keeps its plan, as its exercise")
        try diary.sessions.delete(session)
        #expect(try storedCells() == 0)
    }

    @Test("Sessions that are moved keep their plan, and none is moved onto another")
    func movingColumns() throws {
        for (column, text) in [1: "80x3", 2: "85x3", 4: "90x3"] { try plan(text, fixture.a1, column) }
        try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-10", "84x3")
        try fixture.train("2026-03-05", "70x3")
        var cells = try (1...3).map { try cell($0) }
        #expect(cells.map { $0?.text } == ["80x3", "70x3", "84x3"])
        #expect(cells.map { $0?.planned } == ["80x3", "", "85x3"])
        // Without room except by moving the fourth session's plan to the third, the new session is added at the end.
        try fixture.train("2026-03-07", "75x3")
        cells = try (1...4).map { try cell($0) }
        #expect(cells.map { $0?.text } == ["80x3", "70x3", "84x3", "75x3"])
        #expect(cells.map { $0?.planned } == ["80x3", "", "85x3", "90x3"])
        #expect(try storedCells() == 0)
    }

    @Test("Another exercise discards the plan of the old one; undo restores it")
    func anotherExercise() throws {
        try plan("82.5x3", fixture.a1, 1)
        try plan("85x3", fixture.a1, 2)
        try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.phaseRows.setExercise(fixture.squat, row: fixture.a1, replacing: .known(fixture.squat))
        #expect(try ahead() == [2: "85x3"])
        #expect(try cell(1)?.planned == "82.5x3")
        try fixture.checkUndo("Edit row A1 of P6 In season") {
            try diary.phaseRows.setExercise(fixture.row, row: fixture.a1, replacing: .known(fixture.squat))
        }
        #expect(try ahead() == [:])
        #expect(try cell(1)?.planned == "")
        #expect(try diary.undo() != nil)
        #expect(try ahead() == [2: "85x3"])
        #expect(try cell(1)?.planned == "82.5x3")
    }

    @Test("Many plans are one change, also with a new exercise and in new rows")
    func together() throws {
        try plan("82.5x3", fixture.a1, 2)
        try plan("87.5x3", fixture.a1, 4)
        var edit = SheetEdit()
        edit.put(.named("Front squat"), row: fixture.a1, replacing: fixture.squat)
        edit.put("60x5", at: .ahead(fixture.a1, column: 2), replacing: "82.5x3")
        edit.put("62.5x5", at: .ahead(fixture.a1, column: 3), replacing: "")
        edit.put("", at: .ahead(fixture.a2, column: 3), replacing: "")
        edit.newRows = [SheetEdit.NewRow(exercise: .known(fixture.row), ahead: [1: "30x12", 3: "35x12"])]
        try fixture.checkUndo("Paste") {
            let added = try diary.cells.write(edit, to: fixture.phase, as: .named("Paste"))
            #expect(try ahead(added.first) == [1: "30x12", 3: "35x12"])
        }
        #expect(try ahead() == [2: "60x5", 3: "62.5x5"])
        #expect(try ahead(fixture.a2) == [:])
        let before = try TableDump(diary)
        var late = SheetEdit()
        late.put("1x1", at: .ahead(fixture.a1, column: 3), replacing: "60x5")
        #expect(throws: StoreError.changedMeanwhile(record: .named("Front squat"), fields: ["load"])) {
            try diary.cells.write(late, to: fixture.phase, as: .named("Paste"))
        }
        let other = try diary.phases.add(named: "P7", client: fixture.jan)
        late = SheetEdit()
        late.put("1x1", at: .ahead(fixture.a1, column: 6), replacing: "")
        #expect(throws: StoreError.missing) { try diary.cells.write(late, to: other, as: .named("Paste")) }
        #expect(throws: StoreError.missing) { try diary.cells.write(late, to: nil, as: .named("Paste")) }
        try diary.undo()
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("After a change of unit, a plan reads in its own unit, and in the session's once that starts")
    func units() throws {
        try plan("100x5 80%", fixture.a1, 1)
        try plan("120x5", fixture.a1, 2)
        var client = try diary.clients.get(fixture.jan)
        client.unit = .lb
        try diary.clients.update(from: try diary.clients.get(fixture.jan), to: client)
        let pounds = LoadCell("100x5 80%", unit: .kg).text(writtenIn: .lb)
        #expect(pounds != "100x5 80%" && pounds.hasSuffix(" 80%"))
        let shown = try #require(try diary.phases.sheet(fixture.phase).ahead[fixture.a1]?[1])
        #expect(shown == PlannedText("100x5 80%", unit: .kg))
        #expect(shown.text(in: .lb, kind: .loadAndReps) == pounds)
        // The sheet shows the load in pounds, so the replaced text is in pounds.
        let shownSecond = LoadCell("120x5", unit: .kg).text(writtenIn: .lb)
        try plan("265x5", fixture.a1, 2, replacing: shownSecond)
        #expect(try diary.phases.sheet(fixture.phase).ahead[fixture.a1]?[2] == PlannedText("265x5", unit: .lb))
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        #expect(try cell(1)?.planned == pounds)
        try diary.sessions.delete(session)
        #expect(try diary.phases.sheet(fixture.phase).ahead[fixture.a1]?[1] == PlannedText(pounds, unit: .lb))
    }

    @Test("A text is not written if another window changed the plan or started the session")
    func otherWindow() throws {
        try plan("82.5x3", fixture.a1, 1)
        let meanwhile = StoreError.changedMeanwhile(record: .named("Box squat"), fields: ["load"])
        #expect(throws: meanwhile) { try plan("85x3", fixture.a1, 1) }
        #expect(throws: meanwhile) { try plan("", fixture.a1, 1, replacing: "80x3") }
        // Both windows wrote the same text.
        try plan("82.5x3", fixture.a1, 1)
        try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        #expect(throws: meanwhile) { try plan("85x3", fixture.a1, 1, replacing: "82.5x3") }
        var edit = SheetEdit()
        edit.put("85x3", at: .ahead(fixture.a1, column: 1), replacing: "82.5x3")
        #expect(throws: meanwhile) { try diary.cells.write(edit, to: fixture.phase, as: .named("Paste")) }
        #expect(try cell(1)?.planned == "82.5x3")
        #expect(try storedCells() == 0)
    }

    @Test("Nothing is planned beyond the sheet, without an exercise, on a routine or for another trainer's client")
    func refused() throws {
        for column in [0, 7, 61] {
            #expect(throws: StoreError.refused(.columnNotFree(column, phase: "P6 In season"))) {
                try plan("80x3", fixture.a1, column)
            }
        }
        let bare = try diary.phaseRows.add(to: fixture.phase)
        #expect(throws: StoreError.refused(.rowWithoutExercise)) { try plan("80x3", bare, 1) }
        let routine = try diary.phases.makeRoutine(of: fixture.phase)
        let row = try #require(try diary.phases.sheet(routine).rows.first).id
        #expect(throws: StoreError.self) { try plan("80x3", row, 1) }
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try plan("80x3", fixture.a1, 1) }
        #expect(try storedCells() == 0)
    }

    @Test("A column with plans cannot be removed")
    func sessionCount() throws {
        try plan("82.5x3", fixture.a1, 4)
        let old = try diary.phases.get(fixture.phase)
        var new = old
        new.sessionCount = 3
        #expect(throws: StoreError.refused(.columnInUse(4, phase: "P6 In season"))) {
            try diary.phases.update(from: old, to: new)
        }
        try plan("", fixture.a1, 4, replacing: "82.5x3")
        try diary.phases.update(from: old, to: new)
    }

    @Test("A session that an older version started over a plan is shown, and takes the plan at the next load")
    func bothInOneColumn() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.change("Plan under it") { change in
            try change.db.execute(
                sql: "INSERT INTO planned_cell (phase_row, column_number, text) VALUES (?, 1, '82.5x3')",
                arguments: [fixture.a1.rawValue])
        }
        #expect(try ahead() == [:])
        try diary.cells.write("30x8", at: .planned(fixture.a2, session))
        #expect(try cell(1)?.planned == "82.5x3")
        #expect(try storedCells() == 0)
    }

    @Test("Deleting rows, sheets and clients deletes their plans")
    func deleted() throws {
        try plan("82.5x3", fixture.a1, 1)
        try plan("40x8", fixture.a2, 1)
        try fixture.checkUndo("Delete row A1 of P6 In season") { try diary.phaseRows.delete(fixture.a1) }
        #expect(try storedCells() == 1)
        try fixture.checkUndo("Delete phase P6 In season") { try diary.phases.delete(fixture.phase) }
        #expect(try storedCells() == 0)
        #expect(try diary.undo() != nil)
        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
        #expect(try storedCells() == 0)
        #expect(try diary.integrity.report().isSound)
    }

    @Test("A deleted session is not restored over a plan made in its column since")
    func restored() throws {
        let session = try fixture.train("2026-03-10", "80x5")
        try diary.sessions.delete(session)
        let entry = try #require(try diary.journal.deletions().first)
        try plan("82.5x3", fixture.a2, 1)
        let before = try TableDump(diary)
        #expect(throws: StoreError.restoreConflict(entry.content)) { try diary.journal.restore(entry.id) }
        #expect(try TableDump(diary).differences(before) == [])
        try plan("", fixture.a2, 1, replacing: "82.5x3")
        try diary.journal.restore(entry.id)
        #expect(try cell(1)?.text == "80x5")
    }
}
