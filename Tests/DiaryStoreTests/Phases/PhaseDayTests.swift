import DiaryStore
import FitnessModel
import GRDB
import TestSupport
import Testing

@Suite("Days, lengths and ends of phases")
struct PhaseDayTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let plank: Identifier<PhaseRow>

    /// P6 with squat on day A, seated row on day B, plank on every day, and ten sessions.
    init() throws {
        fixture = try DiaryFixture()
        let diary = fixture.diary
        let phase = try diary.phases.get(fixture.phase)
        var days = phase
        (days.daysText, days.sessionCount) = ("A B", 10)
        try diary.phases.update(from: phase, to: days)
        let exercise = try diary.exercises.add(named: "Plank")
        plank = try diary.phaseRows.add(
            to: fixture.phase, at: 0, exercise: exercise, prescription: Prescription(label: "A1", sets: "2"))
        try diary.phaseRows.setDay("A", row: fixture.a1)
        try diary.phaseRows.setDay("B", row: fixture.a2)
    }

    private func rows() throws -> [String] {
        try diary.phases.sheet(fixture.phase).rows.map { "\($0.row.letter) \($0.row.exerciseName)" }
    }
    private func start(_ day: String, on name: String? = nil) throws -> Identifier<TrainingSession> {
        let session = try diary.sessions.start(
            fixture.phase, day: DiaryFixture.day(day), mode: .handsFree, on: name)
        try diary.sessions.finish(session)
        return session
    }
    private func exercises(_ session: Identifier<TrainingSession>) throws -> [String] {
        try diary.sessions.sheet(session).rows.map(\.row.exerciseName)
    }
    private func ahead(_ row: Identifier<PhaseRow>) throws -> [Int: String] {
        (try diary.phases.sheet(fixture.phase).ahead[row] ?? [:]).mapValues(\.text)
    }
    private func plan(_ texts: [Int: String], _ row: Identifier<PhaseRow>) throws {
        for (column, text) in texts { try diary.cells.write(text, at: .ahead(row, column: column)) }
    }

    @Test("Sessions get the rows of their day, in turn, and the rows of every day")
    func turns() throws {
        let first = try start("2026-03-02")
        let second = try start("2026-03-05")
        #expect(try diary.sessions.get(first).letter == "A")
        #expect(try exercises(first) == ["Plank", "Box squat"])
        #expect(try diary.sessions.get(second).letter == "B")
        #expect(try exercises(second) == ["Plank", "Seated row"])
        #expect(try diary.phases.dueDay(of: fixture.phase, on: DiaryFixture.today) == "A")
        let other = try start("2026-03-09", on: "B")
        #expect(try exercises(other) == ["Plank", "Seated row"])
        #expect(throws: StoreError.refused(.noSuchDay("C", phase: "P6 In season"))) {
            try start("2026-03-10", on: "C")
        }
    }

    @Test("By weekday, a session is the day of its date; otherwise the next day of the week")
    func weekdays() throws {
        let phase = try diary.phases.get(fixture.phase)
        var days = phase
        days.daysText = "A mon, B thu"
        try diary.phases.update(from: phase, to: days)
        let names = try ["2026-03-05", "2026-03-09", "2026-03-11"].map { try diary.sessions.get(start($0)).letter }
        #expect(names == ["B", "A", "B"], "a Thursday, a Monday, and on Wednesday Thursday's")
    }

    @Test("A session added before those of later days gets the day of its position")
    func between() throws {
        _ = try start("2026-03-02")
        _ = try start("2026-03-09")
        let between = try start("2026-03-05")
        #expect(try diary.sessions.get(between).column == 2)
        #expect(try diary.sessions.get(between).letter == "B")
        #expect(try diary.phases.sheet(fixture.phase).sessions.map(\.letter) == ["A", "B", "B"])
    }

    @Test("A plan follows its day when another day is trained out of turn, and returns")
    func plans() throws {
        try plan([1: "80x5", 3: "82.5x5"], fixture.a1)
        try plan([2: "50x8", 4: "52.5x8"], fixture.a2)
        try plan([1: "60s"], plank)
        let before = try diary.phases.sheet(fixture.phase).ahead
        let session = try start("2026-03-02", on: "B")
        #expect(try diary.sessions.sheet(session).rows.map(\.row.planned) == ["60s", "50x8"])
        #expect(try ahead(fixture.a1) == [2: "80x5", 4: "82.5x5"])
        #expect(try ahead(fixture.a2) == [3: "52.5x8"])
        try diary.sessions.delete(session)
        #expect(try diary.phases.sheet(fixture.phase).ahead == before)
    }

    @Test("A session changed to another day gets its rows and plan; performed sets stay")
    func remade() throws {
        try plan([1: "80x5"], fixture.a1)
        try plan([2: "50x8"], fixture.a2)
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let old = try diary.sessions.get(session)
        var new = old
        new.letter = "B"
        try fixture.checkUndo("Edit session of Jan Novák") { try diary.sessions.update(from: old, to: new) }
        #expect(try exercises(session) == ["Plank", "Seated row"])
        #expect(try diary.sessions.sheet(session).rows.map(\.row.planned) == ["", "50x8"])
        #expect(try ahead(fixture.a1) == [2: "80x5"])
        try diary.cells.write("50x8", at: .planned(fixture.a2, session))
        try diary.sessions.update(from: new, to: old)
        #expect(try exercises(session).sorted() == ["Box squat", "Plank", "Seated row"])
        #expect(try ahead(fixture.a1) == [:])
    }

    @Test("Rows are in the order of the days; a new row belongs to the day of the row above")
    func order() throws {
        #expect(try rows() == [" Plank", "A Box squat", "B Seated row"])
        let press = try diary.exercises.add(named: "Press")
        let row = try diary.phaseRows.add(to: fixture.phase, exercise: press)
        #expect(try rows().last == "B Press")
        try fixture.checkUndo("Put row of P6 In season on day A") { try diary.phaseRows.setDay("A", row: row) }
        #expect(try rows() == [" Plank", "A Box squat", "A Press", "B Seated row"])
        try diary.phaseRows.move(row, to: 3)
        // Moving a row does not change its day.
        #expect(try rows() == [" Plank", "A Box squat", "A Press", "B Seated row"])
        #expect(throws: StoreError.refused(.noSuchDay("X", phase: "P6 In season"))) {
            try diary.phaseRows.setDay("X", row: row)
        }
    }

    @Test("A row moved to another day leaves the live session unless it has sets")
    func leaving() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("60s", at: .planned(plank, session))
        try diary.phaseRows.setDay("B", row: plank)
        try diary.phaseRows.setDay("B", row: fixture.a1)
        #expect(try exercises(session) == ["Plank"])
    }

    @Test("Renaming a day takes its rows and sessions along; a day with rows cannot be removed")
    func renamed() throws {
        let session = try start("2026-03-02")
        let phase = try diary.phases.get(fixture.phase)
        var named = phase
        named.daysText = "Push Pull"
        try fixture.checkUndo("Edit phase P6 In season") { try diary.phases.update(from: phase, to: named) }
        #expect(try rows() == [" Plank", "Push Box squat", "Pull Seated row"])
        #expect(try diary.sessions.get(session).letter == "Push")
        var fewer = named
        fewer.daysText = "Push"
        #expect(throws: StoreError.refused(.dayInUse("Pull", rows: 1))) {
            try diary.phases.update(from: named, to: fewer)
        }
        var turned = named
        turned.daysText = "Pull Push"
        try diary.phases.update(from: named, to: turned)
        #expect(try rows() == [" Plank", "Pull Seated row", "Push Box squat"])
    }

    @Test("Copies have the same days and length")
    func copies() throws {
        let phase = try diary.phases.get(fixture.phase)
        var dated = phase
        (dated.start, dated.lastDay) = (DiaryFixture.day("2026-03-01"), DiaryFixture.day("2026-03-28"))
        try diary.phases.update(from: phase, to: dated)
        let anna = try diary.clients.add(named: "Anna")
        let template = try diary.phases.makeTemplate(of: fixture.phase)
        for copy in [
            template, try diary.phases.duplicate(fixture.phase),
            try diary.phases.assign(fixture.phase, to: anna, start: DiaryFixture.day("2026-04-01")),
        ] {
            let sheet = try diary.phases.sheet(copy)
            #expect(sheet.phase.daysText == "A B")
            #expect(sheet.rows.map(\.row.letter) == ["", "A", "B"])
        }
        let assigned = try diary.phases.list(.client(anna)).map(\.phase)
        #expect(assigned.map(\.lastDay?.iso) == ["2026-04-28"])
        #expect(try diary.phases.get(template).lastDay == nil)
    }

    @Test("Labels restart with each day, after the rows of every day")
    func labels() throws {
        let press = try diary.exercises.add(named: "Press")
        try diary.phaseRows.add(to: fixture.phase, exercise: press, prescription: Prescription(label: "D1"))
        try diary.phaseRows.relabel(fixture.phase)
        let labels = try diary.phases.sheet(fixture.phase).rows.map { "\($0.row.letter)\($0.row.prescription.label)" }
        #expect(labels == ["A1", "AA2", "BA2", "BB1"])
    }

    @Test("A phase has up to sixty sessions")
    func sixty() throws {
        let phase = try diary.phases.get(fixture.phase)
        var long = phase
        long.sessionCount = 60
        try diary.phases.update(from: phase, to: long)
        for number in 0..<60 {
            let session = try start(DiaryFixture.day("2026-01-01").adding(days: number).iso)
            #expect(try diary.sessions.get(session).column == number + 1)
            #expect(try diary.sessions.get(session).letter == (number.isMultiple(of: 2) ? "A" : "B"))
        }
        #expect(throws: StoreError.refused(.noFreeColumn(phase: "P6 In season"))) { try start("2026-03-12") }
    }

    @Test("The end of a phase applies if no mesocycle sets another, before the start of the next one")
    func end() throws {
        let phase = try diary.phases.get(fixture.phase)
        var dated = phase
        (dated.start, dated.lastDay) = (DiaryFixture.day("2026-02-01"), DiaryFixture.day("2026-02-20"))
        try diary.phases.update(from: phase, to: dated)
        let next = try diary.phases.add(
            Phase(id: .unsaved, client: fixture.jan, name: "Next", start: DiaryFixture.day("2026-03-01")))
        #expect(try diary.figures.plannedPhases(of: fixture.jan).map { $0.end?.iso } == ["2026-02-20", nil])
        // Twenty days and ten sessions: one every second day, all due by the 20th. Without the end, eight of 28 days.
        let planned = try #require(try diary.figures.plannedPhases(of: fixture.jan).first)
        #expect(planned.dueDays.map(\.day) == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
        let item = try #require(try diary.phases.list(.client(fixture.jan)).first { $0.id == fixture.phase })
        #expect(item.isOver(DiaryFixture.today) && !item.isOver(DiaryFixture.day("2026-02-20")))
        _ = try start("2026-02-02")
        #expect(
            try diary.phases.byTurn(of: fixture.jan, today: DiaryFixture.today).map(\.id) == [next, fixture.phase],
            "the sheet that was trained last is past its last day")
        let cycle = try diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: fixture.jan, name: "M", start: DiaryFixture.day("2026-02-01")))
        try diary.mesocycleParts.add([fixture.phase], to: cycle, days: 14)
        #expect(try diary.figures.plannedPhases(of: fixture.jan).first?.end?.iso == "2026-02-14")
    }

    private func planCount() throws -> Int {
        try diary.read { db in
            let sql = """
                SELECT (SELECT count(*) FROM planned_cell) + (SELECT count(*) FROM session_row WHERE planned <> '')
                """
            return try Int.fetchOne(db, sql: sql) ?? 0
        }
    }

    /// One random change of a phase with days; some are rejected.
    private func change(_ step: Int, _ random: inout SeededGenerator) throws {
        let sheet = try diary.phases.sheet(fixture.phase)
        let row = sheet.rows[random.number(0...sheet.rows.count - 1)].id
        let names = sheet.phase.days.names
        let name = names[random.number(0...names.count - 1)]
        let session = sheet.sessions.isEmpty ? nil : sheet.sessions[random.number(0...sheet.sessions.count - 1)]
        switch step {
        case 0: try diary.phaseRows.setDay(random.chance(4) ? "" : name, row: row, staysNear: random.chance(2))
        case 1:
            let day = DiaryFixture.today.adding(days: -random.number(0...20))
            try diary.sessions.start(fixture.phase, day: day, mode: .handsFree, on: random.chance(2) ? nil : name)
        case 2, 3: try diary.cells.write("\(random.number(20...90))x5", at: .ahead(row, column: random.number(1...10)))
        case 4: if let session { try diary.sessions.delete(session.id) }
        case 5:
            guard let session else { return }
            var new = session
            new.letter = name
            try diary.sessions.update(from: session, to: new)
        default:
            var new = sheet.phase
            new.daysText = ["A B", "B A", "A B C", "Push Pull", "A mon, B thu"][random.number(0...4)]
            try diary.phases.update(from: sheet.phase, to: new)
        }
    }

    @Test("Undo and redo pass through any states of a phase with days, and no plan is lost", arguments: 1...12)
    func undo(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var dumps = [try TableDump(diary)]
        for _ in 0..<25 {
            let plans = try planCount()
            let step = random.number(0...6)
            // A rejected change has no effect.
            try? change(step, &random)
            let dump = try TableDump(diary)
            if dump != dumps.last { dumps.append(dump) }
            #expect(try diary.integrity.report().isSound)
            // Starting a session or changing days loses no planned load.
            if [0, 1, 6].contains(step) { #expect(try planCount() == plans) }
        }
        try dumps.expectHistory(of: diary)
    }
}
