import DiaryStore
import FitnessModel
import Testing

@Suite("Copies of sheets with planned loads")
struct PlannedCopyTests {
    let fixture: DiaryFixture
    let diary: Diary

    /// Loads planned in three columns, the first of them trained.
    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        for (column, text) in [1: "80x3", 2: "85x3 easy", 4: "80%"] {
            try diary.cells.write(text, at: .ahead(fixture.a1, column: column))
        }
        try diary.cells.write("40x8", at: .ahead(fixture.a2, column: 1))
        try fixture.train("2026-03-01", "77.5x3", "40x8")
    }

    /// The planned loads of a sheet, row by row.
    private func ahead(_ phase: Identifier<Phase>) throws -> [[Int: PlannedText]] {
        let sheet = try diary.phases.sheet(phase)
        return sheet.rows.map { sheet.ahead[$0.id, default: [:]] }
    }

    private func whole(_ unit: MassUnit) -> [[Int: PlannedText]] {
        func text(_ text: String) -> PlannedText {
            PlannedText(LoadCell(text, unit: .kg).text(writtenIn: unit), unit: unit)
        }
        return [[1: text("80x3"), 2: text("85x3 easy"), 4: text("80%")], [1: text("40x8")]]
    }

    @Test("A copy, a template and a client's copy have the whole plan and no performed sets")
    func copies() throws {
        let before = try diary.phases.sheet(fixture.phase)
        let copy = try diary.phases.duplicate(fixture.phase)
        #expect(try ahead(copy) == whole(.kg))
        let template = try diary.phases.makeTemplate(of: fixture.phase)
        #expect(try ahead(template) == whole(.kg))
        let anna = try diary.clients.add(named: "Anna", unit: .lb)
        for original in [template, fixture.phase] {
            let assigned = try diary.phases.assign(original, to: anna)
            #expect(try ahead(assigned) == whole(.lb))
            #expect(try diary.phases.sheet(assigned).sessions == [])
        }
        #expect(try diary.phases.sheet(fixture.phase) == before)
        #expect(try fixture.sets().count == 2)
        try fixture.checkUndo("Duplicate phase P6 In season") { _ = try diary.phases.duplicate(fixture.phase) }
    }

    @Test("For another client loads become shares of the e1RM or stay out; targets stay", arguments: [true, false])
    func forAnother(isShared: Bool) throws {
        let anna = try diary.clients.add(named: "Anna")
        #expect(try diary.phases.haveLoads([fixture.phase], ofOthersThan: [anna, fixture.jan]))
        #expect(try !diary.phases.haveLoads([fixture.phase], ofOthersThan: [fixture.jan]))
        let copy = try diary.phases.assign(
            fixture.phase, to: anna, loads: isShared ? .shares(.epley) : PlannedLoads.none)
        func text(_ text: String) -> PlannedText { PlannedText(text, unit: .kg) }
        // 77.5x3 is an e1RM of 85.25 kg, 40x8 of 50.7 kg.
        let shares = [[1: text("94%"), 2: text("100%"), 4: text("80%")], [1: text("79%")]]
        #expect(try ahead(copy) == (isShared ? shares : [[4: text("80%")], [:]]))
        #expect(try ahead(try diary.phases.assign(fixture.phase, to: fixture.jan, loads: .none)) == whole(.kg))
        let template = try diary.phases.makeTemplate(of: fixture.phase)
        #expect(try !diary.phases.haveLoads([template], ofOthersThan: [anna]))
    }

    @Test("A routine has no plan, nor does a template made from it")
    func routine() throws {
        let routine = try diary.phases.makeRoutine(of: fixture.phase)
        #expect(try ahead(routine) == [[:], [:]])
        #expect(try ahead(try diary.phases.makeTemplate(of: routine)) == [[:], [:]])
    }

    @Test("Loads planned for another exercise than the row has now are not copied")
    func otherExercise() throws {
        try diary.phaseRows.setExercise(fixture.row, row: fixture.a1, replacing: .known(fixture.squat))
        #expect(try ahead(try diary.phases.duplicate(fixture.phase)) == [[:], [1: PlannedText("40x8", unit: .kg)]])
    }

    @Test("Copying a mesocycle copies the plans of its phases")
    func mesocycle() throws {
        let plan = try diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: fixture.jan, name: "Spring"), phases: [fixture.phase])
        let anna = try diary.clients.add(named: "Anna")
        #expect(try diary.mesocycles.haveLoads([plan], ofOthersThan: [anna]))
        let copy = try diary.mesocycles.assign(plan, to: anna)
        let phase = try #require(try diary.phases.list(.client(anna)).first).id
        #expect(try ahead(phase) == whole(.kg))
        let template = try diary.mesocycles.makeTemplate(of: copy)
        #expect(try diary.mesocycles.get(template).client == nil)
        let sheet = try #require(try diary.phases.list(.templates).first).id
        #expect(try ahead(sheet) == whole(.kg))
    }
}
