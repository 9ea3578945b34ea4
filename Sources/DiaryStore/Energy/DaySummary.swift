public import FitnessModel

/// What one day of one client came to.
public struct DaySummary: Hashable, Sendable {
    /// Energy and nutrients of all that was eaten, and of which of them something is missing.
    public let total: NutrientTotal
    /// What activities, sessions and runs cost, as far as it is known.
    public let activity: Energy
    /// How many things were done whose energy is not known.
    public let uncounted: Int
    /// Whether one trained on it: said by hand, else from what was done.
    public let kind: DiaryDay.Kind
    /// What is said of the day as a whole.
    public let said: DiaryDay
    /// The goal that counts on the day; nil keeps the weight.
    public let goal: EnergyGoal?
    /// What is known of the body on the day.
    public let body: BodyFigures
    /// The basal metabolism, or what is missing for it.
    public let basal: Result<BasalMetabolism, BasalMetabolism.Missing>

    /// Which day.
    public var day: Day { body.day }
    /// How many things were eaten: none may mean that nobody wrote.
    public var foodCount: Int { total.count }
    /// Energy and nutrients of all that was eaten; a nutrient is known when it is known of one entry.
    public var nutrients: Nutrients { total.known }
    /// What was eaten.
    public var intake: Energy { nutrients.energy }
    /// Everything eaten is recorded.
    public var isComplete: Bool { said.isComplete }
    /// The day against its goal; nil while the basal metabolism is not known.
    public var balance: DayBalance? {
        (try? basal.get()).map { DayBalance(basal: $0.energy, intake: intake, activity: activity, goal: goal) }
    }
    /// What may be eaten today; nil while the basal metabolism is not known.
    public var intakeLimit: Energy? { balance?.intakeLimit }
    /// How far the day is from its goal; nil while the basal metabolism is not known.
    public var deviation: Energy? { balance?.deviation }
}
