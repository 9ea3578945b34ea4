public import FitnessModel

/// What one day of one client came to.
public struct DaySummary: Hashable, Sendable {
    /// Which day.
    public let day: Day
    /// How many things were eaten: none may mean that nobody wrote.
    public let foodCount: Int
    /// Energy and nutrients of all that was eaten; a nutrient is known when it is known of one entry.
    public let nutrients: Nutrients
    /// Of which nutrients something is missing: their sums are the least that it can be.
    public let incomplete: Set<Nutrient>
    /// What activities, sessions and runs cost, as far as it is known.
    public let activity: Energy
    /// How many things were done whose energy is not known.
    public let uncounted: Int
    /// Said by hand, else from what was done.
    public let kind: DiaryDay.Kind
    /// Everything eaten is recorded.
    public let isComplete: Bool
    /// The goal that counts on the day; nil keeps the weight.
    public let goal: EnergyGoal?
    /// What is known of the body on the day.
    public let body: BodyFigures
    /// The basal metabolism; nil where it is not known.
    public let basal: BasalMetabolism?

    /// What was eaten.
    public var intake: Energy { nutrients.energy }
    /// The body weight that counts on the day.
    public var weight: Mass? { body.weight }
    /// The day against its goal; nil while the basal metabolism is not known.
    public var balance: DayBalance? {
        basal.map { DayBalance(basal: $0.energy, intake: intake, activity: activity, goal: goal) }
    }
    /// What may be eaten today; nil while the basal metabolism is not known.
    public var intakeLimit: Energy? { balance?.intakeLimit }
    /// What activities should cost today; nil while the basal metabolism is not known.
    public var activityLimit: Energy? { balance?.activityLimit }
    /// How far the day is from its goal; nil while the basal metabolism is not known.
    public var deviation: Energy? { balance?.deviation }
}
