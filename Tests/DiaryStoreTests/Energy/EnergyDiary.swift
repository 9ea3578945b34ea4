import DiaryStore
import FitnessModel
import GRDB

/// A diary whose client is a man of 80 kg, 180 cm and 30 years on 12 March 2026.
struct EnergyDiary {
    let fixture: DiaryFixture
    var diary: Diary { fixture.diary }
    var jan: Identifier<Client> { fixture.jan }
    let today = DiaryFixture.today

    init(knowing: Bool = true) throws {
        fixture = try DiaryFixture()
        guard knowing else { return }
        var client = try fixture.diary.clients.get(fixture.jan)
        client.sex = .male
        client.birthDay = DiaryFixture.day("1996-01-20")
        client.height = Length(millimetres: 1800)
        client.weight = Mass(80, .kg)
        try fixture.diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.energy.updateProfile(to: EnergyProfile(formula: .runningCoach), of: jan)
    }

    func lose(from day: String, rate: Int = 485, foodShare: Int = 40) throws {
        let goal = EnergyGoal(
            start: DiaryFixture.day(day), direction: .lose, rate: Energy(rate, .kcal), foodShare: foodShare)
        let shown = try diary.energyGoals.list(of: jan).first { $0.start == goal.start }
        try diary.energyGoals.set(goal, of: jan, replacing: shown)
    }

    /// Inserts a food entry without the food methods, because these tests cover sums.
    func eat(_ kcal: Int, _ day: Day = DiaryFixture.today, protein: Int? = nil, meal: Meal = .lunch) throws {
        try diary.change("Eat") { change in
            try change.db.execute(
                sql: """
                    INSERT INTO food_entry (id, client, day, meal, name, energy_cal, protein_mg)
                    VALUES (?, ?, ?, ?, 'Food', ?, ?)
                    """,
                arguments: [
                    change.newID(FoodEntry.self).rawValue, jan.rawValue, day.iso, meal.rawValue, kcal * 1000, protein,
                ])
        }
    }

    /// Inserts an activity with this energy, or an hour at 4.5 MET if nil.
    func move(_ kcal: Int?, _ day: Day = DiaryFixture.today) throws {
        try diary.change("Move") { change in
            try change.db.execute(
                sql: """
                    INSERT INTO activity_entry (id, client, day, name, duration_s, met_milli, energy_cal)
                    VALUES (?, ?, ?, 'Golf', 3600, 4500, ?)
                    """,
                arguments: [
                    change.newID(ActivityEntry.self).rawValue, jan.rawValue, day.iso, kcal.map { $0 * 1000 },
                ])
        }
    }

    func run(_ kcal: Int, _ day: Day = DiaryFixture.today, isLive: Bool = false) throws {
        try diary.change("Run") { change in
            try change.db.execute(
                sql: "INSERT INTO run (id, client, day, state, elapsed_ms, energy_cal) VALUES (?, ?, ?, ?, 1500000, ?)",
                arguments: [
                    change.newID(Run.self).rawValue, jan.rawValue, day.iso, isLive ? "live" : "done", kcal * 1000,
                ])
        }
    }

    /// Adds a run with distance and time but no typed energy.
    func run(_ kilometres: Int, in minutes: Int) throws {
        let run = Run(day: today, elapsed: minutes * 60_000, distance: Length(millimetres: kilometres * 1_000_000))
        try diary.runs.add(run, of: jan)
    }

    /// The number of rows of a table.
    func count(_ table: String) throws -> Int? {
        try diary.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
    }
}
