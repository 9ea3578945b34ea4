import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// Compares a week and a month of a sample diary with a script that reads only the tables.
@Suite("The review against an independent computation")
struct IndependentReviewTests {
    private struct Answer: Decodable {
        struct Line: Decodable, Equatable {
            let day: String
            let eaten: Int
            let protein: Int?
            let done: Int
            let deviation: Int?
        }

        let days: [Line]
        let eaten: Int
        let deviation: Int
        let slope: Int?
        let spent: Int?
        let base: Int?
    }

    @Test("Weeks and a month of four sample clients", .enabled(if: IndependentScript.canRun), arguments: 1...4)
    func days(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/diary.sqlite"
        let diary = try Diary(path: path)
        defer { try? diary.close() }
        try diary.gym.setUp(gym: "Gym", trainer: "Eva")
        var random = SeededGenerator(seed: seed)
        let last = Robot.today
        let client = try invent(diary, through: last, &random)
        for length in [7, 31] {
            let first = last.adding(days: 1 - length)
            let answer = try IndependentScript.run(
                "review_days.py", [path, "\(client.rawValue)", first.iso, last.iso], as: Answer.self)
            let review = try diary.energy.review(of: client, from: first, through: last, today: last.adding(days: 1))
            let own = review.days.map { day in
                Answer.Line(
                    day: day.day.iso, eaten: day.intake.calories,
                    protein: day.foodCount > 0 ? day.nutrients.protein : nil,
                    done: day.activity.calories, deviation: day.foodCount > 0 ? day.deviation?.calories : nil)
            }
            #expect(own == answer.days)
            #expect(review.total(\.intake)?.calories == answer.eaten)
            #expect(review.total(\.deviation)?.calories == answer.deviation)
            #expect(review.trend.map { Int(($0.gramsPerDay * 1000).rounded()) } == answer.slope)
            #expect((try? review.adaptive.get())?.energy.calories == answer.spent)
            #expect(review.measuredBase?.calories == answer.base)
        }
    }

    /// Five weeks: three to five foods on most days, an occasional activity, a weigh-in every few days.
    private func invent(
        _ diary: Diary, through last: Day, _ random: inout SeededGenerator
    ) throws -> Identifier<Client> {
        let id = try diary.clients.add(named: "Jan")
        var jan = try diary.clients.get(id)
        (jan.sex, jan.height) = (Bool.random(using: &random) ? .male : .female, Length(millimetres: 1713))
        (jan.weight, jan.birthDay) = (Mass(grams: 71_350), Day(iso: "1988-03-08"))
        try diary.clients.update(from: try diary.clients.get(jan.id), to: jan)
        let directions = EnergyGoal.Direction.allCases
        for start in [40, 10] {
            let goal = EnergyGoal(
                start: last.adding(days: -start), direction: directions.randomElement(using: &random) ?? .lose,
                rate: Energy(calories: .random(in: 100_000...600_000, using: &random)),
                foodShare: .random(in: 0...100, using: &random))
            try diary.energyGoals.set(goal, of: id)
        }
        var drafts: [ServingDraft] = []
        for offset in 0..<35 where offset % 11 != 5 {
            let day = last.adding(days: -offset)
            for food in 0..<Int.random(in: 3...5, using: &random) {
                let nutrients = Nutrients(
                    energy: Energy(calories: .random(in: 50_000...900_000, using: &random)),
                    protein: Bool.random(using: &random) ? .random(in: 0...60_000, using: &random) : nil)
                let entry = FoodEntry(day: day, meal: .lunch, name: "Food \(food)", nutrients: nutrients)
                drafts.append(ServingDraft(source: "\(offset) \(food)", entry: entry))
            }
            try diary.diaryDays.update(to: DiaryDay(day: day, isComplete: true), of: id)
            if Bool.random(using: &random) {
                let typed = Bool.random(using: &random) ? Energy(calories: 123_456) : nil
                try diary.activityEntries.add(
                    ActivityEntry(
                        day: day, name: "Rowing", duration: .random(in: 60...7200, using: &random), met: 4800,
                        typedEnergy: typed), of: id)
            }
            if offset % 3 == 0 {
                for minute in 400...(offset % 9 == 0 ? 401 : 400) {
                    let grams = 70_000 + 30 * offset + .random(in: -600...600, using: &random)
                    try diary.weighIns.add(WeighIn(day: day, minute: minute, weight: Mass(grams: grams)), of: id)
                }
            }
        }
        try diary.imports.servings(drafts, client: id, file: "Eat")
        return id
    }
}
