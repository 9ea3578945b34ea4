import DiaryStore
import FitnessModel
import Testing

@Suite("Sheets")
struct PhaseTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("A sheet's head is read back as entered")
    func roundTrip() throws {
        var phase = Phase(id: .unsaved, client: fixture.jan, name: "P7 Off season")
        phase.periodization = "Undulating"
        phase.goal = "Hypertrophy"
        phase.start = DiaryFixture.day("2026-04-01")
        phase.sessionCount = 12
        phase.notes = "left knee\ntaped"
        phase.id = try diary.phases.add(phase)
        #expect(try diary.phases.get(phase.id) == phase)
        phase.sessionCount = 1
        phase.start = nil
        phase.isArchived = true
        try diary.phases.update(from: diary.phases.get(phase.id), to: phase)
        #expect(try diary.phases.get(phase.id) == phase)
    }

    @Test("Templates and clients' sheets are not mixed")
    func shelves() throws {
        let template = try diary.phases.add(named: "Hypertrophy A", client: nil)
        #expect(try diary.phases.list(.templates).map(\.id) == [template])
        #expect(try diary.phases.list(.client(fixture.jan)).map(\.id) == [fixture.phase])
        var moved = try diary.phases.get(template)
        moved.client = fixture.jan
        try diary.phases.update(from: diary.phases.get(moved.id), to: moved)
        #expect(try diary.phases.get(template).isTemplate, "an edit does not move a sheet to another list")
        #expect(throws: StoreError.self) { try diary.sessions.start(template, day: DiaryFixture.today) }
    }

    @Test("The list counts rows and sessions, newest sheet first")
    func list() throws {
        let newer = try diary.phases.add(named: "P7", client: fixture.jan)
        try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-05", "80x3")
        try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let items = try diary.phases.list(.client(fixture.jan))
        #expect(items.map(\.id) == [newer, fixture.phase])
        let item = try #require(items.last)
        #expect(item.sessionsDone == 2)
        #expect(item.hasLiveSession)
        #expect(item.lastDone == DiaryFixture.today)
        #expect(item.rowCount == 2)
        #expect(try diary.phases.list(.client(fixture.jan), limit: 1).map(\.id) == [newer])
        #expect(try diary.phases.list(.client(fixture.jan), offset: 1).map(\.id) == [fixture.phase])
        #expect(try diary.phases.list(.client(fixture.jan), ListFilter(search: "sea")).map(\.id) == [fixture.phase])
        try diary.phases.setArchived(true, newer)
        #expect(try diary.phases.count(.client(fixture.jan)) == 1)
        #expect(try diary.phases.count(.client(fixture.jan), ListFilter(archive: .archived)) == 1)
    }

    @Test("The sheet has rows, columns and cells")
    func sheet() throws {
        let first = try fixture.train("2026-03-01", "80x3 95x3", "40x8")
        let second = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("100x3", at: .planned(fixture.a1, second))
        let sheet = try diary.phases.sheet(fixture.phase)
        #expect(sheet.clientName == "Jan Novák")
        #expect(sheet.unit == .kg)
        #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat", "Seated row"])
        #expect(sheet.rows.map(\.row.prescription.label) == ["A1", "A2"])
        #expect(sheet.sessions.map(\.id) == [first, second])
        #expect(sheet.sessions.map(\.column) == [1, 2])
        #expect(sheet.session(inColumn: 2)?.state == .live)
        #expect(sheet.cell(fixture.a1, column: 1)?.text == "80x3 95x3")
        #expect(sheet.cell(fixture.a2, column: 1)?.text == "40x8")
        #expect(sheet.cell(fixture.a1, column: 2)?.text == "100x3")
        #expect(sheet.cell(fixture.a2, column: 2)?.text == "")
        #expect(sheet.cell(fixture.a1, column: 3) == nil)
        #expect(sheet.loose == [])
    }

    @Test("A session on a sheet without rows has its column")
    func emptySheet() throws {
        let empty = try diary.phases.add(named: "P7", client: fixture.jan)
        let session = try diary.sessions.start(empty, day: DiaryFixture.today)
        #expect(try diary.phases.sheet(empty).sessions.map(\.id) == [session])
        #expect(try diary.phases.sheet(empty).rows == [])
    }

    @Test("A used column cannot be removed")
    func sessionCount() throws {
        try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-04", "80x3")
        var phase = try diary.phases.get(fixture.phase)
        phase.sessionCount = 1
        #expect(throws: StoreError.refused(.columnInUse(2, phase: "P6 In season"))) {
            try diary.phases.update(from: diary.phases.get(phase.id), to: phase)
        }
        phase.sessionCount = 2
        try diary.phases.update(from: diary.phases.get(phase.id), to: phase)
        #expect(throws: StoreError.refused(.noFreeColumn(phase: "P6 In season"))) {
            try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        }
        phase.sessionCount = 61
        #expect(throws: StoreError.self) { try diary.phases.update(from: diary.phases.get(phase.id), to: phase) }
    }

    @Test("Deleting a sheet keeps its sessions as free ones with its name")
    func delete() throws {
        let session = try fixture.train("2026-03-01", "80x3", "40x8")
        let sets = try fixture.sets()
        try fixture.checkUndo("Delete phase P6 In season") { try diary.phases.delete(fixture.phase) }
        let done = try diary.sessions.sheet(session)
        #expect(done.session.title == "P6 In season")
        #expect(done.session.phase == nil)
        #expect(done.session.column == nil)
        #expect(done.rows.map(\.row.text) == ["80x3", "40x8"])
        #expect(done.rows.map(\.row.prescription.label) == ["A1", "A2"])
        #expect(try fixture.sets() == sets)
        #expect(try diary.loads.history(client: fixture.jan, exercise: fixture.squat).first?.text == "80x3")
    }

    @Test("A copy has head and rows, no sessions, and is independent")
    func duplicate() throws {
        try fixture.train("2026-03-01", "80x3")
        let before = try diary.phases.sheet(fixture.phase)
        let copy = try diary.phases.duplicate(fixture.phase, named: "P7")
        #expect(try diary.phases.get(copy).client == fixture.jan)
        let sheet = try diary.phases.sheet(copy)
        #expect(sheet.phase.name == "P7")
        #expect(sheet.sessions == [])
        #expect(sheet.rows.map(\.row.prescription) == before.rows.map(\.row.prescription))
        #expect(sheet.rows.map(\.row.exercise) == before.rows.map(\.row.exercise))
        for row in sheet.rows.map(\.row) {
            try diary.phaseRows.setPrescription(Prescription(label: "Z9"), row: row.id, replacing: row.prescription)
        }
        try diary.phaseRows.delete(try #require(sheet.rows.first).id)
        #expect(try diary.phases.sheet(fixture.phase) == before)
    }

    @Test("Assigning copies a template or another client's sheet and leaves it unchanged")
    func assign() throws {
        let anna = try diary.clients.add(named: "Anna", unit: .lb)
        let template = try diary.phases.makeTemplate(of: fixture.phase)
        let before = try diary.phases.sheet(template)
        for original in [template, fixture.phase] {
            let copy = try diary.phases.assign(original, to: anna, start: DiaryFixture.today)
            let sheet = try diary.phases.sheet(copy)
            #expect(sheet.phase.client == anna)
            #expect(sheet.phase.start == DiaryFixture.today)
            #expect(sheet.clientName == "Anna")
            #expect(sheet.unit == .lb)
            #expect(sheet.rows.map(\.row.exerciseName) == ["Box squat", "Seated row"])
        }
        #expect(try diary.phases.sheet(template) == before)
        #expect(try diary.phases.count(.client(anna)) == 2)
        #expect(try diary.phases.count(.templates) == 1)
    }

    @Test("Any name is stored exactly", arguments: HostileName.all)
    func hostileNames(name: String) throws {
        var phase = Phase(id: .unsaved, client: fixture.jan, name: name)
        phase.notes = name
        phase.id = try diary.phases.add(phase)
        #expect(Array(try diary.phases.get(phase.id).name.utf8) == Array(name.utf8))
        let row = try diary.phaseRows.add(
            to: phase.id, prescription: Prescription(label: name, reps: name, micro: name))
        #expect(
            try diary.phases.sheet(phase.id).rows.first?.row.prescription.micro.utf8.elementsEqual(name.utf8) == true)
        try diary.phaseRows.delete(row)
        try diary.phases.delete(phase.id)
        #expect(try diary.phases.count(.client(fixture.jan)) == 1)
    }

    @Test("Every change of a sheet can be undone and redone")
    func undo() throws {
        let anna = try diary.clients.add(named: "Anna")
        try fixture.train("2026-03-01", "80x3", "40x8")
        try fixture.checkUndo("Add phase P7") { _ = try diary.phases.add(named: "P7", client: fixture.jan) }
        try fixture.checkUndo("Add template A") { _ = try diary.phases.add(named: "A", client: nil) }
        var phase = try diary.phases.get(fixture.phase)
        phase.goal = "Speed"
        try fixture.checkUndo("Edit phase P6 In season") {
            try diary.phases.update(from: diary.phases.get(phase.id), to: phase)
        }
        try fixture.checkUndo("Archive phase P6 In season") { try diary.phases.setArchived(true, fixture.phase) }
        try fixture.checkUndo("Duplicate phase P6 In season") { _ = try diary.phases.duplicate(fixture.phase) }
        try fixture.checkUndo("Assign P6 In season to Anna") { _ = try diary.phases.assign(fixture.phase, to: anna) }
        try fixture.checkUndo("Make template of P6 In season") { _ = try diary.phases.makeTemplate(of: fixture.phase) }
    }
}
