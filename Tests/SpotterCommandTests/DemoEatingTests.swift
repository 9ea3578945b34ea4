import DemoDiary
import DiaryStore
import FitnessModel
import Testing

@Suite("Food and activity of the sample clients")
struct DemoEatingTests {
    private static let today = Day(year: 2026, month: 3, day: 12) ?? .earliest
    private static let weeks = today.adding(days: -56)...today.adding(days: -1)

    private func diary(seed: UInt64 = 1) throws -> Diary {
        let diary = try Diary.inMemory()
        try diary.fillWithDemo(DemoPlan(seed: seed, clients: 6, today: Self.today, questionnaires: []))
        return diary
    }

    @Test("Two of three clients keep a diary, and most days of the last eight weeks are complete")
    func days() throws {
        let diary = try diary()
        let eating = try diary.dashboard.clientsEating(in: Self.weeks, limit: 10)
        #expect(eating.count == 4)
        for client in eating {
            let days = try diary.energy.days(of: client.id, from: Self.weeks.lowerBound, through: Self.weeks.upperBound)
            #expect(days.allSatisfy { $0.foodCount >= 5 && $0.uncounted == 0 && $0.balance != nil })
            #expect((40...55).contains(days.count { $0.isComplete }))
            let mean = days.reduce(0) { $0 + $1.intake.kilocalories } / Double(days.count)
            #expect((1_000...4_000).contains(mean), "\(client.name): \(mean)")
            #expect(try diary.energyGoals.get(of: client.id, on: Self.today) != nil)
            #expect(
                try diary.weighIns.list(of: client.id, from: Self.weeks.lowerBound, through: Self.today).count >= 14)
        }
    }

    @Test("Every entry has the values of its food and amount")
    func entries() throws {
        let diary = try diary()
        let client = try #require(try diary.dashboard.clientsEating(in: Self.weeks).first)
        for entry in try diary.foodEntries.list(of: client.id, on: Self.weeks.upperBound) {
            let food = try diary.foods.get(try #require(entry.food))
            let amount = try #require(entry.amount)
            let fresh = food.entry(amount: amount, day: entry.day, meal: entry.meal)
            #expect(fresh.nutrients == entry.nutrients)
            #expect(fresh.name == entry.name)
            if let serving = entry.serving { #expect(serving.amount == amount) }
        }
    }

    @Test("One client runs, and today has only breakfast")
    func today() throws {
        let diary = try diary()
        var runs = 0
        for client in try diary.dashboard.clientsEating(in: Self.weeks) {
            for back in 1...56 {
                runs += try diary.energy.day(of: client.id, on: Self.today.adding(days: -back)).runs.count
            }
            #expect(Set(try diary.foodEntries.list(of: client.id, on: Self.today).map(\.meal)) == [.breakfast])
        }
        #expect(runs > 10)
    }

    @Test("A seed always gives the same days, another seed others")
    func deterministic() throws {
        func eaten(_ diary: Diary) throws -> [FoodEntry] {
            try diary.clients.list().flatMap { try diary.foodEntries.list(of: $0.id, on: Self.weeks.upperBound) }
        }
        let first = try eaten(diary())
        #expect(try eaten(diary()) == first)
        #expect(try eaten(diary(seed: 2)) != first)
    }

    @Test("The newest runs have a track that matches their distance and time")
    func tracks() throws {
        let diary = try diary()
        var tracks = 0
        for client in try diary.dashboard.clientsEating(in: Self.weeks) {
            for run in try diary.runs.list(of: client.id, from: Self.today.adding(days: -28), through: Self.today) {
                let figures = TrackFigures(try diary.runs.track(of: run.id))
                let (tracked, entered) = (figures.distance?.value(in: .m) ?? 0, run.distance?.value(in: .m) ?? 0)
                #expect(abs(tracked - entered) < entered / 50, "\(tracked) m of \(entered) m")
                #expect(figures.elapsed == run.elapsed)
                tracks += 1
            }
        }
        #expect(tracks > 3)
    }
}
