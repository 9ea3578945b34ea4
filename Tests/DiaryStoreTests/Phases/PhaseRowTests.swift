import DiaryStore
import FitnessModel
import GRDB
import TestSupport
import Testing

@Suite("Rows of a sheet")
struct PhaseRowTests {
    let fixture: DiaryFixture
    let diary: Diary
    let b1: Identifier<PhaseRow>

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        b1 = try diary.phaseRows.add(to: fixture.phase, prescription: Prescription(label: "B1"))
    }

    /// The labels from top to bottom; expects the positions 0, 1, 2 ...
    private func labels() throws -> [String] {
        let rows = try diary.phases.sheet(fixture.phase).rows.map(\.row)
        #expect(rows.map(\.position) == Array(0..<rows.count))
        return rows.map(\.prescription.label)
    }

    @Test("Rows are added at the end or at a position, never beyond")
    func add() throws {
        #expect(try labels() == ["A1", "A2", "B1"])
        try diary.phaseRows.add(to: fixture.phase, at: 1, prescription: Prescription(label: "N"))
        #expect(try labels() == ["A1", "N", "A2", "B1"])
        try diary.phaseRows.add(to: fixture.phase, at: 99, prescription: Prescription(label: "E"))
        try diary.phaseRows.add(to: fixture.phase, at: -1, prescription: Prescription(label: "F"))
        #expect(try labels() == ["F", "A1", "N", "A2", "B1", "E"])
    }

    @Test(
        "Moving a row closes the gap",
        arguments: [
            (0, 2, ["A2", "B1", "A1"]), (2, 0, ["B1", "A1", "A2"]), (0, 1, ["A2", "A1", "B1"]),
            (1, 1, ["A1", "A2", "B1"]),
            (0, 99, ["A2", "B1", "A1"]), (2, -5, ["B1", "A1", "A2"]),
        ])
    func move(from: Int, to: Int, expected: [String]) throws {
        try diary.phaseRows.move([fixture.a1, fixture.a2, b1][from], to: to)
        #expect(try labels() == expected)
    }

    @Test("Random row changes keep positions dense, and undoing all restores the first sheet")
    func randomChanges() throws {
        var dice = SeededGenerator(seed: 7)
        let before = try TableDump(diary)
        let entries = try diary.journal.entries(limit: 10_000).count
        for _ in 0..<120 {
            let rows = try diary.phases.sheet(fixture.phase).rows.map(\.row)
            let row = rows.randomElement(using: &dice)
            let place = Int.random(in: -1...(rows.count + 1), using: &dice)
            switch (Int.random(in: 0..<5, using: &dice), row) {
            case (0, let row?): try diary.phaseRows.move(row.id, to: place)
            case (1, let row?): try diary.phaseRows.delete(row.id)
            case (2, let row?):
                let prescription = Prescription(label: "Z\(place)")
                try diary.phaseRows.setPrescription(prescription, row: row.id, replacing: row.prescription)
            case (3, _): try diary.phaseRows.relabel(fixture.phase)
            default: _ = try diary.phaseRows.add(to: fixture.phase, at: place, exercise: fixture.squat)
            }
            _ = try labels()
        }
        let after = try TableDump(diary)
        let count = try diary.journal.entries(limit: 10_000).count - entries
        for _ in 0..<count { _ = try #require(try diary.undo()) }
        #expect(try TableDump(diary).differences(before) == [])
        for _ in 0..<count { _ = try #require(try diary.redo()) }
        #expect(try TableDump(diary).differences(after) == [])
    }

    @Test("Deleting a row keeps its performed sets")
    func delete() throws {
        let session = try fixture.train("2026-03-01", "80x3", "40x8")
        try fixture.checkUndo("Delete row A1 of P6 In season") { try diary.phaseRows.delete(fixture.a1) }
        #expect(try labels() == ["A2", "B1"])
        let sheet = try diary.phases.sheet(fixture.phase)
        #expect(sheet.loose.map(\.row.text) == ["80x3"])
        #expect(sheet.cell(fixture.a2, column: 1)?.text == "40x8")
        #expect(try diary.sessions.sheet(session).rows.map(\.row.text) == ["80x3", "40x8"])
        #expect(try fixture.sets().count == 2)
    }

    @Test("Relabelling keeps supersets together")
    func relabel() throws {
        try diary.phaseRows.move(b1, to: 0)
        try fixture.checkUndo("Relabel P6 In season") { try diary.phaseRows.relabel(fixture.phase) }
        #expect(try labels() == ["A1", "B1", "B2"])
    }

    @Test("A name typed into a row creates the exercise, once, in one change")
    func newExercise() throws {
        var made: Identifier<Exercise>?
        try fixture.checkUndo("Add exercise Trap-3 raise to row B1 of P6 In season") {
            made = try diary.phaseRows.setNewExercise(named: "Trap-3 raise", row: b1)
        }
        #expect(try diary.exercises.count() == 3)
        let same = try diary.phaseRows.setNewExercise(
            named: "trap-3 RAISE", row: fixture.a2, replacing: .known(fixture.row))
        #expect(same == made)
        #expect(try diary.exercises.count() == 3)
        #expect(
            try diary.phases.sheet(fixture.phase).rows.map(\.row.exerciseName) == [
                "Box squat", "Trap-3 raise", "Trap-3 raise",
            ])
    }

    @Test("Another exercise affects only untouched cells of the live session")
    func otherExercise() throws {
        let done = try fixture.train("2026-03-01", "80x3", "40x8")
        let live = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("85x3", at: .planned(fixture.a1, live))
        let plank = try diary.exercises.add(named: "Plank", unitKind: .time)
        try fixture.checkUndo("Edit row A1 of P6 In season") {
            try diary.phaseRows.setExercise(plank, row: fixture.a1, replacing: .known(fixture.squat))
        }
        try diary.phaseRows.setExercise(plank, row: fixture.a2, replacing: .known(fixture.row))
        #expect(try diary.sessions.sheet(done).rows.map(\.row.exerciseName) == ["Box squat", "Seated row"])
        #expect(try diary.sessions.sheet(live).rows.map(\.row.exerciseName) == ["Box squat", "Plank"])
        try diary.phaseRows.setExercise(nil, row: fixture.a2, replacing: .known(plank))
        #expect(try diary.sessions.sheet(live).rows.map(\.row.exerciseName) == ["Box squat"])
        #expect(throws: StoreError.refused(.rowWithoutExercise)) {
            try diary.cells.write("60s", at: .planned(fixture.a2, live))
        }
    }

    @Test("What was done under another exercise leaves the row: the sheet shows it below, under its own name")
    func fromNowOn() throws {
        let done = try fixture.train("2026-03-01", "80x3", "40x8")
        let curl = try diary.exercises.add(named: "Curl")
        try fixture.checkUndo("Edit row A1 of P6 In season") {
            try diary.phaseRows.setExercise(curl, row: fixture.a1, replacing: .known(fixture.squat))
        }
        let sheet = try diary.phases.sheet(fixture.phase)
        #expect(sheet.cell(fixture.a1, column: 1) == nil)
        #expect(sheet.loose.map(\.row.exerciseName) == ["Box squat"])
        #expect(sheet.loose.map(\.row.text) == ["80x3"])
        #expect(sheet.loose.map(\.row.prescription) == [DiaryFixture.prescription])
        try diary.cells.write("20x10", at: .planned(fixture.a1, done))
        #expect(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1)?.text == "20x10")
        #expect(
            Set(try diary.sessions.sheet(done).rows.map { "\($0.row.exerciseName) \($0.row.text)" })
                == ["Box squat 80x3", "Seated row 40x8", "Curl 20x10"])
    }

    @Test("An exercise replaced everywhere is that of what was done and planned, too")
    func everywhere() throws {
        let done = try fixture.train("2026-03-01", "80x3", "40x8")
        try diary.cells.write("85x3", at: .ahead(fixture.a1, column: 2))
        try fixture.checkUndo("Edit row A1 of P6 In season") {
            try diary.phaseRows.setExercise(
                fixture.row, row: fixture.a1, replacing: .known(fixture.squat), everywhere: true)
        }
        let sheet = try diary.phases.sheet(fixture.phase)
        #expect(sheet.cell(fixture.a1, column: 1)?.text == "80x3")
        #expect(sheet.ahead[fixture.a1]?[2]?.text == "85x3")
        #expect(sheet.loose == [])
        #expect(try diary.sessions.sheet(done).rows.map(\.row.exerciseName) == ["Seated row", "Seated row"])
        #expect(try diary.loads.history(client: fixture.jan, exercise: fixture.squat).isEmpty)
    }

    @Test(
        "A cell that an older version left in a row with another exercise is shown below it, and stays when one is written"
    )
    func olderVersion() throws {
        let done = try fixture.train("2026-03-01", "80x3", "40x8")
        let curl = try diary.exercises.add(named: "Curl")
        try diary.change("Edit") { change in
            try change.db.execute(
                sql: "UPDATE phase_row SET exercise = \(curl.rawValue) WHERE id = \(fixture.a1.rawValue)")
        }
        #expect(try diary.phases.sheet(fixture.phase).cell(fixture.a1, column: 1) == nil)
        #expect(try diary.phases.sheet(fixture.phase).loose.map(\.row.exerciseName) == ["Box squat"])
        try diary.cells.write("20x10", at: .planned(fixture.a1, done))
        let sheet = try diary.phases.sheet(fixture.phase)
        #expect(sheet.cell(fixture.a1, column: 1)?.text == "20x10")
        #expect(sheet.loose.map(\.row.text) == ["80x3"])
        #expect(try diary.integrity.report().isSound)
    }

    @Test("A row's fields are replaced only by a window that has read them")
    func meanwhile() throws {
        let before = try TableDump(diary)
        #expect(throws: StoreError.changedMeanwhile(record: .named("A1"), fields: ["exercise"])) {
            try diary.phaseRows.setExercise(fixture.row, row: fixture.a1)
        }
        #expect(throws: StoreError.changedMeanwhile(record: .named("A1"), fields: ["exercise"])) {
            try diary.phaseRows.setNewExercise(named: "Plank", row: fixture.a1)
        }
        #expect(throws: StoreError.changedMeanwhile(record: .named("A1"), fields: ["label"])) {
            try diary.phaseRows.setPrescription(Prescription(label: "C1"), row: fixture.a1)
        }
        #expect(try TableDump(diary) == before)
    }

    @Test("Every change of rows can be undone and redone")
    func undo() throws {
        try fixture.checkUndo("Add row to P6 In season") { _ = try diary.phaseRows.add(to: fixture.phase, at: 0) }
        try fixture.checkUndo("Move row A1 of P6 In season") { try diary.phaseRows.move(fixture.a1, to: 3) }
        try fixture.checkUndo("Edit row A1 of P6 In season") {
            let prescription = Prescription(label: "C1", reps: "AMRAP", rest: "2'")
            try diary.phaseRows.setPrescription(prescription, row: fixture.a1, replacing: DiaryFixture.prescription)
        }
    }
}
