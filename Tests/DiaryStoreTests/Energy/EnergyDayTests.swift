import DiaryStore
import FitnessModel
import GRDB
import Synchronization
import TestSupport
import Testing

@Suite("The energy of days")
struct EnergyDayTests {
    let today = DiaryFixture.today

    private func kcal(_ value: Int) -> Energy { Energy(value, .kcal) }

    @Test("The worked example of running coach is reproduced")
    func worked() throws {
        let energy = try EnergyDiary()
        try energy.lose(from: "2026-03-01")
        try energy.eat(1500, meal: .dinner)
        try energy.eat(500, protein: 20_000, meal: .breakfast)
        try energy.move(138)
        try energy.run(153)
        try energy.run(900, isLive: true)
        let day = try energy.diary.energy.day(of: energy.jan, on: today)
        #expect(day.foods.map(\.meal) == [.breakfast, .dinner])
        #expect(day.intake == kcal(2000))
        #expect(day.nutrients.protein == 20_000)
        #expect(day.nutrients.fat == nil)
        #expect(day.activity == kcal(291))
        let balance = try #require(day.balance)
        #expect(balance.basal == kcal(1858))
        #expect(balance.activityLimit == kcal(627))
        #expect(balance.intakeLimit == kcal(1664))
        #expect(balance.deviation == kcal(336))
        #expect(try day.basal.get().formula == .runningCoach)
        #expect(day.body.age == 30)
        #expect(day.body.weightDay == nil)
    }

    @Test("Without data about the client the day lists what is missing and counts what was typed")
    func unknown() throws {
        let energy = try EnergyDiary(knowing: false)
        try energy.eat(500)
        try energy.move(nil)
        try energy.move(100)
        let day = try energy.diary.energy.day(of: energy.jan, on: today)
        #expect(day.balance == nil)
        #expect(day.basal == .failure(.init(formula: .mifflin, inputs: [.sex, .age, .height, .weight])))
        #expect(day.intake == kcal(500))
        #expect(day.activity == kcal(100))
        #expect(day.uncounted == 1)
        #expect(day.goal == nil)
        #expect(day.kind == .rest)
        let empty = try energy.diary.energy.day(of: energy.jan, on: today.adding(days: 1))
        #expect(empty.intake == .zero)
        #expect(empty.foods.isEmpty)
        let summary = try energy.diary.energy.days(of: energy.jan, from: today, through: today.adding(days: 1))
        #expect(summary.map(\.foodCount) == [1, 0])
        #expect(summary.map { try? $0.basal.get() } == [nil, nil])
        #expect(summary.map(\.uncounted) == [1, 0])
    }

    @Test("Energies that were not typed are estimated with the weight of the day")
    func estimated() throws {
        let energy = try EnergyDiary()
        let session = try energy.fixture.train("2026-03-12", "80x3 80x3 80x3 80x3")
        try energy.move(nil)
        try energy.run(10, in: 60)
        let day = try energy.diary.energy.day(of: energy.jan, on: today)
        // Net energy: (4.5 - 1) x 80 kg x 1 h, and (3.5 - 1) x 80 kg x 12 min for four sets.
        #expect(day.activities.map(\.energy) == [kcal(280)])
        #expect(day.sessions.map(\.energy) == [kcal(40)])
        let run = try #require(day.runs.first?.energy)
        #expect(run == day.runs.first?.record.energy(weight: Mass(80, .kg), profile: day.profile))
        #expect((600...900).contains(run.whole(in: .kcal)))
        #expect(day.activity == kcal(320) + run)
        #expect(day.uncounted == 0)
        #expect(day.kind == .training)
        try energy.diary.energy.updateSession(to: kcal(250), session: session)
        try energy.diary.weighIns.add(WeighIn(day: today, weight: Mass(100, .kg)), of: energy.jan)
        let corrected = try energy.diary.energy.day(of: energy.jan, on: today)
        #expect(corrected.sessions.map(\.energy) == [kcal(250)])
        #expect(corrected.activities.map(\.energy) == [kcal(350)])
        let summary = try energy.diary.energy.days(of: energy.jan, from: today, through: today).first
        #expect(summary?.activity == corrected.activity)
    }

    @Test("A client with a future birth date has no age")
    func unborn() throws {
        let energy = try EnergyDiary()
        let day = try energy.diary.energy.day(of: energy.jan, on: DiaryFixture.day("1990-01-01"))
        #expect(day.basal == .failure(.init(formula: .runningCoach, inputs: [.age])))
    }

