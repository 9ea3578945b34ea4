import FitnessModel
import GRDB

// What stands in the diary of a day: goals, food, activities, runs, weights.
extension DemoWriter {
    mutating func addGoal(_ goal: EnergyGoal, _ client: Identifier<Client>) throws {
        try change.db.run(
            "INSERT INTO energy_goal (id, client, start, direction, rate_cal, food_share) VALUES (?, ?, ?, ?, ?, ?)",
            newID(EnergyGoal.self), client, goal.start, goal.direction.rawValue, goal.rate.calories, goal.foodShare)
    }

    func addTarget(_ target: NutrientTarget, _ client: Identifier<Client>) throws {
        let sql = """
            INSERT INTO nutrient_target (client, kind, protein_mg, fat_mg, carbohydrate_mg, fibre_mg)
            VALUES (?, ?, ?, ?, ?, ?)
            """
        try change.db.run(
            sql, client, target.kind.rawValue, target.protein, target.fat, target.carbohydrate, target.fibre)
    }

    func addCompleteDay(_ day: Day, _ note: String, _ client: Identifier<Client>) throws {
        try change.db.run(
            "INSERT INTO diary_day (client, day, note, is_complete) VALUES (?, ?, ?, 1)", client, day, note)
    }

    mutating func addWeighIn(_ weighIn: WeighIn, _ client: Identifier<Client>) throws {
        try change.db.run(
            "INSERT INTO weigh_in (id, client, day, minute, weight_g, fat_per_mille) VALUES (?, ?, ?, ?, ?, ?)",
            newID(WeighIn.self), client, weighIn.day, weighIn.minute, weighIn.weight, weighIn.fatPerMille)
    }

    mutating func addEntry(_ entry: FoodEntry, _ client: Identifier<Client>) throws {
        let sql = """
            INSERT INTO food_entry (
                id, client, day, minute, meal, food, name, unit, amount_milli, portion_name, portion_milli,
                portion_count_milli, energy_cal, protein_mg, fat_mg, carbohydrate_mg, fibre_mg, sugar_mg, sodium_mg)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let (nutrients, serving) = (entry.nutrients, entry.serving)
        try change.db.run(
            sql, newID(FoodEntry.self), client, entry.day, entry.minute, entry.meal.rawValue, entry.food, entry.name,
            (entry.amount?.unit ?? .g).rawValue, entry.amount?.thousandths, serving?.portion.name,
            serving?.portion.amount.thousandths, serving?.count, nutrients.energy.calories, nutrients.protein,
            nutrients.fat, nutrients.carbohydrate, nutrients.fibre, nutrients.sugar, nutrients.sodium)
    }

    mutating func addEntry(_ entry: ActivityEntry, _ client: Identifier<Client>) throws {
        let sql = """
            INSERT INTO activity_entry (id, client, day, minute, activity, name, duration_s, met_milli)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """
        try change.db.run(
            sql, newID(ActivityEntry.self), client, entry.day, entry.minute, entry.activity, entry.name,
            entry.duration, entry.met)
    }

    /// The newest runs have a track, too.
    mutating func addRun(_ demo: DemoRun, _ client: Identifier<Client>) throws {
        let run = demo.run
        let id = newID(Run.self)
        let sql = """
            INSERT INTO run (
                id, client, day, started_at, kind, elapsed_ms, distance_mm, steps, mean_hr, top_hr, ascent_mm, descent_mm,
                title)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try change.db.run(
            sql, id, client, run.day, run.startedAt, run.kind.rawValue, run.elapsed, run.distance, run.steps,
            run.meanHeartRate, run.topHeartRate, run.ascent, run.descent, run.title)
        for (position, lap) in demo.laps.enumerated() {
            let sql = """
                INSERT INTO run_lap (id, run, position, elapsed_ms, distance_mm, mean_hr, steps)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
            try change.db.run(
                sql, newID(RunLap.self), id, position + 1, lap.elapsed, lap.distance, lap.meanHeartRate, lap.steps)
        }
        if run.day.days(until: plan.today) <= 28 { try change.keep(demo.track, of: id, kind: run.kind) }
    }
}
