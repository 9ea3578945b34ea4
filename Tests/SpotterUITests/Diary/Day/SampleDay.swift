import DiaryStore
import FitnessModel

@testable import SpotterShell

/// A day of Jan in the sample diary: 82 kg, 180 cm, born 1999, with the goal to lose weight.
enum SampleDay {
    static let day = Robot.today

    /// The client of this name.
    static func client(_ name: String = "Jan Stencel", in diary: Diary) throws -> Identifier<Client> {
        try diary.clients.list().first { $0.name == name }?.id ?? Identifier(rawValue: 0)
    }

    /// Jan's food and activity of today, with goal, targets, weigh-ins and a note; he also ate yesterday.
    static func fill(_ diary: Diary, goal: EnergyGoal.Direction? = .lose) throws {
        let jan = try client(in: diary)
        if let goal {
            let rate = goal == .gain ? Energy(kilocalories: 250) : EnergyGoal.usualRate
            let start = day.adding(days: -11)
            try diary.energyGoals.set(EnergyGoal(start: start, direction: goal, rate: rate, foodShare: 40), of: jan)
        }
        try diary.nutrientTargets.update(
            to: [
                .training: NutrientTarget(
                    kind: .training, protein: 150_000, fat: 70_000, carbohydrate: 260_000, fibre: 30_000),
                .rest: NutrientTarget(kind: .rest, protein: 140_000),
            ], of: jan)
        _ = try diary.weighIns.add(WeighIn(day: day.adding(days: -2), weight: Mass(81.4, .kg)), of: jan)
        try diary.diaryDays.update(to: DiaryDay(day: day, kind: .training, note: "ate out at noon"), of: jan)
        for entry in foods { _ = try diary.foodEntries.add(entry, of: jan) }
        var earlier = foods[2]
        earlier.day = day.adding(days: -1)
        _ = try diary.foodEntries.add(earlier, of: jan)
        _ = try diary.activityEntries.add(golf, of: jan)
        _ = try diary.activityEntries.add(swim, of: jan)
    }

    /// Banana, porridge, beef steak, rice, coffee.
    static let foods = [
        food("Banana", .breakfast, kcal: 105, 1.3, 27, 0.4, grams: 118, portion: "1 medium", minute: 450),
        food("Oatmeal porridge, cooked with water", .breakfast, kcal: 166, 5.9, 28, 3.6, grams: 234, portion: "cup"),
        food("Beef steak, sirloin, lean, broiled", .lunch, kcal: 549, 91.7, 0, 17.4, grams: 300, minute: 745),
        food("White rice, boiled", .lunch, kcal: 260, 5.4, 56.3, 0.6, grams: 200),
        quick,
    ]

    /// Energy without a food: its nutrients are unknown.
    static let quick = FoodEntry(
        day: day, meal: .snack, name: "Café latte", nutrients: Nutrients(energy: Energy(kilocalories: 120)))

    static let golf = ActivityEntry(
        day: day, minute: 960, name: "Golf", duration: 1800, met: 4500)
    static let swim = ActivityEntry(
        day: day, name: "Swimming", duration: 1500, met: 6000, typedEnergy: Energy(kilocalories: 353))

    static let run = Run(
        day: day, elapsed: 1_498_000, distance: Length(millimetres: 5_000_000),
        typedEnergy: Energy(kilocalories: 353))

    static func food(
        _ name: String, _ meal: Meal, kcal: Double, _ protein: Double, _ carbs: Double, _ fat: Double, grams: Int,
        portion: String? = nil, minute: Int? = nil
    ) -> FoodEntry {
        let amount = FoodAmount(grams, .g)
        return FoodEntry(
            day: day, minute: minute, meal: meal, name: name, amount: amount,
            serving: portion.map { FoodEntry.Serving(portion: FoodPortion(name: $0, amount: amount)) },
            nutrients: Nutrients(
                energy: Energy(kilocalories: kcal), protein: Int(protein * 1000), fat: Int(fat * 1000),
                carbohydrate: Int(carbs * 1000), fibre: 2000))
    }

    /// Sixty entries over four meals.
    static func fillSixty(_ diary: Diary) throws {
        let jan = try client(in: diary)
        for number in 0..<60 {
            let meal = Meal.allCases[number / 15]
            let entry = food(
                "Something small, number \(number + 1)", meal, kcal: Double(20 + number), 1, 4, 0.5, grams: 25,
                minute: 420 + 10 * number)
            _ = try diary.foodEntries.add(entry, of: jan)
        }
    }
}
