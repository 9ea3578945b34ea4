import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("Imports")
struct ImportTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private static func load(_ kilograms: Double, _ reps: Int) -> PerformedSet {
        PerformedSet(.load(Mass(kilograms, .kg)), .reps(reps))
    }

    private static let drafts = [
        SessionDraft(
            source: "2025-05-02 10:00 Legs", day: DiaryFixture.day("2025-05-02"),
            startedAt: Date(timeIntervalSince1970: 1_746_180_000), durationSeconds: 3600, title: "Legs",
            note: "hot day",
            effort: .rpe(tenths: 80),
            rows: [
                .init(exerciseName: "BOX squat", sets: [load(60, 5), load(60, 5), load(60, 5)], note: "deep"),
                .init(exerciseName: "plank", unitKind: .time, sets: [PerformedSet(.none, .time(milliseconds: 60_000))]),
            ]),
        SessionDraft(
            source: "2025-05-01 10:00 Arms", day: DiaryFixture.day("2025-05-01"),
            rows: [
                .init(exerciseName: "Plank", unitKind: .time, sets: []),
                .init(exerciseName: "Curl", sets: [load(82.25, 8)]),
            ]),
    ]

    @Test("Sessions, exercises and sets are imported as one change")
    func first() throws {
        let preview = try diary.imports.preview(Self.drafts, client: fixture.jan)
        var outcome = ImportOutcome()
        try fixture.checkUndo("Import strong.csv for Jan Novák") {
            outcome = try diary.imports.sessions(Self.drafts, client: fixture.jan, file: "strong.csv")
        }
        #expect(outcome == preview)
        #expect(outcome.sessionsAdded == 2)
        #expect(outcome.sessionsAlreadyThere == 0)
        #expect(outcome.exercisesAdded == 2)
        #expect(outcome.rowsAdded == 4)
        #expect(outcome.setsAdded == 5)
        let items = try diary.sessions.list(of: fixture.jan)
        #expect(items.map(\.session.title) == ["Legs", ""])
        #expect(items.map(\.session.mode) == [.imported, .imported])
        #expect(items.map(\.session.state) == [.done, .done])
        let legs = try #require(items.first)
        #expect(legs.session.endedAt == Date(timeIntervalSince1970: 1_746_183_600))
        #expect(legs.session.effort == .rpe(tenths: 80))
        #expect(legs.session.note == "hot day")
        let rows = try diary.sessions.sheet(legs.id).rows
        #expect(rows.map(\.row.text) == ["60x5*3", "60s"])
        #expect(rows.map(\.row.exerciseName) == ["Box squat", "Plank"])
        #expect(rows.map(\.unitKind) == [.loadAndReps, .time])
        #expect(rows.first?.row.note == "deep")
        #expect(try diary.integrity.checkSets().rowsDiffering == [])
    }

    @Test("Importing again adds nothing; a longer file adds the rest")
    func again() throws {
        try diary.imports.sessions([Self.drafts[0], Self.drafts[0]], client: fixture.jan, file: "Import")
        let before = try TableDump(diary)
        let entries = try diary.journal.entries().count
        let again = try diary.imports.sessions([Self.drafts[0]], client: fixture.jan, file: "Import")
        #expect(again.sessionsAdded == 0)
        #expect(again.sessionsAlreadyThere == 1)
        #expect(try TableDump(diary).differences(before) == [])
        #expect(try diary.journal.entries().count == entries)
        #expect(try diary.imports.preview(Self.drafts, client: fixture.jan).sessionsAdded == 1)
        let rest = try diary.imports.sessions(Self.drafts, client: fixture.jan, file: "Import")
        #expect(rest.sessionsAdded == 1)
        #expect(try diary.clients.profile(fixture.jan).sessionCount == 2)
    }

    @Test("The same file imported for another client is new")
    func otherClient() throws {
        let anna = try diary.clients.add(named: "Anna", unit: .lb)
        try diary.imports.sessions(Self.drafts, client: fixture.jan, file: "Import")
        let outcome = try diary.imports.sessions(Self.drafts, client: anna, file: "Import")
        #expect(outcome.sessionsAdded == 2)
        #expect(outcome.exercisesAdded == 0)
        let text = try diary.loads.history(client: anna, exercise: try #require(try diary.exercises.named("Curl")).id)
            .first?
            .text
        #expect(LoadCell(text ?? "", unit: .lb).sets == [Self.load(82.25, 8)], "in pounds, to the gram: \(text ?? "")")
    }

    @Test("A cancelled import changes nothing")
    func cancelled() throws {
        let before = try TableDump(diary)
        #expect(throws: StoreError.cancelled) {
            try diary.imports.sessions(Self.drafts, client: fixture.jan, file: "Import") { _ in false }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Hostile names and sources are stored exactly", arguments: HostileName.all)
    func hostile(name: String) throws {
        let draft = SessionDraft(
            source: name, day: DiaryFixture.today, title: name, note: name,
            rows: [.init(exerciseName: name, sets: [Self.load(60, 5)], note: name)])
        try diary.imports.sessions([draft], client: fixture.jan, file: name)
        let again = try diary.imports.sessions([draft], client: fixture.jan, file: name)
        #expect(again.sessionsAlreadyThere == 1)
        let sheet = try diary.sessions.sheet(try #require(try diary.sessions.list(of: fixture.jan).first).id)
        #expect(Array(sheet.session.title.utf8) == Array(name.utf8))
        #expect(sheet.rows.map { Array($0.row.note.utf8) } == [Array(name.utf8)])
        #expect(sheet.rows.map { Array($0.row.exerciseName.utf8) } == [Array(name.utf8)])
    }

    @Test("Undoing an import for a new client restores the earlier diary")
    func undoEmpties() throws {
        let before = try TableDump(diary)
        let drafts = (0..<200).map { number in
            SessionDraft(
                source: "\(number)", day: DiaryFixture.day("2020-01-01").adding(days: number),
                rows: (0..<6).map { row in
                    .init(exerciseName: "Exercise \(row)", sets: (0..<5).map { Self.load(Double(20 + $0), 5 + row) })
                })
        }
        let outcome = try diary.imports.sessions(drafts, client: fixture.jan, file: "Import")
        #expect(outcome.setsAdded == 6000)
        #expect(try fixture.sets().count == 6000)
        try diary.undo()
        #expect(try TableDump(diary).differences(before) == [])
    }
}
