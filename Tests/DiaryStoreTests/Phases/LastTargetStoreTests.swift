import FitnessModel
import GRDB
import Synchronization
import Testing

@testable import DiaryStore

@Suite("The prescription of the exercise's last row")
struct LastTargetStoreTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    private func phase(
        _ name: String, of client: Identifier<Client>?, _ rows: [(Identifier<Exercise>, Prescription)] = []
    )
        throws -> Identifier<Phase>
    {
        let phase = try diary.phases.add(named: name, client: client)
        for (exercise, prescription) in rows {
            try diary.phaseRows.add(to: phase, exercise: exercise, prescription: prescription)
        }
        return phase
    }

    private func last(_ phase: Identifier<Phase>) throws -> [Identifier<Exercise>: Prescription] {
        try diary.phaseRows.lastTargets(before: phase, of: [fixture.squat, fixture.row])
    }

    @Test("It comes from the client's newest earlier phase that prescribes something for the exercise")
    func client() throws {
        let next = try phase("P7", of: fixture.jan)
        #expect(
            try last(next) == [
                fixture.squat: DiaryFixture.prescription,
                fixture.row: Prescription(label: "A2", reps: "6-8", sets: "4"),
            ])
        let tom = try diary.clients.add(named: "Tom Grant")
        _ = try phase("P1", of: tom, [(fixture.squat, Prescription(reps: "20"))])
        // A row without targets is skipped.
        _ = try phase("P8", of: fixture.jan, [(fixture.squat, Prescription(label: "A1"))])
        let newest = try phase("P9", of: fixture.jan, [(fixture.row, Prescription(tempo: "4010"))])
        #expect(try last(newest)[fixture.squat] == DiaryFixture.prescription)
        #expect(try last(newest)[fixture.row]?.reps == "6-8")
        #expect(try last(try phase("P10", of: fixture.jan))[fixture.row] == Prescription(tempo: "4010"))
        // The first phase has no previous targets, and later phases do not count.
        #expect(try last(fixture.phase) == [:])
        #expect(try diary.phaseRows.lastTargets(before: newest, of: []) == [:])
    }

    @Test("An imported sheet of last year comes before the phases of this one")
    func imported() throws {
        try fixture.train("2026-03-01", "80x3")
        let old = try phase("October", of: fixture.jan, [(fixture.squat, Prescription(reps: "20"))])
        try diary.sessions.start(old, day: DiaryFixture.day("2025-10-06"), mode: .handsFree)
        #expect(try last(old) == [:])
        #expect(try last(fixture.phase)[fixture.squat] == Prescription(reps: "20"))
        #expect(try last(try phase("P7", of: fixture.jan))[fixture.squat] == DiaryFixture.prescription)
    }

    @Test("Of several rows in one phase it is the first")
    func twice() throws {
        _ = try phase(
            "P7", of: fixture.jan,
            [(fixture.squat, Prescription(reps: "5")), (fixture.squat, Prescription(reps: "12"))])
        #expect(try last(try phase("P8", of: fixture.jan))[fixture.squat] == Prescription(reps: "5"))
    }

    @Test("In a template it comes from the trainer's newest row elsewhere, and from no other trainer's")
    func template() throws {
        let template = try phase("T1", of: nil, [(fixture.squat, Prescription(reps: "8"))])
        #expect(try last(template)[fixture.squat] == DiaryFixture.prescription)
        let other = try phase("T2", of: nil)
        #expect(try last(other)[fixture.squat] == Prescription(reps: "8"))
        _ = try fixture.becomeOther()
        let foreign = try phase("T3", of: nil)
        #expect(try last(foreign) == [:])
        #expect(throws: StoreError.missing) { try last(template) }
    }

    @Test("It cannot be read for a sheet of another trainer's client")
    func foreign() throws {
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try last(fixture.phase) }
    }

    @Test("One query serves all rows and uses the indexes; only the phases of a client are sorted")
    func plan() throws {
        let next = try phase("P7", of: fixture.jan)
        let template = try phase("T1", of: nil)
        for sheet in [next, template] {
            let statements = Mutex<[String]>([])
            try diary.read { db in
                db.trace { event in
                    let sql = event.expandedDescription
                    if sql.hasPrefix("SELECT r.exercise") { statements.withLock { $0.append(sql) } }
                }
            }
            _ = try last(sheet)
            try diary.read { db in db.trace() }
            let selects = statements.withLock { $0 }
            #expect(selects.count == 1)
            let plan = try diary.read { db in
                try selects.flatMap { sql in
                    try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }
                }
            }
            #expect(
                plan.contains { $0.contains(sheet == next ? "phase_by_client" : "phase_row_by_exercise") }, "\(plan)")
            for line in plan {
                #expect(!line.hasPrefix("SCAN") || line.contains("VIRTUAL TABLE"), "\(line)")
                #expect(sheet == next || !line.contains("TEMP B-TREE"), "\(line)")
            }
        }
    }
}
