import DiaryStore
import FitnessModel

/// A client with a goal and four weeks of diary before today, Thursday 12 March 2026.
enum ReviewDiary {
    /// Fills a diary; the last days have the special cases: too much, too little, no records.
    @discardableResult
    static func fill(_ diary: Diary, isComplete: Bool = true) throws -> Identifier<Client> {
        let id = try diary.clients.add(named: "Anna Malá")
        var anna = try diary.clients.get(id)
        (anna.sex, anna.height, anna.weight) = (.female, Length(millimetres: 1650), Mass(62, .kg))
        anna.birthDay = Day(iso: "1995-06-01")
        try diary.clients.update(from: try diary.clients.get(anna.id), to: anna)
        let first = Robot.today.adding(days: -27)
        try diary.energyGoals.set(
            EnergyGoal(start: first, direction: .lose, rate: Energy(calories: 300_000), foodShare: 60), of: id)
        try diary.nutrientTargets.update(
            to: [
                .rest: NutrientTarget(kind: .rest, protein: 100_000, fat: 50_000),
                .training: NutrientTarget(kind: .training, protein: 120_000, carbohydrate: 180_000),
            ], of: id)
        for offset in 0..<27 where offset != 24 {
            let day = first.adding(days: offset)
            let kcal = offset == 25 ? 1650 : offset == 26 ? 800 : 1100 + offset % 4 * 40
            try eat(diary, id, day, minute: 450, .breakfast, "Oats", kcal: 300, protein: 12_500)
            try eat(diary, id, day, minute: 750, .lunch, "Chicken, rice", kcal: kcal - 300, protein: 68_000)
            try diary.activityEntries.add(
                ActivityEntry(
                    day: day, name: "Cycling", duration: 1800, met: 5000, typedEnergy: Energy(calories: 130_000)),
                of: id)
            if isComplete { try diary.diaryDays.update(to: DiaryDay(day: day, isComplete: true), of: id) }
        }
        for offset in stride(from: 0, through: 26, by: 2) {
            try diary.weighIns.add(
                WeighIn(day: first.adding(days: offset), minute: 420, weight: Mass(grams: 62_900 - 35 * offset)), of: id
            )
        }
        try eat(diary, id, Robot.today, minute: 450, .breakfast, "Oats", kcal: 300, protein: 12_500)
        return id
    }

    private static func eat(
        _ diary: Diary, _ client: Identifier<Client>, _ day: Day, minute: Int, _ meal: Meal, _ name: String, kcal: Int,
        protein: Int
    ) throws {
        let entry = FoodEntry(
            day: day, minute: minute, meal: meal, name: name, amount: FoodAmount(250, .g),
            nutrients: Nutrients(
                energy: Energy(calories: kcal * 1000), protein: protein, fat: protein / 3, carbohydrate: protein * 2))
        try diary.imports.servings([ServingDraft(source: "\(day) \(name)", entry: entry)], client: client, file: "Eat")
    }
}
