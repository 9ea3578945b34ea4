import DiaryStore
import FitnessModel
import TestSupport
import Testing

@Suite("Last time's loads")
struct LastTimeTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func lastTime(before session: Identifier<TrainingSession>? = nil) throws -> String? {
        try diary.loads.history(client: fixture.jan, exercise: fixture.squat, before: session).first?.text
    }

    @Test("They come from any sheet, free session or import")
    func anywhere() throws {
        #expect(try lastTime() == nil)
        try fixture.train("2026-03-01", "80x3")
        #expect(try lastTime() == "80x3")
        let other = try diary.phases.duplicate(fixture.phase)
        let session = try diary.sessions.start(other, day: DiaryFixture.day("2026-03-03"))
        try diary.cells.write("85x3", at: .planned(try #require(try diary.phases.sheet(other).rows.first).id, session))
        #expect(try lastTime() == "85x3")
        let free = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.day("2026-03-04"))
        try diary.cells.write("90x3", at: .own(try diary.cells.add(fixture.squat, to: free)))
        #expect(try lastTime() == "90x3")
        let draft = SessionDraft(
            source: "1", day: DiaryFixture.day("2026-03-05"),
            rows: [.init(exerciseName: "box SQUAT", sets: [PerformedSet(.load(Mass(grams: 95_000)), .reps(3))])])
        try diary.imports.sessions([draft], client: fixture.jan, file: "Import")
        #expect(try lastTime() == "95x3")
    }

    @Test("The rule takes them from any phase, from the same phase only, or not at all")
    func rules() throws {
        try fixture.train("2026-03-01", "80x3")
        let free = try diary.sessions.startFree(client: fixture.jan, day: DiaryFixture.day("2026-03-04"))
        try diary.cells.write("90x3", at: .own(try diary.cells.add(fixture.squat, to: free)))
        func last(_ rule: GhostRule, _ phase: Identifier<Phase>?) throws -> String? {
            try diary.loads.lastTimes(client: fixture.jan, exercises: [fixture.squat], by: rule, in: phase)[
                fixture.squat]?
                .text
        }
        let other = try diary.phases.duplicate(fixture.phase)
        #expect(try last(.any, fixture.phase) == "90x3" && last(.any, nil) == "90x3")
        #expect(try last(.phase, fixture.phase) == "80x3")
        #expect(try last(.phase, other) == nil && last(.phase, nil) == nil)
        #expect(try last(.off, fixture.phase) == nil)
    }

    @Test("They precede the session, in days and within the same day")
    func before() throws {
        let first = try fixture.train("2026-03-01", "80x3")
        let second = try fixture.train("2026-03-05", "90x3")
        let sameDay = try fixture.train("2026-03-05", "95x3")
        let afterwards = try fixture.train("2026-02-01", "70x3")
        #expect(try lastTime(before: first) == "70x3")
        #expect(try lastTime(before: second) == "80x3")
        #expect(try lastTime(before: sameDay) == "90x3")
        #expect(try lastTime(before: afterwards) == nil)
        #expect(try lastTime() == "95x3")
    }

    @Test("Skipped and empty cells are ignored")
    func skipped() throws {
        try fixture.train("2026-03-01", "80x3")
        try fixture.train("2026-03-05", "-")
        try fixture.train("2026-03-06", "knee hurts")
        try fixture.train("2026-03-07", "")
        #expect(try lastTime() == "80x3")
    }

    @Test("Other clients and exercises are ignored, and one query serves all rows")
    func several() throws {
        let anna = try diary.clients.add(named: "Anna")
        try fixture.train("2026-03-01", "80x3", "40x8")
        let cells = try diary.loads.lastTimes(client: fixture.jan, exercises: [fixture.squat, fixture.row])
        #expect(cells.mapValues(\.text) == [fixture.squat: "80x3", fixture.row: "40x8"])
        #expect(cells[fixture.squat]?.prescription.label == "A1")
        #expect(try diary.loads.lastTimes(client: anna, exercises: [fixture.squat, fixture.row]) == [:])
    }

    @Test("The history starts with the newest")
    func history() throws {
        for (day, text) in [("2026-03-01", "80x3"), ("2026-03-02", "85x3"), ("2026-03-03", "90x3")] {
            try fixture.train(day, text)
        }
        let history = try diary.loads.history(client: fixture.jan, exercise: fixture.squat, limit: 2)
        #expect(history.map(\.text) == ["90x3", "85x3"])
        #expect(history.map(\.day.iso) == ["2026-03-03", "2026-03-02"])
    }

    @Test(
        "The best sets are the heaviest and the strongest work set",
        arguments: [
            ("100x3 105x1 90x10", "105000x1", "90000x10", 120_000),
            ("w200x1 100x3", "100000x3", "100000x3", 110_000),
            ("100x1 100x3 100x2", "100000x3", "100000x3", 110_000),
            ("60x13 80x1", "80000x1", "80000x1", 80_000),
            ("100x0 80x2>120x1", "80000x2", "80000x2", 85_333),
            ("x8 bw+10x3 bw-20x12", "10000x3", nil, nil),
            ("bw+100x5 20x5", "20000x5", "20000x5", 23_333),
        ] as [(String, String, String?, Int?)])
    func best(text: String, heaviest: String, strongest: String?, e1RM: Int?) throws {
        try fixture.train("2026-03-01", text)
        let best = try diary.loads.best(client: fixture.jan, exercise: fixture.squat, by: .epley)
        #expect(best.heaviest.map(described) == heaviest)
        #expect(best.strongest.map(described) == strongest)
        #expect(best.strongest?.e1RM?.grams == e1RM)
    }

    @Test(
        "The strongest set is chosen by the formula, and by the RPE table if an RPE is known",
        arguments: [
            ("100x5", .epley, 116_667), ("100x5", .lombardi, 117_462), ("100x5", .brzycki, 112_500),
            ("100x1 95x5", .mayhew, 113_060), ("100x5@8", .epley, 123_305), ("100x5@8 110x4", .epley, 124_667),
            ("100x5rir2", .brzycki, 123_305), ("100x12@5", .oConner, 130_000),
        ] as [(String, StrengthFormula, Int)])
    func formula(text: String, formula: StrengthFormula, e1RM: Int) throws {
        try fixture.train("2026-03-01", text)
        let best = try diary.loads.best(client: fixture.jan, exercise: fixture.squat, by: formula)
        #expect(best.strongest?.e1RM?.grams == e1RM)
    }

    @Test("The best of thousands of sets equals a search through all of them", arguments: StrengthFormula.allCases)
    func bestOfMany(_ formula: StrengthFormula) throws {
        var dice = SeededGenerator(seed: 20)
        for day in 1...6 {
            let sets = (0..<100).map { _ in
                let effort = Bool.random(using: &dice) ? "@\(Int.random(in: 5...10, using: &dice))" : ""
                let load = Int.random(in: 40...120, using: &dice)
                let warmUp = Int.random(in: 0...5, using: &dice) == 0 ? "w" : ""
                return "\(warmUp)\(load)x\(Int.random(in: 1...14, using: &dice))\(effort)"
            }
            try fixture.train("2026-02-0\(day)", sets.joined(separator: " "))
        }
        let sets = try diary.loads.history(client: fixture.jan, exercise: fixture.squat, limit: 50).flatMap { cell in
            LoadCell(cell.text, unit: .kg).sets
        }
        let best = try diary.loads.best(client: fixture.jan, exercise: fixture.squat, by: formula)
        #expect(sets.count == 600)
        #expect(best.strongest?.e1RM == sets.compactMap { $0.strength(by: formula) }.max())
    }

    @Test("The best includes earlier sessions only, and no holds or carries")
    func bestBefore() throws {
        try fixture.train("2026-03-01", "80x3")
        let second = try fixture.train("2026-03-05", "90x3 60s 200kgx40m")
        try fixture.train("2026-03-08", "100x3")
        #expect(
            try diary.loads.best(client: fixture.jan, exercise: fixture.squat, before: second, by: .epley).heaviest.map(
                described)
                == "80000x3")
        let best = try diary.loads.best(client: fixture.jan, exercise: fixture.squat, by: .epley)
        #expect(best.heaviest.map(described) == "100000x3")
        #expect(try diary.loads.best(client: fixture.jan, exercise: fixture.row, by: .epley) == BestSets.none)
    }

    private func described(_ lift: BestSets.Lift) -> String {
        switch lift.resistance {
        case .none: "x\(lift.reps)"
        case .load(let mass), .bodyWeight(let mass): "\(mass.grams)x\(lift.reps)"
        }
    }
}
