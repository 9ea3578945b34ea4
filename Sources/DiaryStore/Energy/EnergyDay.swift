public import FitnessModel

/// The energy of one day of one client: everything that counts in it and what it comes to.
public struct EnergyDay: Hashable, Sendable {
    /// Which day.
    public let day: Day
    /// What was eaten, by meal, then by the minute.
    public let foods: [FoodEntry]
    /// What was done.
    public let activities: [Costed<ActivityEntry>]
    /// Training sessions; one that goes on counts by the sets that are done.
    public let sessions: [Costed<SessionExpenditure>]
    /// Finished runs: a live one counts when it ends.
    public let runs: [Costed<Run>]
    /// What is said of the day as a whole.
    public let said: DiaryDay
    /// How energy is reckoned.
    public let profile: EnergyProfile
    /// The goal that counts on the day; nil keeps the weight.
    public let goal: EnergyGoal?
    /// What the client should eat, by kind of day.
    public let targets: [DiaryDay.Kind: NutrientTarget]
    /// What is known of the body on the day.
    public let body: BodyFigures
    /// The basal metabolism, or what is missing for it.
    public let basal: Result<BasalMetabolism, BasalMetabolism.Missing>

    /// Energy and nutrients of all that was eaten, and of which of them something is missing.
    public var total: NutrientTotal { NutrientTotal(foods.map(\.nutrients)) }
    /// Energy and nutrients of all that was eaten; a nutrient is known when it is known of one entry.
    public var nutrients: Nutrients { total.known }
    /// What was eaten.
    public var intake: Energy { foods.reduce(.zero) { $0 + $1.nutrients.energy } }
    /// What activities, sessions and runs cost, as far as it is known.
    public var activity: Energy { costs.reduce(.zero) { $0 + ($1 ?? .zero) } }
    /// How many things were done whose energy is not known.
    public var uncounted: Int { costs.count { $0 == nil } }
    /// Said by hand, else from what was done.
    public var kind: DiaryDay.Kind { said.kind ?? (sessions.isEmpty && runs.isEmpty ? .rest : .training) }
    /// What the client should eat on this day.
    public var target: NutrientTarget? { targets[kind] }
    /// The day against its goal; nil while the basal metabolism is not known.
    public var balance: DayBalance? {
        (try? basal.get()).map { DayBalance(basal: $0.energy, intake: intake, activity: activity, goal: goal) }
    }

    private var costs: [Energy?] { activities.map(\.energy) + sessions.map(\.energy) + runs.map(\.energy) }
}
