import DiaryStore
import FitnessModel

/// The food, activities and weigh-ins of one made-up client: day by day for the last eight weeks, one day a week in the
/// year before.
struct DemoHabits {
    let person: DemoPerson
    private let writer: DemoWriter
    private var random: DemoRandom
    private let direction: EnergyGoal.Direction
    /// Whether the client runs; others do another activity.
    private let isRunner: Bool

    /// A client of the plan; nil for one without a food diary. The seed is separate: the training stays the same.
    init?(_ person: DemoPerson, number: Int, writer: DemoWriter) {
        guard number % 3 != 2 else { return nil }
        self.person = person
        self.writer = writer
        random = DemoRandom(seed: writer.plan.seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number) &+ 77)
        direction =
            switch person.client.goal {
            case "lose weight", "first chin-up": .lose
            case "get strong": .gain
            default: .maintain
            }
        isRunner = number % 2 == 0 || person.client.goal.contains("run")
    }

    /// Writes all of it.
    mutating func write() throws {
        let start = plan.today.adding(days: -70)
        let rate = direction == .gain ? Energy(kilocalories: 250) : EnergyGoal.usualRate
        try change.energyGoals.set(
            EnergyGoal(start: start, direction: direction, rate: rate, foodShare: 40), of: person.client.id)
        let targets = Dictionary(uniqueKeysWithValues: DiaryDay.Kind.allCases.map { ($0, target($0)) })
        try change.nutrientTargets.update(to: targets, of: person.client.id)
        for day in plan.days(from: max(plan.firstDay, plan.today.adding(days: -365))) {
            let isRecent = day.days(until: plan.today) <= 56
            if isRecent || day.weekday == .wednesday {
                try eat(on: day)
                // A day now and then is left unfinished.
                if isRecent, !random.once(in: 8) {
                    let note = random.text(
                        onceIn: 14, of: ["ate out", "birthday", "late shift", "travelled all day"])
                    try change.diaryDays.update(
                        to: DiaryDay(day: day, note: note, isComplete: true), of: person.client.id)
                }
            }
            if isRecent ? day.weekday == .monday || day.weekday == .thursday : day.weekday == .monday {
                try change.weighIns.add(weighIn(on: day), of: person.client.id)
            }
            if isRecent || random.once(in: 2) { try move(on: day) }
        }
        // Today has started with breakfast.
        try serve(.breakfast, on: plan.today)
    }

    private var plan: DemoPlan { writer.plan }
    private var change: Change { writer.change }

    private func target(_ kind: DiaryDay.Kind) -> NutrientTarget {
        let kilograms = person.weight.grams / 1000
        return NutrientTarget(
            kind: kind, protein: kilograms * (kind == .training ? 1800 : 1600), fat: kilograms * 900,
            carbohydrate: kilograms * (kind == .training ? 3500 : 2500), fibre: 30_000)
    }

    // MARK: Eating

    private static let earliest: [Meal: Int] = [
        .breakfast: 7 * 60, .lunch: 12 * 60, .dinner: 18 * 60 + 30, .snack: 15 * 60 + 30,
    ]

    private mutating func eat(on day: Day) throws {
        for meal in [Meal.breakfast, .lunch, .dinner] { try serve(meal, on: day) }
        for _ in 0..<random.whole(1...2) { try serve(.snack, on: day) }
    }

    private mutating func serve(_ meal: Meal, on day: Day) throws {
        guard let plates = DemoMenu.plates[meal], let earliest = Self.earliest[meal] else { return }
        let plate = random.one(of: plates)
        let minute = random.once(in: 3) ? nil : earliest + 5 * random.whole(0...9)
        let appetite = Double(person.weight.grams) / 70_000 * random.real(0.9...1.15) * (direction == .gain ? 1.2 : 1)
        for helping in plate {
            guard let food = writer.foods[helping.food] else { continue }
            var entry: FoodEntry
            switch helping {
            case .counted(_, let count):
                guard let portion = food.portions.first else { continue }
                let serving = FoodEntry.Serving(portion: portion, count: count)
                entry = food.entry(serving: serving, day: day, meal: meal, minute: minute)
            case .weighed(_, let grams):
                let amount = FoodAmount(max(1, Int((Double(grams) * appetite / 5).rounded())) * 5, food.unit)
                entry = food.entry(amount: amount, day: day, meal: meal, minute: minute)
            }
            // Thousands of them: the client was just added, and the foods were just read.
            entry.client = person.client.id
            _ = try change.insert(entry)
        }
    }

    // MARK: Moving and weighing

    private mutating func move(on day: Day) throws {
        if isRunner, random.once(in: 5) {
            let demo = DemoRun(on: day, hour: person.hour, random: &random)
            // The newest runs have a track, too.
            let track = day.days(until: plan.today) <= 28 ? demo.track : []
            try change.runs.add(demo.run, laps: demo.laps, track: track, of: person.client.id)
        } else if random.once(in: 4) {
            let choice = random.one(of: DemoMenu.activities)
            guard let activity = writer.activities[choice.code] else { return }
            let minutes = choice.minutes + 5 * random.whole(-2...4)
            let minute = random.once(in: 2) ? nil : 60 * random.whole(9...19)
            let entry = activity.entry(on: day, duration: 60 * minutes, minute: minute)
            try change.activityEntries.add(entry, of: person.client.id)
        }
    }

    /// The weight follows the goal, and jumps a little from day to day as weights do.
    private mutating func weighIn(on day: Day) -> WeighIn {
        let weeks = min(Double(day.days(until: plan.today)) / 7, 10)
        let drift: Double =
            switch direction {
            case .lose: 380 * weeks
            case .gain: -200 * weeks
            case .maintain: 0
            }
        let grams = Double(person.weight.grams) + drift + random.real(-450...450)
        let fat = random.once(in: 4) ? (person.client.sex == .female ? 270 : 190) + random.whole(-15...15) : nil
        return WeighIn(
            day: day, minute: 6 * 60 + 30 + random.whole(0...45), weight: Mass(grams: Int(grams / 100) * 100),
            fatPerMille: fat)
    }
}
