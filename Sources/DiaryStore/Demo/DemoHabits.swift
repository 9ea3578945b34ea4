import FitnessModel

/// What one invented client eats and does besides the training, and what the scales say: day by day for eight weeks up to
/// now, one day a week in the year before.
struct DemoHabits {
    let person: DemoPerson
    let client: Identifier<Client>
    private let plan: DemoPlan
    private var random: DemoRandom
    private let direction: EnergyGoal.Direction
    /// Which runs and which plays something; nobody does everything.
    private let isRunner: Bool

    /// A client of the plan; nil for one who keeps no diary. The seed is its own: the training stays as it is.
    init?(_ person: DemoPerson, number: Int, client: Identifier<Client>, plan: DemoPlan) {
        guard number % 3 != 2 else { return nil }
        self.person = person
        self.client = client
        self.plan = plan
        random = DemoRandom(seed: plan.seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number) &+ 77)
        direction =
            switch person.goal {
            case "lose weight", "first chin-up": .lose
            case "get strong": .gain
            default: .maintain
            }
        isRunner = number % 2 == 0 || person.goal.contains("run")
    }

    /// Writes all of it.
    mutating func write(to writer: inout DemoWriter, _ catalogue: DemoCatalogue) throws {
        let start = plan.today.adding(days: -70)
        try writer.addGoal(EnergyGoal(start: start, direction: direction, rate: rate, foodShare: 40), client)
        for kind in DiaryDay.Kind.allCases { try writer.addTarget(target(kind), client) }
        var day = max(plan.firstDay, plan.today.adding(days: -365))
        while day < plan.today {
            let age = day.days(until: plan.today)
            let isRecent = age <= 56
            if isRecent || day.weekday == .wednesday {
                try eat(on: day, catalogue, &writer)
                // A day now and then is left unfinished.
                if isRecent, !random.once(in: 8) { try writer.addCompleteDay(day, note(), client) }
            }
            if isRecent ? day.weekday == .monday || day.weekday == .thursday : day.weekday == .monday {
                try writer.addWeighIn(weighIn(on: day), client)
            }
            if isRecent || random.once(in: 2) { try move(on: day, catalogue, &writer) }
            day = day.adding(days: 1)
        }
        // Today has begun with breakfast.
        try serve(random.one(of: DemoMenu.breakfasts), .breakfast, on: plan.today, catalogue, &writer)
    }

    private var rate: Energy {
        direction == .gain ? Energy(kilocalories: 250) : EnergyGoal.usualRate
    }

    private func target(_ kind: DiaryDay.Kind) -> NutrientTarget {
        let kilograms = person.weight.grams / 1000
        return NutrientTarget(
            kind: kind, protein: kilograms * (kind == .training ? 1800 : 1600), fat: kilograms * 900,
            carbohydrate: kilograms * (kind == .training ? 3500 : 2500), fibre: 30_000)
    }

    // MARK: Eating

    private mutating func eat(on day: Day, _ catalogue: DemoCatalogue, _ writer: inout DemoWriter) throws {
        try serve(random.one(of: DemoMenu.breakfasts), .breakfast, on: day, catalogue, &writer)
        try serve(random.one(of: DemoMenu.lunches), .lunch, on: day, catalogue, &writer)
        try serve(random.one(of: DemoMenu.dinners), .dinner, on: day, catalogue, &writer)
        for _ in 0..<random.whole(1...2) {
            try serve(random.one(of: DemoMenu.snacks), .snack, on: day, catalogue, &writer)
        }
    }

    private mutating func serve(
        _ plate: DemoMenu.Plate, _ meal: Meal, on day: Day, _ catalogue: DemoCatalogue, _ writer: inout DemoWriter
    ) throws {
        let hour = [7 * 60, 12 * 60, 18 * 60 + 30, 15 * 60 + 30][Meal.allCases.firstIndex(of: meal) ?? 0]
        let minute = random.once(in: 3) ? nil : hour + 5 * random.whole(0...9)
        let appetite = Double(person.weight.grams) / 70_000 * random.real(0.9...1.15) * (direction == .gain ? 1.2 : 1)
        for helping in plate {
            guard let food = catalogue.foods[helping.food] else { continue }
            if let count = helping.portions, let portion = food.portions.first {
                let serving = FoodEntry.Serving(portion: portion, count: count)
                try writer.addEntry(food.entry(serving: serving, day: day, meal: meal, minute: minute), client)
            } else {
                let grams = max(1, Int((Double(helping.grams) * appetite / 5).rounded())) * 5
                let amount = FoodAmount(grams, food.unit)
                try writer.addEntry(food.entry(amount: amount, day: day, meal: meal, minute: minute), client)
            }
        }
    }

    private mutating func note() -> String {
        random.once(in: 14) ? random.one(of: ["ate out", "birthday", "late shift", "travelled all day"]) : ""
    }

    // MARK: Moving and weighing

    private mutating func move(on day: Day, _ catalogue: DemoCatalogue, _ writer: inout DemoWriter) throws {
        if isRunner, random.once(in: 5) {
            try writer.addRun(DemoRun(on: day, hour: person.hour, random: &random), client)
        } else if random.once(in: 4) {
            let choice = random.one(of: DemoMenu.activities)
            guard let activity = catalogue.activities[choice.code] else { return }
            let minutes = choice.minutes + 5 * random.whole(-2...4)
            let minute = random.once(in: 2) ? nil : 60 * random.whole(9...19)
            let entry = activity.entry(on: day, duration: 60 * minutes, minute: minute)
            try writer.addEntry(entry, client)
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
        let fat = random.once(in: 4) ? (person.sex == .female ? 270 : 190) + random.whole(-15...15) : nil
        return WeighIn(
            day: day, minute: 6 * 60 + 30 + random.whole(0...45), weight: Mass(grams: Int(grams / 100) * 100),
            fatPerMille: fat)
    }
}