    @Test("A month gives each day the same values as the day alone, while goals and weights change")
    func daysAgree() throws {
        let energy = try EnergyDiary()
        var dice = SeededGenerator(seed: 31)
        try energy.lose(from: "2026-02-20")
        try energy.lose(from: "2026-03-05", rate: 300, foodShare: 100)
        for offset in 0..<31 {
            let day = today.adding(days: -offset)
            if Int.random(in: 0..<3, using: &dice) > 0 {
                try energy.eat(
                    400 + Int.random(in: 0..<900, using: &dice), day,
                    protein: Int.random(in: 0..<2, using: &dice) == 0 ? 1000 : nil)
            }
            if Int.random(in: 0..<2, using: &dice) > 0 { try energy.eat(Int.random(in: 0..<900, using: &dice), day) }
            if Int.random(in: 0..<3, using: &dice) == 0 { try energy.move(nil, day) }
            if Int.random(in: 0..<4, using: &dice) == 0 { try energy.run(300, day) }
            if offset == 7 { try energy.run(100, day, isLive: true) }
            if Int.random(in: 0..<3, using: &dice) == 0 {
                let fat = Int.random(in: 0..<2, using: &dice) == 0 ? nil : 100 + Int.random(in: 0..<100, using: &dice)
                let weighIn = WeighIn(
                    day: day, weight: Mass(grams: 78_000 + Int.random(in: 0..<4000, using: &dice)), fatPerMille: fat)
                try energy.diary.weighIns.add(weighIn, of: energy.jan)
            }
            if Int.random(in: 0..<4, using: &dice) == 0 {
                let marks = DiaryDay(day: day, kind: .training, isComplete: true)
                try energy.diary.diaryDays.update(to: marks, of: energy.jan)
            }
        }
        for profile in [EnergyProfile(), EnergyProfile(formula: .katch, activityFactor: 1200, counting: .gross)] {
            try energy.diary.energy.updateProfile(
                from: try energy.diary.energy.profile(of: energy.jan), to: profile, of: energy.jan)
            let first = today.adding(days: -40)
            let days = try energy.diary.energy.days(of: energy.jan, from: first, through: today)
            #expect(days.count == 41)
            for (offset, summary) in days.enumerated() {
                let day = try energy.diary.energy.day(of: energy.jan, on: first.adding(days: offset))
                #expect(summary.day == day.day)
                #expect(summary.nutrients == day.nutrients)
                #expect(summary.total.incomplete == day.total.incomplete)
                #expect(summary.activity == day.activity)
                #expect(summary.body == day.body)
                #expect(summary.goal == day.goal)
                #expect(summary.balance == day.balance)
                #expect(summary.kind == day.kind)
                #expect(summary.isComplete == day.marks.isComplete)
                #expect(summary.foodCount == day.foods.count)
            }
        }
        #expect(try energy.diary.energy.days(of: energy.jan, from: today, through: today.adding(days: -1)).isEmpty)
    }

    @Test("The number of queries does not depend on the number of days, and none scans a table")
    func plans() throws {
        let energy = try EnergyDiary()
        try energy.lose(from: "2026-02-20")
        for offset in 0..<40 {
            try energy.eat(500, today.adding(days: -offset))
            try energy.move(nil, today.adding(days: -offset))
        }
        try energy.diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg), fatPerMille: 150), of: energy.jan)
        // The first query of a connection reads the schema.
        _ = try energy.diary.energy.days(of: energy.jan, from: today, through: today)
        let trace = Trace()
        try energy.diary.read { db in db.trace { trace.add($0.expandedDescription) } }
        func questions() -> Int { trace.statements.count { $0.hasPrefix("SELECT") } }
        _ = try energy.diary.energy.days(of: energy.jan, from: today, through: today)
        let single = questions()
        #expect(single > 8)
        _ = try energy.diary.energy.days(of: energy.jan, from: today.adding(days: -365), through: today)
        #expect(questions() == 2 * single)
        _ = try energy.diary.energy.day(of: energy.jan, on: today)
        try energy.diary.read { db in db.trace() }
        let lines = try energy.diary.read { db in
            try trace.statements.filter { $0.hasPrefix("SELECT") }.flatMap { sql in
                try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { "\($0["detail"] as String) <- \(sql)" }
            }
        }
        #expect(lines.count > 25)
        // Rows of one record are collected in a subquery, which scans nothing else.
        let walks = lines.filter { !$0.hasPrefix("SCAN (subquery") && !$0.hasPrefix("SCAN CONSTANT ROW") }
        for line in walks { #expect(!line.hasPrefix("SCAN"), "\(line)") }
    }

    private final class Trace: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ statement: String) { lines.withLock { $0.append(statement) } }
        var statements: [String] { lines.withLock { $0 } }
    }
}
